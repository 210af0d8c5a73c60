"""A match: the checking wall between people, bots, files and the kernels. Nothing illegal gets past it."""

import secrets
from typing import Self, TypeAlias

import numpy as np

from pyramidion.core import verbs
from pyramidion.core.clauses import (
    MATCH_IS_OVER,
    NO_SUCH_FORM,
    NOT_NOW,
    NOT_YOUR_TURN,
    clause_id,
)
from pyramidion.core.contract import Game, Options, shown
from pyramidion.core.diagrams import Diagram, plain
from pyramidion.core.errors import BadPositionError, PyramidionError, RefusedError
from pyramidion.core.ledger import Ledger
from pyramidion.core.limits import GREATEST_SEED
from pyramidion.core.log import Action, Entry, Outcome
from pyramidion.core.playout import actions_into
from pyramidion.core.rng import RNG_WORDS, start_stream
from pyramidion.core.scene import Glide, Scene
from pyramidion.core.types import (
    CHANCE,
    CHANCE_BIT,
    MAX_SEATS,
    NOT_SEEN,
    PUBLIC,
    Buffer,
    ClauseNumber,
    Seat,
    State,
    Viewer,
)
from pyramidion.core.words import Message

AnyAction: TypeAlias = str | int


class Match:
    """One playing of a game.

    Chance is settled by itself: from the system's entropy, or, with a `seed`, from streams keyed by the seed and the
    index of the chance action. With `settle=False` the caller plays chance as well, as the actor CHANCE.
    """

    def __init__(
        self, game: Game, seats: int, options: Options | None = None, *, seed: int | None = None, settle: bool = True
    ) -> None:
        self.game = game
        self.seats = game.spec.check_seats(seats)
        self.options = game.spec.complete(options or {}, self.seats)
        self.seed = seed if seed is None else _checked_seed(seed)
        self.settles = settle
        self.log: list[Entry] = []
        self.start_position: str | None = None
        self.is_partial = False  # whether it began at a position that an observer wrote down, with `?` in it
        self.ledger: Ledger = game.actions.ledger(self.seats, self.options)
        self._states = np.zeros(1, game.state.STATE)
        self._before: list[bytes] = []  # the state before each entry of the log
        self._legal: Buffer = np.zeros(game.state.MAX_LEGAL, np.int32)
        self._weights: Buffer = np.zeros(game.state.MAX_LEGAL, np.int32)
        self._work: Buffer = np.zeros(game.state.WORK, np.int32)
        self._rng = np.zeros(RNG_WORDS, np.int64)
        self._scenes: dict[tuple[Viewer | None, bytes], Scene] = {}  # the latest, by viewer and observation
        self._known_since: dict[Viewer, list[int | None]] = {}  # what `known_since` has found, one for each ply
        verbs.init(self.state, self.seats, game.spec.encode(self.options, self.seats))
        self._settle()

    @classmethod
    def from_position(cls, game: Game, position: str, *, seed: int | None = None, settle: bool = True) -> Self:
        """A match that begins at a position text.

        Its record cannot be written: records begin at the beginning. A position with `?` in it can only be looked at.
        """
        if not isinstance(position, str):
            raise BadPositionError(f"A position is a text; {shown(position)} is not.")
        header, _, body = position.strip().partition(" ")
        seats, *options = header.split(",")
        if not (seats.isascii() and seats.isdigit() and len(seats) == 1):
            raise BadPositionError(
                f"A position begins with the number of seats and any options, such as {game.spec.header_example}; "
                f"{shown(header)} does not."
            )
        match = cls(game, int(seats), game.spec.parse_options(options), seed=seed, settle=False)
        game.position.parse_position(body, match.state, match.options)
        match.start_position = match.position()
        match.is_partial = "?" in body
        if settle and not match.is_partial:
            match.resume()
        return match

    @property
    def state(self) -> State:
        """The state itself, with everything in it. Change it only through `play`."""
        return self._states[0]

    @property
    def ply(self) -> int:
        """How many actions have been logged."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return not verbs.actors(self.state)

    @property
    def actors(self) -> list[Seat]:
        """The seats that may act now; [CHANCE] where chance must; [] when the match is over."""
        bits = verbs.actors(self.state)
        return [actor for actor in (*range(MAX_SEATS), CHANCE) if (bits >> actor) & 1]

    @property
    def turn(self) -> Seat:
        """The first of the actors."""
        actors = self.actors
        if not actors:
            raise self._refusal(MATCH_IS_OVER)
        return actors[0]

    def legal_actions(self, seat: Seat | None = None) -> list[Action]:
        """What the seat (or CHANCE) may do now, ascending; by default the one actor there is."""
        self.check_is_whole()
        actors = self.actors
        if not actors:
            return []
        seat = self._only_actor(actors) if seat is None else seat
        if not _is_whole(seat) or seat not in actors:
            return []
        return [self._action(int(action)) for action in self._legal[: self._count_legal(seat)]]

    def is_legal(self, action: AnyAction, seat: Seat | None = None) -> bool:
        """Whether the seat may do this now."""
        return self.why_not(action, seat) is None

    def why_not(self, action: AnyAction, seat: Seat | None = None) -> RefusedError | None:
        """What forbids the action now; None if nothing does."""
        try:
            self._checked(action, seat)
        except RefusedError as refusal:
            return refusal
        return None

    def play(self, action: AnyAction, seat: Seat | None = None, ply: int | None = None) -> Action:
        """Play an action, given as its text or its int, for a seat (by default the one actor there is).

        With `ply` the action is refused unless the match is still at that ply.
        """
        if ply is not None and ply != self.ply:
            raise PyramidionError(f"The match is at ply {self.ply}; this action was meant for ply {ply}.")
        checked, actor = self._checked(action, seat)
        self._carry_out(actor, checked)
        self._settle()
        return checked

    def rewind(self, ply: int) -> None:
        """Go back to where the log had so many entries. Chance is then settled anew."""
        if not 0 <= ply <= self.ply:
            raise PyramidionError(f"The match is at ply {self.ply}: it cannot be taken back to ply {ply}.")
        if ply < self.ply:
            self._restore(ply)
            self._settle()

    def undo(self) -> Action:
        """Take back the last decision of a seat, with the chance that followed it. Chance is then settled anew."""
        last = self._last_decision()
        if last is None:
            raise PyramidionError("There is nothing to take back.")
        taken = self.log[last].action
        self.rewind(last)
        return taken

    def resume(self) -> None:
        """From now on settle chance by itself."""
        self.settles = True
        self._settle()

    def copy(self) -> Self:
        """An independent match in the same state, with the same log."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.log = list(self.log)
        twin._before = list(self._before)
        for name in ("_states", "_legal", "_weights", "_work", "_rng"):
            setattr(twin, name, getattr(self, name).copy())
        twin._scenes, twin._known_since = {}, {}
        return twin

    def observation(self, viewer: Viewer | None) -> State:
        """A copy of the state as the viewer may know it: a seat, PUBLIC, or None for everything."""
        states = self._states.copy()
        if viewer is not None:
            verbs.observe(states[0], self._checked_viewer(viewer))
        return states[0]

    def state_at(self, ply: int) -> State:
        """A copy of the state after so many entries of the log."""
        state = self._states.tobytes() if ply == self.ply else self.bytes_before(ply)
        return np.frombuffer(bytearray(state), self.game.state.STATE)[0]

    def bytes_before(self, ply: int) -> bytes:
        """The state before an entry of the log: the very same object as long as that entry is not taken back."""
        return self._before[ply]

    def log_for(self, viewer: Viewer | None) -> list[tuple[Seat, Action]]:
        """Who did what, as the viewer may know it. When the match is over everything is revealed."""
        if viewer is None or self.is_over:
            return [(entry.actor, entry.action) for entry in self.log]
        seen = (self.seen_as(ply, viewer) for ply in range(self.ply))
        return [(entry.actor, action) for entry, action in zip(self.log, seen, strict=True) if action is not None]

    def seen_as(self, ply: int, viewer: Viewer, when: int | None = None) -> Action | None:
        """The action of that ply as the viewer may know it now, or knew it at ply `when`; None if nothing of it."""
        entry = self.log[ply]
        now = self.state if when is None else self.state_at(when)
        seen = verbs.seen_as(self.state_at(ply), now, self._checked_viewer(viewer), entry.actor, int(entry.action))
        return None if seen == NOT_SEEN else self._action(int(seen))

    def known_since(self, viewer: Viewer) -> list[int | None]:
        """For each entry of the log, the ply at which the viewer first knew in full what a seat had done.

        None where that is still hidden, and where chance has acted. What is known stays known, so only what is new or
        was hidden until now is looked at.
        """
        known = self._known_since.setdefault(viewer, [])
        for when in range(len(known) + 1, self.ply + 1):
            known.append(None)
            for ply, (actor, action, _) in enumerate(self.log[:when]):
                if known[ply] is None and actor != CHANCE and self.seen_as(ply, viewer, when) == action:
                    known[ply] = when
        return known

    def is_seen_by_all(self, ply: int) -> bool:
        """Whether every seat, and the public, may know now that something was done at that ply."""
        return all(self.seen_as(ply, viewer) is not None for viewer in (PUBLIC, *range(self.seats)))

    def outcome(self) -> Outcome:
        """Reason, scores and ranks of a match that is over."""
        if not self.is_over:
            raise PyramidionError("The match is not over yet.")
        scores = np.zeros(self.seats, np.int32)
        ranks = np.zeros(self.seats, np.int32)
        reason = self.game.scoring.REASONS[verbs.outcome_into(self.state, scores, ranks)]
        return Outcome(reason, scores.tolist(), ranks.tolist(), self.game.scoring.result_extras(self.state))

    def breakdown(self, seat: Seat) -> list[tuple[Message, int]]:
        """Where the seat's points come from, in a match that is over."""
        items: list[tuple[Message, int]] = self.game.scoring.breakdown(self.state, seat, self.options)
        return items

    def position(self, viewer: Viewer | None = None) -> str:
        """The state as one line of text, with `?` for what the viewer does not know."""
        spec = self.game.spec
        given = [f"{name}={spec.option(name).text(value)}" for name, value in spec.not_default(self.options).items()]
        header = ",".join([str(self.seats), *given])
        return f"{header} {self.game.position.position_text(self.observation(viewer), self.options)}"

    def scene(self, viewer: Viewer | None = None) -> Scene:
        """What there is to see."""
        return self._scene_of(self.observation(viewer), viewer)

    def _scene_of(self, observation: State, viewer: Viewer | None) -> Scene:
        """The scene of an observation.

        For each viewer three are kept: what is shown now, what was shown before, and how the turn began.
        """
        seen = viewer, observation.tobytes()
        scene = self._scenes.pop(seen, None)
        if scene is None:
            scene = self.game.scene.scene(observation, viewer, self.options)
        self._scenes[seen] = scene
        if len(self._scenes) > 3 * (self.seats + 1):
            del self._scenes[next(iter(self._scenes))]
        return scene

    def glides(self, viewer: Viewer | None = None, scene: Scene | None = None) -> list[Glide]:
        """The pieces in the viewer's scene that the last turn brought to where they are, and from where.

        A turn is what one seat has decided without another in between, as far as the viewer saw; alone, it is the last
        decision. A piece that was not to be seen before comes from nowhere: from the zone "". `scene` is the viewer's,
        if it is there already.
        """
        last = self._last_turn(viewer)
        if last is None:
            return []
        earlier = self.state_at(last)
        if viewer is not None:
            verbs.observe(earlier, viewer)
        before = self._scene_of(earlier, viewer)
        places = {piece.id: (zone.id, piece.at) for zone in before.zones for piece in zone.pieces}
        found = []
        for zone in (scene or self.scene(viewer)).zones:
            for piece in zone.pieces:
                came_from = places.get(piece.id, ("", piece.at))
                if piece.kind != "button" and came_from != (zone.id, piece.at):
                    found.append(Glide(id=piece.id, zone=came_from[0], at=came_from[1]))
        return found

    def diagram(self, viewer: Viewer | None = None) -> Diagram:
        """The position as lines of text with colours."""
        diagram: Diagram = self.game.diagram.diagram(self.observation(viewer), viewer, self.options)
        return diagram

    def __str__(self) -> str:
        return plain(self.diagram())

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, ply {self.ply}{', over' if self.is_over else ''}>"

    def _action(self, action: int) -> Action:
        return Action(action, self.ledger.texts[action])

    def _count_legal(self, actor: Seat) -> int:
        """Fill the buffer with the actor's legal actions, or the outcomes of chance."""
        return int(actions_into(self.state, actor, self._legal, self._weights, self._work))

    def _carry_out(self, actor: Seat, action: Action) -> None:
        legal = self._count_legal(actor)
        self._before.append(self._states.tobytes())
        verbs.apply(self.state, actor, int(action), self._work)
        self.log.append(Entry(actor, action, legal))

    def _settle(self) -> None:
        """Let chance act until a seat may, or the match is over."""
        if not self.settles:
            return
        index = sum(entry.actor == CHANCE for entry in self.log)
        while verbs.actors(self.state) == CHANCE_BIT:
            start_stream(self._rng, secrets.randbits(63) if self.seed is None else self.seed, index)
            drawn = verbs.sample_chance(self.state, self._rng, self._work)
            self._carry_out(CHANCE, self._action(int(drawn)))
            index += 1

    def _last_decision(self) -> int | None:
        """The ply of the last entry that chance did not settle by itself."""
        decided = (ply for ply in reversed(range(self.ply)) if not self.settles or self.log[ply].actor != CHANCE)
        return next(decided, None)

    def _last_turn(self, viewer: Viewer | None) -> int | None:
        """The ply at which the seat that the viewer saw decide last began to decide.

        Of what others do unseen not even the ply may count: it would tell the viewer that they have done something.
        """
        first = None
        for ply in reversed(range(self.ply)):
            actor = self.log[ply].actor
            if viewer is not None and self.seen_as(ply, viewer) is None:
                continue
            if first is not None:
                if actor == self.log[first].actor:
                    first = ply
                elif actor != CHANCE:
                    break
            elif not self.settles or actor != CHANCE:
                first = ply
                if self.seats == 1 or actor == CHANCE:
                    break
        return first

    def _restore(self, ply: int) -> None:
        self._states[0] = np.frombuffer(self._before[ply], self.game.state.STATE)[0]
        del self.log[ply:], self._before[ply:]
        for known in self._known_since.values():
            known[:] = [since if since is not None and since <= ply else None for since in known[:ply]]

    def check_is_whole(self) -> None:
        """Raise if the match began at a position with unknowns: nobody can say what follows from it."""
        if self.is_partial:
            raise PyramidionError("This position has unknowns (?): it can be looked at, but not played on.")

    @staticmethod
    def _only_actor(actors: list[Seat]) -> Seat:
        if len(actors) > 1:
            raise PyramidionError(f"Several seats may act now: say which of {', '.join(map(str, actors))}.")
        return actors[0]

    def _checked_viewer(self, viewer: Viewer) -> Viewer:
        if not _is_whole(viewer) or not (viewer == PUBLIC or 0 <= viewer < self.seats):
            raise PyramidionError(
                f"A viewer is a seat from 0 to {self.seats - 1}, or PUBLIC; {shown(viewer)} is neither."
            )
        return int(viewer)

    def _checked(self, given: AnyAction, seat: Seat | None) -> tuple[Action, Seat]:
        """The action and its actor, if nothing forbids it."""
        self.check_is_whole()
        actors = self.actors
        if not actors:
            raise self._refusal(MATCH_IS_OVER)
        actor = self._only_actor(actors) if seat is None else seat
        if not _is_whole(actor) or actor not in actors:
            raise self._refusal(NOT_YOUR_TURN)
        if isinstance(given, str):
            action = self._parsed(given, int(actor))
        elif _is_whole(given) and 0 <= given < len(self.ledger):
            action = int(given)
        else:
            raise self._refusal(NO_SUCH_FORM)
        clause = verbs.explain(self.state, actor, action, self._work)
        if clause:
            raise self._refusal(int(clause))
        return self._action(action), int(actor)

    def _parsed(self, text: str, actor: Seat) -> int:
        parsed = self.ledger.parse(text, actor)
        if parsed is None:
            raise self._refusal(NO_SUCH_FORM)
        if not parsed.form.is_expected(int(self.state.phase), self.seats):
            raise self._refusal(NOT_NOW)
        if parsed.clause:
            raise self._refusal(parsed.clause)
        return int(parsed.action)

    def _refusal(self, clause: ClauseNumber) -> RefusedError:
        name = clause_id(clause, self.game.spec.letter)
        if clause >= 100:
            message = Message(f"{self.game.name}-clause-{name.replace('.', '-')}")
        else:
            examples = [form.example for form in self.ledger.expected(int(self.state.phase), self.seats)]
            message = Message(f"clause-{name}", {"forms": " / ".join(examples)})
        return RefusedError(name, message)


def _is_whole(value: object) -> bool:
    """Whether it is a whole number: compiled code takes nothing else, not even what compares equal."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def _checked_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed <= GREATEST_SEED:
        raise PyramidionError(f"A seed is a whole number from 0 to {GREATEST_SEED}; {shown(seed)} is not.")
    return seed
