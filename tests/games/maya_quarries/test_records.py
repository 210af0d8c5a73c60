"""A record for the one way to end: for every seat count, the expert variant, a sheet of one's own."""

import random
from pathlib import Path

import msgspec
import pytest

from pyramidion.core.errors import BadRecordError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import actor_text
from pyramidion.records import Record, check_record, read_records
from pyramidion.records.record import match_of

FILE = Path(__file__).parent / "records" / "complete.jsonl"
RECORDS = [line.record for line in read_records(FILE)]
SAMPLE = 25 if COMPILED else 1


def altered(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def test_every_way_to_set_up() -> None:
    assert {(record.seats, *sorted(record.options)) for record in RECORDS} == {
        (seats, *options) for seats in (3, 4, 5) for options in ((), ("expert",), ("sheet",))
    }


@pytest.mark.parametrize("record", RECORDS if COMPILED else RECORDS[:1])
def test_the_rules_bear_it_out(record: Record) -> None:
    check_record(record)
    assert isinstance(record.result, dict)
    assert record.result["reason"] == "complete"


@pytest.mark.parametrize("record", RECORDS if COMPILED else RECORDS[:1])
def test_an_illegal_action_is_refused_at_its_ply(record: Record) -> None:
    choice = random.Random(record.seats)
    for ply in choice.sample(range(len(record.actions)), SAMPLE):
        match = match_of(Match, record, plies=ply)
        actor = match.turn
        legal = {action.text for action in match.legal_actions(actor)}
        text = choice.choice([text for text in match.ledger.texts if text not in legal])
        actions = [*record.actions[:ply], f"{actor_text(actor)} {text}", *record.actions[ply + 1 :]]
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: [GQ]\d"):
            check_record(altered(record, actions=actions))


@pytest.mark.parametrize("record", RECORDS[::4])
def test_another_sheet_is_refused(record: Record) -> None:
    broken = {"quarries": [], "pyramids": []}
    with pytest.raises(Exception, match="Sheet: quarries has 0 entries; 1-7 are needed"):
        check_record(altered(record, options={"sheet": broken}))
