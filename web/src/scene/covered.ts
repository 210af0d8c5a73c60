/** Cells to choose that something stands before: which they are, and where they are hit all the same. */
import { corners, low, high, type Box } from "./boxes";
import { isBehind, overlapInPicture } from "./order";
import { hull, isInside, nearerPart } from "./outlines";
import { isPlan, project, type Point, type View } from "./projection";

const SEEN = 0.35; // share of a cell that must be seen for it to be left as it is
const SAMPLES = 7; // along each side of a cell

/** The cells of which too little is seen to be found and hit. */
export function coveredCells(cells: readonly Box[], standing: readonly Box[], view: View): Box[] {
  if (isPlan(view)) return [];
  return cells.filter((cell) => seenShare(cell, standing, view) < SEEN);
}

function seenShare(cell: Box, standing: readonly Box[], view: View): number {
  const before = standing.filter((other) => other.height > 0 && overlapInPicture(cell, other) && isBehind(cell, other));
  const outlines = before.map((other) => outlineOf(other, view));
  const points = samples(cell, view);
  return points.filter((point) => !outlines.some((outline) => isInside(point, outline))).length / points.length;
}

/** Points spread evenly over a cell. */
function samples(cell: Box, view: View): Point[] {
  const [from, to] = [low(cell), high(cell)];
  const shares = Array.from({ length: SAMPLES }, (_, index) => (index + 0.5) / SAMPLES);
  const along = (axis: 0 | 1, share: number) => from[axis] + share * (to[axis] - from[axis]);
  return shares.flatMap((across) => shares.map((away) => project(view, along(0, across), along(1, away), cell.z)));
}

/** The outline of a box in the picture. */
export function outlineOf(box: Box, view: View): Point[] {
  return hull(corners(box).map((corner) => project(view, ...corner)));
}

/** The middle of a box in the picture. */
export function middleOf(box: Box, view: View): Point {
  return project(view, box.x, box.y, box.z + box.height / 2);
}

/**
 * Where a box is hit, around its own origin: where its outline is nearer to its middle than to that of any other box
 * to choose. So those that lie over each other in the picture share the place between them.
 */
export function hitArea(box: Box, others: readonly Box[], view: View): Point[] {
  const own = middleOf(box, view);
  const rest = others.filter((other) => other.piece.id !== box.piece.id).map((other) => middleOf(other, view));
  const area = rest.reduce((left, middle) => nearerPart(left, own, middle), outlineOf(box, view));
  const [x, y] = project(view, box.x, box.y, box.z);
  return area.map((point): Point => [point[0] - x, point[1] - y]);
}
