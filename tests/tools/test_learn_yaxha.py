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

rng, kept = new_rng(7, 1), playing.lead_after


def zeros_of_300(leads):
    playing.lead_after = lambda seat, own, other, *_: leads[own][other]
    return sum(playing.claim_of_two(0, net, desk, note, rng) == 0 for _ in range(300))


assert zeros_of_300([[3.0, 5.0], [1.0, 0.0]]) == 300  # the first tile is better whatever the other does
assert zeros_of_300([[1.0, 0.0], [3.0, 5.0]]) == 0
assert 70 < zeros_of_300([[2.0, 0.0], [0.0, 1.0]]) < 130  # a balance: one time in three
playing.lead_after = kept
fresh = pyramidion.new("yaxha", seats=2, seed=3)
desk.states[playing.NOW] = fresh.state
leads = {(own, other): playing.lead_after(0, own, other, net, desk, note) for own in (0, 1) for other in (0, 1)}
desk.states[playing.NOW].claims[1] = 1
assert leads[0, 0] == playing.lead_after(0, 0, 0, net, desk, note)  # it does not peek at what the other chose
assert leads[0, 0] != leads[0, 1]  # the same tiles, but the turn tiles are exchanged in one of the two
"""


def test_it_says_what_the_game_says_and_learns(tmp_path: Path) -> None:
    """As floats and as whole numbers the net says the same; corrected, it comes closer; a match is noted as a whole."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
