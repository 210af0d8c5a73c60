import { describe, expect, it } from "vitest";

import type { SeatView } from "../protocol";
import { Catalogue, languageFrom } from "./catalogue";

const words = new Catalogue(
  "en",
  `
seat = Seat { $seat }
bot-greedy = Greedy
move = { $seat } moves { $count ->
    [one] a { $colour } block
   *[other] { $count } blocks
  }
red = red
`,
);

function seat(number: number, change: Partial<SeatView>): SeatView {
  return {
    seat: number,
    title: { id: "seat", args: { seat: number } },
    holder: "person",
    name: "",
    bot: "",
    mine: false,
    present: true,
    resigned: false,
    ...change,
  };
}

describe("say", () => {
  it("says messages within messages", () => {
    const message = { id: "move", args: { seat: { id: "seat", args: { seat: 2 } }, count: 1, colour: { id: "red" } } };
    expect(words.say(message)).toBe("Seat 2 moves a red block");
  });
  it("says a seat's title as its player's name", () => {
    const names = words.namesByTitle([seat(0, { name: "Ada" }), seat(1, { holder: "bot", bot: "greedy" })]);
    const title = (number: number) => ({ id: "seat", args: { seat: number } });
    expect(words.say({ id: "move", args: { count: 3, seat: title(0) } }, names)).toBe("Ada moves 3 blocks");
    expect(words.say({ id: "move", args: { count: 3, seat: title(1) } }, names)).toBe("Greedy moves 3 blocks");
  });
  it("says the id of what it does not know", () => {
    expect(words.say({ id: "nothing" })).toBe("nothing");
  });
});

describe("namesOf", () => {
  it("tells players of the same name apart by their seats", () => {
    const seats = [seat(0, { name: "Ada" }), seat(1, { name: "Ada" }), seat(2, {})];
    expect(words.namesOf(seats)).toEqual(["Ada (Seat 0)", "Ada (Seat 1)", "Seat 2"]);
  });
});

describe("languageFrom", () => {
  it("takes the first language we speak, else English", () => {
    expect(languageFrom(["de-AT", "hu-HU", "it"])).toBe("hu");
    expect(languageFrom(["de"])).toBe("en");
  });
});
