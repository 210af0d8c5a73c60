"""Compile what the tables need before anybody waits for it."""

from pyramidion.core import registry
from pyramidion.core.jit import COMPILED
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.records.record import record_of
from pyramidion.records.replay import check_record
from pyramidion.search import baselines
from pyramidion.server.frames import whole_frame
from pyramidion.server.protocol import NewTable, Seating
from pyramidion.server.seating import new_table
from pyramidion.server.store import Head
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint

LONGEST = 1000  # decisions


def warm_up(game_name: str) -> None:
    """Play a match of bots, check its record, and look at it from a seat and from outside."""
    game = registry.game(game_name)
    new_table("warm-up", 0, NewTable(game=game_name, seats=[Seating(kind="me") for _ in range(game.spec.seats[0])]))
    for seats in game.spec.seats:
        table = Table(Head("warm-up", game_name, game.spec.rules_version, seats, {}, 0))
        if COMPILED:
            _play_out(table.match)
            check_record(record_of(table.match))
        for viewer in range(-1, seats):
            whole_frame(table, Viewpoint(viewer), [])


def _play_out(match: Match) -> None:
    match.resume()
    bots = [baselines.bot(name, match.game) for name in baselines.names()]
    for decision in range(LONGEST):
        if match.is_over:
            return
        seat = match.turn
        action = bots[decision % len(bots)].choose(match.observation(seat), seat, new_rng(1, decision))
        match.why_not(action, seat)
        match.play(action, seat)
