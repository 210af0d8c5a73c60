/** Boards as large as they can be without touching a panel. */
import type { Zone } from "../protocol";
import { boxOf, corners, SLAB_HEIGHT, sizeOf } from "./boxes";
import { around, cornersOf, hull, overlaps, type Rectangle } from "./outlines";
import { project, turnedSize, UNIT, type Point, type Spot, type View } from "./projection";

const AIR = 6; // pixels between a board and the edge of its room
const CLEARANCE = 10; // pixels between a board and a panel
const BADGE = 0.25; // board units: room for the number beside a figure
const SHADE = 0.2; // board units: room for the shadow below the nearest corner
const LARGEST = 150; // pixels for one board unit
const STEPS = 40;
const LIFTS = [0, 0.03, -0.03, 0.07, -0.07, 0.12, -0.12]; // tries: shares of the room's height
const SHIFTS = [0.04, 0.08, 0.12, 0.16, 0.2].flatMap((share) => [-share, share]); // tries: shares of its width
const WORTH = 1.08; // how much larger a board must become to leave the middle

/** The corners of the slab's upper and lower face. */
export function slabCorners([width, depth]: Point): Spot[] {
  return [0, width].flatMap((x) => [0, depth].flatMap((y) => [0, -SLAB_HEIGHT].map((z): Spot => [x, y, z])));
}

/** What a board covers: its slab, above its cells the room for pieces, and what stands beside it. Drawing units. */
export function outlineOf(zone: Zone, turn: number, view: View): Point[] {
  const size = turnedSize(zone.size, turn);
  const spots = [...slabCorners(size), [0, 0, -SLAB_HEIGHT - SHADE] as Spot];
  const points: Point[] = [];
  for (const piece of zone.pieces) {
    const box = boxOf(piece, zone, turn);
    if (piece.kind === "cell") spots.push([box.x, box.y, zone.height ?? 0]);
    spots.push(...corners(box));
    if (piece.kind === "figure") {
      const [x, y] = project(view, box.x, box.y, box.z);
      const half = UNIT * (sizeOf(piece)[0] / 2 + (piece.text ? BADGE : 0));
      points.push([x - half, y], [x + half, y]);
    }
  }
  return hull([...points, ...spots.map(([x, y, z]) => project(view, x, y, z))]);
}

/** The view box that shows an outline as large as the room allows, clear of the obstacles (in pixels of the room). */
export function fitted(outline: Point[], room: Point, obstacles: Rectangle[]): Rectangle {
  const box = around(outline);
  const whole = Math.min((room[0] - 2 * AIR) / box.width, (room[1] - 2 * AIR) / box.height, LARGEST / UNIT);
  const blocked = obstacles.map((obstacle) => cornersOf(obstacle, CLEARANCE));
  const inTheMiddle = largest(outline, room, blocked, whole, [0]);
  const aside = largest(outline, room, blocked, whole, SHIFTS);
  const best = aside.scale > WORTH * inTheMiddle.scale ? aside : inTheMiddle;
  if (best.scale) return seenFrom(best.origin, best.scale, room);
  const scale = Math.max(whole, 0.01);
  return seenFrom(originAt(outline, room, scale), scale, room);
}

interface Fit {
  origin: Point; // of the drawing, in pixels of the room
  scale: number; // pixels for a drawing unit; 0: it fits nowhere
}

function largest(outline: Point[], room: Point, blocked: Point[][], whole: number, shifts: number[]): Fit {
  for (let step = STEPS; step > STEPS / 4; step -= 1) {
    const scale = (whole * step) / STEPS;
    for (const shift of shifts) {
      for (const lift of LIFTS) {
        const origin = originAt(outline, room, scale, shift, lift);
        const placed = outline.map(([x, y]): Point => [origin[0] + x * scale, origin[1] + y * scale]);
        if (isInside(placed, room) && !blocked.some((obstacle) => overlaps(placed, obstacle))) return { origin, scale };
      }
    }
  }
  return { origin: [0, 0], scale: 0 };
}

/** Where the drawing's origin is if its outline has its middle in that of the room, or so much aside and below. */
function originAt(outline: Point[], room: Point, scale: number, shift = 0, lift = 0): Point {
  const { left, top, width, height } = around(outline);
  return [room[0] * (0.5 + shift) - (left + width / 2) * scale, room[1] * (0.5 + lift) - (top + height / 2) * scale];
}

function seenFrom(origin: Point, scale: number, room: Point): Rectangle {
  return { left: -origin[0] / scale, top: -origin[1] / scale, width: room[0] / scale, height: room[1] / scale };
}

function isInside(points: Point[], room: Point): boolean {
  const fits = (value: number, size: number) => value >= AIR - 0.5 && value <= size - AIR + 0.5;
  return points.every(([x, y]) => fits(x, room[0]) && fits(y, room[1]));
}
