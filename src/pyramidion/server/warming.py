"""Compile what the tables need before anybody waits for it: each game in a process of its own, several at once."""

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess

from pyramidion.core import registry
from pyramidion.core.jit import COMPILED, is_ready, mark_ready, share_cache
from pyramidion.core.match import Match
from pyramidion.core.rng import new_rng
from pyramidion.records.record import record_of
from pyramidion.records.replay import check_record
from pyramidion.search.analysis import analyse
from pyramidion.search.bots import KINDS, new_bot
from pyramidion.search.mcts import Budget
from pyramidion.search.processes import outside_games, run_prepared
from pyramidion.server.frames import whole_frame
from pyramidion.server.protocol import NewTable, Seating
from pyramidion.server.seating import new_table
from pyramidion.server.store import Head
from pyramidion.server.table import Table
from pyramidion.server.viewing import Viewpoint

LONGEST = 1000  # decisions


def compile_games(done: Callable[[str], None] = lambda _: None) -> None:
    """Compile all games that are not compiled yet; `done` is told of each. What fails elsewhere is tried again here."""
    share_cache()
    waiting = [name for name in registry.names() if not is_ready(name)]
    running: dict[str, BaseProcess] = {}
    try:
        while waiting or running:
            while waiting and len(running) < (os.cpu_count() or 1):
                name = waiting.pop()
                running[name] = _process(name)
            wait([process.sentinel for process in running.values()])
            for name in [name for name, process in running.items() if not process.is_alive()]:
                if running.pop(name).exitcode != 0:
                    _compile(name)
                done(name)
    finally:
        for process in running.values():
            process.kill()


def _process(game: str) -> BaseProcess:
    what = (outside_games(), __name__, _compile.__name__, game)
    process = multiprocessing.get_context("spawn").Process(target=run_prepared, args=what)
    process.start()
    return process


def _compile(game: str) -> None:
    warm_up(game)
    mark_ready(game)


def warm_up(game_name: str) -> None:
    """Analyse a position, play a match of bots, check its record, and look at it from a seat and from outside."""
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
    analyse(match, budget=Budget(1))
    bots = [new_bot(name, match.game) for name in KINDS]
    for decision in range(LONGEST):
        if match.is_over:
            return
        seat = match.turn
        action = bots[decision % len(bots)].choose(match.observation(seat), seat, new_rng(1, decision))
        match.why_not(action, seat)
        match.play(action, seat)
