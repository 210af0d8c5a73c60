import { describe, expect, it } from "vitest";

import type { Piece, Scene } from "../protocol";
import { ghostsOf } from "./preview";

const label = { id: "x" };

function piece(id: string, kind: Piece["kind"], at: [number, number, number], target = id): Piece {
  return { id, kind, at, size: kind === "cell" ? [1, 1, 0] : [0.8, 0.8, 0.5], label, target };
}

function scene(board: Piece[], rack: Piece[] = []): Scene {
  return {
    game: "any",
    title: "Any",
    caption: label,
    zones: [
      { id: "board", kind: "board", label, size: [4, 4], pieces: board },
      { id: "rack", kind: "rack", label, size: [4, 1], pieces: rack },
    ],
  };
}

describe("ghostsOf", () => {
  it("puts a mover on a cell, on top of what stands there", () => {
    const drawn = scene([piece("c", "cell", [1, 1, 0]), piece("b", "block", [1, 1, 0])], [piece("m", "block", [0, 0, 0])]);
    expect(ghostsOf(drawn, ["m", "c"])).toEqual([{ id: "m", zone: "board", at: [1, 1, 0.5] }]);
  });
  it("puts a domino between its two cells", () => {
    const drawn = scene([piece("c", "cell", [1, 1, 0]), piece("d", "cell", [2, 1, 0])], [piece("m", "tile", [0, 0, 0])]);
    expect(ghostsOf(drawn, ["m", "c", "d"])).toEqual([{ id: "m", zone: "board", at: [1.5, 1, 0] }]);
  });
  it("turns a domino so that its halves lie on their cells in order", () => {
    const cells = [piece("c", "cell", [1, 1, 0]), piece("d", "cell", [2, 1, 0]), piece("e", "cell", [1, 2, 0])];
    const domino = { ...piece("m", "tile", [0, 0, 0]), second: { colour: "red" } };
    const turns = (targets: string[]) => ghostsOf(scene(cells, [domino]), targets).map((ghost) => ghost.turn);
    expect(turns(["m", "c", "d"])).toEqual([0]);
    expect(turns(["m", "c", "e"])).toEqual([90]);
    expect(turns(["m", "d", "c"])).toEqual([180]);
    expect(turns(["m", "e", "c"])).toEqual([270]);
    expect(turns(["m", "c"])).toEqual([undefined]);
  });
  it("exchanges two movers with all that stands on them, and leaves what is below", () => {
    const drawn = scene([
      piece("a1", "block", [1, 1, 0]),
      piece("a2", "block", [1, 1, 0.5]),
      piece("b1", "block", [3, 1, 0]),
      piece("b2", "block", [3, 1, 0.5]),
      piece("b3", "block", [3, 1, 1]),
    ]);
    expect(ghostsOf(drawn, ["a2", "b2"])).toEqual([
      { id: "a2", zone: "board", at: [3, 1, 0.5] },
      { id: "b2", zone: "board", at: [1, 1, 0.5] },
      { id: "b3", zone: "board", at: [1, 1, 1] },
    ]);
  });
  it("shows nothing for a mover alone or a cell alone", () => {
    const drawn = scene([piece("c", "cell", [1, 1, 0]), piece("m", "block", [3, 1, 0])]);
    expect(ghostsOf(drawn, ["m"])).toEqual([]);
    expect(ghostsOf(drawn, ["c"])).toEqual([]);
  });
});
