"""Actions and positions as texts, both ways; targets; scenes."""

from itertools import pairwise

import msgspec

from laws.cases import Case, actors_of, every_case, legal_list, positions, seats_to_act
from pyramidion.core.forms import Who
from pyramidion.core.ledger import Parsed
from pyramidion.core.match import Match
from pyramidion.core.scene import Scene
from pyramidion.core.types import CHANCE


@every_case
def test_action_texts_round_trip(case: Case) -> None:
    ledger = case.ledger
    for action, text in enumerate(ledger.texts):
        form = ledger.form(action)
        assert ledger.parse(text, CHANCE if form.who == Who.CHANCE else 0) == Parsed(form, action)
        assert form.pattern.fullmatch(text)


@every_case
def test_each_form_shows_a_text_of_its_own(case: Case) -> None:
    for form in case.ledger.forms:
        assert case.ledger.parse(form.example, CHANCE if form.who == Who.CHANCE else 0).form == form


@every_case
def test_seats_and_chance_have_actions_of_their_own(case: Case) -> None:
    """Dense ranges, the seats' first; what is legal for an actor lies in its range."""
    ranges = [case.ledger.actions_of(who) for who in Who]
    assert [action for actions in ranges for action in actions] == list(range(len(case.ledger)))
    for state in positions(case):
        for actor in actors_of(state):
            mine = case.ledger.actions_of(Who.CHANCE if actor == CHANCE else Who.SEAT)
            assert all(action in mine for action in legal_list(case, state, actor))


@every_case
def test_positions_round_trip(case: Case) -> None:
    for state in positions(case):
        match = case.match(state)
        for viewer in (None, *case.viewers):
            text = match.position(viewer)
            again = Match.from_position(case.game, text, settle=False)
            assert again.state.tobytes() == match.observation(viewer).tobytes(), text
            assert again.position() == text


@every_case
def test_targets_lead_to_one_action_each(case: Case) -> None:
    """Ordered tuples, none the beginning of another: a picker that walks them always arrives."""
    for state in positions(case):
        for actor in actors_of(state):
            targets = sorted(case.ledger.targets(action) for action in legal_list(case, state, actor))
            assert all(isinstance(steps, tuple) and steps and all(steps) for steps in targets)
            for one, two in pairwise(targets):  # sorted: a prefix stands before what it begins
                assert two[: len(one)] != one


@every_case
def test_targets_of_legal_actions_can_be_seen(case: Case) -> None:
    for state, seat in seats_to_act(case):
        scene = case.match(state).scene(seat)
        shown = {piece.target for zone in scene.zones for piece in zone.pieces}
        for action in legal_list(case, state, seat):
            assert set(case.ledger.targets(action)) <= shown


@every_case
def test_scenes_are_sound(case: Case) -> None:
    """Ids name one thing each, and a scene survives the way through JSON."""
    for state in positions(case):
        for viewer in case.viewers:
            scene = case.match(state).scene(viewer)
            zones = [zone.id for zone in scene.zones]
            pieces = [piece.id for zone in scene.zones for piece in zone.pieces]
            assert len(set(zones)) == len(zones)
            assert len(set(pieces)) == len(pieces)
            assert scene.game == case.name
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
