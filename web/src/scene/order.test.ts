import { describe, expect, it } from "vitest";
import { boxOf, type Box } from "./boxes";
import { backToFront, isBehind, overlapInPicture } from "./order";
import { ISOMETRIC, PLAN, type Spot } from "./projection";
import { piece, zone } from "./testing";

const ground = zone("board", []);
const box = (id: string, at: Spot, size: Spot = [1, 1, 1]): Box => boxOf(piece(id, at, { size }), ground, 0);
const names = (boxes: Box[]) => boxes.map((one) => one.piece.id);

describe("painter's order", () => {
  it("paints a stack from below and a row from behind", () => {
    const boxes = [box("near", [1, 1, 0]), box("top", [3, 3, 1]), box("foot", [3, 3, 0])];
    expect(names(backToFront(boxes, ISOMETRIC))).toEqual(["foot", "top", "near"]);
  });

  it("paints from below in the plan view", () => {
    const boxes = [box("top", [1, 1, 1]), box("foot", [1, 1, 0]), box("middle", [3, 3, 0.5])];
    expect(names(backToFront(boxes, PLAN))).toEqual(["foot", "middle", "top"]);
  });

  it("never paints a box before one that is behind it, wherever boxes stand", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 20; round += 1) {
      const cells = new Map<string, Box>();
      for (let count = 0; count < 40; count += 1) {
        const at: Spot = [random(6) + 0.5, random(6) + 0.5, random(3)];
        cells.set(String(at), box(String(at), at, [0.9, 0.9, 0.9]));
      }
      const order = backToFront([...cells.values()], ISOMETRIC);
      expect(order).toHaveLength(cells.size);
      order.forEach((later, index) => {
        for (const earlier of order.slice(0, index)) {
          if (overlapInPicture(earlier, later)) expect(isBehind(earlier, later)).toBe(true);
        }
      });
    }
  });

  it("ends where boxes lean into each other in a circle", () => {
    const boxes = [box("a", [1, 2, 0], [3, 1, 1]), box("b", [2, 1, 0.5], [1, 3, 1]), box("c", [1.5, 1.5, 0.2], [2, 2, 2])];
    expect(names(backToFront(boxes, ISOMETRIC)).sort()).toEqual(["a", "b", "c"]);
  });
});
