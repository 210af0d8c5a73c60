"""Ways to places of a match that clicking at random seldom reaches: actions to be played through the API."""

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import pyramidion
from browser.visitor import Visitor

Way = tuple[tuple[int, int], ...]  # seats and their actions, in turn

PATIENCE = 2000  # looks at a table until a match must have come where it should


class Offer(NamedTuple):
    """A legal action, and what is pointed at to choose it."""

    targets: tuple[str, ...]
    action: int


Choose: TypeAlias = Callable[[list[Offer]], Offer]
Until: TypeAlias = Callable[[dict[str, Any]], bool]


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


def play_through(visitor: Visitor, table: str, actions: Way) -> None:
    """Play these for the visitor's own seats, without the page."""
    decisions: dict[int, int] = {}
    for seat, action in actions:
        decisions[seat] = decisions.get(seat, 0) + 1
        _play(visitor, table, seat, decisions[seat], action)


def play_offers(visitor: Visitor, table: str, choose: Choose, until: Until) -> None:
    """Play for the visitor's first seat, without the page, what `choose` takes of the offers, until a frame is so."""
    for _ in range(PATIENCE):
        frame = visitor.page.request.get(f"/api/tables/{table}/frame?seat=0").json()
        is_asked = frame["decision"] > 0
        if frame.get("ending") or (is_asked and until(frame)):
            return
        if is_asked:
            _play(visitor, table, 0, frame["decision"], choose(list(offers(frame["choices"]))).action)
        else:
            visitor.page.wait_for_timeout(30)
    raise AssertionError("The match did not come there.")


def asks(caption: str, rounds: int) -> Until:
    """Whether a frame has that caption, in that round or a later one."""

    def is_there(frame: dict[str, Any]) -> bool:
        now = frame["scene"]["caption"]
        return bool(now["id"] == caption and now["args"]["round"] >= rounds)

    return is_there


def offers(choices: dict[str, Any], before: tuple[str, ...] = ()) -> Iterator[Offer]:
    """The actions of a tree of choices."""
    for target, choice in choices.items():
        if choice.get("next"):
            yield from offers(choice["next"], (*before, target))
        else:
            yield Offer((*before, target), choice["action"])


def _play(visitor: Visitor, table: str, seat: int, decision: int, action: int) -> None:
    wish = {"type": "play", "key": f"{table}-{seat}-{decision:04}", "seat": seat, "decision": decision}
    address, headers = f"/api/tables/{table}/say", {"Origin": visitor.server.url}
    said = visitor.page.request.post(address, data=wish | {"action": action}, headers=headers)
    if said.status == 429:
        visitor.page.wait_for_timeout(1000)
        said = visitor.page.request.post(address, data=wish | {"action": action}, headers=headers)
    assert said.json()["type"] == "accepted", said.text()
