"""Objects that users give, for options that take them: in a file or in a field, as TOML or JSON."""

import json
import re
import tomllib
from typing import Any

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadObjectError, BadSetupError
from pyramidion.core.words import Message

LONGEST = 2**20  # bytes of a file
MOST_PARTS = 1000  # keys, strings, brackets, commas and comments together: what a parser spends its time on
DEEPEST = 16  # brackets within brackets, and dots within a key: tomllib takes the square of these
WIDEST = 72  # characters of a line, its key aside

# Everything that counts in JSON or TOML. Each kind of string reaches to its end or, where that lacks, as far as a
# parser reads before it gives up: so every character is looked at once, whatever the text.
_PARTS = re.compile(
    r'''
    """ (?: \\.? | [^\\] )*? (?: "{3,5} | \Z )
    | \'{3} .*? (?: \'{3,5} | \Z )
    | " (?: \\. | [^"\\\n] )* "?
    | ' [^'\n]* '?
    | \# [^\n]*
    | [][{}.,=:\n]
    ''',
    re.VERBOSE | re.DOTALL,
)


def read_object(path: str) -> dict[str, Any]:
    """The object that a file holds."""
    try:
        with open(path, "rb") as file:
            data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadSetupError(f"{shown(path)} cannot be read: {why}.") from None
    if len(data) > LONGEST:
        raise BadSetupError(f"{shown(path)} is longer than {LONGEST // 2**20} MiB.")
    try:
        return parse_object(data.decode())
    except UnicodeDecodeError:
        raise BadSetupError(f"{shown(path)} holds no text in UTF-8.") from None
    except BadObjectError as error:
        raise BadSetupError(f"{shown(path)}: {error}") from None


def parse_object(text: str) -> dict[str, Any]:
    """The object that a text says: JSON if it begins with a brace, which TOML never does, else TOML."""
    _check_size(text)
    kind = "JSON" if text.lstrip().startswith("{") else "TOML"
    try:
        found: dict[str, Any] = json.loads(text) if kind == "JSON" else tomllib.loads(text)
    except ValueError as error:
        line, column = _place_of(error, text)
        raise BadObjectError(Message("object-unreadable", {"kind": kind, "line": line, "column": column})) from None
    return found


def _check_size(text: str) -> None:
    """Raise where a parser would take long, found in one pass over the text."""
    depth = dots = parts = 0
    for found in _PARTS.finditer(text):
        sign = found[0]
        if sign == "\n":
            dots = 0
            continue
        parts += 1
        if sign == ".":
            dots += 1
        elif sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if sign in "=:,[{]}":  # other signs are within a key, or a value
            dots = 0
        if max(depth, dots) > DEEPEST:
            raise BadObjectError(Message("object-deep", {"limit": DEEPEST}))
        if parts > MOST_PARTS:
            raise BadObjectError(Message("object-long", {"limit": MOST_PARTS}))


def object_text(value: Any, indent: str = "") -> str:
    """JSON to be read and changed by people: what fits a line stands on one."""
    line = json.dumps(value, ensure_ascii=False)
    if not isinstance(value, (dict, list)) or len(indent) + len(line) <= WIDEST:
        return line
    deeper = indent + "  "
    names = (
        [f"{json.dumps(key, ensure_ascii=False)}: " for key in value] if isinstance(value, dict) else [""] * len(value)
    )
    parts = value.values() if isinstance(value, dict) else value
    lines = [f"{deeper}{name}{object_text(part, deeper)}" for name, part in zip(names, parts, strict=True)]
    first, last = "{}" if isinstance(value, dict) else "[]"
    return ",\n".join(lines).join((f"{first}\n", f"\n{indent}{last}"))


def _place_of(error: ValueError, text: str) -> tuple[int, int]:
    """Line and column of a mistake; where a parser names none, the end of the text."""
    told = re.search(r"line (\d+),? column (\d+)", str(error))
    if told:
        return int(told[1]), int(told[2])
    return text.count("\n") + 1, len(text) - text.rfind("\n")
