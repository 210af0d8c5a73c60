"""Ways to places of a match that clicking at random seldom reaches: actions to be played through the API."""

import random
from functools import cache

import pyramidion
from browser.visitor import Visitor


@cache
def way_to_a_decision_to_stop() -> tuple[tuple[int, int], ...]:
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


def play_through(visitor: Visitor, table: str, actions: tuple[tuple[int, int], ...]) -> None:
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
