/** How pieces come from where they were to where they are: what moves, how high it is lifted, where it is meanwhile. */
import type { Glide, Piece, Scene, Zone } from "../protocol";
import { isInTheFace, sizeOf } from "./boxes";
import { isBack } from "./look";
import type { Point, Spot } from "./projection";

export const DURATION = 480; // milliseconds
const CLEARANCE = 0.12; // board units between a lifted piece and what it crosses
const DROP = 0.5; // board units from which a new piece comes down
const SAMPLES = 8; // points of the way at which one looks for what stands there

/** Where a piece was: its zone, its place there, and how far from it it was drawn (pixels), if it was in flight. */
export interface Station {
  zone: string;
  at: Spot;
  piece: Piece;
  offset: Point;
}

/** The way of one piece. */
export interface Motion {
  from: Spot;
  to: Spot;
  cruise: number | null; // height at which it crosses; null: straight
  source: { zone: string; at: Spot } | null; // another zone, from which it flies
  offset: Point; // pixels: how far from `from` the flight begins; known once both zones are on the screen
  scale: number; // how large it is at the beginning of a flight
  fades: boolean; // it was not to be seen before
  was: Piece | null; // the other side, if it is turned over
}

/** Where and how a piece is drawn at some moment. */
export interface Pose {
  at: Spot;
  offset: Point;
  scale: number;
  opacity: number;
  narrow: number; // 1, less while a card is turned over
  face: Piece | null; // what it still shows, if not itself
}

/** What moves between what was seen and a scene. Pieces are followed by their ids, else by what the frame tells. */
export function planned(before: ReadonlyMap<string, Station>, scene: Scene, moved: readonly Glide[]): Map<string, Motion> {
  const motions = new Map<string, Motion>();
  if (!before.size) return motions;
  const told = new Map(moved.map((glide) => [glide.id, glide]));
  for (const zone of scene.zones) {
    for (const piece of zone.pieces) {
      const motion = motionOf(piece, zone, before.get(piece.id), told.get(piece.id));
      if (motion) motions.set(piece.id, motion);
    }
    if (zone.kind === "board") lift(zone, motions);
  }
  return motions;
}

function motionOf(piece: Piece, zone: Zone, station: Station | undefined, glide: Glide | undefined): Motion | null {
  const still: Motion = {
    from: piece.at,
    to: piece.at,
    cruise: null,
    source: null,
    offset: [0, 0],
    scale: 1,
    fades: false,
    was: null,
  };
  if (!station) {
    if (glide?.zone && glide.zone === zone.id) return { ...still, from: glide.at };
    if (glide?.zone) return { ...still, source: { zone: glide.zone, at: glide.at } };
    const drops = zone.kind === "board" && !isInTheFace(piece);
    return { ...still, fades: true, from: drops ? [piece.at[0], piece.at[1], piece.at[2] + DROP] : piece.at };
  }
  const was = isBack(station.piece.colour) !== isBack(piece.colour) ? station.piece : null;
  if (station.zone !== zone.id) return { ...still, was, source: { zone: station.zone, at: station.at } };
  const isOnItsWay = station.offset[0] !== 0 || station.offset[1] !== 0;
  if (!was && !isOnItsWay && isSame(station.at, piece.at)) return null;
  return { ...still, was, from: station.at, offset: station.offset };
}

/** Where a piece is at a moment of its way, 0 to 1. */
export function poseAt(motion: Motion, moment: number): Pose {
  const left = 1 - easeOut(moment);
  const flies = motion.source !== null || motion.offset[0] !== 0 || motion.offset[1] !== 0;
  const turned = motion.was ? Math.cos(Math.PI * easeInOut(moment)) : 1;
  return {
    at: spotAt(motion, moment),
    offset: flies ? [motion.offset[0] * left, motion.offset[1] * left] : [0, 0],
    scale: 1 + (motion.scale - 1) * left,
    opacity: motion.fades ? easeOut(moment) : 1,
    narrow: Math.max(Math.abs(turned), 0.02),
    face: motion.was && turned > 0 ? motion.was : null,
  };
}

function spotAt({ from, to, cruise }: Motion, moment: number): Spot {
  if (cruise === null) {
    const share = easeOut(moment);
    return [0, 1, 2].map((axis) => from[axis]! + (to[axis]! - from[axis]!) * share) as Spot;
  }
  const [rise, cross, settle] = [easeOut(moment / 0.36), easeInOut((moment - 0.14) / 0.66), easeInOut((moment - 0.62) / 0.38)];
  const height = from[2] + (cruise - from[2]) * rise;
  return [
    from[0] + (to[0] - from[0]) * cross,
    from[1] + (to[1] - from[1]) * cross,
    height + (to[2] - cruise) * settle,
  ];
}

interface Traveller {
  piece: Piece;
  motion: Motion;
}

/**
 * Lift what crosses the board above all that stands in its way. Pieces that go the same way keep together, as one
 * stack; those that go other ways are lifted to other heights, so that they do not pass through each other.
 */
function lift(zone: Zone, motions: ReadonlyMap<string, Motion>): void {
  const stacks = new Map<string, Traveller[]>();
  const standing: Piece[] = [];
  for (const piece of zone.pieces) {
    const motion = motions.get(piece.id);
    const moves = motion && (motion.from[0] !== motion.to[0] || motion.from[1] !== motion.to[1]);
    if (motion && moves) {
      const way = ([0, 1] as const).map((axis) => (motion.to[axis] - motion.from[axis]).toFixed(2)).join(" ");
      stacks.set(way, [...(stacks.get(way) ?? []), { piece, motion }]);
    } else if (!isInTheFace(piece)) standing.push(piece);
  }
  const lifted: { stack: Traveller[]; top: number }[] = [];
  for (const stack of stacks.values()) {
    const met = lifted.filter((other) => stack.some((one) => other.stack.some((two) => meets(one, two))));
    const top = liftStack(stack, standing, Math.max(0, ...met.map((other) => other.top)));
    lifted.push({ stack, top });
  }
}

/** Set the height at which a stack crosses, no lower than the floor; answer how high it then reaches. */
function liftStack(stack: Traveller[], standing: readonly Piece[], floor: number): number {
  const foot = Math.min(...stack.map(({ motion }) => motion.from[2]));
  const settled = Math.min(...stack.map(({ motion }) => motion.to[2]));
  const inTheWay = standing.filter((piece) => stack.some((traveller) => crosses(traveller, piece)));
  const tops = inTheWay.map((piece) => piece.at[2] + sizeOf(piece)[2]);
  const base = Math.max(floor, foot, settled, ...tops) + CLEARANCE;
  let top = base;
  for (const { piece, motion } of stack) {
    motion.cruise = base + motion.from[2] - foot;
    top = Math.max(top, motion.cruise + sizeOf(piece)[2]);
  }
  return top;
}

/** Whether a piece comes over another that stands still. */
function crosses(traveller: Traveller, other: Piece): boolean {
  return meets(traveller, { piece: other, motion: { from: other.at, to: other.at } });
}

/** Whether two pieces are over the same ground at the same moment. */
function meets(one: Traveller, other: { piece: Piece; motion: Pick<Motion, "from" | "to"> }): boolean {
  const [mine, theirs] = [sizeOf(one.piece), sizeOf(other.piece)];
  const along = ({ from, to }: Pick<Motion, "from" | "to">, axis: 0 | 1, share: number) => from[axis] + (to[axis] - from[axis]) * share;
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    const share = sample / SAMPLES;
    const isApart = ([0, 1] as const).some(
      (axis) => Math.abs(along(one.motion, axis, share) - along(other.motion, axis, share)) >= (mine[axis] + theirs[axis]) / 2,
    );
    if (!isApart) return true;
  }
  return false;
}

function isSame(one: Spot, other: Spot): boolean {
  return one.every((value, axis) => Math.abs(value - other[axis]!) < 1e-6);
}

function within(moment: number): number {
  return Math.min(Math.max(moment, 0), 1);
}

function easeOut(moment: number): number {
  return 1 - (1 - within(moment)) ** 3;
}

function easeInOut(moment: number): number {
  const share = within(moment);
  return share * share * (3 - 2 * share);
}
