/** A graph of each seat's chances over the steps of a match. */
import type { Moment, TurningPoint } from "../protocol";
import { mix, paint } from "../scene/look";

/** The room of the drawing, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** The first and the last step of the graph. */
export type Span = [number, number];

export interface Spot {
  x: number;
  y: number;
}

export const EDGE = 12; // pixels around the lines, so that marks are not cut off
export const RADIUS = 9; // pixels, of a mark
const APART = 2 * RADIUS + 3; // pixels from mark to mark
const NEAR = 14; // pixels within which a click beside a mark is meant for it
const COLOURS = ["blue", "red", "green", "violet", "brown"];
const DASHES = ["", "9 5", "2 5", "14 4 2 4", "5 3"];

/** How a seat's line is drawn: never by colour alone. */
export function styleOf(seat: number): string {
  const colour = paint(COLOURS[seat % COLOURS.length]);
  return `stroke: light-dark(${colour}, ${mix(colour, "#ffffff", 0.35)}); stroke-dasharray: ${DASHES[seat % DASHES.length] || "none"}`;
}

/** Where a chance at a step stands. Steps before the first decision stand at the edge. */
export function spotOf(step: number, chance: number, [first, last]: Span, { width, height }: Room): Spot {
  const share = last > first ? Math.max(0, step - first) / (last - first) : 0;
  return { x: EDGE + share * (width - 2 * EDGE), y: EDGE + (1 - chance) * (height - 2 * EDGE) };
}

/** A seat's line, as the points of a polyline. */
export function lineOf(moments: Moment[], seat: number, span: Span, room: Room): string {
  const spots = moments.map(({ step, chances }) => spotOf(step, chances[seat] ?? 0, span, room));
  return spots.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** The chances as they were at a step: those of the latest moment before it. */
export function chancesAt(moments: Moment[], step: number): number[] {
  return (moments.findLast((moment) => moment.step <= step) ?? moments[0])?.chances ?? [];
}

/** Where a turning point stands on the line of the seat that decided. */
function placeOf(turn: TurningPoint, moments: Moment[], span: Span, room: Room): Spot {
  return spotOf(turn.step, chancesAt(moments, turn.step)[turn.seat] ?? 0, span, room);
}

/** A turning point, its place on its line, and its mark: there, or above or below where another mark is in the way. */
export interface Mark {
  turn: TurningPoint;
  place: Spot;
  at: Spot;
}

export function marksOf(turns: TurningPoint[], moments: Moment[], span: Span, room: Room): Mark[] {
  const marks: Mark[] = [];
  for (const turn of turns) {
    const place = placeOf(turn, moments, span, room);
    const free = waysAside(place, room).find((spot) => marks.every(({ at }) => distance(at, spot) >= APART));
    marks.push({ turn, place, at: free ?? place });
  }
  return marks;
}

/** The spot itself, then those above and below it, the nearest first. */
function waysAside({ x, y }: Spot, { height }: Room): Spot[] {
  const steps = Math.floor(height / APART);
  const heights = Array.from({ length: steps + 1 }, (_, step) => [y - step * APART, y + step * APART]).flat();
  return heights.filter((each) => each >= EDGE && each <= height - EDGE).map((each) => ({ x, y: each }));
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** The step that somebody means who points there: what a turning point led to, or else the one above or below. */
export function stepAt(at: Spot, marks: Mark[], span: Span, room: Room): number {
  const near = marks.filter((mark) => distance(mark.at, at) <= NEAR);
  const [meant] = near.sort((one, other) => distance(one.at, at) - distance(other.at, at));
  if (meant) return meant.turn.step + 1;
  const share = (at.x - EDGE) / (room.width - 2 * EDGE);
  const [first, last] = span;
  return Math.round(first + Math.min(1, Math.max(0, share)) * (last - first));
}
