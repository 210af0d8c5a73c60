"""Records of whole matches, and what happens to one that is altered."""

import random
from pathlib import Path

import msgspec
import pytest

from pyramidion.core.errors import BadRecordError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, actor_text
from pyramidion.records import Record, check_record, read_records
from pyramidion.records.record import match_of

RECORDS = [line.record for line in read_records(Path(__file__).parent / "records" / "complete.jsonl")]
ALTERED = RECORDS if COMPILED else RECORDS[:1]
SAMPLE = 15 if COMPILED else 1


def altered(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_action(record: Record, ply: int, text: str) -> Record:
    return altered(record, actions=[*record.actions[:ply], text, *record.actions[ply + 1 :]])


def actor_at(record: Record, ply: int) -> int:
    who = record.actions[ply].split(" ", 1)[0]
    return CHANCE if who == "*" else int(who)


def test_every_seat_count_and_option() -> None:
    assert {(record.seats, record.options.get("bonus", "all")) for record in RECORDS} == {
        (seats, bonus) for seats in (2, 3, 4) for bonus in ("all", "beginner")
    }


@pytest.mark.parametrize("record", RECORDS)
def test_the_rules_bear_it_out(record: Record) -> None:
    check_record(record)
    assert isinstance(record.result, dict)
    assert record.result["reason"] == "complete"


@pytest.mark.parametrize("record", ALTERED)
def test_an_altered_count_is_refused_at_its_ply(record: Record) -> None:
    assert isinstance(record.legal, list)
    for ply in random.Random(record.seats).sample(range(len(record.legal)), SAMPLE):
        counts = list(record.legal)
        counts[ply] += 1 if ply % 2 else -1
        with pytest.raises(BadRecordError, match=rf"Ply {ply}, .* legal actions there: {record.legal[ply]}, not"):
            check_record(altered(record, legal=counts))


@pytest.mark.parametrize("record", ALTERED)
def test_an_illegal_action_is_refused_at_its_ply(record: Record) -> None:
    choice = random.Random(record.seats)
    for ply in choice.sample(range(len(record.actions)), SAMPLE):
        match = match_of(Match, record, plies=ply)
        actor = actor_at(record, ply)
        legal = {action.text for action in match.legal_actions(actor)}
        text = choice.choice([text for text in match.ledger.texts if text not in legal])
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: [GY]\d"):
            check_record(with_action(record, ply, f"{actor_text(actor)} {text}"))


@pytest.mark.parametrize("record", ALTERED)
def test_the_order_of_arrival_may_differ(record: Record) -> None:
    """Two entries of different seats, made at once, may change places: the same match, with its own counts."""
    swapped = 0
    for ply in range(len(record.actions) - 1):
        one, two = record.actions[ply], record.actions[ply + 1]
        match = match_of(Match, record, plies=ply)
        if one[0] != two[0] and {actor_at(record, ply), actor_at(record, ply + 1)} <= set(match.actors):
            assert isinstance(record.legal, list)
            counts = list(record.legal)
            counts[ply], counts[ply + 1] = counts[ply + 1], counts[ply]
            actions = [*record.actions[:ply], two, one, *record.actions[ply + 2 :]]
            check_record(altered(record, actions=actions, legal=counts))
            swapped += 1
            if swapped == SAMPLE:
                return
    assert swapped


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"reason": "stalled"}, "the result's reason: complete, not 'stalled'"),
        ({"scores": [0, 0]}, "the result's scores: "),
        ({"ranks": [3, 3]}, "the result's ranks: "),
        ({"markers": 3}, "a result of yaxha has no key 'markers'"),
    ],
)
def test_an_altered_result_is_refused(change: dict[str, object], said: str) -> None:
    record = RECORDS[0]
    assert isinstance(record.result, dict)
    with pytest.raises(BadRecordError, match=f"^Ply {len(record.actions)}: {said}"):
        check_record(altered(record, result=record.result | change))


def test_other_options_make_another_match() -> None:
    record = next(
        record for record in RECORDS if not record.options and any("five-" in text for text in record.actions)
    )
    with pytest.raises(BadRecordError, match=r"Y2\.1"):
        check_record(altered(record, options={"bonus": "beginner"}, legal=msgspec.UNSET))
