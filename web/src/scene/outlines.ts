/** Convex outlines: to keep boards clear of panels, and to draw lines around pieces. */
import type { Point } from "./projection";

/** A rectangle of the screen, in pixels. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The convex hull, going round once. */
export function hull(points: Point[]): Point[] {
  const ordered = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  if (ordered.length < 3) return ordered;
  return [...half(ordered).slice(0, -1), ...half(ordered.reverse()).slice(0, -1)];
}

/** Whether two convex outlines have more than a border in common. */
export function overlaps(outline: Point[], other: Point[]): boolean {
  return ![...normals(outline), ...normals(other)].some((normal) => isSplit(normal, outline, other));
}

export function cornersOf(area: Rectangle, margin = 0): Point[] {
  const [left, top] = [area.left - margin, area.top - margin];
  const [right, bottom] = [area.left + area.width + margin, area.top + area.height + margin];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** The smallest rectangle around the points. */
export function around(points: Point[]): Rectangle {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...across), Math.min(...down)];
  return { left, top, width: Math.max(...across) - left, height: Math.max(...down) - top };
}

/** Whether a point lies in a convex outline that goes round as `hull` does. */
export function isInside(point: Point, outline: Point[]): boolean {
  return outline.every((corner, index) => bend(corner, outline[(index + 1) % outline.length]!, point) >= 0);
}

/** The part of a convex outline that is nearer to one point than to another. */
export function nearerPart(outline: Point[], one: Point, other: Point): Point[] {
  const [across, down] = [other[0] - one[0], other[1] - one[1]];
  const border = (across * (one[0] + other[0]) + down * (one[1] + other[1])) / 2;
  const beyond = (point: Point) => across * point[0] + down * point[1] - border;
  return outline.flatMap((point, index): Point[] => {
    const next = outline[(index + 1) % outline.length]!;
    const [here, there] = [beyond(point), beyond(next)];
    const own = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return own;
    const share = here / (here - there);
    return [...own, [point[0] + share * (next[0] - point[0]), point[1] + share * (next[1] - point[1])]];
  });
}

function half(ordered: Point[]): Point[] {
  const line: Point[] = [];
  for (const point of ordered) {
    while (line.length > 1 && bend(line.at(-2)!, line.at(-1)!, point) <= 0) line.pop();
    line.push(point);
  }
  return line;
}

function bend(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function normals(outline: Point[]): Point[] {
  return outline.map((a, index): Point => {
    const b = outline[(index + 1) % outline.length]!;
    return [b[1] - a[1], a[0] - b[0]];
  });
}

function isSplit(normal: Point, outline: Point[], other: Point[]): boolean {
  const along = (point: Point) => normal[0] * point[0] + normal[1] * point[1];
  const [here, there] = [outline.map(along), other.map(along)];
  return Math.max(...here) <= Math.min(...there) || Math.max(...there) <= Math.min(...here);
}
