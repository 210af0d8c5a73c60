"""An observation as pieces for the eye: the board, the score tracks, racks and buttons."""

from pyramidion.core.contract import Options
from pyramidion.core.scene import Scene
from pyramidion.core.types import State, Viewer
from pyramidion.games.axio.scene.board import board
from pyramidion.games.axio.scene.seats import beside
from pyramidion.games.axio.scene.words import caption
from pyramidion.games.axio.spec import SPEC


def scene(observation: State, viewer: Viewer | None, options: Options) -> Scene:
    """All there is to see in a state, or an observation of one."""
    zones = [board(observation), *beside(observation, viewer)]
    return Scene(game=SPEC.name, title=SPEC.title, caption=caption(observation), zones=zones)
