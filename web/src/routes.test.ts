import { expect, it } from "vitest";

import { routeOf } from "./routes";

it("knows the pages by their addresses", () => {
  expect(routeOf("/")).toEqual({ page: "start" });
  expect(routeOf("/new/any_game")).toEqual({ page: "new", game: "any_game" });
  expect(routeOf("/table/abc/")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/replay/abc")).toEqual({ page: "replay", id: "abc", record: false });
  expect(routeOf("/replay/record/abc")).toEqual({ page: "replay", id: "abc", record: true });
  expect(routeOf("/rules/any_game")).toEqual({ page: "rules", game: "any_game" });
});

it("knows nothing else", () => {
  for (const path of ["/new", "/table", "/table/a/b", "/elsewhere", "/replay/record/a/b"]) {
    expect(routeOf(path)).toEqual({ page: "unknown" });
  }
});

it("does not stumble over an address that cannot be decoded", () => {
  expect(routeOf("/table/%E0%A4%A")).toEqual({ page: "unknown" });
});
