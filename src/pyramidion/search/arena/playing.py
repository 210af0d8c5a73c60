"""One match between bots. It goes the same way in any process, after any other match."""

from msgspec import Struct
from msgspec.structs import replace

from pyramidion.core import registry
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng, next_word
from pyramidion.core.types import MAX_SEATS, ActionInt, Rng, Seat
from pyramidion.search.arena.contest import Contest
from pyramidion.search.arena.pairing import Fixture
from pyramidion.search.bots import Bot


class Result(Struct, frozen=True, array_like=True):
    """How a match of a contest went."""

    deal: int
    line_up: tuple[int, ...]  # [seat] -> index of the entrant
    scores: tuple[int, ...]  # [seat]
    ranks: tuple[int, ...]  # [seat]


def play_match(contest: Contest, fixture: Fixture) -> Result:
    """Play a match of the contest."""
    game = registry.game(contest.game)
    chance, thoughts = _seeds(contest.seed, fixture.deal)
    bots = [entrant.bot(game) for entrant in contest.entrants]
    match = Match(game, contest.seats, contest.options, seed=chance)
    decisions = [0] * contest.seats
    while not match.is_over:
        seat = match.turn
        rng = new_rng(thoughts, decisions[seat] * MAX_SEATS + seat)
        match.play(_choice(bots[fixture.line_up[seat]], match, seat, rng), seat)
        decisions[seat] += 1
    outcome = match.outcome()
    return Result(fixture.deal, fixture.line_up, tuple(outcome.scores), tuple(outcome.ranks))


def rehearse(contest: Contest) -> None:
    """Let every bot choose once, as quickly as it can, so that all is compiled before processes share the work."""
    game = registry.game(contest.game)
    match = Match(game, contest.seats, contest.options, seed=0)
    seat = match.turn
    for entrant in contest.entrants:
        quick = replace(entrant, simulations=min(entrant.simulations, 1))
        match.copy().play(quick.bot(game).choose(match.observation(seat), seat, new_rng(0)), seat)


def _choice(bot: Bot, match: Match, seat: Seat, rng: Rng) -> ActionInt:
    """What the bot plays; where there is nothing to choose it is not asked."""
    legal = match.legal_actions(seat)
    return legal[0] if len(legal) == 1 else bot.choose(match.observation(seat), seat, rng)


def _seeds(seed: int, deal: int) -> tuple[int, int]:
    """Two seeds for a deal, of chance and of what bots think, so that no bot draws the numbers that chance draws."""
    rng = new_rng(seed, deal)
    words = [int(next_word(rng)) for _ in range(4)]
    return words[0] << 30 | words[1] >> 2, words[2] << 30 | words[3] >> 2
