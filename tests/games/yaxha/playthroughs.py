"""Golden playthroughs: short stretches of matches as text, to be read by people and compared exactly.

`PYTHONPATH=tests python -m games.yaxha.playthroughs` writes them anew; look at the difference before you commit.
"""

from pathlib import Path

from games.yaxha.boards import GROUND, at, new, play, position
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC, actor_text

FOLDER = Path(__file__).parent / "playthroughs"
NEARLY = "d4=OOOO,OOOO,BBBB,BBBB|OOO,OOO,BBB|OO,--"
# For each file the position it starts from and the entries that are played.
STARTS = {
    "two-seats-first-round": (
        new(2, settle=False).position(),
        "* turn 0=2/* turn 1=1/* bonus largest-any/* bonus one-side/* bonus five-ground/"
        "* 1+O/* 1+O/* 1+W/* 2+B/* 2+G/* 2+O/0 claim 1/1 claim 1/"
        "1 O@d4.1/0 G@d4.1/0 B@d5.1/1 W@c4.1/0 O@e5.1/1 O@d5.1/* 1+Y",
    ),
    "four-seats-two-ties": (
        position(market="OBG/YYW/OOO/BWG", turns="2/1/3/4"),
        "2 claim 4/0 claim 1/3 claim 4/1 claim 1/0 take 3/3 Y@d4.1",
    ),
    "three-seats-all-want-the-same": (
        position(market="OBG/YYW/OOO", turns="3/2/1", cards="neighbour-green/second-largest/three-colours"),
        "0 claim 2/2 claim 2/1 claim 2/1 take 3/0 B@d4.1",
    ),
    "two-seats-cubes-leave-the-game": (
        position(pyramids=[f"d4={GROUND}"] * 2, market="WWO/WWB"),
        "1 claim 2/0 claim 1/0 O@d4.2/1 B@f6.2/* 1+O",
    ),
    "two-seats-to-complete": (
        position(
            "build",
            pyramids=[NEARLY, NEARLY.translate(str.maketrans("OB", "GY"))],
            market="BBO/WWW",
            claims="12",
            got="12",
        ),
        "0 B@d5.3/0 B@e5.3/0 O@d4.4",
    ),
}


def playthrough(start: str, entries: str) -> str:
    """The entries played from a position, as text."""
    match = at(start)
    lines: list[str] = []
    for entry in entries.split("/"):
        lines += [*moment(match), f"action: {entry}", ""]
        play(match, entry)
    return "\n".join([*lines, *moment(match)]) + "\n"


def moment(match: Match) -> list[str]:
    """Everything there is to know about the match now."""
    lines = [f"ply: {match.ply}", f"position: {match.position()}"]
    seen = {viewer: match.position(viewer) for viewer in (PUBLIC, *range(match.seats))}
    if any(text != match.position() for text in seen.values()):
        lines += [f"seen by {'all' if viewer == PUBLIC else viewer}: {text}" for viewer, text in seen.items()]
        log = " | ".join(f"{actor_text(actor)} {action}" for actor, action in match.log_for(PUBLIC))
        lines.append(f"log for all: {log}")
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
    for name, (start, entries) in STARTS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(start, entries), encoding="utf-8")


if __name__ == "__main__":
    write_all()
