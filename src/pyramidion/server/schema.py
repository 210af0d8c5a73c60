"""Print the JSON schema of everything that client and server say to each other; the browser's types come from it.

Run by `npm run types` in web/: `python -m pyramidion.server.schema`.
"""

import inspect
import sys
from typing import Any

import msgspec

from pyramidion.server import protocol


def structs() -> list[type[msgspec.Struct]]:
    """The public structs of the protocol, in the order of the file; those they hold come along by themselves."""
    named = inspect.getmembers(protocol, inspect.isclass)
    said = [
        value
        for name, value in named
        if issubclass(value, msgspec.Struct) and value.__module__ == protocol.__name__ and not name.startswith("_")
    ]
    return sorted(said, key=lambda struct: inspect.getsourcelines(struct)[1])


def _require_what_is_always_sent(struct: type[msgspec.Struct], definition: dict[str, Any]) -> None:
    """The server leaves fields with defaults out only where the struct says so; a client may always."""
    config = struct.__struct_config__
    if not config.omit_defaults and not config.forbid_unknown_fields:
        definition["required"] = list(definition["properties"])


def schema() -> dict[str, Any]:
    """One schema: a definition for each struct, and the two unions that go over a socket."""
    said = structs()
    unions: dict[str, Any] = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer}
    whole, definitions = msgspec.json.schema_components([*said, *unions.values()], ref_template="#/definitions/{name}")
    for struct in said:
        _require_what_is_always_sent(struct, definitions[struct.__name__])
    for name, union in zip(unions, whole[len(said) :], strict=True):
        definitions[name] = union
    return {
        "title": "Protocol",
        "type": "object",
        "additionalProperties": False,
        "properties": {},
        "definitions": definitions,
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
