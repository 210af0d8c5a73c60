/** A person's half-chosen action at a table: what is pointed at, taken back, refused, played. */
import { Picker } from "../picker/picker";
import { ghostsOf, placesByTarget } from "../picker/preview";
import type { Frame, Hint, Message } from "../protocol";
import type { Ghost } from "../scene/stage";
import type { Connection } from "./connection.svelte";

export class Choosing {
  chosen = $state.raw<string[]>([]);
  hovered = $state.raw<string | null>(null);
  sentence = $state.raw<Message | null>(null); // why something cannot be
  unconfirmed = $state.raw<number | null>(null); // a complete action that waits for a last word
  hint = $state.raw<Hint | null>(null); // what a good player would do
  thinking = $state(false); // whether a hint is on its way
  private sent = $state.raw(""); // the decision that was answered and whose frame has not come yet

  frame = $derived.by(() => this.connection.frame);
  /** Whether this viewer may choose now. */
  active = $derived.by(() => {
    const { frame, behind } = this.connection;
    return frame !== null && frame.decision > 0 && nameOf(frame) !== this.sent && !behind;
  });
  private places = $derived.by(() => (this.frame ? placesByTarget(this.frame.scene) : new Map()));
  picker = $derived.by(
    () => new Picker(this.active ? (this.frame?.choices ?? {}) : {}, (target) => this.places.get(target)?.piece.kind ?? ""),
  );
  open = $derived.by(() => (this.unconfirmed === null ? this.picker.open(this.chosen) : []));
  glow = $derived.by(() => new Set(this.open));
  /** The targets of a hint, until something else is chosen. */
  hinted = $derived.by(() => {
    const targets = this.active ? (this.hint?.targets ?? []) : [];
    return this.chosen.every((target) => targets.includes(target)) ? targets : [];
  });
  ghosts = $derived.by<Ghost[]>(() => {
    if (!this.frame || !this.active) return [];
    if (this.chosen.length > 0 || this.hinted.length === 0)
      return ghostsOf(this.frame.scene, this.picker.shown(this.chosen, this.hovered));
    // Pieces that change places are better seen where they are.
    const proposed = ghostsOf(this.frame.scene, this.hinted);
    return proposed.length === 1 ? proposed : [];
  });

  constructor(
    private readonly connection: Connection,
    private readonly confirms: () => boolean,
  ) {}

  /** A new frame is shown: what was half chosen stays where it still leads somewhere, but not for the next decision. */
  refresh(): void {
    this.unconfirmed = null;
    const isAnswered = this.sent !== "" && this.frame !== null && nameOf(this.frame) !== this.sent;
    if (isAnswered || !this.active || this.picker.remaining(this.chosen).length === 0) this.chosen = [];
    if (isAnswered) this.sent = "";
    this.hint = null;
    this.sentence = null;
  }

  pick(target: string): void {
    const frame = this.frame;
    if (!this.active || !frame) return;
    if (this.unconfirmed !== null) {
      this.back();
      return;
    }
    const picked = this.picker.pick(this.chosen, target);
    this.sentence = null;
    if (picked.kind === "illegal") return void this.askWhyNot(frame, picked.targets);
    this.chosen = picked.chosen;
    if (picked.kind !== "complete") return;
    if (this.confirms()) this.unconfirmed = picked.action;
    else void this.play(picked.action);
  }

  /** One step back; tells whether there was one. */
  back(): boolean {
    this.sentence = null;
    const had = this.chosen.length > 0;
    this.chosen = this.chosen.slice(0, -1);
    this.unconfirmed = null;
    return had;
  }

  /** Ask for a hint; one for a position that is past is of no use any more. */
  async askHint(ask: (seat: number, decision: number) => Promise<Hint>): Promise<void> {
    const frame = this.frame;
    if (!this.active || !frame || this.thinking) return;
    this.thinking = true;
    this.sentence = null;
    try {
      const hint = await ask(frame.viewer, frame.decision);
      if (this.frame !== frame || !this.active) return;
      this.chosen = [];
      this.unconfirmed = null;
      this.hint = hint;
    } finally {
      this.thinking = false;
    }
  }

  confirm(): void {
    if (this.unconfirmed !== null) void this.play(this.unconfirmed);
  }

  private async play(action: number): Promise<void> {
    const frame = this.frame;
    if (!frame) return;
    this.sent = nameOf(frame);
    this.unconfirmed = null;
    const answer = await this.connection.wish({ type: "play", seat: frame.viewer, decision: frame.decision, action });
    if (answer.type !== "refused") return;
    this.sent = "";
    this.chosen = [];
    if (answer.reason !== "stale") this.sentence = answer.sentence;
  }

  /** Where no clause forbids the whole, the targets are parts of different actions. */
  private async askWhyNot(frame: Frame, targets: string[]): Promise<void> {
    const answer = await this.connection.wish({ type: "why-not", seat: frame.viewer, targets });
    if (answer.type !== "refused" || this.frame !== frame) return; // of a position that is past
    const apart = answer.reason === "illegal" && answer.clause === "" && targets.length > 1;
    this.sentence = apart ? { id: "page-not-together" } : answer.sentence;
  }
}

/** The decision that a frame asks for: each seat counts its own. */
function nameOf(frame: Frame): string {
  return `${frame.viewer} ${frame.decision}`;
}
