"""The diagram: layers are named as cells name them, and shown once they can be built on."""

from games.yaxha.boards import GROUND, position
from pyramidion.library import from_position


def pyramid(layers: str) -> list[str]:
    """The lines of seat 0's pyramid, and seat 1 has the same."""
    lines = str(from_position("yaxha", position(pyramids=[layers, layers]))).splitlines()
    return lines[1 : next(index for index, line in enumerate(lines) if line.startswith("Seat 1"))]


def test_a_layer_that_cannot_be_built_on_is_not_shown() -> None:
    assert pyramid("d4=OBG")[-1] == "   c  d  e  f  g  .1"


def test_a_layer_that_is_open_or_begun_is_shown_with_its_cells() -> None:
    assert pyramid(f"d4={GROUND}|OB-,---,---") == [
        " 7 G◆ Y● O▲ B▮",
        " 6 O▲ B▮ G◆ Y●       ·  ·  ·",
        " 5 G◆ Y● O▲ B▮       ·  ·  ·",
        " 4 O▲ B▮ G◆ Y●       O▲ B▮ ·",
        "   d  e  f  g  .1    d  e  f  .2",
    ]
