// Made by `npm run types` from src/pyramidion/server/protocol.py: change that file, not this one.

export type FromClient = Hello | Look | Play | WhyNot | AskUndo | AnswerUndo | Resign | Substitute | TakeBack;
export type FromServer = TableView | Frame | Accepted | Refused | Problem | Notice;

/**
 * The first message: the protocol that the client speaks, and the mark of the last frame it has, or nothing.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  last?: string;
}
/**
 * Hot seat: the screen was handed to one of the client's own seats.
 */
export interface Look {
  type: "look";
  seat: number;
}
/**
 * Play an action for one of the client's seats, answering the decision of that number.
 *
 * Repeated with the same key it is answered like the first time.
 */
export interface Play {
  type: "play";
  key: string;
  seat: number;
  decision: number;
  action: number;
}
/**
 * What forbids the action of these targets.
 */
export interface WhyNot {
  type: "why-not";
  key: string;
  seat: number;
  targets: string[];
}
/**
 * Take back the seat's last decision, if the rules of undo and the other people allow it.
 */
export interface AskUndo {
  type: "ask-undo";
  key: string;
  seat: number;
}
/**
 * Agree to an undo that somebody asked for, or not.
 */
export interface AnswerUndo {
  type: "answer-undo";
  key: string;
  agree: boolean;
}
/**
 * Give the seat's match up.
 */
export interface Resign {
  type: "resign";
  key: string;
  seat: number;
}
/**
 * Let a bot play for a person who has left. Which one the server chooses.
 */
export interface Substitute {
  type: "substitute";
  key: string;
  seat: number;
}
/**
 * Play one's own seat again, which a bot has played meanwhile.
 */
export interface TakeBack {
  type: "take-back";
  key: string;
  seat: number;
}
/**
 * One seat of a table, for one person.
 */
export interface SeatView {
  seat: number;
  title: Message;
  holder: "bot" | "open" | "person";
  name: string;
  bot: string;
  mine: boolean;
  present: boolean;
  resigned: boolean;
}
/**
 * A message id with its arguments, which may be messages themselves.
 */
export interface Message {
  id: string;
  args?: {
    [k: string]: string | number | Message;
  };
}
/**
 * An undo that waits for consent.
 */
export interface UndoView {
  seat: number;
  waits_for: number[];
}
/**
 * What a table is and who sits there. Sent first, and whenever it changes.
 */
export interface TableView {
  type: "table";
  id: string;
  game: string;
  options: {
    [k: string]: string | number | boolean | {};
  };
  seats: SeatView[];
  phase: "gathering" | "over" | "playing";
  host: boolean;
  undo: UndoView | null;
  rematch: string;
  watchers: number;
  bots_delayed: boolean;
}
/**
 * One entry of the log: as records write it, and in words, with what the rules then did by themselves.
 */
export interface Told {
  actor: number;
  text: string;
  story: Message[];
}
/**
 * Where points come from.
 */
export interface Points {
  reason: Message;
  points: number;
}
/**
 * How a match ended.
 */
export interface Ending {
  reason: Message;
  scores: number[];
  ranks: number[];
  breakdown: Points[][];
}
/**
 * What pointing at a target leads to: an action, or targets to point at next.
 */
export interface Choice {
  action?: number;
  next?: {
    [k: string]: Choice;
  };
}
/**
 * All there is to see for one viewer now.
 */
export interface Frame {
  type: "frame";
  mark: string;
  viewer: number;
  handover: number;
  decision: number;
  choices: {
    [k: string]: Choice;
  };
  scene: Scene;
  moved: Glide[];
  log_from: number;
  log: Told[];
  waits_for: number[];
  can_undo: number[];
  ending: Ending | null;
}
/**
 * All there is to see for one viewer.
 */
export interface Scene {
  game: string;
  title: string;
  caption: Message;
  zones: Zone[];
}
/**
 * A place where pieces lie together.
 */
export interface Zone {
  id: string;
  kind: "board" | "market" | "mat" | "rack" | "shelf" | "table" | "track";
  label: Message;
  size: [number, number];
  height?: number;
  seat?: number;
  active?: boolean;
  parts?: Part[];
  pieces: Piece[];
}
/**
 * A part of a board, by its corner of lowest x and y.
 */
export interface Part {
  at: [number, number];
  size: [number, number];
  label: Message;
}
/**
 * One thing to see. `id` names the piece where its identity is public, else its place.
 */
export interface Piece {
  id: string;
  kind: "block" | "button" | "card" | "cell" | "cube" | "figure" | "label" | "marker" | "number" | "tile" | "token";
  at: [number, number, number];
  size?: [number, number, number];
  colour?: string;
  glyph?: string;
  shape?: string;
  label: Message;
  second?: Half | null;
  text?: string;
  help?: Message | null;
  target?: string;
  turn?: number;
  pivot?: [number, number] | null;
}
/**
 * The second half of a domino.
 */
export interface Half {
  colour?: string;
  glyph?: string;
}
/**
 * A piece that has come to where it is: from which zone, and from where in it.
 */
export interface Glide {
  id: string;
  zone: string;
  at: [number, number, number];
}
/**
 * The wish of that key is carried out, and kept.
 */
export interface Accepted {
  type: "accepted";
  key: string;
}
/**
 * The wish of that key is not carried out. Also the answer to `why-not`.
 */
export interface Refused {
  type: "refused";
  key: string;
  reason: "illegal" | "not-now" | "not-yours" | "stale" | "too-fast" | "used-key";
  clause: string;
  sentence: Message;
}
/**
 * A message that could not be read, that nobody may send, or that the server failed to answer.
 */
export interface Problem {
  type: "problem";
  key: string;
  sentence: Message;
}
/**
 * Something that others did to the receiver.
 */
export interface Notice {
  type: "notice";
  sentence: Message;
}
/**
 * A value that an option takes, and what it is called.
 */
export interface OptionChoice {
  value: string | number | boolean;
  label: Message;
}
/**
 * One option of a game. Its meaning is the message `GAME-option-NAME`.
 */
export interface OptionView {
  name: string;
  default: string | number | boolean | null;
  choices: OptionChoice[];
  least: number;
  most: number;
  follows: string;
  defaults: {
    [k: string]: string | number | boolean;
  };
  takes_objects: boolean;
}
/**
 * What can be known of a game before it is played.
 */
export interface GameView {
  name: string;
  title: string;
  designers: string[];
  year: number;
  seats: number[];
  seat_titles: {
    [k: string]: Message[];
  };
  options: OptionView[];
}
/**
 * A computer opponent. Its name is the message `bot-NAME`.
 */
export interface BotView {
  name: string;
}
/**
 * Who one is to the server.
 */
export interface Person {
  name: string;
  language: string;
}
/**
 * What one may change of oneself.
 */
export interface PersonChange {
  name?: string | null;
  language?: ("en" | "hu" | "it" | "nl" | "ru") | null;
}
/**
 * Who shall sit in a seat of a new table.
 */
export interface Seating {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}
/**
 * Make a table. It starts at once where no seat is open. An option's object may be a text in TOML or JSON.
 */
export interface NewTable {
  game: string;
  seats: Seating[];
  options?: {
    [k: string]: string | number | boolean | {};
  };
}
/**
 * An object for an option, as somebody types it, and for how many seats.
 */
export interface OptionText {
  seats: number;
  text: string;
}
/**
 * The default of such an option as a text, to be changed into something of one's own.
 */
export interface OptionDefault {
  text: string;
}
/**
 * Take an open seat.
 */
export interface SitDown {
  seat: number;
  name?: string;
}
/**
 * Leave a seat of a table that has not started. The host may empty any seat.
 */
export interface StandUp {
  seat: number;
}
/**
 * The host: put a bot in an open seat.
 */
export interface SeatBot {
  seat: number;
  bot: string;
}
/**
 * Where to go.
 */
export interface TableId {
  id: string;
}
/**
 * The secret by which a seat can be had back from another device. A new one ends the one before.
 */
export interface SeatLink {
  secret: string;
}
/**
 * Have one's seat back.
 */
export interface ClaimSeat {
  secret: string;
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  game: string;
  phase: "gathering" | "over" | "playing";
  seats: SeatView[];
  my_turn: boolean;
  changed: string;
  problem: Message | null;
}
/**
 * One position of a replay, and the action that led to it.
 */
export interface Step {
  told: Told | null;
  scene: Scene;
  moved: Glide[];
}
/**
 * A match from beginning to end, with everything revealed.
 */
export interface Replay {
  id: string;
  game: string;
  seats: SeatView[];
  options: {
    [k: string]: string | number | boolean | {};
  };
  steps: Step[];
  ending: Ending | null;
}
/**
 * What a good player would do for one of one's own seats, which has that decision to answer.
 */
export interface AskHint {
  seat: number;
  decision: number;
}
/**
 * An action, and what it is worth to the seat: 0 (lost) to 1 (won).
 */
export interface Hint {
  targets: string[];
  worth: number;
}
/**
 * How every seat stood at a step of a replay.
 */
export interface Moment {
  step: number;
  chances: number[];
}
/**
 * A decision at a step of a replay that cost much.
 */
export interface TurningPoint {
  step: number;
  seat: number;
  worth: number;
  best: number;
  better: Message[];
}
/**
 * A match looked back at, as far as that has come: ask again until all is done.
 */
export interface Review {
  done: number;
  moments: Moment[];
  turning_points: TurningPoint[];
}
/**
 * The body of every HTTP answer that is not a success.
 */
export interface Fault {
  sentence: Message;
}
