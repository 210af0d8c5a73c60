"""An observation as pieces for the eye: the pyramids, and what lies beside them."""

from pyramidion.core.contract import Options
from pyramidion.core.scene import Scene
from pyramidion.core.types import State, Viewer
from pyramidion.games.yaxha.scene.pyramids import pyramid
from pyramidion.games.yaxha.scene.table import beside
from pyramidion.games.yaxha.scene.words import builder, caption
from pyramidion.games.yaxha.spec import SPEC


def scene(observation: State, viewer: Viewer | None, options: Options) -> Scene:
    """All there is to see in a state, or an observation of one."""
    chooser = builder(observation, viewer)
    zones = [pyramid(observation, seat, chooser) for seat in range(int(observation.seats))]
    zones += beside(observation, chooser)
    return Scene(game=SPEC.name, title=SPEC.title, caption=caption(observation), zones=zones)
