import { describe, expect, it } from "vitest";
import type { Scene } from "../protocol";
import { planned, poseAt, type Station } from "./glide";
import { piece, scene, zone } from "./testing";

function stations(of: Scene): Map<string, Station> {
  return new Map(
    of.zones.flatMap((one) => one.pieces.map((p): [string, Station] => [p.id, { zone: one.id, at: p.at, piece: p, offset: [0, 0] }])),
  );
}

const tower = (id: string, x: number, height: number) => piece(id, [x, 3, 0], { size: [1, 1, height] });
const disc = { size: [0.8, 0.8, 0.5] as [number, number, number] };

describe("glides", () => {
  it("moves nothing where nothing was before, or nothing has changed", () => {
    const still = scene(zone("board", [piece("a", [1, 1, 0])]));
    expect(planned(new Map(), still, []).size).toBe(0);
    expect(planned(stations(still), still, []).size).toBe(0);
  });

  it("lifts a piece over what stands in its way, and no other", () => {
    const before = scene(zone("board", [tower("wall", 3, 2), piece("a", [1, 3, 0], disc)]));
    const over = scene(zone("board", [tower("wall", 3, 2), piece("a", [5, 3, 0], disc)]));
    const aside = scene(zone("board", [tower("wall", 3, 2), piece("a", [1, 5, 0], disc)]));
    expect(planned(stations(before), over, []).get("a")!.cruise).toBeGreaterThan(2);
    expect(planned(stations(before), aside, []).get("a")!.cruise).toBeLessThan(0.5);
  });

  it("begins and ends exactly where the piece was and is", () => {
    const before = scene(zone("board", [tower("wall", 3, 2), piece("a", [1, 3, 0.2], disc)]));
    const after = scene(zone("board", [tower("wall", 3, 2), piece("a", [5, 3, 0.7], disc)]));
    const motion = planned(stations(before), after, []).get("a")!;
    expect(poseAt(motion, 0).at).toEqual([1, 3, 0.2]);
    const end = poseAt(motion, 1).at;
    [5, 3, 0.7].forEach((value, axis) => expect(end[axis]).toBeCloseTo(value));
  });

  it("keeps a stack together", () => {
    const stack = (x: number) => [piece("low", [x, 1, 1], disc), piece("high", [x, 1, 1.5], disc)];
    const motions = planned(stations(scene(zone("board", stack(1)))), scene(zone("board", stack(4))), []);
    for (const moment of [0.1, 0.3, 0.5, 0.8]) {
      const [low, high] = ["low", "high"].map((id) => poseAt(motions.get(id)!, moment).at);
      expect(high![0]).toBeCloseTo(low![0]);
      expect(high![2] - low![2]).toBeCloseTo(0.5);
    }
  });

  it("lets two pieces that change places pass above each other", () => {
    const pair = (x: number, y: number) => scene(zone("board", [piece("a", [x, 1, 0], disc), piece("b", [y, 1, 0], disc)]));
    const motions = planned(stations(pair(1, 4)), pair(4, 1), []);
    for (let moment = 0; moment <= 1; moment += 0.02) {
      const [a, b] = ["a", "b"].map((id) => poseAt(motions.get(id)!, moment).at);
      const meets = Math.abs(a![0] - b![0]) < 0.8 && Math.abs(a![2] - b![2]) < 0.5;
      expect(meets).toBe(false);
    }
  });

  it("lifts pieces that never meet no higher than each needs", () => {
    const both = (x: number) => scene(zone("board", [piece("a", [x, 1, 0], disc), piece("b", [6 - x, 5, 0], disc)]));
    const motions = planned(stations(both(1)), both(4), []);
    expect(motions.get("b")!.cruise).toBe(motions.get("a")!.cruise);
  });

  it("lets pieces fly from another zone, and follows what the frame tells of new ids", () => {
    const before = scene(zone("board", []), zone("hand", [piece("a", [1, 0.5, 0])], { kind: "rack" }));
    const after = scene(zone("board", [piece("a", [2, 2, 0]), piece("new", [3, 3, 0]), piece("born", [4, 4, 0])]));
    const motions = planned(stations(before), after, [{ id: "new", zone: "hand", at: [1, 0.5, 0] }]);
    expect(motions.get("a")!.source).toEqual({ zone: "hand", at: [1, 0.5, 0] });
    expect(motions.get("new")!.source).toEqual({ zone: "hand", at: [1, 0.5, 0] });
    const born = motions.get("born")!;
    expect(born).toMatchObject({ fades: true, source: null });
    expect(poseAt(born, 0)).toMatchObject({ opacity: 0, offset: [0, 0] });
    expect(poseAt(born, 0).at[2]).toBeGreaterThan(0);
    expect(poseAt(born, 1)).toMatchObject({ opacity: 1, at: [4, 4, 0] });
  });

  it("turns a card over: first its old side, then its new one", () => {
    const card = (colour: string) => scene(zone("mat", [piece("c", [1, 1, 0], { kind: "card", colour })], { kind: "mat" }));
    const motion = planned(stations(card("back-low")), card("red"), []).get("c")!;
    expect(poseAt(motion, 0.1).face?.colour).toBe("back-low");
    expect(poseAt(motion, 0.9).face).toBeNull();
    expect(poseAt(motion, 0.5).narrow).toBeLessThan(0.1);
    expect(planned(stations(card("red")), card("blue"), []).size).toBe(0);
  });

  it("goes on from where an interrupted flight is", () => {
    const now = scene(zone("board", [piece("a", [2, 2, 0])]));
    const flying = new Map(stations(now));
    flying.set("a", { ...flying.get("a")!, offset: [40, -30] });
    expect(poseAt(planned(flying, now, []).get("a")!, 0).offset).toEqual([40, -30]);
  });
});
