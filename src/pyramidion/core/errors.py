"""Every mistake a user can make, as a sentence that says what was wrong and where."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pyramidion.core.words import Message


class PyramidionError(Exception):
    """The parent of all errors below. `str(error)` is a sentence for people."""


class UnknownGameError(PyramidionError):
    """No game of that name is registered."""


class BadSetupError(PyramidionError):
    """A seat count, an option or a bot that the game does not have."""


class BadObjectError(BadSetupError):
    """An object for an option that cannot be read or used; `message` says why in any language."""

    def __init__(self, message: "Message") -> None:
        from pyramidion.core.words import words

        self.message = message
        super().__init__(words().say(message))


class BadGameError(PyramidionError):
    """A registered game that does not keep the contract."""


class BadPositionError(PyramidionError):
    """A position text that cannot be read, or that no match can reach."""


class BadRecordError(PyramidionError):
    """A record that cannot be read, or that the rules do not bear out."""


class RefusedError(PyramidionError):
    """An action that the rules do not allow now.

    `clause` is the id of what forbids it: `G1` to `G4`, or a clause of the game such as `T3.5`; `message` says it in
    any language, `sentence` in English.
    """

    def __init__(self, clause: str, message: "Message") -> None:
        from pyramidion.core.words import words

        self.clause = clause
        self.message = message
        self.sentence = words().say(message)
        super().__init__(f"{clause}: {self.sentence}")
