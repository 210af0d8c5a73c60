"""An observation as pieces for the eye: the pot, a mat for each seat, and a button for each bid."""

from pyramidion.core.contract import Options
from pyramidion.core.scene import Piece, Scene, Zone
from pyramidion.core.types import State, Viewer
from pyramidion.core.words import Message, seat_title
from template_game.spec import SPEC
from template_game.state import BID, DEAL, NONE, UNKNOWN
from template_game.tables import COINS


def scene(observation: State, viewer: Viewer | None, options: Options) -> Scene:
    """All there is to see in a state, or an observation of one."""
    zones = [_pot(observation)] + [_mat(observation, seat) for seat in range(int(observation.seats))]
    if int(observation.phase) == BID:
        zones.append(_buttons())
    names = {DEAL: "template-caption-deal", BID: "template-caption-bid"}
    caption = Message(names.get(int(observation.phase), "template-caption-over"))
    return Scene(game=SPEC.name, title=SPEC.title, caption=caption, zones=zones)


def _number(piece_id: str, column: int, count: int) -> Piece:
    return Piece(
        id=piece_id,
        kind="number",
        at=(0.5 + 1.2 * column, 0.5, 0.0),
        label=Message(f"template-{piece_id.split(maxsplit=1)[0]}", {"count": count}),
        text=str(count),
    )


def _pot(state: State) -> Zone:
    pot = _number("pot", 0, int(state.pot))
    return Zone(id="board", kind="board", label=pot.label, size=(1.0, 1.0), pieces=[pot])


def _mat(state: State, seat: int) -> Zone:
    pieces = [
        _number(f"coins {seat}", 0, int(state.coins[seat])),
        _number(f"points {seat}", 1, int(state.points[seat])),
    ]
    for column, name in ((2, "token"), (3, "bid")):
        value = int(state[f"{name}s"][seat])
        if value != NONE:
            pieces.append(_secret(f"{name} {seat}", column, value))
    if int(state.last_bids[seat]) != NONE:
        pieces.append(_number(f"last {seat}", 4, int(state.last_bids[seat])))
    label = seat_title(SPEC.name, int(state.seats), seat)
    return Zone(id=f"mat {seat}", kind="mat", label=label, size=(6.0, 1.0), seat=seat, pieces=pieces)


def _secret(piece_id: str, column: int, value: int) -> Piece:
    name = piece_id.split(maxsplit=1)[0]
    known = value != UNKNOWN
    return Piece(
        id=piece_id,
        kind="token",
        at=(0.5 + 1.2 * column, 0.5, 0.0),
        colour="stone" if known else "back",
        label=Message(f"template-{name}", {"count": value}) if known else Message(f"template-{name}-unknown"),
        text=str(value) if known else "",
    )


def _buttons() -> Zone:
    pieces = [
        Piece(
            id=f"button {coins}",
            kind="button",
            at=(0.5 + 1.2 * coins, 0.5, 0.0),
            label=Message("template-bid", {"count": coins}),
            text=str(coins),
            target=f"bid {coins}",
        )
        for coins in range(COINS + 1)
    ]
    label = Message("template-caption-bid")
    return Zone(id="bids", kind="rack", label=label, size=(1.2 * len(pieces), 1.0), pieces=pieces)
