"""The bars that the figures are held to."""

from dataclasses import dataclass

from bench.measure import Figure
from bench.ours import Variant
from bench.starts import GAMES, WARM, match_name
from pyramidion.core import registry

# To OpenSpiel stepped from Python. Games with thousands of legal actions at a time have less to promise.
LEAST_RATIOS = {"maya_towers": 3.0, "yaxha": 1.5, "maya_quarries": 2.0}
LEAST_RATIO = 1.0
MOST_SECONDS_OF_GAMES = 0.5
MOST_SECONDS_OF_A_MATCH = 1.5


@dataclass(frozen=True)
class Bar:
    """A promise, what was measured (None: not in this run), and whether it is kept."""

    name: str
    found: float | None
    kept: bool | None


def bars(figures: list[Figure], ratios: dict[Variant, Figure]) -> list[Bar]:
    """All promises: speed of every game beside OpenSpiel, and warm starts.

    `ratios` are those of one core to OpenSpiel. The promise is for the default options; the worst of all set-ups
    stands beside it.
    """
    warm = {figure.name: figure for figure in figures if figure.column == WARM and figure.samples}
    found = []
    for game in registry.names():
        mine = {variant: ratio.median for variant, ratio in ratios.items() if variant.game == game and ratio.samples}
        default = [ratio for variant, ratio in mine.items() if variant.is_default]
        least = LEAST_RATIOS.get(game, LEAST_RATIO)
        title = f"{game}, one core / OpenSpiel from Python, worst seat count"
        found.append(_at_least(f"{title}: at least {least:g} ×", default, least))
        if len(mine) > len(default):
            text = f"{title} and worst set-up: at least {least:g} ×"
            found.append(_at_least(text, list(mine.values()), least))
        found.append(_at_most(warm, match_name(game), MOST_SECONDS_OF_A_MATCH))
    found.append(_at_most(warm, GAMES, MOST_SECONDS_OF_GAMES))
    return found


def _at_least(name: str, values: list[float], bound: float) -> Bar:
    return Bar(name, min(values), min(values) >= bound) if values else Bar(name, None, None)


def _at_most(warm: dict[str, Figure], name: str, bound: float) -> Bar:
    text = f"{name}, warm: under {bound:g} s"
    if name not in warm:
        return Bar(text, None, None)
    return Bar(text, warm[name].median, warm[name].median < bound)
