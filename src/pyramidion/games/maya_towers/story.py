"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.forms import Who
from pyramidion.core.types import ActionInt, Seat, State
from pyramidion.core.words import Argument, Message
from pyramidion.games.maya_towers.actions import LEDGER
from pyramidion.games.maya_towers.rules.turn import is_finished, is_joined
from pyramidion.games.maya_towers.scene.words import colour_name, seat_name, told
from pyramidion.games.maya_towers.scoring import REASONS
from pyramidion.games.maya_towers.state import DEAL, FILL, NONE, OVER
from pyramidion.games.maya_towers.tables import BORDER_PLACES, CENTRE, LOWEST_CUT, PLACE_NAMES


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next. Of most chance, nothing."""
    form = LEDGER.form(action)
    if form.who == Who.SEAT:
        lines = [Message(f"maya_towers-story-{form.name}", {"seat": seat_name(before, actor), **told(action)})]
        if form.name == "swap":
            border, cut = LEDGER.fields(action)
            lines += _met(before, after, actor, border, cut + LOWEST_CUT)
    else:
        lines = _set_up(before, after)
    if int(after.phase) == OVER:
        lines.append(Message(f"maya_towers-reason-{REASONS[int(after.reason)]}"))
    return lines


def _set_up(before: State, after: State) -> list[Message]:
    """That chance has built the last tower, that it has dealt the last card."""
    if int(before.phase) == int(after.phase):
        return []
    if int(before.phase) == FILL:
        return [Message("maya_towers-story-built")]
    if int(before.phase) == DEAL:
        return [Message("maya_towers-story-dealt", {"colour": colour_name(int(after.towers[CENTRE, 0]))})]
    return []


def _met(before: State, after: State, actor: Seat, border: int, level: int) -> list[Message]:
    """For each of the two towers of a swap, what came of it (T4, T5)."""
    lines = []
    for place in BORDER_PLACES[border]:
        if not is_joined(after, place, level):
            continue
        what: dict[str, Argument] = {
            "seat": seat_name(before, actor),
            "place": PLACE_NAMES[place],
            "colour": colour_name(int(after.towers[place, level - 1])),
        }
        has_ladder = bool((after.ladders[place] != before.ladders[place]).any())
        lines.append(Message(f"maya_towers-story-{'ladder' if has_ladder else 'meet'}", what))
        if int(after.priests[place]) != NONE:
            lines.append(Message("maya_towers-story-priest", what))
        elif is_finished(after, place):
            lines.append(Message("maya_towers-story-finished", what))
    return lines
