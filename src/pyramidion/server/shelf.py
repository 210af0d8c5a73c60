"""What there is to play, with whom, and the words for it: the same for everybody."""

import asyncio
from functools import cache

from litestar import Response, get
from litestar.params import FromPath

from pyramidion.core import registry
from pyramidion.core.contract import Option, value_id, value_text
from pyramidion.core.words import LANGUAGES, Message, catalogues, seat_title
from pyramidion.search.bots import bot_names
from pyramidion.search.levels import LEVELS
from pyramidion.server.errors import FaultError, sentence
from pyramidion.server.house import TheHouse
from pyramidion.server.protocol import BotView, GameView, OptionChoice, OptionView, Replay
from pyramidion.server.replays import demo


@get("/api/games", sync_to_thread=False)
def show_games() -> list[GameView]:
    """The games."""
    return [_game_view(name) for name in registry.names()]


@get("/api/games/{game:str}/demo")
async def show_demo(game: FromPath[str], house: TheHouse) -> Replay:
    """A short match between bots, always the same: a picture that moves."""
    if game not in registry.names():
        raise FaultError(404, sentence("no-such-game"))
    async with house.one_replay:
        return await asyncio.to_thread(demo, game)


@get("/api/bots", sync_to_thread=False)
def show_bots() -> list[BotView]:
    """The bots: the levels first, then those to measure others by."""
    return [BotView(name=name) for name in sorted(bot_names(), key=lambda name: name not in LEVELS)]


@get("/api/words/{language:str}", media_type="text/plain", sync_to_thread=False)
def show_words(language: FromPath[str]) -> Response[str]:
    """All words of a language, as one Fluent catalogue."""
    if language not in LANGUAGES:
        raise FaultError(404, sentence("no-such-language"))
    return Response(catalogue(language), headers={"Cache-Control": "no-cache"})


@cache
def catalogue(language: str) -> str:
    """The catalogues shared by all games, of the server and of each game, one after the other."""
    return "\n".join(catalogues(language).values())


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
