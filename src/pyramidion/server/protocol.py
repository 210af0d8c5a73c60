"""Everything that client and server say to each other. The browser's types are generated from here.

`FromClient` and `FromServer` go over a table's socket, one JSON object a text frame, told apart by their `type`; the
others are bodies of the HTTP API. Words for people are messages of the catalogues, so that each reads them in a
language of their own.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from pyramidion.core.contract import OptionValue, PlainValue
from pyramidion.core.scene import Glide, Scene
from pyramidion.core.words import Language, Message

# Counts the changes after which an older client would be misunderstood: of messages, and of the numbers of actions.
# Such a client is told to load the page again. The page says the same number (web/src/table/connection.svelte.ts).
PROTOCOL = 2

# Bounds on what a client may say: what is longer is refused before it is looked at.
Name: TypeAlias = Annotated[str, Meta(max_length=40)]
Word: TypeAlias = Annotated[str, Meta(max_length=80)]
Key: TypeAlias = Annotated[str, Meta(min_length=8, max_length=64)]  # made by the client, one for each wish
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
Whole: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Reason: TypeAlias = Literal["illegal", "stale", "not-yours", "not-now", "used-key", "too-fast"]  # why a wish is refused


class _Said(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """One message on the socket."""


class _Sent(msgspec.Struct, kw_only=True, gc=False):
    """What the server writes."""


class _Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client posts."""


class Hello(_Said, tag="hello"):
    """The first message: the protocol that the client speaks, and the mark of the last frame it has, or nothing."""

    protocol: Whole = 1  # clients from before protocols had numbers do not say it
    last: Word = ""


class Look(_Said, tag="look"):
    """Hot seat: the screen was handed to one of the client's own seats."""

    seat: SeatNumber


class Play(_Said, tag="play"):
    """Play an action for one of the client's seats, answering the decision of that number.

    Repeated with the same key it is answered like the first time.
    """

    key: Key
    seat: SeatNumber
    decision: Whole
    action: Whole


class WhyNot(_Said, tag="why-not"):
    """What forbids the action of these targets."""

    key: Key
    seat: SeatNumber
    targets: Annotated[list[Word], Meta(max_length=8)]


class AskUndo(_Said, tag="ask-undo"):
    """Take back the seat's last decision, if the rules of undo and the other people allow it."""

    key: Key
    seat: SeatNumber


class AnswerUndo(_Said, tag="answer-undo"):
    """Agree to an undo that somebody asked for, or not."""

    key: Key
    agree: bool


class Resign(_Said, tag="resign"):
    """Give the seat's match up."""

    key: Key
    seat: SeatNumber


class Substitute(_Said, tag="substitute"):
    """Let a bot play for a person who has left. Which one the server chooses."""

    key: Key
    seat: SeatNumber


class TakeBack(_Said, tag="take-back"):
    """Play one's own seat again, which a bot has played meanwhile."""

    key: Key
    seat: SeatNumber


FromClient: TypeAlias = Hello | Look | Play | WhyNot | AskUndo | AnswerUndo | Resign | Substitute | TakeBack


class SeatView(_Sent):
    """One seat of a table, for one person."""

    seat: int
    title: Message  # what the game calls it
    holder: Literal["open", "person", "bot"]
    name: str = ""  # of the person; "" for a bot or an open seat
    bot: str = ""  # which bot plays it now, for itself or for the person
    mine: bool = False
    present: bool = False  # whether the person is here
    resigned: bool = False


class UndoView(_Sent):
    """An undo that waits for consent."""

    seat: int
    waits_for: list[int]


class TableView(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """What a table is and who sits there. Sent first, and whenever it changes."""

    id: str
    game: str
    options: dict[str, OptionValue]  # all of them, defaults included
    seats: list[SeatView]
    phase: Literal["gathering", "playing", "over"]
    host: bool  # whether the receiver has made the table: may seat bots and start
    undo: UndoView | None = None
    rematch: str = ""  # id of the table where it goes on
    watchers: int = 0
    bots_delayed: bool = False  # whether a fault at the server keeps bots from acting; they try again


class Told(_Sent):
    """One entry of the log: as records write it, and in words, with what the rules then did by themselves."""

    actor: int  # a seat, or 7: chance
    text: str
    story: list[Message]


class Points(_Sent):
    """Where points come from."""

    reason: Message
    points: int


class Ending(_Sent):
    """How a match ended."""

    reason: Message
    scores: list[int]
    ranks: list[int]
    breakdown: list[list[Points]]  # by seat; empty lists after a resignation


class Choice(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What pointing at a target leads to: an action, or targets to point at next."""

    action: int = -1
    next: dict[str, "Choice"] = {}


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="frame"):
    """All there is to see for one viewer now."""

    mark: str  # names this frame: equal marks, equal frames
    viewer: int  # a seat, or -1: what everybody may see
    handover: int = -1  # hot seat: to whom the screen must be handed; until then the viewer is -1
    decision: int = 0  # to be answered by `Play`; 0: nothing to decide for this viewer
    choices: dict[str, Choice] = {}  # the legal actions, by their targets in order
    scene: Scene
    moved: list[Glide]  # the pieces that the last decision brought to where they are
    log_from: int  # of the log the client has, what to keep; `log` follows it
    log: list[Told]
    waits_for: list[int]  # seats that may act
    can_undo: list[int] = []  # own seats whose last decision may be taken back, consent aside
    ending: Ending | None = None


class Accepted(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="accepted"):
    """The wish of that key is carried out, and kept."""

    key: str


class Refused(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The wish of that key is not carried out. Also the answer to `why-not`."""

    key: str
    reason: Reason
    clause: str = ""  # for `illegal`: the clause that forbids it
    sentence: Message


class Problem(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="problem"):
    """A message that could not be read, that nobody may send, or that the server failed to answer."""

    key: str = ""  # of the wish, where it had one that could be read
    sentence: Message


class Notice(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="notice"):
    """Something that others did to the receiver."""

    sentence: Message


FromServer: TypeAlias = TableView | Frame | Accepted | Refused | Problem | Notice


class OptionChoice(_Sent):
    """A value that an option takes, and what it is called."""

    value: PlainValue
    label: Message


class OptionView(_Sent):
    """One option of a game. Its meaning is the message `GAME-option-NAME`."""

    name: str
    default: PlainValue | None
    choices: list[OptionChoice]
    least: int
    most: int
    follows: str = ""
    defaults: dict[str, PlainValue] = {}  # by the value of the option it follows
    takes_objects: bool = False  # besides its choices, as objects or as texts in TOML or JSON


class GameView(_Sent):
    """What can be known of a game before it is played."""

    name: str
    title: str
    designers: list[str]
    year: int
    seats: list[int]  # the seat counts
    seat_titles: dict[str, list[Message]]  # by seat count
    options: list[OptionView]


class BotView(_Sent):
    """A computer opponent. Its name is the message `bot-NAME`."""

    name: str


class Person(_Sent):
    """Who one is to the server."""

    name: str
    language: str


class PersonChange(_Body):
    """What one may change of oneself."""

    name: Name | None = None
    language: Language | None = None


class Seating(_Body):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    name: Name = ""  # of the person, where several of one table share a screen
    bot: Word = ""


class NewTable(_Body):
    """Make a table. It starts at once where no seat is open. An option's object may be a text in TOML or JSON."""

    game: Word
    seats: Annotated[list[Seating], Meta(min_length=1, max_length=16)]
    options: dict[str, OptionValue] = {}


class OptionText(_Body):
    """An object for an option, as somebody types it, and for how many seats."""

    seats: SeatNumber
    text: str


class OptionDefault(_Sent):
    """The default of such an option as a text, to be changed into something of one's own."""

    text: str


class SitDown(_Body):
    """Take an open seat."""

    seat: SeatNumber
    name: Name = ""


class StandUp(_Body):
    """Leave a seat of a table that has not started. The host may empty any seat."""

    seat: SeatNumber


class SeatBot(_Body):
    """The host: put a bot in an open seat."""

    seat: SeatNumber
    bot: Word


class TableId(_Sent):
    """Where to go."""

    id: str


class SeatLink(_Sent):
    """The secret by which a seat can be had back from another device. A new one ends the one before."""

    secret: str


class ClaimSeat(_Body):
    """Have one's seat back."""

    secret: Word


class TableSummary(_Sent):
    """A table in a list."""

    id: str
    game: str
    phase: Literal["gathering", "playing", "over"]
    seats: list[SeatView]
    my_turn: bool
    changed: str  # ISO 8601
    problem: Message | None = None  # why it cannot be opened; then nothing is said of its seats


class Step(_Sent):
    """One position of a replay, and the action that led to it."""

    told: Told | None
    scene: Scene
    moved: list[Glide]


class Replay(_Sent):
    """A match from beginning to end, with everything revealed."""

    id: str
    game: str
    seats: list[SeatView]
    options: dict[str, OptionValue]
    steps: list[Step]
    ending: Ending | None


class AskHint(_Body):
    """What a good player would do for one of one's own seats, which has that decision to answer."""

    seat: SeatNumber
    decision: Whole


class Hint(_Sent):
    """An action, and what it is worth to the seat: 0 (lost) to 1 (won)."""

    targets: list[str]
    worth: float


class Moment(_Sent):
    """How every seat stood at a step of a replay."""

    step: int
    chances: list[float]  # [seat], together 1; alone the share of the best score


class TurningPoint(_Sent):
    """A decision at a step of a replay that cost much."""

    step: int
    seat: int
    worth: float  # of what was done
    best: float  # of what would have been better
    better: list[Message]


class Review(_Sent):
    """A match looked back at, as far as that has come: ask again until all is done."""

    done: float  # the share of the work
    moments: list[Moment]
    turning_points: list[TurningPoint]  # when all is done


class Fault(_Sent):
    """The body of every HTTP answer that is not a success."""

    sentence: Message
