"""Words for people: Fluent messages, named by code and kept in catalogues.

The shared catalogue is `pyramidion/locales/LANGUAGE.ftl`, that of the server and its page is
`pyramidion/server/locales/LANGUAGE.ftl`; each game brings its own, `locales/LANGUAGE.ftl` in its package, whose message
ids begin with the game's name. The browser reads the same files.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Literal, TypeAlias, get_args

import msgspec

from pyramidion.core import registry
from pyramidion.core.errors import BadGameError

Language: TypeAlias = Literal["en", "hu", "ru", "nl", "it"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

Argument: TypeAlias = "str | int | Message"


class Message(msgspec.Struct, frozen=True, gc=False):
    """A message id with its arguments, which may be messages themselves."""

    id: str
    args: Mapping[str, Argument] = {}


def catalogues(language: str) -> dict[str, str]:
    """The Fluent texts of one language by whose they are: "shared", "server" or a game's name."""
    own = resources.files("pyramidion")
    folders = {"shared": own / "locales", "server": own / "server" / "locales"}
    for name in registry.names():
        folders[name] = resources.files(registry.game(name).package) / "locales"
    files = {owner: folder / f"{language}.ftl" for owner, folder in folders.items()}
    return {owner: file.read_text(encoding="utf-8") for owner, file in files.items() if file.is_file()}


class Words:
    """The catalogues of one language, all of them."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not always needed

        self.language = language
        # Isolation marks around arguments are for mixed directions of writing, which no language here has.
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogues(language).values():
            self._bundle.add_resource(FluentResource(text))

    def has(self, message_id: str) -> bool:
        """Whether the catalogues have this message."""
        return bool(self._bundle.has_message(message_id))

    def say(self, message: Message) -> str:
        """The message as a text."""
        pattern = self._bundle.get_message(message.id).value if self.has(message.id) else None
        if pattern is None:
            raise BadGameError(f"The {self.language} catalogues have no message {message.id}.")
        args: dict[str, Any] = {
            name: self.say(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()
        }
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadGameError(f"Message {message.id}: {errors[0]}.")
        return str(text)


@cache
def words(language: str = "en") -> Words:
    """The catalogues of a language, loaded once."""
    return Words(language)


@cache
def seat_title(game: str, seats: int, seat: int) -> Message:
    """What a seat is called: by the game's own messages `GAME-seat-N` if every seat has one, else by a number.

    Maya calls two seats White and Black; three or four have numbers only.
    """
    own = [f"{game}-seat-{number}" for number in range(seats)]
    return Message(own[seat]) if all(map(words().has, own)) else Message("seat", {"seat": seat})


def say(message_id: str, **args: Argument) -> str:
    """An English message as a text."""
    return words().say(Message(message_id, args))
