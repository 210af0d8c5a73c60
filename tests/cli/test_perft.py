"""`pyramidion perft`: counts that follow from the rules."""

import pytest

import pyramidion
from cli.driving import Run, is_one_sentence


def counts(out: str) -> list[int]:
    return [int(line.split()[1]) for line in out.splitlines()]


def test_from_the_start(run: Run) -> None:
    code, out, err = run("perft", "maya_towers", "--depth", 4)
    assert (code, err) == (0, "")
    # Level 1 takes the nine colours in any order (T2.1).
    assert counts(out) == [9, 9 * 8, 9 * 8 * 7, 9 * 8 * 7 * 6]


def test_from_the_start_of_a_draft(run: Run) -> None:
    # Any of nine colours on any of nine towers, then eight on eight.
    assert counts(run("perft", "maya_towers", "--depth", 2, "--option", "setup=draft").out) == [81, 81 * 64]


def test_from_a_position(run: Run) -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    match.play("M a1-b1@4")
    out = run("perft", "maya_towers", "--depth", 2, "--position", match.position()).out
    after = []
    for action in match.legal_actions():
        match.play(action)
        after.append(len(match.legal_actions()))
        match.undo()
    assert counts(out) == [len(after), sum(after)]


def test_divide(run: Run) -> None:
    lines = run("perft", "template", "--seats", 1, "--depth", 2, "--divide").out.splitlines()
    total = int(lines[1].split()[1])
    parts = [int(line.split()[-1]) for line in lines[2:]]
    assert parts
    assert sum(parts) == total


def test_where_several_seats_may_act_the_lowest_does(run: Run) -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    first, second = match.legal_actions(0), match.legal_actions(1)
    out = run("perft", "template", "--depth", 2, "--divide", "--position", match.position()).out.splitlines()
    assert counts("\n".join(out[:2])) == [len(first), len(first) * len(second)]
    assert [line.rsplit(maxsplit=1)[0].strip() for line in out[2:]] == [action.text for action in first]


def test_of_a_match_that_is_over(run: Run) -> None:
    match = pyramidion.new("template", seats=1, seed=1)
    while not match.is_over:
        match.play(match.legal_actions()[0])
    assert counts(run("perft", "template", "--depth", 2, "--position", match.position()).out) == [0, 0]


@pytest.mark.parametrize("depth", ["0", "-1", "99999", "9" * 40, "deep"])
def test_bad_depths(run: Run, depth: str) -> None:
    code, _, err = run("perft", "maya_towers", f"--depth={depth}")
    assert code == 2
    assert "it takes a whole number from 1 to 99" in err
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    "position", ["", "nonsense", "2", "2 nonsense", "9 x", "2,moon=full x", "²", "2 " + "x" * 100_000]
)
def test_bad_positions(run: Run, position: str) -> None:
    code, _, err = run("perft", "maya_towers", "--depth", 1, "--position", position)
    assert code == 2
    assert is_one_sentence(err)


def test_a_position_has_its_own_seats(run: Run) -> None:
    code, _, err = run("perft", "maya_towers", "--depth", 1, "--position", "2 x", "--seats", 3)
    assert code == 2
    assert "give --position, or --seats and --option" in err
