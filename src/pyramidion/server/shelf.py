"""What there is to play, with whom, and the words for it: the same for everybody."""

from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from pyramidion.core import registry
from pyramidion.core.contract import Option, value_id, value_text
from pyramidion.core.words import LANGUAGES, Message, catalogues, seat_title
from pyramidion.search.bots import bot_names
from pyramidion.search.levels import LEVELS
from pyramidion.server.encoded import Encoded, answer, encoded
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.house import TheHouse
from pyramidion.server.openapi import REPLAY
from pyramidion.server.protocol import BotView, GameView, OptionChoice, OptionView


@get("/api/games", sync_to_thread=False)
def show_games() -> list[GameView]:
    """The games."""
    return [_game_view(name) for name in registry.names()]


@get("/api/games/{game:str}/demo", is_encoded=True, responses=REPLAY)
async def show_demo(request: Request[Any, Any, Any], game: FromPath[str], house: TheHouse) -> Response[bytes]:
    """A short match between bots, always the same, as a Replay: a picture that moves."""
    if game not in registry.names():
        raise FaultError(404, sentence("no-such-game"))
    return answer(request, await house.replays.demo(game), "application/json", "no-cache")


@get("/api/bots", sync_to_thread=False)
def show_bots() -> list[BotView]:
    """The bots: the levels first, then those to measure others by."""
    return [BotView(name=name) for name in sorted(bot_names(), key=lambda name: name not in LEVELS)]


@get("/api/words/{language:str}", media_type="text/plain", sync_to_thread=False, is_encoded=True)
def show_words(request: Request[Any, Any, Any], language: FromPath[str]) -> Response[bytes]:
    """All words of a language, as one Fluent catalogue."""
    if language not in LANGUAGES:
        raise FaultError(404, sentence("no-such-language"))
    return answer(request, _catalogue(language), "text/plain", "no-cache")


@cache
def _catalogue(language: str) -> Encoded:
    """The catalogues shared by all games, of the server and of each game, one after the other."""
    return encoded("\n".join(catalogues(language).values()).encode())


@cache
def _game_view(name: str) -> GameView:
    spec = registry.game(name).spec
    return GameView(
        name=name,
        title=spec.title,
        designers=list(spec.designers),
        year=spec.year,
        seats=list(spec.seats),
        seat_titles={str(seats): [seat_title(name, seats, seat) for seat in range(seats)] for seats in spec.seats},
        options=[_option_view(name, option) for option in spec.options],
    )


def _option_view(game: str, option: Option) -> OptionView:
    own = f"{game}-option-{option.name}"
    return OptionView(
        name=option.name,
        default=option.default,
        choices=[OptionChoice(value=value, label=Message(f"{own}-{value_id(value)}")) for value in option.choices],
        least=option.least,
        most=option.most,
        follows=option.follows,
        defaults={value_text(theirs): mine for theirs, mine in option.defaults.items()},
        takes_objects=option.objects is not None,
    )
