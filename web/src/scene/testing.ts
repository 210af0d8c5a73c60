/** Scenes for tests: pieces and zones with as little said as possible. */
import type { Piece, Scene, Zone } from "../protocol";
import type { Spot } from "./projection";

export function piece(id: string, at: Spot, more: Partial<Piece> = {}): Piece {
  return { id, kind: "block", at, label: { id: "piece" }, ...more };
}

export function zone(id: string, pieces: Piece[], more: Partial<Zone> = {}): Zone {
  return { id, kind: "board", label: { id: "zone" }, size: [6, 6], pieces, ...more };
}

export function scene(...zones: Zone[]): Scene {
  return { game: "test", title: "Test", caption: { id: "caption" }, zones };
}
