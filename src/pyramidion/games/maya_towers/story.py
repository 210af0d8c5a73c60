"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Message
from pyramidion.games.maya_towers.actions import (
    CONTINUE,
    FIRST_CARD,
    FIRST_DRAW,
    FIRST_MONOLITH,
    FIRST_PLACE,
    STOP,
    border_and_level,
    colour_and_place,
)
from pyramidion.games.maya_towers.rules.turn import is_finished, is_joined
from pyramidion.games.maya_towers.scene.words import colour_name, seat_name
from pyramidion.games.maya_towers.scoring import REASONS
from pyramidion.games.maya_towers.state import DEAL, FILL, NONE, OVER
from pyramidion.games.maya_towers.tables import BORDER_PLACES, CENTRE, PLACE_NAMES


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next. Of most chance, nothing."""
    told = _said(before, after, actor, action)
    if int(after.phase) == OVER:
        told.append(Message(f"maya_towers-reason-{REASONS[int(after.reason)]}"))
    return told


def _said(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    if action < FIRST_MONOLITH:
        return _swap(before, after, actor, action)
    if action < FIRST_PLACE:
        border, level = border_and_level(action)
        places = _places(border)
        return [Message("maya_towers-story-monolith", {**_seat(before, actor), **places, "level": level})]
    if action < FIRST_DRAW:
        return _placing(before, after, actor, action)
    if action in (STOP, CONTINUE):
        return [Message(f"maya_towers-story-{'stop' if action == STOP else 'continue'}", _seat(before, actor))]
    if action >= FIRST_CARD and int(after.phase) != DEAL:
        return [Message("maya_towers-story-dealt", {"colour": colour_name(int(after.towers[CENTRE, 0]))})]
    return []


def _placing(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    if int(before.phase) == FILL:
        return [] if int(after.phase) == FILL else [Message("maya_towers-story-built")]
    colour, place = colour_and_place(action)
    what: dict[str, str | int | Message] = {"colour": colour_name(colour), "place": PLACE_NAMES[place]}
    return [Message("maya_towers-story-place", {**_seat(before, actor), **what})]


def _swap(before: State, after: State, actor: Seat, action: ActionInt) -> list[Message]:
    """The swap, then for each of the two towers what came of it (T4, T5)."""
    border, level = border_and_level(action)
    seat = _seat(before, actor)
    told = [Message("maya_towers-story-swap", {**seat, **_places(border), "level": level})]
    for place in BORDER_PLACES[border]:
        if not is_joined(after, place, level):
            continue
        what = {**seat, "place": PLACE_NAMES[place], "colour": colour_name(int(after.towers[place, level - 1]))}
        has_ladder = bool((after.ladders[place] != before.ladders[place]).any())
        told.append(Message(f"maya_towers-story-{'ladder' if has_ladder else 'meet'}", what))
        if int(after.priests[place]) != NONE:
            told.append(Message("maya_towers-story-priest", what))
        elif is_finished(after, place):
            told.append(Message("maya_towers-story-finished", what))
    return told


def _seat(state: State, seat: Seat) -> dict[str, str | int | Message]:
    return {"seat": seat_name(state, seat)}


def _places(border: int) -> dict[str, str | int | Message]:
    first, second = BORDER_PLACES[border]
    return {"first": PLACE_NAMES[first], "second": PLACE_NAMES[second]}
