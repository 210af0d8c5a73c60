"""What the server does not do, with the sentence that says why."""

from pyramidion.core.words import Argument, Message
from pyramidion.server.protocol import Reason


def sentence(message_id: str, **args: Argument) -> Message:
    """One of the server's own sentences: `server-…` of its catalogue."""
    return Message(f"server-{message_id}", args)


class RefusalError(Exception):
    """A wish at a table that is not carried out."""

    def __init__(self, reason: Reason, message: Message, clause: str = "") -> None:
        super().__init__(message.id)
        self.reason: Reason = reason
        self.message = message
        self.clause = clause


class FaultError(Exception):
    """A request that is not answered as hoped."""

    def __init__(self, status: int, message: Message) -> None:
        super().__init__(message.id)
        self.status = status
        self.message = message


class DamagedTableError(Exception):
    """What was kept of a table cannot be read, or does not lead to a match by its rules."""
