"""A record for each way to end, and what happens to one that is altered."""

import random
from pathlib import Path

import msgspec
import pytest

from games.axio.oracle import Oracle
from pyramidion.core.errors import BadRecordError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import actor_text
from pyramidion.games.axio.scoring import REASONS, UNREACHABLE_REASONS
from pyramidion.records import Record, check_record, read_records
from pyramidion.records.record import match_of

FOLDER = Path(__file__).parent / "records"
SEATS = {"full": {1, 2, 3, 4}, "axio": {2, 3, 4}}
RECORDS = [(reason, line.record) for reason in SEATS for line in read_records(FOLDER / f"{reason}.jsonl")]
ALTERED = RECORDS if COMPILED else RECORDS[::6]
SAMPLE = 25 if COMPILED else 1


def altered(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_action(record: Record, ply: int, text: str) -> Record:
    return altered(record, actions=[*record.actions[:ply], text, *record.actions[ply + 1 :]])


def test_every_ending_that_can_be_reached() -> None:
    assert {*SEATS, *UNREACHABLE_REASONS} == set(REASONS[1:])


@pytest.mark.parametrize("reason", SEATS)
def test_every_ending_for_every_seat_count_that_has_it(reason: str) -> None:
    found = [record for ending, record in RECORDS if ending == reason]
    assert {record.seats for record in found} == SEATS[reason]
    assert {record.options.get("tiles", "7+6") for record in found} == {"7+6", "8+4"}


@pytest.mark.parametrize(("reason", "record"), RECORDS if COMPILED else RECORDS[2::4])
def test_the_rules_bear_it_out(reason: str, record: Record) -> None:
    check_record(record)
    assert isinstance(record.result, dict)
    assert record.result["reason"] == reason
    assert isinstance(record.legal, list)
    oracle = Oracle(record.seats, record.options)
    for entry, count in zip(record.actions, record.legal, strict=True):
        who, text = entry.split(" ", 1)
        legal = oracle.legal()
        assert (oracle.actor(), len(legal)) == (who, count)
        assert text in legal
        oracle.play(text)
    assert record.result == oracle.result()


def test_the_records_hold_what_is_rare() -> None:
    """Exchanges, with five tiles in the bag too; nothing asked below five; a pyramid moved; bonuses; an empty rack."""
    seen: set[str] = set()
    for _, record in RECORDS:
        oracle = Oracle(record.seats, record.options)
        for entry in record.actions:
            before = oracle.phase
            oracle.play(entry.split(" ", 1)[1])
            if entry.endswith("exchange"):
                seen.add("exchange at 5" if oracle.bag.total() == 5 else "exchange")
            if before == "place" and oracle.phase == "draw" and oracle.seats > 1:
                seen.add("rack empty" if not oracle.racks[oracle.seat].total() else f"bag {oracle.bag.total()}")
            if before == "place" and oracle.phase == "place":
                seen.add(f"bonus {oracle.bonus}")
            if "x" in "".join(oracle.rows()):
                seen.add("moved")
    assert {"exchange", "exchange at 5", "bag 4", "bag 3", "moved", "bonus 1", "bonus 2"} <= seen


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_an_altered_count_is_refused_at_its_ply(reason: str, record: Record) -> None:
    assert isinstance(record.legal, list)
    for ply in random.Random(reason).sample(range(len(record.legal)), SAMPLE):
        counts = list(record.legal)
        counts[ply] += 1 if ply % 2 else -1
        with pytest.raises(BadRecordError, match=rf"Ply {ply}, .* legal actions there: {record.legal[ply]}, not"):
            check_record(altered(record, legal=counts))


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_an_illegal_action_is_refused_at_its_ply(reason: str, record: Record) -> None:
    choice = random.Random(reason)
    for ply in choice.sample(range(len(record.actions)), SAMPLE):
        match = match_of(Match, record, plies=ply)
        legal = {action.text for action in match.legal_actions()}
        text = choice.choice([text for text in match.ledger.texts if text not in legal])
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: [GA]\d"):
            check_record(with_action(record, ply, f"{actor_text(match.turn)} {text}"))


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_a_wrong_actor_is_refused_at_its_ply(reason: str, record: Record) -> None:
    for ply in random.Random(reason).sample(range(len(record.actions)), SAMPLE):
        who, text = record.actions[ply].split(" ", 1)
        other = "0" if who == "*" else "*"
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: G1"):
            check_record(with_action(record, ply, f"{other} {text}"))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"reason": "axio"}, "the result's reason: full, not 'axio'"),
        ({"scores": [0]}, "the result's scores: "),
        ({"ranks": [2]}, "the result's ranks: "),
        ({"markers": [[0, 0, 0, 0, 0]]}, "the result's markers: "),
    ],
)
def test_an_altered_result_is_refused(change: dict[str, object], said: str) -> None:
    record = RECORDS[0][1]
    assert isinstance(record.result, dict)
    with pytest.raises(BadRecordError, match=f"^Ply {len(record.actions)}: {said}"):
        check_record(altered(record, result=record.result | change))


def test_other_tiles_make_another_match() -> None:
    record = next(record for _, record in RECORDS if record.seats == 4 and not record.options)
    with pytest.raises(BadRecordError):
        check_record(altered(record, options={"tiles": "8+4"}))
