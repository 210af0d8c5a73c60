"""The match as users of the library meet it: it also knows records and pictures."""

from typing import Self

from pyramidion.core import registry
from pyramidion.core.contract import OptionValue
from pyramidion.core.match import Match as CoreMatch
from pyramidion.core.types import Viewer
from pyramidion.drawing import scene_svg
from pyramidion.records.record import Record, match_of, record_of


class Match(CoreMatch):
    """A match that can be written as a record and shown as a picture."""

    def record(self, *, legal: bool = True) -> Record:
        """The match as a record, with the number of legal actions at each ply unless `legal` is false."""
        return record_of(self, legal=legal)

    @classmethod
    def from_record(cls, record: Record, *, seed: int | None = None) -> Self:
        """The match that a record tells of, every action checked. It can be played on if it is not over."""
        return match_of(cls, record, seed=seed)

    def svg(self, viewer: Viewer | None = None, *, theme: str = "light", turn: int = 0, view: str = "isometric") -> str:
        """A picture of the position as the viewer may see it.

        Themes: light, dark. Views: isometric, turned by 0 to 3 quarters, and plan.
        """
        scene = self.scene(viewer)
        moved = [glide.id for glide in self.glides(viewer, scene)]
        return scene_svg(scene, theme=theme, turn=turn, view=view, moved=moved)

    def _repr_svg_(self) -> str:
        return self.svg()


def new(game: str, seats: int | None = None, *, seed: int | None = None, **options: OptionValue) -> Match:
    """Start a match: `new("maya_towers", seats=3, setup="draft")`. The default is the game's smallest seat count."""
    found = registry.game(game)
    return Match(found, found.spec.seats[0] if seats is None else seats, options, seed=seed)


def from_position(game: str, position: str, *, seed: int | None = None) -> Match:
    """Start a match at a position text."""
    return Match.from_position(registry.game(game), position, seed=seed)
