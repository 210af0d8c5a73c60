"""Messages of the gallery: the text itself, since games without an engine have no catalogues yet."""

from dataclasses import dataclass, field
from typing import Any

import msgspec

from pyramidion.core.scene import Glide, Scene
from pyramidion.core.words import Message, words


@dataclass(frozen=True)
class Shown:
    """A scene, who looks at it, and what glows."""

    scene: Scene
    viewer: int = -1
    glow: list[str] = field(default_factory=list)
    moved: list[Glide] = field(default_factory=list)


def told(text: str) -> Message:
    """A message that says this."""
    return Message("gallery", {"text": text})


def say(message: Message) -> str:
    """What a message says, the gallery's own ones included."""
    return str(message.args["text"]) if message.id == "gallery" else words().say(message)


def plain(value: Any) -> Any:
    """The scene as JSON, every message said already."""
    if isinstance(value, Message):
        return {"id": "gallery", "args": {"text": say(value)}}
    if isinstance(value, msgspec.Struct):
        return {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value
