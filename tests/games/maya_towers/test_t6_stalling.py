"""T6: endless play."""

import pytest

from games.maya_towers.boards import BOTH_CONNECT, LATIN, at, ladders, position, two
from pyramidion.core import registry
from pyramidion.core.errors import BadSetupError
from pyramidion.core.match import Match

QUIET = ["a1-a2@3", "c2-c3@4", "a1-a2@3", "c2-c3@4"]  # up and down: no connections on the Latin board


def quiet(match: Match) -> int:
    return int(match.state.quiet)


@pytest.mark.parametrize("stall", [1, 2, 3, 4])
@pytest.mark.parametrize("table", ["ro/yg/bv", "ro/yg/bv/pn", None])
def test_T6_1_so_many_quiet_turns_end_the_match(stall: int, table: str | None) -> None:
    where = {"table": table} if table else {"monolith": "b1-b2@2"}
    match = at(position(options=f"stall={stall}", **where))
    for count, text in enumerate(QUIET[:stall], 1):
        assert not match.is_over
        match.play(text)
        assert quiet(match) == count
    assert match.outcome().reason == "stalled"


def test_T6_1_one_less_does_not() -> None:
    match = two(LATIN, "b1-b2@2", quiet=48)
    match.play("a1-a2@3")
    assert not match.is_over  # the default is 50
    match.play("c2-c3@4")
    assert match.outcome().reason == "stalled"


def test_T6_1_a_connection_starts_the_count_anew() -> None:
    for where in ({"monolith": "a3-b3@5"}, {"monolith": "a3-b3", "table": "ro/yg/bv"}):
        match = at(position(quiet=49, **where))
        match.play("a1-b1@3")
        assert quiet(match) == 0
        match.play("c2-c3@4")
        assert quiet(match) == 1


def test_T6_1_also_if_no_ladder_is_placed() -> None:
    match = two(BOTH_CONNECT, "c2-c3@4", table="20/30/20/00/00/30/00/30/20", quiet=49)
    match.play("a2-b2@2")
    assert (ladders(match, "a2"), ladders(match, "b2")) == ("00", "00")
    assert quiet(match) == 0
    assert not match.is_over


def test_T6_1_old_connections_do_not_count() -> None:
    match = two("rr***/*/*/gg***/*/*/*/*/*", "b2-c2@5", quiet=3)
    match.play("a1-a2@4")
    assert quiet(match) == 4


def test_T6_1_after_any_stop_decision() -> None:
    match = at(position("*/*/*yo**/*/ttttt/*rv**/*/*/*", monolith="a1-b1", quiet=49, table="ro/yg/bv"))
    match.play("c1-c2@3")
    assert quiet(match) == 50
    assert match.position().split()[2] == "decide"
    stopped = match.copy()
    stopped.play("stop")
    assert stopped.outcome().reason == "stopped"
    match.play("continue")
    assert match.outcome().reason == "stalled"


def test_T6_1_it_is_scored_as_usual() -> None:
    match = two("rrrrr/*/*/gg***/*/*/*/*/*", "b2-c2@5", quiet=49, table="20W/00/00/01/00/00/00/00/00")
    match.play("a2-a3@4")
    outcome = match.outcome()
    assert (outcome.reason, outcome.scores, outcome.ranks) == ("stalled", [2, 1], [1, 2])


def test_T6_1_the_option() -> None:
    option = registry.game("maya_towers").spec.option("stall")
    assert option.default == 50
    assert option.check(1) == 1
    assert option.check(10_000) == 10_000
    for bad in (0, 10_001, -1, True, "50", 1.0):
        with pytest.raises(BadSetupError, match="from 1 to 10000"):
            option.check(bad)
    match = two(LATIN, "b1-b2@2", options="stall=10000", quiet=9_998)
    match.play("a1-a2@3")
    assert not match.is_over
    match.play("c2-c3@4")
    assert match.outcome().reason == "stalled"
