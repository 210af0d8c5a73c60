"""An observation as pieces for the eye: the board, and what lies beside it."""

from pyramidion.core.contract import Options
from pyramidion.core.scene import Scene
from pyramidion.core.types import State, Viewer
from pyramidion.games.maya_towers.scene.board import board
from pyramidion.games.maya_towers.scene.seats import beside
from pyramidion.games.maya_towers.scene.words import caption
from pyramidion.games.maya_towers.spec import SPEC


def scene(observation: State, viewer: Viewer | None, options: Options) -> Scene:
    """All there is to see in a state, or an observation of one."""
    zones = [board(observation), *beside(observation, viewer)]
    return Scene(game=SPEC.name, title=SPEC.title, caption=caption(observation), zones=zones)
