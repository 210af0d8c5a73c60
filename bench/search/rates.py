"""Simulations a second on one core, beside OpenSpiel's compiled tree search on connect_four in the same run."""

from importlib.util import find_spec

from bench.measure import Work
from bench.search.positions import random_positions
from pyramidion.core.contract import Game
from pyramidion.core.plan import Plan
from pyramidion.core.rng import new_rng
from pyramidion.search.mcts import Budget, search

SIMULATIONS = 1024
POSITIONS = 8


def ours(game: Game, seats: int, plan: Plan) -> Work:
    """Searches from several positions of a game."""
    matches = list(random_positions(game, seats, POSITIONS))

    def work() -> int:
        for match in matches:
            search(game, match.observation(match.turn), match.turn, plan, Budget(SIMULATIONS), new_rng(1))
        return POSITIONS * SIMULATIONS

    return work


def open_spiel() -> Work | None:
    """OpenSpiel's MCTS with random rollouts, from the first position of connect_four."""
    if find_spec("pyspiel") is None:
        return None
    import pyspiel

    game = pyspiel.load_game("connect_four")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 0.7, SIMULATIONS, 1000, False, 1, False)

    def work() -> int:
        for _ in range(POSITIONS):
            bot.step(game.new_initial_state())
        return POSITIONS * SIMULATIONS

    return work
