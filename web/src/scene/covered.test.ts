import { describe, expect, it } from "vitest";
import { boxOf, type Box } from "./boxes";
import { coveredCells, hitArea, middleOf } from "./covered";
import { around, isInside, nearerPart, type Rectangle } from "./outlines";
import { ISOMETRIC, PLAN, project, type Point, type Spot } from "./projection";
import { piece, zone } from "./testing";

const ground = zone("board", []);
const box = (id: string, at: Spot, size: Spot = [1, 1, 1]): Box => boxOf(piece(id, at, { size }), ground, 0);
const cell = (id: string, at: Spot): Box => box(id, at, [0.9, 0.9, 0]);
const names = (boxes: Box[]) => boxes.map((one) => one.piece.id);

describe("covered cells", () => {
  const cells = [cell("behind", [3, 3, 0]), cell("beside", [3, 1, 0]), cell("before", [1, 1, 0]), cell("above", [2, 2, 1])];

  it("are those that something nearer hides", () => {
    expect(names(coveredCells(cells, [box("cube", [2, 2, 0])], ISOMETRIC))).toEqual(["behind"]);
  });

  it("are none without anything that stands, nor from straight above", () => {
    expect(coveredCells(cells, cells, ISOMETRIC)).toEqual([]);
    expect(coveredCells(cells, [box("cube", [2, 2, 0])], PLAN)).toEqual([]);
  });

  it("share what is hit where their places lie over each other", () => {
    const places = [box("one", [3, 3, 0]), box("other", [2.2, 2.2, 0.9])];
    const areas = places.map((place) => {
      const [x, y] = project(ISOMETRIC, place.x, place.y, place.z);
      return hitArea(place, places, ISOMETRIC).map((point): Point => [point[0] + x, point[1] + y]);
    });
    places.forEach((place, index) => {
      const middle = middleOf(place, ISOMETRIC);
      expect(areas.map((area) => isInside(middle, area))).toEqual([index === 0, index === 1]);
    });
  });
});

describe("the nearer part of an outline", () => {
  const square: Point[] = [[0, 0], [4, 0], [4, 4], [0, 4]];

  it("ends half-way", () => {
    const expected: Rectangle = { left: 0, top: 0, width: 2, height: 4 };
    expect(around(nearerPart(square, [1, 2], [3, 2]))).toEqual(expected);
  });

  it("is the whole where the other point is far", () => {
    expect(nearerPart(square, [2, 2], [20, 2])).toEqual(square);
  });
});
