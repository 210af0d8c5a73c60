"""An observation as text: the pot, then a line for each seat."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, line
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import say, seat_title
from template_game.scoring import REASONS
from template_game.spec import SPEC
from template_game.state import NONE, OVER, UNKNOWN

_SIGNS = {NONE: "-", UNKNOWN: "?"}


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """Round and pot, the seats, and how it ended."""
    played, rounds, pot = int(observation.played), int(observation.rounds), int(observation.pot)
    lines = [line(say("template-diagram-round", played=played, rounds=rounds, count=pot))]
    lines += [line(_seat_words(observation, seat)) for seat in range(int(observation.seats))]
    if int(observation.phase) == OVER:
        lines.append(line(say(f"template-reason-{REASONS[int(observation.reason)]}")))
    return lines


def _seat_words(state: State, seat: int) -> str:
    token, bid, last = (
        _SIGNS.get(int(field[seat]), str(field[seat])) for field in (state.tokens, state.bids, state.last_bids)
    )
    return say(
        "template-diagram-seat",
        seat=seat_title(SPEC.name, int(state.seats), seat),
        points=int(state.points[seat]),
        coins=int(state.coins[seat]),
        token=token,
        bid=bid,
        last=last,
    )
