"""Where sources name messages: Python by its syntax trees, the page by its string literals."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pyramidion
from pyramidion.core import registry

PACKAGE = Path(pyramidion.__path__[0])
PAGE = Path(__file__).parent.parent / "web" / "src"
# Functions that say a message by its id, with what they put before it.
PREFIXES = {"Message": "", "say": "", "word": "", "sentence": "server-"}
SHAPE = re.compile(r"[a-z_]+(-[A-Za-z0-9_]+)*-?")


class Use(NamedTuple):
    """A place that names a message, or several by a pattern."""

    pattern: str  # a regular expression: `x\\-seat`, `x\\-.+\\-left`
    args: frozenset[str] | None  # the names of the arguments, where they can be told
    where: str
    is_said: bool  # given to a function that says it, rather than standing somewhere as a text

    @property
    def is_whole(self) -> bool:
        """Whether it names one message, not several."""
        return ".+" not in self.pattern


def every_use() -> Iterator[Use]:
    """All uses in Pyramidion, in games from elsewhere, and in the page."""
    folders = {PACKAGE, *(Path(import_module(registry.game(name).package).__path__[0]) for name in registry.names())}
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*.py")):
            yield from python_uses(path.read_text(encoding="utf-8"), path.name)
    for path in sorted([*PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]):
        if not path.name.endswith(".test.ts"):
            yield from page_uses(path.read_text(encoding="utf-8"), path.name)


def python_uses(source: str, where: str) -> Iterator[Use]:
    """The messages that a Python source names."""
    tree = ast.parse(source)
    owners = set()
    texts = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _call_uses(node, where)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.append(node.value.strip())
        elif isinstance(node, ast.JoinedStr):
            pattern = _pattern(node)
            if owner := _bare_owner(pattern):
                owners.add(owner)
            elif pattern[0] != ".":
                yield Use(pattern, None, where, False)
    for text in texts:
        if SHAPE.fullmatch(text) and not text.endswith("-"):
            yield Use(re.escape(text), None, where, False)
            # f"x-{name}" may say any x-…; what it says is then named by some text of the same file.
            yield from (Use(re.escape(f"{owner}-{text}"), None, where, False) for owner in sorted(owners))


def _call_uses(call: ast.Call, where: str) -> Iterator[Use]:
    function = call.func
    name = function.id if isinstance(function, ast.Name) else ""
    if name not in PREFIXES or not call.args:
        return
    first = call.args[0]
    for node in [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]:
        pattern = re.escape(PREFIXES[name]) + _pattern(node)
        if pattern.startswith(".") or _bare_owner(pattern):
            continue
        yield Use(pattern, _args(call, name), where, True)


def _args(call: ast.Call, name: str) -> frozenset[str] | None:
    """The names of the arguments; None where they come from elsewhere."""
    if name != "Message":
        names = [keyword.arg for keyword in call.keywords]
        return None if None in names else frozenset(filter(None, names))
    if len(call.args) == 1 and not call.keywords:
        return frozenset()
    given = call.args[1] if len(call.args) == 2 else None
    if not isinstance(given, ast.Dict):
        return None
    keys = [key.value if isinstance(key, ast.Constant) else None for key in given.keys]
    return None if None in keys else frozenset(map(str, keys))


def _pattern(node: ast.expr) -> str:
    if isinstance(node, ast.Constant):
        return re.escape(str(node.value))
    if isinstance(node, ast.JoinedStr):
        return "".join(_pattern(part) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    return ".+"


def _bare_owner(pattern: str) -> str:
    """The x of a pattern such as `x-.+`, that could be any message of x; "" for other patterns."""
    owner = pattern.replace("\\", "").removesuffix("-.+")
    return owner if owner in {"server", "page", *registry.names()} else ""


STRING = re.compile(r"\"([^\"\n]*)\"|'([^'\n]*)'|`([^`]*)`")
SAID = re.compile(r"\bword\(\s*(?:\"([^\"\n]*)\"|`([^`]*)`)\s*([,)])")
MESSAGE = re.compile(r"\bid: \"([^\"\n]*)\"")


def page_uses(source: str, where: str) -> Iterator[Use]:
    """The messages that a source of the page names."""
    for found in STRING.finditer(source):
        pattern = _page_pattern(next(filter(None, found.groups()), ""))
        if pattern and pattern[0] != "." and not _bare_owner(pattern):
            yield Use(pattern, None, where, False)
    for found in SAID.finditer(source):
        pattern = _page_pattern(found[1] or found[2])
        if pattern and pattern[0] != ".":
            args = frozenset[str]() if found[3] == ")" else _page_args(source[found.end() :])
            yield Use(pattern, args, where, True)
    for found in MESSAGE.finditer(source):
        if found[1].startswith("page-"):
            yield Use(re.escape(found[1]), None, where, True)


def _page_pattern(text: str) -> str:
    parts = re.split(r"\$\{[^}]*\}", text)
    return ".+".join(map(re.escape, parts)) if SHAPE.fullmatch("x".join(parts)) else ""


def _page_args(rest: str) -> frozenset[str] | None:
    """The keys of the object that the text begins with; None where it is no plain object."""
    rest = rest.lstrip()
    if not rest.startswith("{"):
        return None
    depth, parts = 0, [""]
    for sign in rest:
        depth += (sign in "{[(") - (sign in "}])")
        if depth == 0:
            break
        if sign == "," and depth == 1:
            parts.append("")
        else:
            parts[-1] += sign
    keys = [part.strip().removeprefix("{").split(":")[0].strip() for part in parts]
    keys = [key for key in keys if key]
    return frozenset(keys) if all(key.isidentifier() for key in keys) else None
