"""Scenes as pictures."""

from pyramidion.core.scene import Scene


def scene_svg(scene: Scene, *, theme: str = "light") -> str:
    """Being built."""
    raise NotImplementedError
