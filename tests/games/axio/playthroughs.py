"""Golden playthroughs: short stretches of matches as text, to be read by people and compared exactly.

`PYTHONPATH=tests python -m games.axio.playthroughs` writes them anew; look at the difference before you commit.
"""

from pathlib import Path

from games.axio.dealing import PACKED, at, board, position
from pyramidion.core.match import Match
from pyramidion.core.types import PUBLIC, actor_text

FOLDER = Path(__file__).parent / "playthroughs"
MANY = 40  # legal actions that are listed; of more only the number is told
# For each file the position it starts from and the actions that are played.
STARTS = {
    "two-seats-from-the-deal": (
        position(board(), "deal", racks="/"),
        [f"0+{tile}" for tile in ("RG", "RB", "RO", "RP", "GB")]
        + [f"1+{tile}" for tile in ("GO", "GP", "BO", "BP", "OP")]
        + ["B@e2 R@f2", "keep", "0+RR", "O@b5 G@b6", "keep", "1+GG", "B@e3 G@e4"],
    ),
    "bonus-of-a-bonus": (
        position(board("b2=R c2=R f8=G g8=G"), markers="17,17,0,0,0", racks="RG GG RR RR BB/GO GP BO BP OP"),
        ["R@b1 G@c1", "G@f7 G@g7", "B@h2 B@h3", "exchange", "0+OO", "0+OO", "0+PP", "0+PP", "0+GB", "G@a7 O@a8"],
    ),
    "three-seats-to-axio": (
        position(
            board("b2=R c2=G f8=B g8=O k1=P k2=B", seats=3),
            "decide",
            "2",
            "1,2,3,4,5/17,18,18,18,18/1,2,3,4,6",
            "RG RB RO RP GB/RG GP BO BP OP/RR RR RR RR",
        ),
        ["keep", "2+PP", "R@a7 G@a8", "keep", "0+OO", "R@b1 G@c1"],
    ),
    "two-seats-to-full": (
        position(board(f"{PACKED} f8=. f9=. h5=. h6=.", filled=9), markers="3,5,7,9,11/4,6,8,10,12"),
        ["G@f8 R@f9", "keep", "0+BB", "G@h5 O@h6"],
    ),
    "solo-past-18": (
        position(board("b4=B d4=B b6=B d6=B"), markers="17,0,0,0,0", racks="RG"),
        ["G@c4 R@c5", "0+RR", "R@c6 R@c7", "0+OP"],
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
    if match.seats > 1:
        lines += [f"racks seen by {viewer}: {match.position(viewer).split()[5]}" for viewer in range(match.seats)]
        lines.append(f"racks seen by all: {match.position(PUBLIC).split()[5]}")
    if match.is_over:
        outcome = match.outcome()
        return [*lines, f"reason: {outcome.reason}", f"scores: {outcome.scores}", f"ranks: {outcome.ranks}"]
    actors = " ".join(map(actor_text, match.actors))
    legal = [action.text for action in match.legal_actions()]
    shown = " | ".join(legal) if len(legal) <= MANY else f"{len(legal)}, from {legal[0]} to {legal[-1]}"
    return [*lines, f"actors: {actors}", f"legal: {shown}"]


def write_all() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (start, actions) in STARTS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(start, actions), encoding="utf-8")


if __name__ == "__main__":
    write_all()
