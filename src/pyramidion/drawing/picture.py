"""The whole picture of a scene."""

from collections.abc import Collection
from hashlib import blake2b

from pyramidion.core.scene import Scene
from pyramidion.drawing.layout import TITLE, WIDTH, layout
from pyramidion.drawing.look import Theme
from pyramidion.drawing.palette import theme_named
from pyramidion.drawing.panels import draw_panel
from pyramidion.drawing.pen import SANS, SERIF, Pen, said
from pyramidion.drawing.projection import checked_turn, view_named
from pyramidion.drawing.slab import draw_board
from pyramidion.drawing.svg import element, number, safe


def scene_svg(
    scene: Scene,
    *,
    theme: str = "light",
    turn: int = 0,
    view: str = "isometric",
    glow: Collection[str] = (),
    moved: Collection[str] = (),
) -> str:
    """A scene as a picture in SVG.

    Themes: light, dark. `turn`: by how many quarters (0 to 3) the board is turned counter-clockwise. Views:
    isometric, plan (from above). `glow`: the targets to outline as what can be chosen. `moved`: the ids of pieces to
    outline more calmly, as what was just done.
    """
    colours, projection, quarters = theme_named(theme), view_named(view), checked_turn(turn)
    plan = layout(scene, quarters, projection)
    pen = Pen(projection, colours, _prefix(scene, theme, quarters, view), frozenset(glow), frozenset(moved))
    background = _background(pen, plan.height)
    boards = [draw_board(zone, quarters, pen.seen(place)) for zone, place in plan.boards]
    panels = [draw_panel(zone, area, pen) for zone, area in plan.panels]
    heading = _heading(scene, colours)
    return element(
        "svg",
        element("defs", *pen.definitions.values()),
        background,
        *boards,
        *panels,
        heading,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(WIDTH)} {number(plan.height)}",
        width=WIDTH,
        height=plan.height,
        style="max-width:100%;height:auto",
        role="img",
        aria_label=f"{scene.title}: {said(scene.caption)}",
        font_family=SANS,
    )


def _prefix(scene: Scene, *parts: str | int) -> str:
    """Of this picture's ids: the same for the same picture, different for different ones."""
    told = repr((scene, *parts))
    return "p" + blake2b(told.encode("utf-8", "backslashreplace"), digest_size=5).hexdigest()


def _background(pen: Pen, height: float) -> str:
    stops = element("stop", offset=0, stop_color=pen.theme.centre) + element("stop", offset=1, stop_color=pen.theme.rim)
    light = pen.define("light", "radialGradient", stops, cx=".5", cy=".42", r=".75")
    return element("rect", width=WIDTH, height=height, fill=light)


def _heading(scene: Scene, theme: Theme) -> str:
    title = element("text", safe(scene.title), x=TITLE.left, y=TITLE.top + 32, font_size=32, fill=theme.ink)
    caption = element(
        "text", safe(said(scene.caption)), x=TITLE.left, y=TITLE.top + 58, font_size=16, fill=theme.ink_soft
    )
    return element("g", title, caption, font_family=SERIF)
