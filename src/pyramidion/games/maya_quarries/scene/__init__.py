"""An observation as pieces for the eye: quarries while they are dug and opened, pyramids, and what lies beside."""

from pyramidion.core.contract import Options
from pyramidion.core.scene import Scene
from pyramidion.core.types import State, Viewer
from pyramidion.games.maya_quarries.scene.pyramids import pyramids
from pyramidion.games.maya_quarries.scene.quarries import quarries
from pyramidion.games.maya_quarries.scene.seats import beside
from pyramidion.games.maya_quarries.scene.words import caption
from pyramidion.games.maya_quarries.sheet import pyramid_names
from pyramidion.games.maya_quarries.spec import SPEC
from pyramidion.games.maya_quarries.state import BUILD, DIG


def scene(observation: State, viewer: Viewer | None, options: Options) -> Scene:
    """All there is to see in a state, or an observation of one."""
    names = pyramid_names(options["sheet"], int(observation.seats))
    zones = [pyramids(observation, viewer, names), *beside(observation, viewer, names)]
    if DIG <= int(observation.phase) < BUILD:
        zones = [*quarries(observation, viewer), *zones]
    return Scene(game=SPEC.name, title=SPEC.title, caption=caption(observation), zones=zones)
