/** A catalogue: the words of one language. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Message, PersonChange, SeatView } from "../protocol";

export type Language = NonNullable<PersonChange["language"]>;

/** What the languages call themselves. */
export const AUTONYMS: Record<Language, string> = {
  en: "English",
  hu: "Magyar",
  ru: "Русский",
  nl: "Nederlands",
  it: "Italiano",
};
export const LANGUAGES = Object.keys(AUTONYMS) as Language[];

export function isLanguage(text: string): text is Language {
  return Object.hasOwn(AUTONYMS, text);
}

/** The first of the wished languages that we speak. */
export function languageFrom(wished: readonly string[]): Language {
  for (const wish of wished) {
    const language = wish.toLowerCase().split("-")[0] ?? "";
    if (isLanguage(language)) return language;
  }
  return "en";
}

/** What to say instead of a message: players' names by their seats' titles. */
export type Names = ReadonlyMap<string, string>;

export const NO_NAMES: Names = new Map();

/** A message as a text that can be compared. */
export function keyOf(message: Message): string {
  const args = Object.entries(message.args ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([message.id, args]);
}

export class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    text: string,
  ) {
    // Isolation marks are for mixed directions of writing, which no language here has.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** The message as a text; its id where the catalogue has no such message, so that the gap can be found. */
  say(message: Message, names: Names = NO_NAMES): string {
    const name = names.get(keyOf(message));
    if (name !== undefined) return name;
    const pattern = this.bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    const args: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(message.args ?? {})) {
      args[name] = typeof arg === "object" ? this.say(arg, names) : arg;
    }
    return this.bundle.formatPattern(pattern, args, []);
  }

  /** What each seat is called: its player's name, with the seat's title where two have the same. */
  namesOf(seats: SeatView[]): string[] {
    const plain = seats.map((seat) => this.plainName(seat));
    return seats.map((seat, index) => {
      const name = plain[index] ?? "";
      const title = this.say(seat.title);
      return name !== title && plain.filter((other) => other === name).length > 1 ? `${name} (${title})` : name;
    });
  }

  namesByTitle(seats: SeatView[]): Names {
    const names = this.namesOf(seats);
    return new Map(seats.map((seat, index) => [keyOf(seat.title), names[index] ?? ""]));
  }

  private plainName(seat: SeatView): string {
    if (seat.holder === "bot" && seat.bot) return this.say({ id: `bot-${seat.bot}` });
    return seat.name || this.say(seat.title);
  }
}
