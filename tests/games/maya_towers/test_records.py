"""A record for each way to end, and what happens to one that is altered."""

import random
from pathlib import Path

import msgspec
import pytest

from games.maya_towers.oracle import Oracle
from pyramidion.core import registry
from pyramidion.core.errors import BadRecordError
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.types import actor_text
from pyramidion.records import Record, check_record, read_records
from pyramidion.records.record import match_of

FOLDER = Path(__file__).parent / "records"
RECORDS = [
    (reason, line.record)
    for reason in ("no-swap", "stopped", "stalled")
    for line in read_records(FOLDER / f"{reason}.jsonl")
]
SEATS = {"no-swap": {2, 3, 4}, "stopped": {3, 4}, "stalled": {2, 3, 4}}
# Interpreted, a few of them are altered in one place each.
ALTERED = RECORDS if COMPILED else RECORDS[::5]
SAMPLE = 25 if COMPILED else 1


def altered(record: Record, **fields: object) -> Record:
    return msgspec.structs.replace(record, **fields)


def with_action(record: Record, ply: int, text: str) -> Record:
    return altered(record, actions=[*record.actions[:ply], text, *record.actions[ply + 1 :]])


@pytest.mark.parametrize("reason", SEATS)
def test_every_ending_for_every_seat_count_that_has_it(reason: str) -> None:
    assert {record.seats for ending, record in RECORDS if ending == reason} == SEATS[reason]


@pytest.mark.parametrize(("reason", "record"), RECORDS if COMPILED else RECORDS[1::2])
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
    assert record.result == {"reason": oracle.phase, "scores": oracle.scores(), "ranks": oracle.ranks()}


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_an_altered_count_is_refused_at_its_ply(reason: str, record: Record) -> None:
    assert isinstance(record.legal, list)
    plies = random.Random(reason).sample(range(len(record.legal)), SAMPLE)
    for ply in plies:
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
        others = match.ledger.texts
        text = choice.choice([text for text in others if text not in legal])
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: [GT]\d"):
            check_record(with_action(record, ply, f"{actor_text(match.turn)} {text}"))


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_a_wrong_actor_is_refused_at_its_ply(reason: str, record: Record) -> None:
    for ply in random.Random(reason).sample(range(len(record.actions)), SAMPLE):
        who, text = record.actions[ply].split(" ", 1)
        other = "0" if who == "*" else str((int(who) + 1) % record.seats)
        with pytest.raises(BadRecordError, match=rf"^Ply {ply}, .*: G1"):
            check_record(with_action(record, ply, f"{other} {text}"))


@pytest.mark.parametrize(("reason", "record"), ALTERED)
def test_another_legal_action_is_refused_later_or_a_different_valid_match(reason: str, record: Record) -> None:
    choice = random.Random(reason)
    plies = [ply for ply, count in enumerate(record.legal) if count > 1]  # type: ignore[arg-type]
    for ply in choice.sample(plies, SAMPLE):
        match = match_of(Match, record, plies=ply)
        others = [
            action.text for action in match.legal_actions() if action.text != record.actions[ply].split(" ", 1)[1]
        ]
        changed = with_action(record, ply, f"{actor_text(match.turn)} {choice.choice(others)}")
        assert first_objection(changed) > ply
        try:
            check_record(changed)
        except BadRecordError as error:
            refused_at = int(str(error).split()[1].rstrip(":,"))
            assert ply < refused_at <= len(record.actions)
        else:
            match = match_of(Match, changed)
            assert match.is_over
            assert match.outcome().reason == reason


def first_objection(record: Record) -> int:
    """The ply at which the second program, which knows no counts, first finds an illegal action."""
    oracle = Oracle(record.seats, record.options)
    for ply, entry in enumerate(record.actions):
        who, text = entry.split(" ", 1)
        if who != oracle.actor() or text not in oracle.legal():
            return ply
        oracle.play(text)
    return len(record.actions)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"reason": "stalled"}, "the result's reason: no-swap, not 'stalled'"),
        ({"scores": [0, 0]}, "the result's scores: "),
        ({"ranks": [1, 1]}, "the result's ranks: "),
        ({"markers": 3}, "a result of maya_towers has no key 'markers'"),
    ],
)
def test_an_altered_result_is_refused(change: dict[str, object], said: str) -> None:
    record = RECORDS[0][1]
    assert isinstance(record.result, dict)
    with pytest.raises(BadRecordError, match=f"^Ply {len(record.actions)}: {said}"):
        check_record(altered(record, result=record.result | change))


def test_a_cut_off_record_has_no_result() -> None:
    record = RECORDS[0][1]
    assert isinstance(record.legal, list)
    shorter = altered(record, actions=record.actions[:-1], legal=record.legal[:-1])
    with pytest.raises(BadRecordError, match="the match is not over, but the record has a result"):
        check_record(shorter)
    check_record(altered(shorter, result=msgspec.UNSET))
    with pytest.raises(BadRecordError, match="the match is over, but the record has no result"):
        check_record(altered(record, result=msgspec.UNSET))
    with pytest.raises(BadRecordError, match="counts of legal actions for"):
        check_record(altered(record, legal=record.legal[:-1]))
    with pytest.raises(BadRecordError, match=f"^Ply {len(record.actions)}, .*: G2"):
        check_record(altered(record, actions=[*record.actions, "0 a1-b1@3"]))


def test_other_options_make_another_match() -> None:
    record = next(record for reason, record in RECORDS if reason == "stalled" and record.options.get("stall") == 3)
    with pytest.raises(BadRecordError):
        check_record(altered(record, options=record.options | {"stall": 2}))
    with pytest.raises(BadRecordError, match="the match is not over"):
        check_record(altered(record, options=record.options | {"stall": 4}))
    assert registry.game("maya_towers").spec.rules_version == record.rules
