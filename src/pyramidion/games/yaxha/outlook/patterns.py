"""What the net is told of each cell of a pyramid, as one colour sees it: what lies there, and what around it.

Only how often each pattern occurs is told, not where, so that a turned pyramid looks the same.
"""

from typing import TypeAlias

from pyramidion.core.bits import count_bits
from pyramidion.core.jit import kernel
from pyramidion.core.types import Buffer
from pyramidion.games.yaxha.groups import Boards
from pyramidion.games.yaxha.outlook.sites import Site
from pyramidion.games.yaxha.rules.boards import beside, resting_on_any, under_any
from pyramidion.games.yaxha.tables import COLOURS, FULL_LAYERS, LAYERS, STRIDE

OfColours: TypeAlias = tuple[Boards, Boards, Boards, Boards, Boards]

CELLS_BUILT_ON = sum(FULL_LAYERS)  # of a full pyramid: the most patterns there are of a colour

# Who lies on a cell.
IN_LARGEST = 0  # a cube of the colour, in its largest group
OF_COLOUR = 1  # another visible cube of the colour
OF_OTHER = 2  # a visible cube of another colour
VISIBLE = 3  # so many of these

# Patterns of layer 1.
NEAR = 4  # answers: neighbours on the layer in the largest group; the last means "or more"
PLACES = 9  # answers: corner, edge or inner cell, each by how many cubes rest on it
FREE_PLACES = 3  # answers: corner, edge or inner cell
FIRST_FREE = VISIBLE * NEAR * PLACES
FIRST_HIDDEN = FIRST_FREE + NEAR * FREE_PLACES
GROUND_PATTERNS = FIRST_HIDDEN + 2

# Patterns of each higher layer.
BELOW = 5  # answers: visible cubes of the colour among the four below
UPPER_FREE = VISIBLE * BELOW
SUPPORTS = 35  # answers: how many of the four below are there, in the largest group, others of the colour
UPPER_HIDDEN = UPPER_FREE + SUPPORTS
UPPER_PATTERNS = UPPER_HIDDEN + 2
PATTERNS = GROUND_PATTERNS + (LAYERS - 1) * UPPER_PATTERNS
# [layer] how many patterns there are, and how many cells.
PATTERNS_OF_LAYERS = tuple(zip((GROUND_PATTERNS, *(UPPER_PATTERNS,) * (LAYERS - 1)), FULL_LAYERS, strict=True))


@kernel
def patterns_into(
    site: Site, cubes: OfColours, largest: OfColours, first: int, out: Buffer, start: int, step: int
) -> int:
    """Write the patterns, counted from `first` on, that each colour sees in a pyramid. Returns how many each sees.

    `cubes` are those of each colour, hidden ones too, `largest` its largest group. What the first colour sees is
    written from `start` on, what the next sees `step` farther.
    """
    count = 0
    for layer in range(LAYERS):
        for row in range(site.rows - layer):
            for column in range(site.columns - layer):
                cell = 1 << (site.start + row * STRIDE + column)
                if layer == 0:
                    look_at_ground(cell, site, cubes, largest, first, out, start + count, step)
                else:
                    base = first + GROUND_PATTERNS + (layer - 1) * UPPER_PATTERNS
                    look_up(cell, layer, site, cubes, largest, base, out, start + count, step)
                count += 1
    return count


@kernel
def look_at_ground(
    cell: int, site: Site, cubes: OfColours, largest: OfColours, first: int, out: Buffer, at: int, step: int
) -> None:
    """What a cell of layer 1 is like for each colour."""
    above = resting_on_any(cell)
    possible = count_bits(above & site.second)  # 1, 2 or 4: corner, edge or inner cell
    place = (possible // 2) * (possible // 2 + 3) // 2 + count_bits(above & site.taken[1])  # from 0, 2 or 5 on
    neighbours = beside(cell)
    for colour in range(COLOURS):
        near = min(NEAR - 1, count_bits(neighbours & largest[colour][0]))
        if cell & site.hidden[0]:
            pattern = FIRST_HIDDEN + int(cell & cubes[colour][0] != 0)
        elif cell & site.taken[0]:
            pattern = (who_lies(cell, cubes[colour][0], largest[colour][0]) * NEAR + near) * PLACES + place
        else:
            pattern = FIRST_FREE + near * FREE_PLACES + possible // 2
        out[at + colour * step] = first + pattern


@kernel
def look_up(
    cell: int, layer: int, site: Site, cubes: OfColours, largest: OfColours, first: int, out: Buffer, at: int, step: int
) -> None:
    """What a cell of a higher layer is like for each colour."""
    below = under_any(cell)
    seen = below & ~site.hidden[layer - 1]
    lie = count_bits(below & site.taken[layer - 1])
    fewer = lie * (lie + 1) * (lie + 2) // 6  # answers with fewer cubes below
    for colour in range(COLOURS):
        if cell & site.hidden[layer]:
            pattern = UPPER_HIDDEN + int(cell & cubes[colour][layer] != 0)
        elif cell & site.taken[layer]:
            like = count_bits(seen & cubes[colour][layer - 1])
            pattern = who_lies(cell, cubes[colour][layer], largest[colour][layer]) * BELOW + like
        else:
            grow = count_bits(below & largest[colour][layer - 1])
            like = count_bits(below & cubes[colour][layer - 1]) - grow
            pattern = UPPER_FREE + fewer + grow * (lie + 1) - grow * (grow - 1) // 2 + like
        out[at + colour * step] = first + pattern


@kernel
def who_lies(cell: int, cubes: int, largest: int) -> int:
    """Who a visible cube is to the colour."""
    return OF_OTHER - int(cell & cubes != 0) - int(cell & largest != 0)
