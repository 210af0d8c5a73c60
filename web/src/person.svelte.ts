/** Who one is to the server. */
import { api } from "./api";
import type { Person } from "./protocol";
import type { Language } from "./words/catalogue";
import { words } from "./words/words.svelte";

class Me {
  person = $state.raw<Person>({ name: "", language: "" });

  async begin(): Promise<void> {
    this.person = await api.me();
    await words.begin(this.person.language);
  }

  async rename(name: string): Promise<void> {
    this.person = await api.change({ name });
  }

  /** The words change at once; that the server remembers it need not be waited for. */
  async speak(language: Language): Promise<void> {
    await words.use(language);
    this.person = await api.change({ language });
  }
}

export const me = new Me();
