"""Golden playthroughs: short stretches of matches as text, to be read by people and compared exactly.

`PYTHONPATH=tests python -m games.maya_towers.playthroughs` writes them anew; look at the difference before you commit.
"""

from pathlib import Path

from games.maya_towers.boards import LATIN, NOTHING, at, position
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC, actor_text

FOLDER = Path(__file__).parent / "playthroughs"
# For each file the position it starts from and the actions that are played.
STARTS = {
    "two-seats-to-no-swap": (
        position(
            "rrro*/ooor*/yyyyy/ggggo/tttt*/bbbbb/vvvvv/ppppp/nnnnn",
            monolith="c2-c3@4",
            table="00/00/20W/00/20/10W/10B/01B/01B",
        ),
        ["a2-b2@5", "a1-b1@4"],
    ),
    "three-seats-to-stalled": (
        position(LATIN, "deal", table="r/o/-", options="setup=draft,stall=2"),
        ["card 2 y", "card 0 g", "card 1 b", "card 2 p", "b3-c3@4", "a1-b1@3", "c2-c3@5", "a1-a2@5"],
    ),
    "four-seats-to-stopped": (
        position("*/*/*/*/ttttb/****t/*/*/nnnnn", turn=2, monolith="a1-b1", table="ro/yg/bv/pn"),
        ["a3-b3@2", "continue", "b2-c2@5", "stop"],
    ),
    "drawn-set-up": (
        f"2,setup=drawn roygt/oygtb/ygtbv/gtbvp/tbvpn/bvpn/vpnr/pnro/nroy draw 1 - 0 {NOTHING}",
        ["o", "o>a3", "r", "r>c2", "g", "g>c3", "y", "y>b3", "M a1-b1@3", "b2-c2@2"],
    ),
}


def playthrough(start: str, actions: list[str]) -> str:
    """The actions played from a position, as text."""
    match = at(start)
    lines: list[str] = []
    for action in actions:
        lines += [*moment(match), f"action: {actor_text(match.turn)} {action}", ""]
        match.play(action)
    return "\n".join([*lines, *moment(match)]) + "\n"


def moment(match: Match) -> list[str]:
    """Everything there is to know about the match now."""
    lines = [f"ply: {match.ply}", f"position: {match.position()}"]
    if match.seats > 2:
        lines += [f"seen by {viewer}: {match.position(viewer)}" for viewer in range(match.seats)]
        lines.append(f"seen by all: {match.position(PUBLIC)}")
    if match.is_over:
        outcome = match.outcome()
        return [*lines, f"reason: {outcome.reason}", f"scores: {outcome.scores}", f"ranks: {outcome.ranks}"]
    actors = " ".join(map(actor_text, match.actors))
    legal = " | ".join(action.text for action in match.legal_actions())
    return [*lines, f"actors: {actors}", f"legal: {legal}"]


def write_all() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (start, actions) in STARTS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(start, actions), encoding="utf-8")


if __name__ == "__main__":
    write_all()
