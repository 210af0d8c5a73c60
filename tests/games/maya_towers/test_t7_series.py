"""T7: a series of matches."""

import json
import random

import pytest

from pyramidion.core import registry
from pyramidion.core.errors import BadRecordError, BadSetupError, PyramidionError
from pyramidion.core.match import Match
from pyramidion.records.record import record_of
from pyramidion.records.series import Series, next_starter


def finished(match: Match, seed: int) -> Match:
    choice = random.Random(seed)
    while not match.is_over:
        match.play(choice.choice(match.legal_actions()))
    return match


def running_record() -> dict:
    return json.loads(record_of(Match(registry.game("maya_towers"), 3, seed=1)).to_json())


def played_series(seats: int) -> Series:
    series = Series(registry.game("maya_towers"), ["Ada", "Ben", "Cleo", "Dan"][:seats])
    for index in range(3):
        series.add(finished(series.next_match(Match, seed=index), seed=index))
    return series


@pytest.mark.parametrize("seats", [3, 4])
def test_T7_1_three_matches_points_added(seats: int) -> None:
    series = played_series(seats)
    assert series.is_over
    expected = dict.fromkeys(series.players, 0)
    for record, seating in zip(series.records, series.seatings, strict=False):
        for seat, score in enumerate(record.result["scores"]):
            expected[series.players[seating[seat]]] += score
    assert series.points() == expected
    with pytest.raises(PyramidionError, match="All 3 matches"):
        series.next_match(Match)


@pytest.mark.parametrize("seats", [3, 4])
def test_T7_1_the_winner_starts_the_next(seats: int) -> None:
    series = played_series(seats)
    for record, before, after in zip(series.records, series.seatings, series.seatings[1:], strict=False):
        starter_seat = before.index(after[0])
        assert record.result["ranks"][starter_seat] == 1
        # The order round the table stays.
        assert after == before[starter_seat:] + before[:starter_seat]


def test_T7_1_of_several_winners() -> None:
    assert next_starter([5, 9, 3], [2, 1, 3]) == 1
    assert next_starter([9, 3, 9], [1, 3, 1]) == 0
    # A team: the partner with the most points of its own.
    assert next_starter([1, 2, 8, 3], [1, 2, 1, 2]) == 2


def test_T7_1_partners_share_their_rank() -> None:
    series = played_series(4)
    points, ranks = series.points(), series.ranks()
    assert ranks["Ada"] == ranks["Cleo"]
    assert ranks["Ben"] == ranks["Dan"]
    first, second = points["Ada"] + points["Cleo"], points["Ben"] + points["Dan"]
    assert (ranks["Ada"], ranks["Ben"]) == (1 + (second > first), 1 + (first > second))


def test_T7_1_saved_and_loaded(tmp_path) -> None:
    series = played_series(3)
    path = tmp_path / "series.json"
    series.save(path)
    again = Series.load(path)
    assert (again.players, again.points(), again.seatings) == (series.players, series.points(), series.seatings)


def test_T7_1_a_match_put_aside_goes_on(tmp_path) -> None:
    series = Series(registry.game("maya_towers"), ["Ada", "Ben", "Cleo"])
    match = series.next_match(Match, seed=1)
    match.play(match.legal_actions()[0])
    series.add(match)
    series.save(tmp_path / "series.json")
    again = Series.load(tmp_path / "series.json")
    assert (again.records, again.points()) == ([], {"Ada": 0, "Ben": 0, "Cleo": 0})
    resumed = again.next_match(Match, seed=1)
    assert resumed.log == match.log
    again.add(finished(resumed, seed=1))
    assert (len(again.records), again.running) == (1, None)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda data: data.update(format="pyramidion-series/2"), "pyramidion-series/2"),
        (lambda data: data.update(players=["Ada", "Ada", "Cleo"]), "different names"),
        (lambda data: data.update(players=["Ada"]), "2 to 4 seats"),
        (lambda data: data.update(length=2), "Match 3: All 2 matches"),
        (lambda data: data.update(length=10**30), "no series"),
        (lambda data: data.update(game="chess"), "no game called 'chess'"),
        (lambda data: data.update(options={"stall": 60}), "Match 1: The match was played with another"),
        (lambda data: data["matches"][1]["actions"].pop(), "Match 2: "),
        (lambda data: data["matches"].insert(1, dict(data["matches"][0], actions=[], legal=[], result=None)), "result"),
        (lambda data: data["matches"].insert(0, running_record()), "Match 2: The match before this one is not over"),
        (lambda data: data["matches"][1].pop("game"), "no series"),
    ],
)
def test_T7_1_bad_files(tmp_path, change, said) -> None:
    path = tmp_path / "series.json"
    played_series(3).save(path)
    data = json.loads(path.read_text())
    change(data)
    path.write_text(json.dumps(data))
    with pytest.raises(BadRecordError, match=r"series\.json is no series") as error:
        Series.load(path)
    assert said in str(error.value)


def test_T7_1_what_cannot_be_a_series(tmp_path) -> None:
    game = registry.game("maya_towers")
    with pytest.raises(BadSetupError, match="1 to 1000 matches"):
        Series(game, ["Ada", "Ben", "Cleo"], length=0)
    with pytest.raises(PyramidionError, match="cannot be read"):
        Series.load(tmp_path / "absent.json")
