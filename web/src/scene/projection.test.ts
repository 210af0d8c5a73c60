import { describe, expect, it } from "vitest";
import { boxOf, SLAB_HEIGHT } from "./boxes";
import { ISOMETRIC, PLAN, project, turnedPoint, turnedSize, UNIT, usualView, type Point } from "./projection";
import { piece, scene, zone } from "./testing";

describe("projection", () => {
  it("shows what is farther away higher up, and what is higher higher up still", () => {
    expect(project(ISOMETRIC, 1, 1)[1]).toBeLessThan(project(ISOMETRIC, 0, 0)[1]);
    expect(project(ISOMETRIC, 0, 0, 1)).toEqual([0, -UNIT]);
    expect(project(PLAN, 2, 3, 9)).toEqual([2 * UNIT, -3 * UNIT]);
  });

  it("looks from above where nothing can stand high", () => {
    const seen = (...heights: number[]) =>
      usualView(scene(...heights.map((height, index) => zone(String(index), [], { height }))));
    expect(seen(0.6)).toBe("plan");
    expect(seen(0.6, 3)).toBe("isometric");
  });

  it("turns a point four times back to where it was", () => {
    const size: Point = [5, 3];
    const once = turnedPoint([1, 2], size, 1);
    expect(once).toEqual([1, 1]);
    expect(turnedPoint(once, turnedSize(size, 1), 3)).toEqual([1, 2]);
  });
});

describe("boxes", () => {
  it("exchange width and depth when turned by an odd number of quarters", () => {
    const ground = zone("board", []);
    const long = piece("long", [1, 2, 0], { size: [2, 1, 0.5] });
    expect(boxOf(long, ground, 1)).toMatchObject({ x: 4, y: 1, width: 1, depth: 2, turn: 90 });
    expect(boxOf({ ...long, turn: 90 }, ground, 1)).toMatchObject({ width: 2, depth: 1, turn: 180 });
  });

  it("keep the side of their pivot", () => {
    const leaning = piece("ladder", [1, 0.5, 0], { kind: "figure", shape: "ladder", pivot: [1, 1] });
    for (const turn of [0, 1, 2, 3]) {
      const centre = turnedPoint([1, 1], [6, 6], turn);
      const box = boxOf(leaning, zone("board", []), turn);
      expect([box.x - centre[0], box.y - centre[1]]).toEqual([0, -0.5]);
    }
  });

  it("stand on the table beside the slab", () => {
    expect(boxOf(piece("out", [-1, 2, 0]), zone("board", []), 0).z).toBe(-SLAB_HEIGHT);
  });
});
