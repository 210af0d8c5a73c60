"""An action in words, with what the rules then did by themselves."""

from pyramidion.core.contract import Options
from pyramidion.core.types import CHANCE, ActionInt, Seat, State
from pyramidion.core.words import Message, seat_title
from template_game.actions import HIDDEN_BID
from template_game.spec import SPEC
from template_game.state import OVER


def story(before: State, after: State, actor: Seat, action: ActionInt, options: Options) -> list[Message]:
    """What there is to say of an action that led from one observation to the next."""
    told = []
    if actor != CHANCE:
        seat = seat_title(SPEC.name, int(before.seats), actor)
        if action == HIDDEN_BID:
            told.append(Message("template-story-hidden", {"seat": seat}))
        else:
            told.append(Message("template-story-bid", {"seat": seat, "count": action}))
    if int(after.phase) == OVER:
        told.append(Message("template-caption-over"))
    return told
