"""An observation as text: the pot, then a line for each seat."""

from pyramidion.core.contract import Options
from pyramidion.core.diagrams import Diagram, line
from pyramidion.core.types import State, Viewer
from template_game.scoring import REASONS
from template_game.state import NONE, OVER, UNKNOWN

_SIGNS = {NONE: "-", UNKNOWN: "?"}


def diagram(observation: State, viewer: Viewer | None, options: Options) -> Diagram:
    """Round and pot, the seats, and how it ended."""
    lines = [line(f"Round {int(observation.played)} of {int(observation.rounds)}, {int(observation.pot)} in the pot.")]
    for seat in range(int(observation.seats)):
        token, bid, last = (
            _SIGNS.get(int(field[seat]), str(field[seat]))
            for field in (observation.tokens, observation.bids, observation.last_bids)
        )
        lines.append(
            line(
                f"Seat {seat}: {observation.points[seat]} points, {observation.coins[seat]} coins, "
                f"token {token}, bid {bid}, last bid {last}."
            )
        )
    if int(observation.phase) == OVER:
        lines.append(line(f"Over: {REASONS[int(observation.reason)]}."))
    return lines
