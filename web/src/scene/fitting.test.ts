import { describe, expect, it } from "vitest";
import { fitted, outlineOf } from "./fitting";
import { around, cornersOf, hull, overlaps, type Rectangle } from "./outlines";
import { ISOMETRIC, type Point } from "./projection";
import { zone } from "./testing";

const outline = outlineOf(zone("board", []), 0, ISOMETRIC);
const room: Point = [1000, 700];

function onScreen(box: Rectangle): Point[] {
  const scale = room[0] / box.width;
  return outline.map(([x, y]) => [(x - box.left) * scale, (y - box.top) * scale]);
}

describe("fitting", () => {
  it("fills the room", () => {
    const area = around(onScreen(fitted(outline, room, [])));
    expect(area.width).toBeGreaterThan(960);
    expect(area.left).toBeGreaterThanOrEqual(0);
    expect(area.top + area.height).toBeLessThanOrEqual(700);
  });

  it("keeps clear of panels", () => {
    const panels = [
      { left: 0, top: 0, width: 320, height: 220 },
      { left: 680, top: 500, width: 320, height: 200 },
    ];
    const placed = onScreen(fitted(outline, room, panels));
    expect(onScreen(fitted(outline, room, [])).length).toBe(placed.length);
    for (const panel of panels) expect(overlaps(placed, cornersOf(panel))).toBe(false);
    expect(panels.some((panel) => overlaps(onScreen(fitted(outline, room, [])), cornersOf(panel)))).toBe(true);
  });

  it("leaves the middle where that makes the board larger", () => {
    const panel = { left: 650, top: 0, width: 350, height: 700 };
    const placed = onScreen(fitted(outline, room, [panel]));
    expect(overlaps(placed, cornersOf(panel))).toBe(false);
    const area = around(placed);
    expect(area.left + area.width / 2).toBeLessThan(450);
    expect(area.width).toBeGreaterThan(400);
    expect(area.left).toBeGreaterThanOrEqual(0);
  });

  it("leaves room above cells for what may stand there", () => {
    const cell = { id: "c", kind: "cell" as const, at: [6, 6, 0] as [number, number, number], label: { id: "c" } };
    const high = outlineOf(zone("board", [cell], { height: 3 }), 0, ISOMETRIC);
    expect(around(high).top).toBeCloseTo(around(outline).top - 300);
  });
});

describe("outlines", () => {
  it("a hull leaves out what is inside", () => {
    const square: Point[] = [[0, 0], [4, 0], [4, 4], [0, 4]];
    expect(hull([...square, [2, 2], [1, 3]])).toHaveLength(4);
  });

  it("what touches does not overlap", () => {
    const one = cornersOf({ left: 0, top: 0, width: 10, height: 10 });
    expect(overlaps(one, cornersOf({ left: 10, top: 0, width: 5, height: 5 }))).toBe(false);
    expect(overlaps(one, cornersOf({ left: 9, top: 9, width: 5, height: 5 }))).toBe(true);
  });
});
