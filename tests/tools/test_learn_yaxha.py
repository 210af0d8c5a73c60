"""The tool that teaches yaxha's net. Interpreted, in a process of its own: compiling it takes minutes."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
import numpy as np
import pyramidion
from pyramidion.core import registry
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook.net import FULL_POINTS, WEIGHTS, expected_points
from pyramidion.core.rng import new_rng
from tools.learn_yaxha import learning, playing

match = pyramidion.new("yaxha", seats=2, seed=3)
while int(match.state.played) < 4:
    match.play(match.legal_actions(match.actors[0])[0].text, match.actors[0])
net, desk = learning.new_net(1), playing.new_desk()
past = learning.Net(*map(np.ones_like, net))
note = desk.notes[0]
learning.note_into(match.state, 0, note)

learning.load(net, WEIGHTS)
expected = expected_points(match.state, survey_all(match.state), 0)
assert abs(FULL_POINTS * learning.estimate(note, net, desk.sums) - expected) < 0.01
desk.states[playing.TRIED] = match.state
assert abs(playing.points_after(0, net, desk, note) - expected) < 0.01

learning.save(net, "again.npz")
with np.load(WEIGHTS) as one, np.load("again.npz") as other:
    assert all((one[name] == other[name]).all() for name in one)

target, errors = expected / FULL_POINTS + 1.0, []
for _ in range(20):
    errors.append(abs(learning.estimate(note, net, desk.sums) - target))
    learning.correct(note, target, 0.003, net, past, desk.sums)
assert errors == sorted(errors, reverse=True) and errors[-1] < 0.5 * errors[0], errors

began = learning.new_net(1)
count = playing.play(2, False, 0.25, began, desk, np.zeros(8, np.int32), new_rng(5, 1))
placed = sum(int(cubes).bit_count() for cubes in desk.states[playing.NOW].cubes.flat)
assert count == 2 * playing.ROUNDS + placed - 1, (count, placed)
"""


def test_it_says_what_the_game_says_and_learns(tmp_path: Path) -> None:
    """As floats and as whole numbers the net says the same; corrected, it comes closer; a match is noted as a whole."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
