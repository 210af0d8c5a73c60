/** The shadows that pieces throw on the slab, as one shape, so that they do not darken each other. */
import { high, isInTheFace, low, type Box } from "./boxes";
import { ring } from "./marks";
import { hull } from "./outlines";
import { isPlan, project, type Point, type View } from "./projection";

/** How far a shadow falls, in board units, for each unit of height: the light comes from the left. */
const FALL: Point = [0.42, -0.1];
const SLENDER = ["ladder", "raven"]; // shapes that throw no shadow worth drawing

/** The outlines of all shadows. */
export function shadowsOf(boxes: readonly Box[], view: View): string {
  return boxes
    .filter((box) => box.height > 0 && !isInTheFace(box.piece) && !SLENDER.includes(box.piece.shape ?? ""))
    .map((box) => known(box, view))
    .join("");
}

/** Shadows of boxes at rest, which stay the same from frame to frame. */
const drawn = new WeakMap<Box, { view: View; shadow: string }>();

function known(box: Box, view: View): string {
  const before = drawn.get(box);
  if (before?.view === view) return before.shadow;
  const shadow = ring(shadowOf(box, view));
  drawn.set(box, { view, shadow });
  return shadow;
}

function shadowOf(box: Box, view: View): Point[] {
  const [from, to] = [low(box), high(box)];
  const fall: Point = isPlan(view) ? [FALL[0] * 0.6, -FALL[0] * 0.6] : FALL;
  return hull(
    [from[0], to[0]].flatMap((x) =>
      [from[1], to[1]].flatMap((y) =>
        [Math.max(from[2], 0), Math.max(to[2], 0)].map((height) => project(view, x + fall[0] * height, y + fall[1] * height)),
      ),
    ),
  );
}
