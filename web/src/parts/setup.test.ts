import { describe, expect, it } from "vitest";

import type { GameView, OptionView } from "../protocol";
import { defaultOf, seatingOf, sittersFor, type OptionValue } from "./setup";

const option = (name: string, change: Partial<OptionView>): OptionView => ({
  name,
  default: null,
  choices: [],
  least: 0,
  most: 0,
  follows: "",
  defaults: {},
  takes_objects: false,
  ...change,
});
const choices = (...values: OptionValue[]) => values.map((value) => ({ value, label: { id: "" } }));
const edition = option("edition", { default: "old", choices: choices("old", "new") });
const triple = option("triple", { choices: choices(2, 3), follows: "edition", defaults: { old: 3, new: 2 } });
const game: GameView = {
  name: "any",
  title: "Any",
  designers: [],
  year: 2000,
  seats: [2],
  seat_titles: {},
  options: [edition, triple],
};

describe("defaultOf", () => {
  it("follows the option it depends on", () => {
    expect(defaultOf(game, triple, {})).toBe(3);
    expect(defaultOf(game, triple, { edition: "new" })).toBe(2);
  });
  it("is the option's own otherwise", () => {
    expect(defaultOf(game, edition, {})).toBe("old");
    expect(defaultOf(game, option("stall", { default: 50, least: 1, most: 99 }), {})).toBe(50);
  });
});

describe("seats", () => {
  it("seats oneself first", () => {
    expect(sittersFor("bots", 3, "greedy").map(({ who }) => who)).toEqual(["me", "bot:greedy", "bot:greedy"]);
    expect(sittersFor("online", 2, "").map(({ who }) => who)).toEqual(["me", "open"]);
  });
  it("tells the server who sits there", () => {
    expect(seatingOf({ who: "bot:greedy", name: "" }, "B")).toEqual({ kind: "bot", bot: "greedy" });
    expect(seatingOf({ who: "here", name: " Ada " }, "B")).toEqual({ kind: "me", name: "Ada" });
    expect(seatingOf({ who: "here", name: "" }, "B")).toEqual({ kind: "me", name: "B" });
    expect(seatingOf({ who: "open", name: "x" }, "B")).toEqual({ kind: "open" });
    expect(seatingOf({ who: "me", name: "" }, "B")).toEqual({ kind: "me" });
  });
});
