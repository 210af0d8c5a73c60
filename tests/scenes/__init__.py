"""Scenes to draw: a gallery of all four games, invented but plausible where a game has no engine yet.

`python -m scenes`, run in `tests`, writes them for the browser's gallery (`web/gallery.html`).
"""

from collections.abc import Callable

from pyramidion.core.scene import Scene
from scenes import axio, maya_quarries, maya_towers, yaxha
from scenes.words import Shown

GALLERY: dict[str, Callable[[], Shown]] = {
    **maya_towers.GALLERY,
    "axio": axio.match_of_two,
    "axio-four": axio.match_of_four,
    "yaxha-claim": yaxha.claiming,
    "yaxha-build": yaxha.building,
    "quarries-dig": maya_quarries.digging,
    "quarries-build": maya_quarries.building,
    "quarries-bid": maya_quarries.bidding,
}

__all__ = ["GALLERY", "Scene", "Shown"]
