import { describe, expect, it } from "vitest";

import type { Choice } from "../protocol";
import { Picker, actionsOf } from "./picker";

/** A trie from tuples of targets, numbered in their order. */
function trie(...tuples: string[]): Record<string, Choice> {
  const root: Record<string, Choice> = {};
  tuples.forEach((tuple, action) => {
    let branch = root;
    const targets = tuple.split(" ");
    targets.forEach((target, index) => {
      const last = index === targets.length - 1;
      const choice: Choice = (branch[target] ??= last ? { action } : { next: {} });
      branch = choice.next ?? {};
    });
  });
  return root;
}

const kindOf = (target: string): string => target[0] ?? "";
const swaps = new Picker(trie("a1 a2", "a2 a3", "a3 a4"), () => "block");
const dominoes = new Picker(trie("t1 s1 s2", "t1 s2 s1", "t1 s2 s3", "t1 s3 s2", "t2 s1 s2"), kindOf);

describe("actionsOf", () => {
  it("lists every tuple with its action", () => {
    expect(actionsOf(trie("x", "y z"))).toEqual([
      { action: 0, targets: ["x"] },
      { action: 1, targets: ["y", "z"] },
    ]);
  });
});

describe("open", () => {
  it("shows what may come first, and what is of the same kind", () => {
    expect(new Set(swaps.open([]))).toEqual(new Set(["a1", "a2", "a3", "a4"]));
    expect(new Set(dominoes.open([]))).toEqual(new Set(["t1", "t2"]));
  });
  it("shows the partners on both sides", () => {
    expect(new Set(swaps.open(["a2"]))).toEqual(new Set(["a1", "a3"]));
  });
  it("follows the order of pointing where it matters", () => {
    expect(new Set(dominoes.open(["t1", "s2"]))).toEqual(new Set(["s1", "s3"]));
    expect(dominoes.remaining(["t1", "s2"]).map(({ action }) => action)).toEqual([1, 2]);
  });
});

describe("pick", () => {
  it("plays an action of one target at once", () => {
    expect(new Picker(trie("stop", "go")).pick([], "go")).toEqual({ kind: "complete", chosen: ["go"], action: 1 });
  });
  it("never plays an action of several targets at the first", () => {
    expect(swaps.pick([], "a1")).toEqual({ kind: "narrowed", chosen: ["a1"] });
  });
  it("takes targets in either order", () => {
    expect(swaps.pick(["a2"], "a1")).toEqual({ kind: "complete", chosen: ["a2", "a1"], action: 0 });
    expect(swaps.pick(["a1"], "a2")).toEqual({ kind: "complete", chosen: ["a1", "a2"], action: 0 });
  });
  it("takes a later target first", () => {
    expect(dominoes.pick([], "s3")).toEqual({ kind: "narrowed", chosen: ["s3"] });
    expect(dominoes.open(["s3"])).toEqual(["t1"]);
  });
  it("tells the two ways of a domino apart by the order of its squares", () => {
    expect(dominoes.pick(["t1", "s1"], "s2")).toMatchObject({ kind: "complete", action: 0 });
    expect(dominoes.pick(["t1", "s3"], "s2")).toMatchObject({ kind: "complete", action: 3 });
  });
  it("completes the only action left from the second target on", () => {
    expect(dominoes.pick(["t2"], "s1")).toMatchObject({ kind: "complete", action: 4 });
  });
  it("takes a chosen target back", () => {
    expect(swaps.pick(["a2"], "a2")).toEqual({ kind: "back", chosen: [] });
  });
  it("tells the whole tuple of an illegal choice", () => {
    expect(swaps.pick(["a1"], "a4")).toEqual({ kind: "illegal", targets: ["a1", "a4"] });
    expect(swaps.pick([], "b")).toEqual({ kind: "illegal", targets: ["b"] });
  });
});

describe("shown", () => {
  it("completes what is hovered when one action is left", () => {
    expect(dominoes.shown(["t2"], "s1")).toEqual(["t2", "s1", "s2"]);
    expect(swaps.shown([], "a2")).toEqual(["a2"]);
  });
  it("ignores what cannot be chosen", () => {
    expect(swaps.shown(["a1"], "a4")).toEqual(["a1"]);
  });
});
