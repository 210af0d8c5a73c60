"""What is told of matches that are over, made in worker processes: positions in parts, records that somebody brings."""

import zlib
from functools import lru_cache
from typing import NamedTuple

import msgspec

from pyramidion.core import registry
from pyramidion.core.chronicle import Chronicle
from pyramidion.core.errors import BadObjectError, PyramidionError
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.core.types import CHANCE
from pyramidion.core.words import Message, seat_title
from pyramidion.records.record import match_of, parse_record
from pyramidion.records.replay import check_record
from pyramidion.search.bots import new_bot
from pyramidion.server.errors import sentence
from pyramidion.server.frames import log_of, match_ending
from pyramidion.server.protocol import Replay, SeatView, Step, Told

TOGETHER = 25  # positions of one part: a bot that waits for the worker waits half a second at most
MOST_ACTIONS = 2000  # of a match that is shown position by position
DEMO_SEED = 7
DEMO_DECISIONS = 40


class Part(NamedTuple):
    """A part of a JSON text, compressed in such a way that parts can be joined."""

    deflated: bytes  # whole blocks, none of them the last
    checksum: int  # CRC-32 of the text
    size: int  # of the text


def part_of(text: bytes) -> Part:
    """A text as a part of a greater one."""
    compressor = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    deflated = compressor.compress(text) + compressor.flush(zlib.Z_FULL_FLUSH)
    return Part(deflated, zlib.crc32(text), len(text))


def positions(record: str, first: int) -> Part:
    """Some positions of a record, the first of which came after so many actions, with commas between and before."""
    whole, told = _course(record)
    match = whole.copy()
    match.rewind(first)
    steps = []
    for position in range(first, min(first + TOGETHER, whole.ply + 1)):
        if position > first:
            entry = whole.log[position - 1]
            match.play(entry.action, entry.actor)
        scene = match.scene()
        step = Step(told=told[position], scene=scene, moved=match.glides(None, scene))
        steps.append((b"," if position else b"") + msgspec.json.encode(step))
    return part_of(b"".join(steps))


@lru_cache(maxsize=4)
def _course(record: str) -> tuple[Match, list[Told | None]]:
    """The whole match, and what is told at each of its positions."""
    match = match_of(Match, parse_record(record), settle=False)
    return match, [None, *log_of(Chronicle(None).told(match))]


def heading(record: str) -> Replay:
    """The replay of a record that belongs to no table, without its positions."""
    match, _ = _course(record)
    return Replay(
        id="",
        game=match.game.name,
        seats=_plain_seats(match.game.name, match.seats),
        options=match.options,
        steps=[],
        ending=match_ending(match),
    )


def checked(body: bytes) -> str | Message:
    """The record as one line, or what is wrong with it."""
    try:
        record = parse_record(body.strip())
        if len(record.actions) > MOST_ACTIONS:
            return sentence("record-too-long", limit=MOST_ACTIONS)
        check_record(record)
    except BadObjectError as error:
        return error.message
    except PyramidionError as error:
        return sentence("bad-input", problem=str(error)[:600])
    return record.to_json()


def demo(name: str) -> bytes:
    """The first decisions of a match between bots of the seed, from where chance has set it up, as JSON."""
    game = registry.game(name)
    seats = next((count for count in game.spec.seats if count > 1), game.spec.seats[0])
    match = Match(game, seats, seed=DEMO_SEED)
    bot, chronicle = new_bot("greedy", game), Chronicle(None)
    steps = [Step(told=None, scene=match.scene(), moved=[])]
    for decision in range(DEMO_DECISIONS):
        if match.is_over:
            break
        seat = match.turn
        match.play(bot.choose(match.observation(seat), seat, new_rng(DEMO_SEED, decision)), seat)
        told = [entry for entry in log_of(chronicle.told(match)) if entry.actor != CHANCE][-1]
        scene = match.scene()
        steps.append(Step(told=told, scene=scene, moved=match.glides(None, scene)))
    replay = Replay(
        id="demo",
        game=name,
        seats=_plain_seats(name, match.seats),
        options=match.options,
        steps=steps,
        ending=match_ending(match),
    )
    return msgspec.json.encode(replay)


def _plain_seats(game: str, seats: int) -> list[SeatView]:
    return [SeatView(seat=seat, title=seat_title(game, seats, seat), holder="open") for seat in range(seats)]
