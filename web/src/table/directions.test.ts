import { expect, it } from "vitest";

import { nextSpot, type Spot } from "./directions";

const at = (target: string, x: number, y: number): Spot => ({ target, x, y });
const middle = at("middle", 50, 50);
const spots = [middle, at("right", 100, 55), at("far right", 150, 50), at("below", 52, 90), at("aslant", 70, 95)];

it("goes to the nearest in the direction", () => {
  expect(nextSpot(spots, middle, [1, 0])?.target).toBe("right");
  expect(nextSpot(spots, middle, [0, 1])?.target).toBe("below");
});

it("stays where nothing lies that way", () => {
  expect(nextSpot(spots, middle, [-1, 0])).toBeUndefined();
});
