import { describe, expect, it } from "vitest";
import { arranged, hasOnlyButtons, together } from "./arrangement";
import { piece, scene, zone } from "./testing";

const ids = (zones: { id: string }[]) => zones.map(({ id }) => id);
const mat = (seat: number) => zone(`mat ${seat}`, [], { kind: "mat", seat });

describe("arrangement", () => {
  it("puts the viewer first, then round the table", () => {
    const { large, left, right } = arranged(scene(zone("board", []), mat(0), mat(1), mat(2), mat(3)), 2);
    expect(ids(large)).toEqual(["board"]);
    expect(ids(left)).toEqual(["mat 2", "mat 3"]);
    expect(ids(right)).toEqual(["mat 0", "mat 1"]);
  });

  it("draws one's own board large and those of others small", () => {
    const boards = [0, 1, 2].map((seat) => zone(`pyramid ${seat}`, [], { seat }));
    expect(ids(arranged(scene(...boards), 1).large)).toEqual(["pyramid 1"]);
    expect(ids(arranged(scene(...boards), -1).large)).toEqual(["pyramid 0", "pyramid 1", "pyramid 2"]);
  });

  it("keeps what is nobody's away from the side with more boards", () => {
    const boards = [0, 1, 2].map((seat) => zone(`pyramid ${seat}`, [], { seat }));
    const { left, right } = arranged(scene(...boards, mat(0), zone("cards", [], { kind: "table" })), 0);
    expect(ids(left)).toEqual(["mat 0", "cards"]);
    expect(ids(right)).toEqual(["pyramid 1", "pyramid 2"]);
  });

  it("shows a seat's small board together with its mat", () => {
    const zones = [zone("pyramid 1", [], { seat: 1 }), mat(1), mat(0), zone("cards", [], { kind: "table" }), zone("pyramid 2", [], { seat: 2 })];
    expect(together(zones).map(ids)).toEqual([["pyramid 1", "mat 1"], ["mat 0"], ["cards"], ["pyramid 2"]]);
  });

  it("shows every zone once", () => {
    const kinds = ["board", "mat", "rack", "market", "track", "table"] as const;
    const all = scene(...kinds.flatMap((kind) => [zone(kind, [], { kind }), zone(`${kind} of 1`, [], { kind, seat: 1 })]));
    const { large, left, right, below } = arranged(all, 0);
    expect(ids([...large, ...left, ...right, ...below]).sort()).toEqual(ids(all.zones).sort());
    expect(ids(below)).toContain("rack");
  });

  it("knows zones of buttons", () => {
    expect(hasOnlyButtons(zone("say", [piece("stop", [0, 0, 0], { kind: "button" })]))).toBe(true);
    expect(hasOnlyButtons(zone("empty", []))).toBe(false);
  });
});
