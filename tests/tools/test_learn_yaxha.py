"""The tool that teaches yaxha's net. Interpreted, in a process of its own: compiling it takes minutes."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SCRIPT = """
from pathlib import Path

import numpy as np
import pyramidion
from pyramidion.core.rng import new_rng
from pyramidion.games.yaxha.bonuses import survey_all
from pyramidion.games.yaxha.outlook.net import NOTE, WEIGHTS, note_into, standing
from pyramidion.games.yaxha.state import WORK
from tools.learn_yaxha import __main__ as program, learning, matches, net as floats, playing

match = pyramidion.new("yaxha", seats=2, seed=3)
while int(match.state.played) < 4:
    match.play(match.legal_actions(match.actors[0])[0].text, match.actors[0])
net, sums = floats.new_net(1), floats.new_sums()
note, work = np.zeros(NOTE, np.int32), np.zeros(WORK, np.int32)
note_into(match.state, survey_all(match.state), 0, note)

floats.load(net, WEIGHTS)
desk = playing.new_desk(net, net)
said = standing(match.state, survey_all(match.state), 0, work)
assert abs(floats.estimate(note, net, sums) - said) < 1e-3
floats.save(net, Path("again.npz"))
with np.load(WEIGHTS) as one, np.load("again.npz") as other:
    assert all((one[name] == other[name]).all() for name in one)
large = floats.Net(*(part * 4 for part in net[:3]), net.out)  # sums that are too large for the game
floats.save(large, Path("large.npz"))
again = floats.new_net(1)
floats.load(again, Path("large.npz"))
assert abs(floats.estimate(note, again, sums) - floats.estimate(note, large, sums)) < 0.05  # made to fit
try:
    floats.save(large._replace(out=net.out * 1000), Path("larger.npz"))
    raise SystemExit("weights that are too large were written")
except ValueError as error:
    assert "too large" in str(error) and not Path("larger.npz").exists()

# How much a weight has to do with an error is how much what is said changes with it.
wrong = floats.zeros_of(net)
floats.estimate(note, net, sums)
learning.blame(note, 1.0, net, wrong, sums)
for part, blamed in zip(net, wrong):
    place = np.unravel_index(np.argmax(np.abs(blamed)), blamed.shape)
    kept, said = part[place], []
    for change in (0.001, -0.001):
        part[place] = kept + change
        said.append(floats.estimate(note, net, sums))
    part[place] = kept
    assert abs((said[0] - said[1]) / 0.002 - blamed[place]) < 0.05 * abs(blamed[place]) + 0.01, (said, blamed[place])

copied = floats.copy_of(net)
copied.out[0] += 1.0
assert copied.out[0] != net.out[0]

playing.BEAM = playing.LOOKS = playing.LAST_LOOKS = 1  # so that it does not take long
positions = np.zeros(2 * playing.MOST_POSITIONS, playing.POSITION)
counts = []
for seed in (5, 6):
    counts.append(playing.play(2, matches.options_of(2), 0.2, positions[sum(counts):], desk, new_rng(seed, 1)))
    assert sorted(desk.ranks[:2]) in ([1, 1], [1, 2])
positions = positions[:sum(counts)]
kinds = [positions["kind"][:counts[0]].tolist().count(kind) for kind in range(3)]
assert kinds[playing.HAND] == 20 and kinds[playing.BUILT] == 18, kinds
assert 0 < kinds[playing.INSIDE] <= 20 + 1, kinds  # and what the first to finish the last round ended with
for index, position in enumerate(positions):
    other = positions[index + int(position["others"][0])]
    assert other["seat"] != position["seat"] and other["kind"] in (position["kind"], playing.HAND)
    assert other["played"] == position["played"]
    if position["kind"] == playing.BUILT:
        assert abs(position["promise"] + other["promise"] - 1) < 1e-5 and 0 <= position["promise"] <= 1
        assert position["played"] < 9 or position["promise"] in (0, 0.5, 1)  # one look at the end of the match
assert playing.play(2, matches.options_of(2), 0.0, positions[:0], desk, new_rng(7, 1)) == 0  # nothing is noted

won = int(positions["score"][counts[0] - 1]) - int(positions["score"][counts[0] - 2])
first, ends = positions[: counts[0]], learning.targets_of(positions, 1.0)[: counts[0]]
built = first["kind"] == playing.BUILT
assert not built[-1] and ends[-1] == (won > 0) + 0.5 * (won == 0), (ends[-1], won)  # who came first
near = learning.targets_of(positions, 0.0)[: counts[0]]
assert np.allclose(near[built & (first["played"] < 9)], first["promise"][built & (first["played"] < 9)])
for seat in (0, 1):  # before the end of a round: what came of it
    own = (first["seat"] == seat).nonzero()[0]
    for place, following in zip(own, own[1:]):
        assert first["kind"][place] == playing.BUILT or near[place] == near[following]
ends = learning.targets_of(positions, 1.0)

samples = learning.samples_of(positions)
learner = learning.Learner(net, 2)
errors = [learner.step(positions, samples, ends, 0.003) for _ in range(12)]
assert errors[-1] < 0.7 * errors[0], errors
assert "off by" in program.told(learner, positions, samples, ends)
rates = list(learning.rates(100, 1.0))
assert len(rates) == 100 and max(rates) == rates[5] and rates[0] < 0.1 and rates[-1] < 0.01

rng, kept = new_rng(7, 1), playing.lead_after


def zeros_of_300(leads):
    playing.lead_after = lambda seat, own, other, desk: leads[own][other]
    return sum(playing.claim_of_two(0, desk, rng) == 0 for _ in range(300))


assert zeros_of_300([[3.0, 5.0], [1.0, 0.0]]) == 300  # the first tile is better whatever the other does
assert zeros_of_300([[1.0, 0.0], [3.0, 5.0]]) == 0
assert 70 < zeros_of_300([[2.0, 0.0], [0.0, 1.0]]) < 130  # a balance: one time in three
playing.lead_after = kept
fresh = pyramidion.new("yaxha", seats=2, seed=3)
desk.match[0] = fresh.state
leads = {(own, other): playing.lead_after(0, own, other, desk) for own in (0, 1) for other in (0, 1)}
desk.match[0].claims[1] = 1
assert leads[0, 0] == playing.lead_after(0, 0, 0, desk)  # it does not peek at what the other chose
assert leads[0, 0] != leads[0, 1]  # the same tiles, but the turn tiles are exchanged in one of the two
"""


def test_it_says_what_the_game_says_and_learns(tmp_path: Path) -> None:
    """As floats and as whole numbers the net says the same; matches are noted, and what came of them is learnt."""
    environment = os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
