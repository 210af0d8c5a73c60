"""maya_towers: real matches of two, three and four seats in several phases."""

import random
from collections.abc import Callable

from pyramidion.library import Match, new
from scenes.words import Shown


def shown(match: Match) -> Shown:
    """What the seat whose turn it is sees: the first targets of its legal actions glow."""
    viewer = 0 if match.is_over else match.turn
    glow = [] if match.is_over else sorted({match.ledger.targets(int(action))[0] for action in match.legal_actions()})
    return Shown(match.scene(viewer), viewer, glow, match.glides(viewer))


def played(seats: int, plies: int, seed: int = 5, **options: str) -> Match:
    """A match after so many random actions."""
    match, choice = new("maya_towers", seats, seed=seed, **options), random.Random(seed)
    for _ in range(plies):
        if not match.is_over:
            match.play(choice.choice(match.legal_actions()))
    return match


GALLERY: dict[str, Callable[[], Shown]] = {
    "towers-2-draft": lambda: shown(played(2, 20, setup="draft")),
    "towers-2-draft-next": lambda: shown(played(2, 21, setup="draft")),
    "towers-2-monolith": lambda: shown(played(2, 0)),
    "towers-2": lambda: shown(played(2, 12)),
    "towers-2-next": lambda: shown(played(2, 13)),
    "towers-2-over": lambda: shown(played(2, 500)),
    "towers-3": lambda: shown(played(3, 6)),
    "towers-4": lambda: shown(played(4, 9)),
}
