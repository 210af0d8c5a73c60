"""The checking wall: seat, ply, legality; the log; chance; copies; positions."""

import pickle
import random

import numpy as np
import pytest

import pyramidion
from pyramidion.core.contract import Options
from pyramidion.core.errors import BadPositionError, BadSetupError, PyramidionError, RefusedError
from pyramidion.core.log import Action
from pyramidion.core.match import Match
from pyramidion.core.scene import Scene
from pyramidion.core.types import CHANCE, PUBLIC, State, Viewer


@pytest.fixture
def bids() -> Match:
    """Three seats, all about to bid: seat 0 holds 1, seat 1 holds 2, seat 2 holds 3."""
    match = Match(pyramidion.game("template"), 3, settle=False)
    for seat in range(3):
        match.play(f"token {seat} {seat + 1}", CHANCE)
    return match


def refused(match: Match, action: object, seat: object = 0) -> str:
    """The clause by which the action is refused; nothing may have changed."""
    before = match.state.tobytes(), list(match.log)
    with pytest.raises(RefusedError) as error:
        match.play(action, seat)  # type: ignore[arg-type]  # what a careless caller may give
    assert (match.state.tobytes(), match.log) == before
    assert str(error.value) == f"{error.value.clause}: {error.value.sentence}"
    assert len(str(error.value)) < 300
    return error.value.clause


def test_who_may_act(bids: Match) -> None:
    assert bids.actors == [0, 1, 2]
    assert bids.turn == 0
    for careless in (lambda: bids.play("bid 0"), bids.legal_actions, lambda: bids.is_legal("bid 0")):
        with pytest.raises(PyramidionError, match="Several seats may act now: say which of 0, 1, 2"):
            careless()
    bids.play("bid 0", 0)
    assert bids.actors == [1, 2]
    assert bids.legal_actions(0) == []
    assert bids.legal_actions(CHANCE) == []
    bids.play("bid 5", 2)
    assert bids.actors == [1]


def test_actions_are_ints_that_read_as_texts(bids: Match) -> None:
    legal = bids.legal_actions(1)
    assert [str(action) for action in legal] == ["bid 0", "bid 1", "bid 3", "bid 4", "bid 5"]
    assert legal == [0, 1, 3, 4, 5]
    copied = pickle.loads(pickle.dumps(legal[2]))
    assert (copied, copied.text, type(copied)) == (3, "bid 3", Action)
    assert bids.play(legal[2], 1).text == "bid 3"
    assert bids.play(np.int64(4), 0).text == "bid 4"
    assert [entry.text for entry in bids.log[-2:]] == ["1 bid 3", "0 bid 4"]
    assert bids.log[-1].legal == 5


def test_refusals_in_their_order(bids: Match) -> None:
    assert refused(bids, "bid 1", CHANCE) == "G1"
    assert refused(bids, "nonsense", 4) == "G1"  # whose turn it is comes before what is said
    assert refused(bids, "nonsense") == "G3"
    assert refused(bids, "token 0 2") == "G4"
    assert refused(bids, "token 9 9") == "G4"
    assert refused(bids, "bid 9") == "X1.2"
    assert refused(bids, "bid 1") == "X2.3"
    assert refused(bids, "bid ?") == "X2.2"
    play_to_the_end(bids)
    assert refused(bids, "nonsense", 9) == "G2"
    assert refused(bids, "bid 1") == "G2"


@pytest.mark.parametrize("action", ["", "bid", "bid  0", "BID 0", "bid 0\n", "bid ٠", "bid -1", "bid 1e0", "x" * 10**6])
def test_texts_without_a_form(bids: Match, action: str) -> None:
    assert refused(bids, action) == "G3"


@pytest.mark.parametrize("action", [-1, 19, 10**30, 3.0, True, None, b"bid 0", ["bid 0"], np.float64(3)])
def test_what_is_no_action(bids: Match, action: object) -> None:
    assert refused(bids, action) == "G3"


@pytest.mark.parametrize("seat", [-1, 3, 5, 8, 10**30, "0", 0.0, True, [0], PUBLIC])
def test_what_is_no_seat(bids: Match, seat: object) -> None:
    assert refused(bids, "bid 0", seat) == "G1"
    assert bids.legal_actions(seat) == []  # type: ignore[arg-type]


def test_refusals_show_what_is_expected(bids: Match) -> None:
    assert str(bids.why_not("hello", 0)).endswith("now one writes: bid 3")
    assert bids.why_not("bid 0", 0) is None
    assert bids.is_legal("bid 0", 2)
    assert not bids.is_legal("bid 3", 2)


def test_an_action_can_be_meant_for_a_ply(bids: Match) -> None:
    with pytest.raises(PyramidionError, match="The match is at ply 3; this action was meant for ply 2"):
        bids.play("bid 0", 0, ply=2)
    bids.play("bid 0", 0, ply=3)
    assert bids.ply == 4


@pytest.mark.parametrize("viewer", [3, -2, "0", 0.0, True, CHANCE])
def test_viewers_are_checked(bids: Match, viewer: int) -> None:
    for look in (bids.observation, bids.log_for, bids.position, bids.scene, bids.diagram):
        with pytest.raises(PyramidionError, match="A viewer is a seat from 0 to 2, or PUBLIC"):
            look(viewer)


def test_observations_are_copies(bids: Match) -> None:
    before = bids.state.tobytes()
    bids.observation(None).pot = 99
    assert bids.state.tobytes() == before


def test_logs_hide_what_others_chose(bids: Match) -> None:
    bids.play("bid 4", 1)
    texts = {viewer: [action.text for _, action in bids.log_for(viewer)] for viewer in (PUBLIC, 0, 1, None)}
    assert texts[PUBLIC] == ["token 0 ?", "token 1 ?", "token 2 ?", "bid ?"]
    assert texts[0] == ["token 0 1", "token 1 ?", "token 2 ?", "bid ?"]
    assert texts[1] == ["token 0 ?", "token 1 2", "token 2 ?", "bid 4"]
    assert texts[None] == ["token 0 1", "token 1 2", "token 2 3", "bid 4"]


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "1", True])
def test_seeds_are_checked(seed: int) -> None:
    with pytest.raises(PyramidionError, match="A seed is a whole number from 0 to"):
        pyramidion.new("template", seed=seed)


def test_seeds_decide_chance() -> None:
    def position(seed: int | None) -> str:
        return pyramidion.new("maya_towers", seats=3, seed=seed).position()

    assert position(5) == position(5)
    assert len({position(seed) for seed in (0, 1, 2, 2**40, 2**63 - 1)}) == 5
    assert position(None) != position(None)


def test_chance_does_not_depend_on_the_players() -> None:
    """The n-th chance action of a seed is drawn from a stream of its own, whatever was bid before it."""
    draws = []
    for bid in (0, -1):
        match = pyramidion.new("template", seats=1, seed=3, rounds=5)
        while not match.is_over and match.ply < 8:
            match.play(match.legal_actions()[bid if match.ply < 6 else 0])
        draws.append([entry.action.text for entry in match.log if entry.actor == CHANCE])
    assert draws[0][: len(draws[1])] == draws[1][: len(draws[0])]


def test_undo_takes_back_decisions_of_seats() -> None:
    match = pyramidion.new("template", seats=1, seed=8)
    with pytest.raises(PyramidionError, match="There is nothing to take back"):
        match.undo()
    before = match.position()
    played = match.play(match.legal_actions()[0])
    assert match.log[-1].actor == CHANCE
    assert match.undo() == played
    assert match.position() == before
    assert match.ply == 1


def test_undo_at_the_start_without_settling() -> None:
    match = Match(pyramidion.game("template"), 1, settle=False)
    with pytest.raises(PyramidionError, match="There is nothing to take back"):
        match.undo()
    match.play("token 0 1", CHANCE)
    match.undo()
    assert match.ply == 0


def test_the_end(bids: Match) -> None:
    with pytest.raises(PyramidionError, match="The match is not over yet"):
        bids.outcome()
    play_to_the_end(bids)
    assert bids.actors == []
    assert bids.legal_actions() == []
    with pytest.raises(RefusedError):
        assert bids.turn
    assert bids.outcome().reason == "rounds"
    assert "over" in repr(bids)


def test_positions_can_be_played_on() -> None:
    match = Match.from_position(pyramidion.game("template"), "2,rounds=1 bid 0 0 0/0/0 5,0,1,-,-/5,0,3,-,-")
    assert match.options["rounds"] == 1
    match.play("bid 2", 1)
    match.play("bid 0", 0)
    assert match.outcome()[:3] == ("rounds", [0, 4], [2, 1])
    assert match.start_position == "2,rounds=1 bid 0 0 0/0/0 5,0,1,-,-/5,0,3,-,-"


def test_positions_with_unknowns_can_be_looked_at() -> None:
    match = Match.from_position(pyramidion.game("template"), "2 bid 0 0 0/0/0 5,0,1,-,-/5,0,?,-,-")
    assert "token ?" in str(match)
    with pytest.raises(PyramidionError, match="can be looked at, but not played on"):
        match.play("bid 0")


@pytest.mark.parametrize(
    ("position", "error", "sentence"),
    [
        ("", BadPositionError, "A position begins with the number of seats"),
        ("two bid", BadPositionError, "A position begins with the number of seats"),
        ("22 bid", BadPositionError, "A position begins with the number of seats"),
        ("² bid", BadPositionError, "A position begins with the number of seats"),
        ("9 bid", BadSetupError, "9 is not possible"),
        ("2,rounds bid", BadSetupError, "An option is written key=value"),
        ("2,rounds=9 bid", BadSetupError, "Option rounds takes"),
        ("2", BadPositionError, "it has 0 fields"),
        ("2 bid 0 0 0/0/0", BadPositionError, "it has 4 fields"),
        ("2 bod 0 0 0/0/0 5,0,1,-,-/5,0,1,-,-", BadPositionError, "the phase 'bod'"),
        ("2 bid 0 0 0/0/0 5,0,1,1,-/5,0,1,-,-", BadPositionError, "the value of its own token"),
        ("2 bid 0 0 0/0/0 5,0,1,-,-", BadPositionError, "it tells of 1 seats, not 2"),
        ("2,bag=steep bid 0 0 0/0/0 5,0,3,-,-/5,0,3,-,-", BadPositionError, "than the bag held"),
        ("2 rounds 0 0 0/0/0 5,0,-,-,-/5,0,-,-,-", BadPositionError, "the match should be running"),
    ],
)
def test_positions_that_are_none(position: str, error: type[PyramidionError], sentence: str) -> None:
    with pytest.raises(error) as caught:
        Match.from_position(pyramidion.game("template"), position)
    assert sentence in str(caught.value)


def test_the_pieces_that_the_last_decision_moved() -> None:
    towers = "vtpyb/rygbt/gvypn/yrvto/bongv/tprvg/ogbnp/nbory/pntor"
    position = f"2 {towers} swap 0 a1-b1@4 0 00/00/00/00/00/00/00/00/00"
    match = Match.from_position(pyramidion.game("maya_towers"), position)
    assert match.glides() == []
    match.play("b2-c2@5")  # the tops change places: green meets green on b2, violet meets violet on c2
    assert sorted(glide.id for glide in match.glides()) == [
        "g5",
        "ladder b2 0",
        "ladder c2 0",
        "monolith",
        "raven",
        "v5",
    ]
    match.undo()
    assert match.glides() == []


def play_to_the_end(match: Match) -> None:
    while not match.is_over:
        match.play(match.legal_actions(match.turn)[0], match.turn)


def test_glides_tell_where_pieces_came_from() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    match.play("M a1-b1@2")
    before = {piece.id: piece.at for piece in match.scene().zones[0].pieces}
    match.play("b2-c2@5")
    glides = {glide.id: glide for glide in match.glides()}
    after = {piece.id: piece.at for piece in match.scene().zones[0].pieces}
    moved = [piece for piece, at in after.items() if piece in before and before[piece] != at]
    assert len([piece for piece in moved if piece.endswith("5")]) == 2
    for piece in moved:
        assert (glides[piece].zone, glides[piece].at) == ("board", before[piece])


def test_glides_of_a_turn_of_several_decisions() -> None:
    """A swap that finishes a tower is followed by stop or continue: what it moved is still shown."""
    match = pyramidion.new("maya_towers", seats=3, seed=1)
    chooser = random.Random(1)
    while "continue" not in [action.text for action in match.legal_actions()]:
        match.play(chooser.choice(match.legal_actions()))
        match = match if not match.is_over else pyramidion.new("maya_towers", seats=3, seed=chooser.randrange(1000))
    moved = {glide.id for glide in match.glides()}
    assert len(moved) > 2
    match.play("continue")
    assert {glide.id for glide in match.glides()} == moved


def test_rewinding_settles_chance_anew() -> None:
    match = pyramidion.new("template", seats=2, seed=1)
    start, position = match.ply, match.position()
    for seat in (0, 1):
        match.play(match.legal_actions(seat)[0], seat)
    match.rewind(start)
    assert match.position() == position
    match.rewind(0)
    assert match.ply == start
    with pytest.raises(PyramidionError, match=f"The match is at ply {start}: it cannot be taken back to ply 99"):
        match.rewind(99)


def test_a_scene_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """That from which a turn began is at hand when the turn's glides are looked for; another match has its own."""
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    make, made = match.game.scene.scene, []

    def counted(observation: State, viewer: Viewer | None, options: Options) -> Scene:
        made.append(viewer)
        return make(observation, viewer, options)

    monkeypatch.setattr(match.game.scene, "scene", counted)
    viewers = [0, 1, PUBLIC]
    for text in ("M a1-b1@2", "b2-c2@5"):
        match.play(text)
        for viewer in viewers:
            match.glides(viewer, match.scene(viewer))
    assert made == [viewer for viewer in viewers for _ in (1, 2)] + viewers, "the first time the beginning, too"
    assert len(match._scenes) <= 3 * (match.seats + 1)
    other = match.copy()
    assert other.scene(0) == match.scene(0)
    assert len(made) == 3 * len(viewers) + 1
