import { describe, expect, it } from "vitest";

import { chancesAt, EDGE, lineOf, marksOf, RADIUS, spotOf, stepAt, styleOf } from "./chances";

const room = { width: 100 + 2 * EDGE, height: 50 + 2 * EDGE };
const span: [number, number] = [2, 12];
const moments = [
  { step: 2, chances: [0.5, 0.5] },
  { step: 6, chances: [0.2, 0.8] },
  { step: 12, chances: [0, 1] },
];
const turn = { step: 6, seat: 0, worth: 0.2, best: 0.6, better: [] };

describe("the graph of chances", () => {
  it("goes from edge to edge, certain victory on top", () => {
    expect(spotOf(2, 1, span, room)).toEqual({ x: EDGE, y: EDGE });
    expect(spotOf(12, 0, span, room)).toEqual({ x: EDGE + 100, y: EDGE + 50 });
    expect(spotOf(0, 0.5, span, room).x).toBe(EDGE); // before the first decision
    expect(spotOf(2, 0.5, [2, 2], room).x).toBe(EDGE); // a single moment
  });
  it("has a line for each seat", () => {
    expect(lineOf(moments, 1, span, room)).toBe("12.0,37.0 52.0,22.0 112.0,12.0");
    expect(new Set([0, 1, 2, 3, 4].map((seat) => styleOf(seat).split("stroke-dasharray")[1])).size).toBe(5);
  });
  it("tells the chances of any step", () => {
    expect(chancesAt(moments, 7)).toEqual([0.2, 0.8]);
    expect(chancesAt(moments, 0)).toEqual([0.5, 0.5]);
    expect(chancesAt([], 0)).toEqual([]);
  });
  it("is pointed at by step, near a mark by what it led to", () => {
    expect(stepAt({ x: EDGE + 40, y: 0 }, [], span, room)).toBe(6);
    expect(stepAt({ x: -5, y: 0 }, [], span, room)).toBe(2);
    expect(stepAt({ x: 999, y: 0 }, [], span, room)).toBe(12);
    const marks = marksOf([turn], moments, span, room);
    const mark = marks[0];
    expect(mark?.at).toEqual(spotOf(6, 0.2, span, room));
    expect(stepAt({ x: EDGE + 49, y: (mark?.at.y ?? 0) - 9 }, marks, span, room)).toBe(7);
  });
  it("keeps marks apart, and each can be pointed at", () => {
    const turns = [turn, { ...turn, step: 7 }, { ...turn, step: 8 }];
    const marks = marksOf(turns, moments, span, room);
    expect(marks.map(({ place }) => place.y)).toEqual([52, 52, 52]);
    for (const [index, { at }] of marks.entries()) {
      expect(at.y).toBeGreaterThanOrEqual(EDGE);
      expect(at.y).toBeLessThanOrEqual(room.height - EDGE);
      for (const other of marks.slice(index + 1))
        expect(Math.hypot(at.x - other.at.x, at.y - other.at.y)).toBeGreaterThan(2 * RADIUS);
      expect(stepAt(at, marks, span, room)).toBe((turns[index]?.step ?? 0) + 1);
    }
  });
  it("lets marks lie upon each other only where there is no room left", () => {
    const turns = Array.from({ length: 30 }, () => turn);
    const marks = marksOf(turns, moments, span, room);
    expect(marks).toHaveLength(30);
    expect(new Set(marks.map(({ at }) => at.y)).size).toBeGreaterThan(1);
    expect(marks.at(-1)?.at).toEqual(marks.at(-1)?.place);
  });
});
