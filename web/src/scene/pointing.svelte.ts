/** Pointing at pieces: picking, hovering, lingering; by mouse, finger and keyboard. */
import type { Rectangle } from "./outlines";

const LINGER = 450; // milliseconds until a piece says what it is
const PRESS = 500; // milliseconds after which a finger asks instead of choosing
const REACH = 28; // pixels: how far beside a target a finger may come down

/** A target on the screen. */
export interface Spotted {
  target: string;
  piece: string;
  x: number;
  y: number;
  element: HTMLElement | SVGElement;
}

/** All targets with their centres in the window, in the order in which they are drawn. */
export function spotted(root: ParentNode): Spotted[] {
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-target]")].map((element) => {
    const area = areaOf(element);
    return {
      target: element.dataset.target ?? "",
      piece: element.dataset.piece ?? "",
      x: area.left + area.width / 2,
      y: area.top + area.height / 2,
      element,
    };
  });
}

/** The area of a piece without its halo. */
export function areaOf(element: Element): Rectangle {
  const { left, top, width, height } = (element.querySelector(".hit") ?? element).getBoundingClientRect();
  return { left, top, width, height };
}

interface Wishes {
  pick(target: string): void;
  hover(target: string | null): void;
}

export class Pointing {
  /** The piece that says what it is. */
  asked = $state.raw<{ piece: string; area: Rectangle } | null>(null);
  #wishes: Wishes;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hovered: string | null = null;
  #pressed = false; // a long press has asked; the click that follows chooses nothing

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
  }

  over = (event: PointerEvent): void => {
    const element = pieceAt(event.target);
    this.#hover(element?.dataset.target ?? null);
    if (event.pointerType === "mouse") this.#askAfter(element, LINGER);
  };

  leave = (): void => {
    this.#hover(null);
    this.hush();
  };

  down = (event: PointerEvent): void => {
    this.hush();
    this.#pressed = false;
    if (event.pointerType !== "mouse") this.#askAfter(pieceAt(event.target), PRESS, () => (this.#pressed = true));
  };

  up = (): void => clearTimeout(this.#timer);

  focus = (event: FocusEvent): void => {
    const element = pieceAt(event.target);
    this.#hover(element?.dataset.target ?? null);
    if (element?.matches(":focus-visible")) this.#askAfter(element, LINGER);
  };

  click = (event: MouseEvent): void => {
    if (this.#pressed) {
      this.#pressed = false;
      return;
    }
    this.hush();
    const direct = targetUnder(event);
    const glowing = isFinger(event) && !direct?.matches(".glow, .chosen") ? nearest(event, ".glow") : undefined;
    const target = glowing ?? direct?.dataset.target ?? nearest(event);
    if (target) this.#wishes.pick(target);
  };

  key = (event: KeyboardEvent): void => {
    if (event.key === "Escape") this.hush();
    const element = pieceAt(event.target, "[data-target]");
    if (!element || element instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) this.#wishes.pick(element.dataset.target!);
  };

  /** Say nothing more. */
  hush(): void {
    clearTimeout(this.#timer);
    this.asked = null;
  }

  #hover(target: string | null): void {
    if (target === this.#hovered) return;
    this.#hovered = target;
    this.#wishes.hover(target);
  }

  #askAfter(element: HTMLElement | SVGElement | null, delay: number, then?: () => void): void {
    const piece = element?.dataset.piece;
    if (piece && piece === this.asked?.piece) return;
    this.hush();
    if (!element || !piece) return;
    this.#timer = setTimeout(() => {
      this.asked = { piece, area: areaOf(element) };
      then?.();
    }, delay);
  }
}

function pieceAt(origin: EventTarget | null, selector = "[data-piece]"): HTMLElement | SVGElement | null {
  return origin instanceof Element ? origin.closest<HTMLElement | SVGElement>(selector) : null;
}

/** The foremost target at the place of a click; what cannot be chosen at all lets it through. */
function targetUnder(event: MouseEvent): HTMLElement | SVGElement | null {
  const direct = pieceAt(event.target, "[data-target]");
  if (direct || event.detail === 0) return direct;
  const under = document.elementsFromPoint(event.clientX, event.clientY);
  return under.map((element) => pieceAt(element, "[data-target]")).find(Boolean) ?? null;
}

/** Whether it was no mouse: a finger covers more than a point, and means what can be chosen. */
function isFinger(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

/** The target, of those that look so, beside which somebody has clicked a drawing. */
function nearest(event: MouseEvent, like = "*"): string | undefined {
  const drawing = event.target instanceof Element ? event.target.closest("svg[data-zone]") : null;
  if (!drawing) return undefined;
  const distance = (spot: Spotted) => Math.hypot(spot.x - event.clientX, spot.y - event.clientY);
  return spotted(drawing)
    .filter((spot) => spot.element.matches(like) && distance(spot) <= REACH)
    .sort((one, other) => distance(one) - distance(other))[0]?.target;
}
