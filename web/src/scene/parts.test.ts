import { describe, expect, it } from "vitest";

import type { Part, Piece, Scene } from "../protocol";
import { inParts, placedInParts } from "./parts";

const label = { id: "any", args: {} };
const piece = (id: string, x: number): Piece => ({ id, kind: "cube", at: [x, 1, 2], label });
const part = (id: string, x: number): Part => ({ at: [x, 0], size: [3, 2], label: { id, args: {} } });
const board = { id: "board", kind: "board", label, size: [6, 2], pieces: [piece("west", 1), piece("east", 4)] } as const;
const scene: Scene = {
  game: "any",
  title: "Any",
  caption: label,
  zones: [{ ...board, size: [6, 2], pieces: [...board.pieces], parts: [part("first", 0), part("second", 3)] }],
};

describe("parts of a board", () => {
  it("are boards of their own, with their own pieces", () => {
    const zones = inParts(scene).zones;
    expect(zones.map(({ id, size, label }) => [id, size, label.id])).toEqual([
      ["board 0", [3, 2], "first"],
      ["board 1", [3, 2], "second"],
    ]);
    expect(zones.map(({ pieces }) => pieces.map(({ id, at }) => [id, at]))).toEqual([
      [["west", [1, 1, 2]]],
      [["east", [1, 1, 2]]],
    ]);
  });
  it("leave other boards as they are", () => {
    const whole = { ...scene, zones: [{ ...scene.zones[0]!, parts: [] }] };
    expect(inParts(whole).zones).toEqual(whole.zones);
    expect(placedInParts(whole, { zone: "board", at: [4, 1, 0] })).toEqual({ zone: "board", at: [4, 1, 0] });
  });
  it("are found by what comes from there or goes there", () => {
    expect(placedInParts(scene, { zone: "board", at: [4, 1, 0] })).toEqual({ zone: "board 1", at: [1, 1, 0] });
    expect(placedInParts(scene, { zone: "hand", at: [4, 1, 0] })).toEqual({ zone: "hand", at: [4, 1, 0] });
  });
});
