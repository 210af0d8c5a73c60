"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.types import CHANCE, ActionInt, Seat, State
from pyramidion.core.words import Argument, Message, seat_title
from template_game.actions import LEDGER
from template_game.spec import SPEC
from template_game.state import OVER


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next."""
    lines = []
    if actor != CHANCE:
        seat = seat_title(SPEC.name, int(before.seats), actor)
        lines.append(Message(f"template-story-{LEDGER.form(action).name}", {"seat": seat, **_told(action)}))
    if int(after.phase) == OVER:
        lines.append(Message("template-caption-over"))
    return lines


def _told(action: ActionInt) -> dict[str, Argument]:
    """The fields of an action as the arguments of a message, by the names of its form's axes."""
    return {axis.name: int(axis.words[index]) for axis, index in LEDGER.parts(action)}
