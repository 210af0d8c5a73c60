"""Golden playthroughs: short stretches of matches as text, to be read by people and compared exactly.

`PYTHONPATH=tests python -m games.maya_quarries.playthroughs` writes them anew; look at the difference first.
"""

from pathlib import Path

from games.maya_quarries.positions import at, position
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, PUBLIC, actor_text

FOLDER = Path(__file__).parent / "playthroughs"
FIRST_CUBES = "1,1,0|-|-/0,1,1|-|-|-/1,0,1|-|-/-|-|-"
# For each file the position it starts from and the actions that are played.
STARTS = {
    "three-seats-dig-and-open": (
        position(pyramids=FIRST_CUBES, quarries="0513/1407/24", course="1:2:0"),
        [
            "2 dig 5 2",
            "0 dig -3 2",
            "1 dig 8 1",
            "2 pass",
            "0 pass",
            "1 pass",
            "1 protect 3",
            "0 strike 1",
            "2 start 1",
        ],
    ),
    "three-seats-build-and-erode": (
        position(
            sheet="extra:4.2:8/move:3:8|a:5.3.1:3.4.2/b:5.3.1:2.4.2",
            phase="build",
            course="2:0:0",
            pyramids="2,1,0|-/1,1,1|-",
            quarries="0514/03",
            has="5,3/7,1/4,0",
            tokens="move=2,extra=1",
        ),
        ["0 double", "0 build a", "0 build b", "1 extra b", "1 pass", "2 done"],
    ),
    "four-seats-auction-to-joker": (
        position(seats=4, phase="offer", expert=True, pyramids="1,1,1,1|-|-|-/1,1,1,1|-|-|-/-|-|-/-|-|-"),
        [
            *("* offer joker", "* offer boost", "* offer cube"),
            *("2 bid 3", "0 bid 3", "3 bid 0", "1 bid 1"),
            *("0 take joker", "2 take boost"),
            *("0 dig 5 1", "1 dig 4 1", "2 dig 3 5", "3 pass", "0 pass", "1 pass", "2 pass"),
            *("2 boost 1", "0 joker keep"),
        ],
    ),
    "five-seats-to-complete": (
        position(
            seats=5,
            phase="build",
            course="3:4:2",
            pyramids="2,1,1,0,0|-|-|-/1,0,2,1,0|-|-/0,1,0,2,2|-|-|-/1,1,1,1,1|-|-",
            has="20,0/21,0/18,0/30,0/12,2",
        ),
        ["4 build tikal", "4 pass"],
    ),
}


def playthrough(start: str, actions: list[str]) -> str:
    """The actions played from a position, as text."""
    match = at(start)
    lines: list[str] = []
    for entry in actions:
        who, _, text = entry.partition(" ")
        lines += [*moment(match), f"action: {entry}", ""]
        match.play(text, CHANCE if who == "*" else int(who))
    return "\n".join([*lines, *moment(match)]) + "\n"


def moment(match: Match) -> list[str]:
    """Everything there is to know about the match now."""
    lines = [f"ply: {match.ply}", f"position: {match.position()}"]
    seen = [(f"seat {viewer}", match.position(viewer)) for viewer in range(match.seats)]
    seen.append(("all", match.position(PUBLIC)))
    lines += [f"seen by {who}: {text}" for who, text in seen if text != match.position()]
    if match.is_over:
        outcome = match.outcome()
        return [*lines, f"reason: {outcome.reason}", f"scores: {outcome.scores}", f"ranks: {outcome.ranks}"]
    for actor in match.actors:
        legal = " | ".join(action.text for action in match.legal_actions(actor))
        lines.append(f"legal for {actor_text(actor)}: {legal}")
    return lines


def write_all() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (start, actions) in STARTS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(start, actions), encoding="utf-8")


if __name__ == "__main__":
    write_all()
