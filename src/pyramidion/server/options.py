"""Options that take objects, as people type them: the default to begin with, a check, and what a new table is given."""

from collections.abc import Mapping
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from pyramidion.core import registry
from pyramidion.core.contract import Objects, Option, Options, OptionValue, Spec
from pyramidion.core.objects import object_text, parse_object
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.protocol import OptionDefault, OptionText

LONGEST = 16 * 1024  # characters of a text; the longest sheet that a game takes has some 2,000
PATH = "/api/games/{game:str}/options/{name:str}"


@get(f"{PATH}/default", sync_to_thread=False)
def show_default(game: FromPath[str], name: FromPath[str], seats: FromQuery[int]) -> OptionDefault:
    """The default in full, for so many seats."""
    spec = registry.game(game).spec
    option, objects = _option(spec, name)
    default = option.default_in({})
    return OptionDefault(text=object_text(objects.full(default, spec.check_seats(seats))))


@post(f"{PATH}/check", status_code=204, sync_to_thread=False)
def check_option(game: FromPath[str], name: FromPath[str], data: JSONBody[OptionText]) -> None:
    """Whether a table for so many seats would be given this; a fault says what is wrong with it."""
    spec = registry.game(game).spec
    option, _ = _option(spec, name)
    option.check(_parsed(data.text), spec.check_seats(data.seats))


def typed(spec: Spec, given: Mapping[str, OptionValue]) -> Options:
    """The options that somebody gives, with the objects that texts among them say."""
    return {name: _typed(spec.option(name), value) for name, value in given.items()}


def _typed(option: Option, value: OptionValue) -> OptionValue:
    is_text = option.objects is not None and isinstance(value, str) and value not in option.choices
    return _parsed(str(value)) if is_text else value


def _parsed(text: str) -> dict[str, Any]:
    """The object that a text says; its length, and bounds on what is in it, keep this short enough for the loop."""
    if len(text) > LONGEST:
        raise FaultError(413, sentence("text-too-long", limit=LONGEST))
    return parse_object(text)


def _option(spec: Spec, name: str) -> tuple[Option, Objects]:
    """The option of that name, with how it reads objects."""
    for option in spec.options:
        if option.name == name and option.objects:
            return option, option.objects
    raise FaultError(404, sentence("no-such-option"))
