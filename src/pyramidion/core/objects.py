"""Objects that users give in files, for options that take them."""

import json
import tomllib
from typing import Any

from pyramidion.core.contract import shown
from pyramidion.core.errors import BadSetupError

LONGEST = 2**20  # bytes of a file


def read_object(path: str) -> dict[str, Any]:
    """The object that a TOML or JSON file holds."""
    try:
        with open(path, "rb") as file:
            data = file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else error
        raise BadSetupError(f"{shown(path)} cannot be read: {why}.") from None
    if len(data) > LONGEST:
        raise BadSetupError(f"{shown(path)} is longer than {LONGEST // 2**20} MiB.")
    kind = "TOML" if path.lower().endswith(".toml") else "JSON"
    try:
        text = data.decode()
        found = tomllib.loads(text) if kind == "TOML" else json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadSetupError(f"{shown(path)} is no {kind}: {error}.") from None
    if not isinstance(found, dict):
        raise BadSetupError(f"{shown(path)} holds no object with keys, but {shown(found)}.")
    return found
