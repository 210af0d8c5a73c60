"""Twins: two courses of a match that one viewer cannot tell apart, beat by beat, whatever others do in secret."""

import random
from collections.abc import Iterable
from typing import NamedTuple

from laws.cases import Case
from pyramidion.core.match import Match
from pyramidion.core.types import CHANCE, Seat, Viewer
from pyramidion.server import events

TRIES = 12  # actions to think of before a course ends
LIKE_IT = 24  # actions of the twin's that are tried, where only one that looks alike will do
LONGEST_BEGINNING = 60
SEARCHES = 8  # for twins that differ for a while before their secrets come to light
MOST_SEARCHES = 80  # some begin where there are no secrets any more


class Act(NamedTuple):
    """What an actor did, in one of the two courses."""

    actor: Seat
    text: str


class Beat(NamedTuple):
    """What happens in each of the two courses between two moments that look alike to the viewer."""

    acts: tuple[Act | None, Act | None]
    is_settled: bool  # whether no chance must act after it

    @property
    def differs(self) -> bool:
        """Whether the two courses go different ways here."""
        return self.acts[0] != self.acts[1]


class Twins:
    """Two matches of one case that look alike to a viewer, played on at random together.

    They begin with the same beats, and go different ways from then on until no action can be found after which they
    still look alike: mostly because a secret has come to light.
    """

    def __init__(self, case: Case, viewer: Viewer, seed: int) -> None:
        self.case = case
        self.viewer = viewer
        self.drawn: tuple[dict[bytes, int], dict[bytes, int]] = ({}, {})  # what chance did, by the state
        self._matches = (case.match(), case.match())
        self._chance = random.Random(seed)
        self._beats: list[Beat] = []
        self._begin(self._chance.randrange(LONGEST_BEGINNING))
        self._start = len(self._beats)

    def go_on(self, beats: int) -> None:
        """Play on for so many beats, or to where no more can be found."""
        for _ in range(beats):
            if self._matches[0].is_over or not any(self._beat() for _ in range(TRIES)):
                break
        while self._beats and not self._beats[-1].is_settled:
            self._beats.pop()

    @property
    def before(self) -> list[Beat]:
        """How they begin, up to where a seat may act."""
        return self._beats[: self._split]

    @property
    def beats(self) -> list[Beat]:
        """How they go on from there."""
        return self._beats[self._split :]

    @property
    def worth(self) -> int:
        """How much there is to compare: beats at which the two differ, and beats after those."""
        differing = [index for index, beat in enumerate(self._beats) if beat.differs]
        return len(differing) + len(self.beats) if differing else 0

    @property
    def _split(self) -> int:
        return next(
            (index for index in range(self._start, len(self._beats)) if index and self._beats[index - 1].is_settled),
            len(self._beats),
        )

    def _begin(self, beats: int) -> None:
        one, _ = self._matches
        for _ in range(beats):
            actor = self._chance.choice(one.actors)
            action = int(self._chance.choice(one.legal_actions(actor)))
            if _after(one, actor, action).is_over:
                return
            self._happen((actor, action), (actor, action))

    def _beat(self) -> bool:
        """Let somebody act. Whether something was found that looks alike in both matches."""
        one, two = self._matches
        actor = self._chance.choice(one.actors)
        action = self._thought_of(actor)
        after = _after(one, actor, action)
        if self._view(after) == self._view(one):
            unseen = self._like(two, actor, self._view(two))
            is_done = unseen is not None and self._chance.random() < 0.5
            self._happen((actor, action), (actor, unseen) if is_done and unseen is not None else None)
            return True
        hidden: list[int] = []  # what the twin must do unseen before it can look alike
        while (alike := self._like(two, actor, self._view(after), action)) is None:
            unseen = self._like(two, actor, self._view(two))
            if unseen is None:
                return False
            hidden.append(unseen)
            two = _after(two, actor, unseen)
        for unseen in hidden:
            self._happen(None, (actor, unseen))
        self._happen((actor, action), (actor, alike))
        return True

    def _thought_of(self, actor: Seat) -> int:
        """An action for the first match: often one that is legal in both."""
        mine, theirs = ([int(action) for action in match.legal_actions(actor)] for match in self._matches)
        both = sorted({*mine} & {*theirs})
        return self._chance.choice(both if both and self._chance.random() < 0.5 else mine)

    def _like(self, match: Match, actor: Seat, view: object, action: int | None = None) -> int | None:
        """An action after which the match looks so; another than the first match's, if there is one."""
        if actor not in match.actors:
            return None
        legal = [int(each) for each in match.legal_actions(actor)]
        others = [] if actor == self.viewer else self._chance.sample(legal, min(LIKE_IT, len(legal)))
        same = [action] if action in legal else []
        for each in [*(other for other in others if other != action), *same]:
            if self._view(_after(match, actor, each)) == view:
                return each
        return None

    def _happen(self, *acts: tuple[Seat, int] | None) -> None:
        texts: list[Act | None] = []
        for match, drawn, act in zip(self._matches, self.drawn, acts, strict=True):
            if act is None:
                texts.append(None)
                continue
            actor, action = act
            if actor == CHANCE:
                drawn[match.state.tobytes()] = action
            texts.append(Act(actor, match.play(action, actor).text))
        one, two = self._matches
        assert self._view(one) == self._view(two)
        self._beats.append(Beat((texts[0], texts[1]), one.actors != [CHANCE]))

    def _view(self, match: Match) -> tuple[object, ...]:
        """All that the viewer may know of a match."""
        log = tuple((actor, int(action)) for actor, action in match.log_for(self.viewer))
        return match.observation(self.viewer).tobytes(), log


def twins(case: Case, viewer: Viewer, seed: int, beats: int) -> Twins:
    """Of many twins those that there is most to compare of."""
    found: list[Twins] = []
    for search in range(MOST_SEARCHES):
        pair = Twins(case, viewer, seed * MOST_SEARCHES + search)
        pair.go_on(beats)
        if pair.worth:
            found.append(pair)
        if len(found) == SEARCHES:
            break
    return max(found, key=lambda each: each.worth)


def _after(match: Match, actor: Seat, action: int) -> Match:
    after = match.copy()
    after.play(action, actor)
    return after


def stored(beats: Iterable[Beat], which: int) -> list[events.Event]:
    """The events that tell one of the courses."""
    acts = [beat.acts[which] for beat in beats]
    return [events.Acted(actor=act.actor, text=act.text) for act in acts if act is not None]
