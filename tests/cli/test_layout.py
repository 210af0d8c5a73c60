"""Boards and actions on screens of all sizes."""

import pytest
from rich.text import Text

import pyramidion
from pyramidion.cli.console import DARK_INK, LIGHT_INK, ink_on, style_of, texts_of
from pyramidion.cli.session.layout import arrange, beside, in_columns, numbered, split_words
from pyramidion.drawing.palette import PAINTS, contrast


def plain(lines: list[Text]) -> list[str]:
    return [line.plain for line in lines]


def test_columns_are_filled_downward() -> None:
    assert plain(in_columns(["a", "b", "c", "d", "e"], width=7, rows=9)) == ["a  c  e", "b  d"]


def test_columns_say_what_is_left_out() -> None:
    assert plain(in_columns(list("abcdefgh"), width=4, rows=3)) == ["a  c", "b  d", "… 4 more: list"]


def test_columns_of_nothing() -> None:
    assert in_columns([], width=80, rows=5) == []
    assert in_columns(["a"], width=80, rows=0) == []


def test_one_column_is_never_too_narrow() -> None:
    assert plain(in_columns(["long words", "b"], width=3, rows=5)) == ["long words", "b"]


def test_numbers_are_aligned() -> None:
    texts = numbered([str(index) for index in range(10)])
    assert (texts[0], texts[9]) == (" 1 0", "10 9")


def test_beside() -> None:
    assert plain(beside([Text("ab"), Text("c")], [Text("x"), Text("y"), Text("z")])) == ["ab   x", "c    y", "     z"]


def test_words_stand_below_the_indented_board() -> None:
    board, words = split_words([Text(" 5 [r]"), Text(""), Text(" a1"), Text("White to move.")])
    assert (plain(board), plain(words)) == ([" 5 [r]", "", " a1"], ["White to move."])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (100, 30)])
def test_every_position_fits(seats: int, width: int, height: int) -> None:
    match = pyramidion.new("maya_towers", seats=seats, seed=seats)
    notes = [Text("Black (random): a1-b1@3")]
    while not match.is_over:
        legal = match.legal_actions()
        lines = arrange(texts_of(match.diagram(match.turn)), notes, numbered(list(map(str, legal))), width, height - 1)
        assert len(lines) <= height - 1
        assert max(line.cell_len for line in lines) <= width
        shown = "\n".join(plain(lines))
        assert "c1" in shown
        assert "to move" in shown or "monolith" in shown or "stop or continue" in shown
        assert str(legal[0]) in shown
        match.play(legal[match.ply % len(legal)])


def test_a_narrow_screen_has_the_actions_below() -> None:
    match = pyramidion.new("maya_towers", seats=2, seed=1)
    diagram = texts_of(match.diagram(1))
    lines = arrange(diagram, [], ["1 one", "2 two"], width=60, height=23)
    assert plain(lines)[: len(diagram)] == plain(diagram)
    assert plain(lines)[-1] == "1 one  2 two"


@pytest.mark.parametrize("paint", PAINTS.values())
def test_ink_can_be_read_on_every_paint(paint: str) -> None:
    assert contrast(paint, ink_on(paint)) == max(contrast(paint, ink) for ink in (DARK_INK, LIGHT_INK))
    assert contrast(paint, ink_on(paint)) >= 4.5


def test_unknown_colours_are_plain() -> None:
    assert not style_of("").bgcolor
    assert not style_of("no such colour").bgcolor
    assert style_of("red").bgcolor
