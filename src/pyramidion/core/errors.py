"""Every mistake a user can make, as a sentence that says what was wrong and where."""


class PyramidionError(Exception):
    """The parent of all errors below. `str(error)` is a sentence for people."""


class UnknownGameError(PyramidionError):
    """No game of that name is registered."""


class BadSetupError(PyramidionError):
    """A seat count, an option or a bot that the game does not have."""


class BadGameError(PyramidionError):
    """A registered game that does not keep the contract."""


class BadPositionError(PyramidionError):
    """A position text that cannot be read, or that no match can reach."""


class BadRecordError(PyramidionError):
    """A record that cannot be read, or that the rules do not bear out."""


class RefusedError(PyramidionError):
    """An action that the rules do not allow now.

    `clause` is the id of what forbids it: `G1` to `G4`, or a clause of the game such as `T3.5`.
    """

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = sentence
