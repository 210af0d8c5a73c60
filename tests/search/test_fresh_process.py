"""A new process has bound no kernels yet: whatever it is asked first must load the game by itself."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import pyramidion
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.search.bots import new_bot

TESTS = Path(__file__).parent.parent
# Each question is asked in a process of its own: a fork of one that has only imported what takes long to import.
FIRST_QUESTIONS = """
import json, multiprocessing, sys
import numba
sys.path.insert(0, sys.argv[1])

def begin():
    import pyramidion
    pyramidion.register("template", "template_game")
    return pyramidion.game(sys.argv[2])

def choose(seats, observation, position):
    game = begin()
    from pyramidion.server import thinking
    thinking.choose("level1", game.name, bytes.fromhex(observation), 0, 1)

def hint(seats, observation, position):
    game = begin()
    from pyramidion.search import analysis, mcts
    from pyramidion.server import thinking
    analysis.CAREFUL = mcts.Budget(8)
    thinking.hint(game.name, bytes.fromhex(observation), 0, 1)

def analyse(seats, observation, position):
    game = begin()
    from pyramidion.core.match import Match
    from pyramidion.search import analysis, mcts
    analysis.analyse(Match.from_position(game, position, seed=1), 0, mcts.Budget(8))

def ask(question, *arguments):
    process = multiprocessing.get_context("fork").Process(target=question, args=arguments)
    process.start()
    process.join()
    assert process.exitcode == 0, (question.__name__, arguments)

for position in json.load(sys.stdin):
    ask(choose, *position)
    ask(hint, *position)
    ask(analyse, *position)
"""
NEW_MATCHES = """
import sys
sys.path.insert(0, sys.argv[1])
import pyramidion
pyramidion.register("template", "template_game")
for name in pyramidion.names():
    pyramidion.new(name)
"""


def _asked(*arguments: str, said: str = "") -> None:
    done = subprocess.run(
        [sys.executable, *arguments], input=said, capture_output=True, text=True, timeout=500, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", pyramidion.names())
def test_bots_hints_and_analysis_need_nothing_before_them(name: str) -> None:
    game = pyramidion.game(name)
    positions = []
    for seats in game.spec.seats:
        match = Match(game, seats, seed=1)
        while 0 not in match.actors:
            seat = match.turn
            match.play(new_bot("random", game).choose(match.observation(seat), seat, new_rng(1, match.ply)), seat)
        positions.append((seats, match.observation(0).tobytes().hex(), match.position()))
    _asked("-c", FIRST_QUESTIONS, str(TESTS), name, said=json.dumps(positions))


def test_a_match_can_be_made_where_python_leaves_assertions_out() -> None:
    _asked("-O", "-c", NEW_MATCHES, str(TESTS))
