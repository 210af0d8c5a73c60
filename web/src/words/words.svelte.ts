/** The words of the page, in the person's language, switchable at once. */
import { api } from "../api";
import type { Message } from "../protocol";
import { Catalogue, isLanguage, languageFrom, type Language, type Names } from "./catalogue";

class Words {
  catalogue = $state.raw<Catalogue | null>(null);
  language = $derived<Language>(this.catalogue?.language ?? "en");
  private loaded = new Map<Language, Catalogue>();
  private wished: Language | null = null; // the last: words that come later than those of a later wish are kept, not used

  /** Load the words for somebody whose language is known, or else for the device's. */
  async begin(language: string): Promise<void> {
    await this.use(isLanguage(language) ? language : languageFrom(navigator.languages));
  }

  async use(language: Language): Promise<void> {
    this.wished = language;
    const catalogue = this.loaded.get(language) ?? new Catalogue(language, await api.words(language));
    this.loaded.set(language, catalogue);
    if (this.wished !== language) return;
    this.catalogue = catalogue;
    document.documentElement.lang = language;
  }

  say(message: Message, names?: Names): string {
    return this.catalogue?.say(message, names) ?? "";
  }

  has(id: string): boolean {
    return this.catalogue?.has(id) ?? false;
  }
}

export const words = new Words();

/** A message of the page by its id. */
export function word(id: string, args: Record<string, string | number> = {}): string {
  return words.say({ id, args });
}
