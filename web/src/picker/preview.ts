/** Previews: where pieces would stand, guessed from the targets alone; nothing hidden is tried. */
import type { Message, Piece, Scene, Zone } from "../protocol";
import type { Ghost } from "../scene/stage";

interface Place {
  piece: Piece;
  zone: Zone;
}

type Point = [number, number, number];

const MOVERS = new Set(["block", "cube", "tile", "card", "token"]);
const SLACK = 0.01; // positions are sums of decimals

function size(piece: Piece): Point {
  return piece.size ?? [1, 1, 1];
}

/** The first piece with each target. */
export function placesByTarget(scene: Scene): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const zone of scene.zones) {
    for (const piece of zone.pieces) {
      if (piece.target && !places.has(piece.target)) places.set(piece.target, { piece, zone });
    }
  }
  return places;
}

/** What the targets of a scene are called; a target that is not there says its own name. */
export function labelsIn(scene: Scene | undefined, say: (message: Message) => string): (target: string) => string {
  const places = scene ? placesByTarget(scene) : new Map<string, Place>();
  return (target) => {
    const label = places.get(target)?.piece.label;
    return label ? say(label) : target;
  };
}

/** The piece and all that stands on it, not beside it. */
function stackFrom({ piece, zone }: Place): Piece[] {
  const [x, y, z] = piece.at;
  const [width, depth] = size(piece);
  return zone.pieces.filter(
    (other) =>
      other === piece ||
      (other.kind !== "cell" &&
        other.kind !== "label" &&
        other.at[2] > z + SLACK &&
        Math.abs(other.at[0] - x) < width / 4 &&
        Math.abs(other.at[1] - y) < depth / 4),
  );
}

/** How high things stand at a point of a zone, without the piece that shall be put there. */
function heightAt(zone: Zone, x: number, y: number, mover: Piece): number {
  let top = 0;
  for (const piece of zone.pieces) {
    if (piece.id === mover.id || !MOVERS.has(piece.kind)) continue;
    const [width, depth, height] = size(piece);
    const over = Math.abs(piece.at[0] - x) < width / 2 - SLACK && Math.abs(piece.at[1] - y) < depth / 2 - SLACK;
    if (over) top = Math.max(top, piece.at[2] + height);
  }
  return top;
}

/** How a domino lies whose first half is here and whose second half is there, in degrees. */
function turnTowards(here: Point, there: Point): number {
  const angle = (Math.atan2(there[1] - here[1], there[0] - here[0]) * 180) / Math.PI;
  return (Math.round(angle) + 360) % 360;
}

function placed(mover: Place, cells: Place[]): Ghost[] {
  const [first, second] = cells;
  if (!first) return [];
  const mean = (axis: 0 | 1 | 2): number => cells.reduce((sum, cell) => sum + cell.piece.at[axis], 0) / cells.length;
  const x = mean(0);
  const y = mean(1);
  const z = Math.max(mean(2), ...cells.map((cell) => heightAt(first.zone, cell.piece.at[0], cell.piece.at[1], mover.piece)));
  const ghost: Ghost = { id: mover.piece.id, zone: first.zone.id, at: [x, y, z] };
  if (mover.piece.second && second) ghost.turn = turnTowards(first.piece.at, second.piece.at);
  return [ghost];
}

function exchanged(one: Place, other: Place): Ghost[] {
  const moved = (from: Place, to: Place): Ghost[] =>
    stackFrom(from).map((piece) => ({
      id: piece.id,
      zone: to.zone.id,
      at: piece.at.map((value, axis) => value + to.piece.at[axis]! - from.piece.at[axis]!) as Point,
    }));
  return [...moved(one, other), ...moved(other, one)];
}

/**
 * The ghosts of the pieces among the targets: a mover on the cells among them; two movers without a cell exchange
 * places, with all that stands on them.
 */
export function ghostsOf(scene: Scene, targets: string[]): Ghost[] {
  const places = placesByTarget(scene);
  const found = targets.flatMap((target) => places.get(target) ?? []);
  const movers = found.filter(({ piece }) => MOVERS.has(piece.kind));
  const cells = found.filter(({ piece }) => piece.kind === "cell");
  const [first, second] = movers;
  if (first && cells.length > 0) return placed(first, cells);
  if (first && second && movers.length === 2) return exchanged(first, second);
  return [];
}
