/** Pieces as boxes on the turned board. */
import type { Piece, Zone } from "../protocol";
import { turnedPoint, turnedSize, type Point, type Spot } from "./projection";

/** A piece on the turned board: the centre of its footprint, its lower face, its extent. */
export interface Box {
  piece: Piece;
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  turn: number; // degrees, of the piece and the board together
}

/** How high a board is above the table on which it lies. */
export const SLAB_HEIGHT = 0.24;
/** What has no height of its own and lies in the board's face, if it is not raised above it. */
const IN_THE_FACE = ["cell", "label", "number", "button"];
/** What faces the viewer wherever the board is turned. */
const BILLBOARDS = ["figure", "number", "label"];

export function isInTheFace(piece: Piece): boolean {
  return IN_THE_FACE.includes(piece.kind) && piece.at[2] <= 0;
}

export function sizeOf(piece: Piece): Spot {
  return piece.size ?? [1, 1, 1];
}

/** The box of a piece of a board, wherever it is just now. What lies outside the slab stands on the table. */
export function boxOf(piece: Piece, zone: Zone, turn: number, at: Spot = piece.at): Box {
  let [x, y] = turnedPoint([at[0], at[1]], zone.size, turn);
  let angle = (piece.turn ?? 0) + 90 * turn;
  if (piece.pivot) {
    const centre = turnedPoint(piece.pivot, zone.size, turn);
    [x, y] = [centre[0] + at[0] - piece.pivot[0], centre[1] + at[1] - piece.pivot[1]];
    angle = piece.turn ?? 0;
  }
  let [width, depth] = sizeOf(piece);
  if (Math.round(angle / 90) % 2) [width, depth] = [depth, width];
  if (BILLBOARDS.includes(piece.kind) && piece.shape !== "ladder") width = depth = Math.min(width, depth);
  const z = isInside([x, y], turnedSize(zone.size, turn)) ? at[2] : at[2] - SLAB_HEIGHT;
  return { piece, x, y, z, width, depth, height: sizeOf(piece)[2], turn: ((angle % 360) + 360) % 360 };
}

/** The nearest, lowest corner. */
export function low(box: Box): Spot {
  return [box.x - box.width / 2, box.y - box.depth / 2, box.z];
}

/** The farthest, highest corner. */
export function high(box: Box): Spot {
  return [box.x + box.width / 2, box.y + box.depth / 2, box.z + box.height];
}

export function corners(box: Box): Spot[] {
  const [from, to] = [low(box), high(box)];
  return [from[0], to[0]].flatMap((x) => [from[1], to[1]].flatMap((y) => [from[2], to[2]].map((z): Spot => [x, y, z])));
}

/** The block that stands on this one. */
export function coverOf(box: Box, boxes: readonly Box[]): Box | undefined {
  const top = box.z + box.height;
  return boxes.find(
    (other) =>
      other !== box &&
      (other.piece.kind === "block" || other.piece.kind === "cube") &&
      Math.abs(other.z - top) < 1e-6 &&
      Math.abs(other.x - box.x) < box.width / 2 &&
      Math.abs(other.y - box.y) < box.depth / 2,
  );
}

function isInside([x, y]: Point, [width, depth]: Point): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= depth;
}
