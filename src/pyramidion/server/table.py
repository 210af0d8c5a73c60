"""A live table: the match and its seats, rebuilt from events. `Table.play` is the one door to the match."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from pyramidion.core import registry
from pyramidion.core.chronicle import Chronicle, Told
from pyramidion.core.errors import RefusedError
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat, Viewer
from pyramidion.core.words import Message, seat_title
from pyramidion.server import events
from pyramidion.server.errors import RefusalError, sentence
from pyramidion.server.events import Event
from pyramidion.server.store import Head, Kept, Link, WishKey

Phase: TypeAlias = Literal["gathering", "playing", "over"]


@dataclass
class Chair:
    """A seat and who has it. A bot may play for the person."""

    person: int | None = None
    name: str = ""
    bot: str = ""
    resigned: bool = False

    @property
    def holder(self) -> Literal["open", "person", "bot"]:
        """What has it."""
        if self.person is not None:
            return "person"
        return "bot" if self.bot else "open"


class Proposal(NamedTuple):
    """What would happen, and the phase of the table then. Nothing of it holds until it is kept."""

    events: list[Event]
    phase: Phase
    new_table: tuple[Head, list[Event]] | None = None
    link: Link | None = None  # a seat's, which passes on to who has the seat then
    is_news: bool = True  # whether everybody at the table sees that something has happened


class Table:
    """One table as its events tell. It changes only by `absorb`; proposals leave it as it is."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.id = head.id
        self.game = registry.game(head.game)
        self.match = Match(self.game, head.seats, head.options, settle=False)
        self.chairs = [Chair() for _ in range(head.seats)]
        self.host = head.host  # who may seat bots and start
        self.number = 0  # of the last event
        self.keys: dict[str, str | None] = {}  # of the wishes that are fulfilled, with their digests
        self.decisions = [0] * head.seats  # how many were opened, by seat
        self.undo: events.UndoAsked | None = None
        self.rematch = ""
        self.is_doubtful = False  # whether the log may hold more than was absorbed
        self.bots_delayed = False  # whether a fault keeps bots from acting; they try again
        self._chronicles: dict[Viewer, Chronicle] = {}
        self._started = False
        self._given_up = False  # whether a resignation has ended the match
        self._able: set[Seat] = set()  # who may act, when chance has settled
        self._acted: set[Seat] = set()  # since then

    @property
    def phase(self) -> Phase:
        """Whether people still gather, play, or are done."""
        if not self._started:
            return "gathering"
        return "over" if self._given_up or self.match.is_over else "playing"

    @property
    def actors(self) -> list[Seat]:
        """The seats that may act now."""
        return self.match.actors if self.phase == "playing" else []

    def title(self, seat: Seat) -> Message:
        """What the game calls a seat."""
        return seat_title(self.head.game, self.head.seats, seat)

    def seats_of(self, person: int | None) -> list[Seat]:
        """The seats that the person has."""
        return [seat for seat, chair in enumerate(self.chairs) if person is not None and chair.person == person]

    def people(self) -> list[Seat]:
        """The seats that people play themselves."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.bot]

    def concerned(self) -> list[Seat]:
        """The seats of people who play, or may come back to do so while a bot plays for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.person is not None and not chair.resigned]

    def loser(self) -> Seat | None:
        """The seat whose resignation has ended the match."""
        gone = [seat for seat, chair in enumerate(self.chairs) if chair.resigned]
        return gone[0] if self._given_up else None

    def told_to(self, viewer: Viewer) -> list[Told]:
        """The log in words, as the viewer may know it."""
        return self._chronicles.setdefault(viewer, Chronicle(viewer)).told(self.match)

    def is_open_to(self, seat: Seat) -> bool:
        """Whether the match waits for the seat."""
        return seat in self.actors

    def play(self, seat: Seat, decision: int, action: int) -> Proposal:
        """The one door: what follows if the seat answers its decision of that number by the action.

        Chance that must act then is settled from the system's entropy. Raises RefusalError.
        """
        self.check_is_playing()
        # Who answers no decision, or one of the past, is stale; who was asked nothing at all hears whose turn it is.
        current = self.decisions[seat] if self.is_open_to(seat) else 0
        if decision != current:
            raise RefusalError("stale", sentence("stale"))
        trial = self.match.copy()
        trial.settles = True
        try:
            trial.play(action, seat)
        except RefusedError as refused:
            raise RefusalError("illegal", refused.message, refused.clause) from None
        is_news = trial.is_seen_by_all(self.match.ply)
        return Proposal(self._new_actions(trial), "over" if trial.is_over else "playing", is_news=is_news)

    def start(self) -> Proposal:
        """Begin the match: what chance does before the first decision."""
        trial = self.match.copy()
        trial.resume()
        return Proposal([events.Started(), *self._new_actions(trial)], "over" if trial.is_over else "playing")

    def check_is_playing(self) -> None:
        """Raise unless the match goes on."""
        if self.phase != "playing":
            raise RefusalError("not-now", sentence("not-started" if self.phase == "gathering" else "over"))

    def _new_actions(self, trial: Match) -> list[Event]:
        return [events.Acted(actor=entry.actor, text=entry.action.text) for entry in trial.log[self.match.ply :]]

    def absorb(self, kept: Kept) -> None:
        """Let an event that is kept have happened."""
        if kept.number != self.number + 1:
            raise ValueError(f"After event {self.number} came event {kept.number}.")
        self._happen(kept.event)
        self.number = kept.number
        if kept.key is not None:
            self.keys[kept.key.text] = kept.key.digest

    def has_fulfilled(self, key: WishKey) -> bool:
        """Whether the wish of that key was fulfilled. Raises RefusalError if the key was used for another wish."""
        if key.text not in self.keys:
            return False
        if self.keys[key.text] not in (None, key.digest):
            raise RefusalError("used-key", sentence("used-key"))
        return True

    def _happen(self, event: Event) -> None:
        match event:
            case events.Sat(seat=seat, person=person, name=name):
                if self.seats_of(self.host) == [seat]:  # the host has come back with another cookie
                    self.host = person
                self.chairs[seat].person = person
                self.chairs[seat].name = name
            case events.BotSat(seat=seat, bot=bot):
                self.chairs[seat] = Chair(bot=bot)
            case events.Stood(seat=seat):
                self.chairs[seat] = Chair()
            case events.Started():
                self._started = True
                self._open_decisions()
            case events.Acted(actor=actor, text=text):
                self._act(actor, text)
            case events.UndoAsked():
                self.undo = event
            case events.UndoAnswered(seats=seats, agree=agree):
                self._hear_answer(set(seats), agree)
            case events.Undone(seat=seat, ply=ply):
                self._go_back(seat, ply)
            case events.Resigned(seat=seat, bot=bot):
                self._give_up(seat, bot)
            case events.Substituted(seat=seat, bot=bot):
                self.chairs[seat].bot = bot
                self._hear_answer({seat}, True)
            case events.TakenBack(seat=seat):
                self.chairs[seat].bot = ""
            case events.Rematched(table=table):
                self.rematch = table

    def _act(self, actor: Seat, text: str) -> None:
        self.match.settles = False  # what chance did is an event of its own
        self.match.play(text, actor)
        self.match.settles = True  # from here on a decision is what a seat did, for those who ask what it moved
        self._acted.add(actor)
        if self.match.is_seen_by_all(self.match.ply - 1):  # else the end of the request would tell of it
            self.undo = None
        self._open_decisions()

    def _go_back(self, seat: Seat, ply: int) -> None:
        self._acted |= {seat, *(entry.actor for entry in self.match.log[ply:])}
        self.match.settles = False
        self.match.rewind(ply)
        self.match.settles = True
        self.undo = None
        self._open_decisions()

    def _hear_answer(self, seats: set[Seat], agree: bool) -> None:
        if self.undo is None:
            return
        waits_for = [seat for seat in self.undo.waits_for if seat not in seats]
        asked = events.UndoAsked(seat=self.undo.seat, ply=self.undo.ply, waits_for=waits_for)
        self.undo = asked if agree and waits_for else None

    def _give_up(self, seat: Seat, bot: str) -> None:
        self.chairs[seat].resigned = True
        self.undo = None
        if self.head.seats <= 2:
            self._given_up = True
        else:
            self.chairs[seat].bot = bot

    def _open_decisions(self) -> None:
        """Count the decisions that have opened since chance last was settled.

        A seat that may act all the while, others acting at the same time, still has the same decision.
        """
        able = set(self.match.actors)
        if able == {CHANCE}:
            return
        for seat in able:
            if seat not in self._able or seat in self._acted:
                self.decisions[seat] += 1
        self._able, self._acted = able, set()
