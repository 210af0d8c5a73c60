"""How often level6 plays what perfect play would, in late positions of maya_towers with two seats."""

from collections.abc import Iterator
from dataclasses import dataclass

from pyramidion.core import registry
from pyramidion.core.contract import Game
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot
from pyramidion.search.levels import level_of
from pyramidion.search.mcts import Budget, Finding, search
from pyramidion.search.thinking import solved

GAME = "maya_towers"
SEATS = 2
POSITIONS = 5_000_000  # that the judge may look at: far more than the bot itself
LATEST, EARLIEST = 2, 16  # decisions before the end


@dataclass
class Tally:
    """How many positions, and in how many the choice was perfect: as played, and by search alone."""

    positions: int = 0
    played: int = 0
    searched: int = 0


def compare(count: int) -> Iterator[Tally]:
    """Look at so many positions where perfect play matters: where not all actions are worth the same."""
    game, tally = registry.game(GAME), Tally()
    bot, level = new_bot("level6", game), level_of(game, "level6", SEATS)
    for match, judged in _late(game):
        seat, observation = match.turn, match.observation(match.turn)
        worth = {candidate.action: candidate.value for candidate in judged.candidates}
        found = search(game, observation, seat, level.plan, Budget(level.simulations), new_rng(1))
        tally.positions += 1
        tally.played += worth[bot.choose(observation, seat, new_rng(1))] == judged.best.value
        tally.searched += worth[found.best.action] == judged.best.value
        yield tally
        if tally.positions == count:
            return


def _late(game: Game) -> Iterator[tuple[Match, Finding]]:
    """Late positions of matches between bots, one of a match, as far from the end as the judge can see."""
    seed = 0
    while True:
        seed += 1
        match, bot, past = Match(game, SEATS, seed=seed), new_bot("level3", game), []
        while not match.is_over:
            past.append(match.copy())
            match.play(bot.choose(match.observation(match.turn), match.turn, new_rng(seed, match.ply)), match.turn)
        back = LATEST + seed % (EARLIEST - LATEST + 1)
        if len(past) <= back:
            continue
        late = past[-back]
        judged = solved(game, late.observation(late.turn), late.turn, POSITIONS, new_rng(1))
        if judged and judged.candidates[-1].value < judged.best.value:
            yield late, judged
