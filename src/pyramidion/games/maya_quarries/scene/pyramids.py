"""The pyramids for the eye: a step for each level, cubes in a row on it, grouped by seat so that one sees who leads."""

from pyramidion.core.scene import Part, Piece, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Argument, Message
from pyramidion.games.maya_quarries.rules.pyramids import lowest_open_level, open_level
from pyramidion.games.maya_quarries.scene.words import acting_seat, pyramid_title, seat_name, seat_names
from pyramidion.games.maya_quarries.state import BUILD, DIG
from pyramidion.games.maya_quarries.tables import GLYPH_NAMES, MAX_LEVELS, SEAT_COLOURS

PITCH = 0.7  # between the spaces of a level
WIDEST = 9  # spaces; wider levels have narrower ones
STEP = 0.3  # by which each level is higher than the one below
BASE = 0.2
COLUMN, ROW = 9.0, 5.0  # room for a pyramid
LEFT, FRONT = 2.3, 1.1


def pyramids(state: State, viewer: Viewer | None, names: list[str]) -> Zone:
    """All pyramids in play, two in a row."""
    mover = acting_seat(state, viewer) if int(state.phase) == BUILD else None
    pieces = []
    for pyramid, name in enumerate(names):
        pieces += _pyramid(state, pyramid, name, mover)
    rows = (len(names) + 1) // 2
    is_dug = DIG <= int(state.phase) < BUILD  # then an overview is enough
    return Zone(
        id="pyramids",
        kind="board",
        label=Message("maya_quarries-pyramids"),
        size=(2 * COLUMN, rows * ROW),
        height=BASE + PITCH,
        parts=[] if is_dug else [_part(pyramid, name) for pyramid, name in enumerate(names)],
        pieces=pieces,
    )


def _part(pyramid: int, name: str) -> Part:
    corner = (COLUMN * (pyramid % 2), ROW * (pyramid // 2))
    return Part(at=corner, size=(COLUMN, ROW), label=Message("maya_quarries-pyramid", {"pyramid": pyramid_title(name)}))


def _pyramid(state: State, pyramid: int, name: str, mover: int | None) -> list[Piece]:
    x = LEFT + COLUMN * (pyramid % 2) + WIDEST * PITCH / 2
    y = FRONT + ROW * (pyramid // 2)
    pieces = [
        Piece(
            id=f"name {name}",
            kind="label",
            at=(x, y - 0.5, 0.0),
            size=(WIDEST * PITCH, 0.8, 0.0),
            text=pyramid_title(name),
            label=Message("maya_quarries-pyramid", {"pyramid": pyramid_title(name)}),
        )
    ]
    for level in range(MAX_LEVELS):
        if int(state.spaces[pyramid, level]):
            pieces += _level(state, pyramid, level, name, (x, y + PITCH / 2 + PITCH * level), mover)
    return pieces


def _pitch(spaces: int) -> float:
    return PITCH * min(1.0, WIDEST / spaces)


def _level(
    state: State, pyramid: int, level: int, name: str, at: tuple[float, float], mover: int | None
) -> list[Piece]:
    """The step, what it pays, and its cubes."""
    x, y = at
    spaces = int(state.spaces[pyramid, level])
    pitch = _pitch(spaces)
    width = spaces * pitch
    top = level * STEP + BASE
    is_open = level == int(open_level(state, pyramid)) == int(lowest_open_level(state))
    first, second = map(int, state.pays[pyramid, level])
    told: dict[str, str | int | Message] = {
        "pyramid": pyramid_title(name),
        "level": level + 1,
        "filled": int(state.filled[pyramid, level]),
        "spaces": spaces,
        "first": first,
        "second": second,
    }
    pieces = [
        Piece(
            id=f"level {name} {level + 1}",
            kind="block",
            at=(x, y, 0.0),
            size=(width, PITCH, top),
            colour="white" if is_open else "stone",
            label=Message(f"maya_quarries-level-{'open' if is_open else 'closed'}", told),
            help=_who_leads(state, pyramid, level),
            target=f"pyramid {name}",
        ),
        Piece(
            id=f"pays {name} {level + 1}",
            kind="label",
            at=(x - width / 2 - 0.8, y, 0.0),
            size=(1.2, 0.6, 0.0),
            text=f"{first}/{second}",
            label=Message("maya_quarries-pays", {"first": first, "second": second}),
        ),
    ]
    pieces += _signs(state, pyramid, level, name, (x - width / 2 - 1.75, y))
    counts: list[int] = state.cubes[pyramid, level, : int(state.seats)].tolist()
    owners = [seat for seat, count in enumerate(counts) for _ in range(count)]
    for space, seat in enumerate(owners):
        where: dict[str, Argument] = {
            "pyramid": pyramid_title(name),
            "level": level + 1,
            "seat": seat_name(state, seat),
        }
        pieces.append(
            Piece(
                id=f"cube {name} {level + 1} {space}",
                kind="cube",
                at=(x - width / 2 + pitch * (space + 0.5), y, top),
                size=(0.76 * pitch, 0.76 * pitch, 0.76 * pitch),
                colour=SEAT_COLOURS[seat],
                glyph=GLYPH_NAMES[seat],
                label=Message("maya_quarries-cube-on", where),
                target=f"cube {name} {level + 1}" if seat == mover else "",
            )
        )
    return pieces


def _leaders(state: State, pyramid: int, level: int) -> list[int]:
    """The seats with the most cubes on a level, at least one."""
    counts: list[int] = state.cubes[pyramid, level, : int(state.seats)].tolist()
    return [seat for seat, count in enumerate(counts) if count == max(counts) > 0]


def _who_leads(state: State, pyramid: int, level: int) -> Message:
    leaders = _leaders(state, pyramid, level)
    if not leaders:
        return Message("maya_quarries-nobody-leads")
    most = int(state.cubes[pyramid, level, leaders[0]])
    return Message("maya_quarries-leads", {"seats": seat_names(state, leaders), "count": most})


def _signs(state: State, pyramid: int, level: int, name: str, at: tuple[float, float]) -> list[Piece]:
    """The signs of those who lead beside their level; of several, smaller ones one behind the other."""
    leaders = _leaders(state, pyramid, level)
    size = min(0.6, 0.95 * PITCH / max(1, len(leaders)))
    return [
        Piece(
            id=f"leads {name} {level + 1} {seat}",
            kind="marker",
            at=(at[0], at[1] + size * (index - (len(leaders) - 1) / 2), 0.0),
            size=(size, size, 0.1),
            colour=SEAT_COLOURS[seat],
            glyph=GLYPH_NAMES[seat],
            label=_who_leads(state, pyramid, level),
        )
        for index, seat in enumerate(leaders)
    ]
