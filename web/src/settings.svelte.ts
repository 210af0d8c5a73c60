/** What a person has set on this device. */

import type { Scene } from "./protocol";
import { usualView, type ViewName } from "./scene/projection";

export type Theme = "light" | "dark";

interface Kept {
  theme: Theme | "auto";
  views: Record<string, ViewName>; // of each game where somebody has chosen one
  turn: number;
  confirm: boolean;
}

const PLACE = "pyramidion-settings";
const USUAL: Kept = { theme: "auto", views: {}, turn: 0, confirm: false };

/** What is kept from before; nothing where the browser keeps nothing or somebody else wrote there. */
function kept(): Kept {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "{}");
    const had = (typeof read === "object" && read !== null ? read : {}) as Partial<Kept>;
    return {
      theme: had.theme === "light" || had.theme === "dark" ? had.theme : USUAL.theme,
      views: knownViews(had.views),
      turn: [0, 1, 2, 3].includes(had.turn ?? -1) ? (had.turn as number) : USUAL.turn,
      confirm: had.confirm === true,
    };
  } catch {
    return USUAL;
  }
}

function knownViews(read: unknown): Record<string, ViewName> {
  const entries = typeof read === "object" && read !== null ? Object.entries(read) : [];
  return Object.fromEntries(entries.filter(([, view]) => view === "plan" || view === "isometric"));
}

/** A media query as a state. */
class Matches {
  now = $state(false);

  constructor(query: string) {
    const list = matchMedia(query);
    this.now = list.matches;
    list.addEventListener("change", () => (this.now = list.matches));
  }
}

const dark = new Matches("(prefers-color-scheme: dark)");
const still = new Matches("(prefers-reduced-motion: reduce)");

class Settings {
  #kept = $state<Kept>(kept());
  theme = $derived<Theme>(this.#kept.theme === "auto" ? (dark.now ? "dark" : "light") : this.#kept.theme);

  /** How to look at a scene: as somebody has chosen for its game, or as it is best seen. */
  view(scene: Scene): ViewName {
    return this.#kept.views[scene.game] ?? usualView(scene);
  }
  get turn(): number {
    return this.#kept.turn;
  }
  get confirm(): boolean {
    return this.#kept.confirm;
  }
  get reducedMotion(): boolean {
    return still.now;
  }
  /** The theme somebody has chosen, for the page's root; undefined where the device decides. */
  get chosenTheme(): Theme | undefined {
    return this.#kept.theme === "auto" ? undefined : this.#kept.theme;
  }

  switchTheme(): void {
    this.keep({ theme: this.theme === "dark" ? "light" : "dark" });
  }
  switchView(scene: Scene): void {
    const other = this.view(scene) === "plan" ? "isometric" : "plan";
    this.keep({ views: { ...this.#kept.views, [scene.game]: other } });
  }
  turnBy(quarters: number): void {
    this.keep({ turn: (this.turn + quarters + 4) % 4 });
  }
  setConfirm(confirm: boolean): void {
    this.keep({ confirm });
  }

  private keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing: the setting holds until the page is left.
    }
  }
}

export const settings = new Settings();
