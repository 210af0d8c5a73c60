/** The focus among pieces. The painter's order moves elements in the document, which takes it from them. */
export class Focus {
  /** The piece that had it last. */
  latest = $state("");
  #piece: string | null = null; // that has it, or had it until the painter came

  come(event: FocusEvent): void {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-target]") : null;
    this.#piece = element?.dataset.piece ?? null;
    if (this.#piece) this.latest = this.#piece;
  }

  /** Somebody has turned to something else. */
  leave(): void {
    this.#piece = null;
  }

  /** Give it back to the piece that the painter took it from; if that is gone, to the one that the tab key reaches. */
  restore(root: Element, stop: string): void {
    if (this.#piece === null || document.activeElement !== document.body) return;
    const own = target(root, this.#piece);
    if (own) own.focus({ preventScroll: true });
    else target(root, stop)?.focus();
  }
}

function target(root: Element, piece: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(piece)}"][data-target]`);
}
