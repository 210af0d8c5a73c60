/** From board units to the picture: isometric or from above, turned by quarters. */

import type { Scene } from "../protocol";

export type Point = [number, number];
export type Spot = [number, number, number];
export type ViewName = "isometric" | "plan";

/** Where the axes of the turned board point in the picture: x to the right, y away from the viewer, z up. */
export interface View {
  name: ViewName;
  x: Point;
  y: Point;
  z: Point;
}

/** Drawing units for one board unit. */
export const UNIT = 100;

const ACROSS = Math.sqrt(3) / 2;
/** The corner (0, 0) is the nearest: a box shows its left side (lower x), its right side (lower y) and its top. */
export const ISOMETRIC: View = { name: "isometric", x: [ACROSS, -0.5], y: [-ACROSS, -0.5], z: [0, -1] };
export const PLAN: View = { name: "plan", x: [1, 0], y: [0, -1], z: [0, 0] };
export const VIEWS: Record<ViewName, View> = { isometric: ISOMETRIC, plan: PLAN };

/** Boards on which nothing ever stands higher than this, in board units, are best seen from above. */
const FLAT = 1;

/** How a scene is best seen: from above where all of it is flat. */
export function usualView(scene: Scene): ViewName {
  const boards = scene.zones.filter((zone) => zone.kind === "board");
  return boards.every((zone) => (zone.height ?? 0) <= FLAT) ? "plan" : "isometric";
}

/** Whether it looks straight down, so that no side is to be seen. */
export function isPlan(view: View): boolean {
  return view.name === "plan";
}

/** A point of the turned board in drawing units. */
export function project(view: View, x: number, y: number, z = 0): Point {
  return [
    UNIT * (x * view.x[0] + y * view.y[0] + z * view.z[0]),
    UNIT * (x * view.x[1] + y * view.y[1] + z * view.z[1]),
  ];
}

/** A point of a board of that size, after so many quarters counter-clockwise. */
export function turnedPoint(point: Point, size: Point, turn: number): Point {
  let [x, y] = point;
  let [width, depth] = size;
  for (let quarter = 0; quarter < turn; quarter += 1) {
    [x, y] = [depth - y, x];
    [width, depth] = [depth, width];
  }
  return [x, y];
}

/** The size of a board after so many quarters. */
export function turnedSize(size: Point, turn: number): Point {
  return turn % 2 ? [size[1], size[0]] : size;
}
