/** Boards in parts: where the screen is narrow, each part is drawn as a board of its own, and so larger. */
import type { Part, Piece, Scene, Zone } from "../protocol";
import type { Spot } from "./projection";

/** The scene with every board that has parts taken apart. */
export function inParts(scene: Scene): Scene {
  return { ...scene, zones: scene.zones.flatMap(takenApart) };
}

/** A place in a scene as a place in the same scene taken apart. */
export function placedInParts<Placed extends { zone: string; at: Spot }>(scene: Scene, placed: Placed): Placed {
  const zone = scene.zones.find(({ id }) => id === placed.zone);
  const index = zone?.parts ? partAt(zone.parts, placed.at) : -1;
  const part = zone?.parts?.[index];
  return part ? { ...placed, zone: nameOf(placed.zone, index), at: seenFrom(part, placed.at) } : placed;
}

function takenApart(zone: Zone): Zone[] {
  const parts = zone.parts ?? [];
  if (!parts.length) return [zone];
  return parts.map((part, index) => ({
    ...zone,
    id: nameOf(zone.id, index),
    label: part.label,
    size: part.size,
    parts: [],
    pieces: zone.pieces.filter((piece) => partAt(parts, piece.at) === index).map((piece) => moved(piece, part)),
  }));
}

function nameOf(zone: string, index: number): string {
  return `${zone} ${index}`;
}

/** The part in which a spot lies; the first where it lies in none. */
function partAt(parts: readonly Part[], [x, y]: Spot): number {
  const found = parts.findIndex(({ at, size }) => x >= at[0] && x < at[0] + size[0] && y >= at[1] && y < at[1] + size[1]);
  return Math.max(found, 0);
}

function moved(piece: Piece, part: Part): Piece {
  const pivot = piece.pivot && ([piece.pivot[0] - part.at[0], piece.pivot[1] - part.at[1]] as [number, number]);
  return { ...piece, at: seenFrom(part, piece.at), ...(pivot ? { pivot } : {}) };
}

function seenFrom(part: Part, [x, y, z]: Spot): Spot {
  return [x - part.at[0], y - part.at[1], z];
}
