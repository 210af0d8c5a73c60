/** A table's socket: comes back after a loss, repeats what was not answered, and shows frames one by one. */
import type { Accepted, Frame, FromClient, FromServer, Message, Refused, TableView, Told } from "../protocol";
import { Queue } from "./queue";

type Keyed = Extract<FromClient, { key: string }>;
type WithoutKey<Wish> = Wish extends Keyed ? Omit<Wish, "key"> : never;
export type Wish = WithoutKey<Keyed>;
export type Answer = Accepted | Refused;

interface Pending {
  text: string;
  answer: (answer: Answer) => void;
}

interface Shown {
  frame: Frame;
  log: Told[];
}

const PROTOCOL = 2; // as in server/protocol.py
const OUTDATED = 4410; // the code by which the server closes the socket of an older page
const GLIDE = 450; // how long pieces are on their way
const REST = 250; // to see what came of it
const LONGEST_WAIT = 15_000;

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  table = $state.raw<TableView | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<Told[]>([]);
  state = $state<"connecting" | "open" | "lost">("connecting");
  behind = $state(false); // whether frames wait to be shown: nothing can be chosen meanwhile
  isOutdated = $state(false); // whether the page must be loaded again
  problem = $state.raw<Message | null>(null); // what the server could not take, until there is something new to see

  notice = $state.raw<Message | null>(null); // what others did to this person, until there is a seat again

  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private received: Shown | null = null; // the latest, shown or not
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined; // until the next try; undefined while there is a socket
  private closed = false;
  private readonly queue: Queue<Shown>;
  private readonly hurry = (): void => this.retryNow();

  constructor(
    private readonly id: string,
    still: () => boolean,
  ) {
    this.queue = new Queue(
      (shown, waiting) => this.show(shown, waiting),
      ({ frame }) => (still() || frame.moved.length === 0 ? 0 : GLIDE + REST),
    );
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.queue.stop();
    this.socket?.close();
  }

  /** Say a wish until it is answered. */
  wish(wish: Wish): Promise<Answer> {
    const key = newKey();
    const text = JSON.stringify({ ...wish, key });
    return new Promise((answer) => {
      this.pending.set(key, { text, answer });
      if (this.state === "open") this.socket?.send(text);
    });
  }

  /** The screen is now before this seat. */
  look(seat: number): void {
    if (this.state === "open") this.socket?.send(JSON.stringify({ type: "look", seat }));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`);
    this.socket = socket;
    this.timer = undefined;
    socket.addEventListener("open", () => {
      this.state = "open";
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, last: this.received?.frame.mark ?? "" }));
      for (const { text } of this.pending.values()) socket.send(text);
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(String(event.data)) as FromServer));
    socket.addEventListener("close", ({ code }) => {
      if (this.closed) return;
      this.state = "lost";
      if (code === OUTDATED) {
        this.isOutdated = true;
        return this.close();
      }
      this.tries += 1;
      const wait = Math.min(LONGEST_WAIT, 300 * 2 ** this.tries) * (0.5 + Math.random() / 2);
      this.timer = setTimeout(() => this.connect(), wait);
    });
  }

  private retryNow(): void {
    if (this.closed || this.timer === undefined || document.hidden) return;
    clearTimeout(this.timer);
    this.connect();
  }

  private hear(message: FromServer): void {
    switch (message.type) {
      case "table":
        this.table = message;
        if (message.seats.some(({ mine }) => mine)) this.notice = null;
        return;
      case "frame":
        return this.receive(message);
      case "accepted":
      case "refused":
        this.pending.get(message.key)?.answer(message);
        this.pending.delete(message.key);
        return;
      case "problem":
        if (!message.key) this.problem = message.sentence; // else whoever waits for the answer tells it
        this.giveUp(message.sentence, message.key);
        return;
      case "notice":
        this.notice = message.sentence;
    }
  }

  private receive(frame: Frame): void {
    // A server that lets sockets in only to turn them away is asked less and less often.
    this.tries = 0;
    this.problem = null;
    if (frame.mark === this.received?.frame.mark) return;
    const log = [...(this.received?.log ?? []).slice(0, frame.log_from), ...frame.log];
    this.received = { frame, log };
    this.behind = true;
    this.queue.add(this.received);
  }

  private show({ frame, log }: Shown, waiting: number): void {
    this.frame = frame;
    this.log = log;
    this.behind = waiting > 0;
  }

  /** The server could not read or do something of ours: repeating it would not help. Without a key it may be any. */
  private giveUp(sentence: Message, failed = ""): void {
    for (const [key, { answer }] of this.pending) {
      if (failed && key !== failed) continue;
      answer({ type: "refused", key, reason: "not-now", clause: "", sentence });
      this.pending.delete(key);
    }
  }
}
