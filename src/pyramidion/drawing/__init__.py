"""Scenes as pictures: plain SVG, for notebooks, documents and exports. It knows no game."""

from pyramidion.drawing.picture import scene_svg

__all__ = ["scene_svg"]
