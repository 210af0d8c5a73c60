"""Ways to places of a match that clicking at random seldom reaches: actions to be played through the API."""

import random
from functools import cache
from typing import Any

import pyramidion
from browser.visitor import Visitor
from pyramidion.core.rng import new_rng
from pyramidion.search import baselines

Way = tuple[tuple[int, int], ...]  # seats and their actions, in turn


@cache
def way_to_a_decision_to_stop() -> Way:
    """The seats' actions, in turn, of a drafted match for three up to where a seat is asked whether it stops.

    Being asked depends on the towers alone, so the cards that chance deals at the table make no difference.
    """
    for seed in range(2000):
        rng = random.Random(seed)
        match = pyramidion.new("maya_towers", seats=3, setup="draft", seed=seed)
        played: list[tuple[int, int]] = []
        while not match.is_over:
            legal = match.legal_actions()
            if any(str(action) == "continue" for action in legal):
                return tuple(played)
            played.append((match.turn, int(match.play(rng.choice(legal)))))
    raise AssertionError("No match came to that decision.")


def way_to(caption: str, round_number: int, further: int, seats: int, **options: Any) -> Way:
    """The way of a match of maya_quarries to the first decision under a caption in a round, and some actions on."""
    way = way_of_a_match("maya_quarries", seats, **options)
    match = pyramidion.new("maya_quarries", seats=seats, **options)
    for index, (seat, action) in enumerate(way):
        told = match.scene(seat).caption
        if (told.id, told.args.get("round")) == (f"maya_quarries-caption-{caption}", round_number):
            return way[: index + further]
        match.play(action, seat)
    raise AssertionError(f"No decision under {caption} in round {round_number}.")


@cache
def way_of_a_match(game: str, seats: int, **options: Any) -> Way:
    """The seats' actions, in turn, of a whole match among greedy bots. For games where chance decides nothing."""
    match = pyramidion.new(game, seats=seats, seed=1, **options)
    player, rng = baselines.bot("greedy", match.game), new_rng(1)
    played: list[tuple[int, int]] = []
    while not match.is_over:
        seat = match.actors[0]
        played.append((seat, int(match.play(player.choose(match.observation(seat), seat, rng), seat))))
    return tuple(played)


def play_through(visitor: Visitor, table: str, actions: Way) -> None:
    """Play these for the visitor's own seats, without the page."""
    decisions: dict[int, int] = {}
    for index, (seat, action) in enumerate(actions):
        decisions[seat] = decisions.get(seat, 0) + 1
        wish = {"type": "play", "key": f"through-{index:04}", "seat": seat, "decision": decisions[seat]}
        address, headers = f"/api/tables/{table}/say", {"Origin": visitor.server.url}
        said = visitor.page.request.post(address, data=wish | {"action": action}, headers=headers)
        if said.status == 429:
            visitor.page.wait_for_timeout(1000)
            said = visitor.page.request.post(address, data=wish | {"action": action}, headers=headers)
        assert said.json()["type"] == "accepted", said.text()
