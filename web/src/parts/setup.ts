/** A table to be: who sits where and by which options, before it is made. */
import type { GameView, OptionView, Seating } from "../protocol";

/** Who sits: oneself, somebody else at this screen, a bot, or whoever follows the link. */
export type Who = "me" | "here" | "open" | `bot:${string}`;
export type Company = "bots" | "here" | "online";

export interface Sitter {
  who: Who;
  name: string; // of somebody at this screen
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

/** The sitters of a table for oneself and company of one kind. */
export function sittersFor(company: Company, count: number, bot: string): Sitter[] {
  const others: Record<Company, Who> = { bots: `bot:${bot}`, here: "here", online: "open" };
  return Array.from({ length: count }, (_, seat): Sitter => ({ who: seat === 0 ? "me" : others[company], name: "" }));
}

/** What the server is told. Somebody at this screen is oneself under another name. */
export function seatingOf(sitter: Sitter, fallback: string): Seating {
  if (sitter.who.startsWith("bot:")) return { kind: "bot", bot: sitter.who.slice(4) };
  if (sitter.who === "open") return { kind: "open" };
  if (sitter.who === "here") return { kind: "me", name: sitter.name.trim() || fallback };
  return { kind: "me" };
}

/** The default of an option, given what was set; where it follows another one, the default for that one's value. */
export function defaultOf(game: GameView, option: OptionView, set: Options): OptionValue {
  if (!option.follows) return option.default ?? option.choices[0]?.value ?? option.least;
  const leader = game.options.find(({ name }) => name === option.follows);
  const value = set[option.follows] ?? (leader ? defaultOf(game, leader, set) : "");
  return option.defaults[String(value)] ?? option.choices[0]?.value ?? option.least;
}
