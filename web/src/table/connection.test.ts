import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Frame, FromServer, SeatView, TableView } from "../protocol";
import { Connection } from "./connection.svelte";

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  sent: Record<string, unknown>[] = [];

  constructor(readonly address: string) {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.dispatchEvent(new Event("close"));
  }
  open(): void {
    this.dispatchEvent(new Event("open"));
  }
  say(message: FromServer): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

function frame(mark: string, logFrom: number, ...texts: string[]): Frame {
  const log = texts.map((text) => ({ actor: 0, text, story: [] }));
  const scene = { game: "any", title: "Any", caption: { id: "x" }, zones: [] };
  const nothing = { handover: -1, decision: 0, choices: {}, moved: [], waits_for: [], can_undo: [], ending: null };
  return { type: "frame", mark, viewer: 0, scene, log_from: logFrom, log, ...nothing };
}

function socket(): FakeSocket {
  return FakeSocket.made.at(-1)!;
}

let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  FakeSocket.made = [];
  connection = new Connection("abc", () => false);
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  it("says hello first, and what it has seen when it comes back", () => {
    socket().open();
    expect(socket().address).toBe("ws://here/api/tables/abc/socket");
    expect(socket().sent).toEqual([{ type: "hello", protocol: 2, last: "" }]);
    socket().say(frame("m1", 0, "a"));
    socket().close();
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(FakeSocket.made).toHaveLength(2);
    expect(socket().sent).toEqual([{ type: "hello", protocol: 2, last: "m1" }]);
    expect(connection.state).toBe("open");
  });

  it("comes back no more when the server is newer than the page", () => {
    socket().open();
    socket().dispatchEvent(Object.assign(new Event("close"), { code: 4410 }));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(connection.isOutdated).toBe(true);
  });

  it("repeats what was not answered, with its key, and nothing else", async () => {
    socket().open();
    const first = connection.wish({ type: "ask-undo", seat: 0 });
    void connection.wish({ type: "resign", seat: 1 });
    const [, undo, resign] = socket().sent;
    socket().say({ type: "accepted", key: String(undo?.key) });
    expect(await first).toMatchObject({ type: "accepted" });
    socket().close();
    vi.advanceTimersByTime(1000);
    socket().open();
    expect(socket().sent.slice(1)).toEqual([resign]);
  });

  it("keeps the log as far as a frame says", () => {
    socket().open();
    socket().say(frame("m1", 0, "a", "b"));
    socket().say(frame("m2", 1, "c"));
    expect(connection.log.map(({ text }) => text)).toEqual(["a", "c"]);
  });

  it("shows frames with motion one after the other", () => {
    const moved = [{ id: "p", zone: "board", at: [0, 0, 0] as [number, number, number] }];
    socket().open();
    socket().say({ ...frame("m1", 0), moved });
    socket().say({ ...frame("m2", 0), moved });
    expect([connection.frame?.mark, connection.behind]).toEqual(["m1", true]);
    vi.advanceTimersByTime(1000);
    expect([connection.frame?.mark, connection.behind]).toEqual(["m2", false]);
  });

  it("gives up what the server cannot read", async () => {
    socket().open();
    const wish = connection.wish({ type: "resign", seat: 0 });
    socket().say({ type: "problem", key: "", sentence: { id: "x" } });
    expect(await wish).toMatchObject({ type: "refused", sentence: { id: "x" } });
  });

  it("gives up the wish that failed, and no other", async () => {
    socket().open();
    const first = connection.wish({ type: "ask-undo", seat: 0 });
    const second = connection.wish({ type: "resign", seat: 0 });
    const [, undo, resign] = socket().sent;
    socket().say({ type: "problem", key: String(undo?.key), sentence: { id: "x" } });
    expect(await first).toMatchObject({ type: "refused", key: undo?.key, sentence: { id: "x" } });
    socket().say({ type: "accepted", key: String(resign?.key) });
    expect(await second).toMatchObject({ type: "accepted" });
  });

  it("keeps what others did to this person until there is a seat again", () => {
    const seat = { seat: 0, title: { id: "t" }, holder: "person", mine: true } as SeatView;
    const about = { id: "t", game: "any", options: {}, host: false, undo: null, rematch: "", watchers: 0, bots_delayed: false };
    const table: TableView = { type: "table", phase: "gathering", seats: [], ...about };
    socket().open();
    socket().say({ type: "notice", sentence: { id: "removed" } });
    socket().say(table);
    expect(connection.notice).toEqual({ id: "removed" });
    socket().say({ ...table, seats: [seat] });
    expect(connection.notice).toBe(null);
  });

  it("tries once, however many reasons there are to come back at once", () => {
    socket().open();
    socket().close();
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("visibilitychange"));
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("comes back less and less often to a server that turns it away", () => {
    for (let time = 0; time < 8; time += 1) {
      socket().open();
      socket().say({ type: "problem", key: "", sentence: { id: "too-many" } });
      socket().close();
      vi.advanceTimersByTime(15_000);
    }
    const made = FakeSocket.made.length;
    socket().open();
    socket().close();
    vi.advanceTimersByTime(7_000);
    expect(FakeSocket.made).toHaveLength(made);
  });

  it("forgets a problem when there is something new to see", () => {
    socket().open();
    socket().say({ type: "problem", key: "", sentence: { id: "x" } });
    expect(connection.problem).toEqual({ id: "x" });
    socket().say(frame("m1", 0, "a"));
    expect(connection.problem).toBe(null);
  });
});
