/** Keys at a table: focus moves through the targets that can be chosen, zone by zone. */
import { DIRECTIONS, nextSpot, type Spot } from "./directions";

/** Whether a key belongs to the field it was pressed in. */
export function isTyping(event: KeyboardEvent): boolean {
  const place = event.target;
  return place instanceof HTMLElement && place.closest("input, select, textarea, [contenteditable]") !== null;
}

function elementsOf(scene: HTMLElement): (HTMLElement | SVGElement)[] {
  return [...scene.querySelectorAll<HTMLElement | SVGElement>("[data-target]")];
}

function targetOf(element: Element): string {
  return element.getAttribute("data-target") ?? "";
}

function spotOf(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { target: targetOf(element), x: left + width / 2, y: top + height / 2 };
}

/** Put focus on a target; tells whether it is there. */
export function focusTarget(scene: HTMLElement, target: string): boolean {
  const element = elementsOf(scene).find((other) => targetOf(other) === target);
  element?.focus({ preventScroll: false });
  return element !== undefined;
}

/** Move focus by an arrow key to the next target that can be chosen; tells whether the key was of use. */
export function moveFocus(scene: HTMLElement, key: string, open: readonly string[]): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const choosable = new Set(open);
  const elements = elementsOf(scene).filter((element) => choosable.has(targetOf(element)));
  if (elements.length === 0) return false; // then arrows scroll the page, as anywhere
  const now = document.activeElement?.closest("[data-target]");
  if (!now || !scene.contains(now)) {
    elements[0]?.focus();
    return true;
  }
  const next = nextSpot(elements.map(spotOf), spotOf(now), direction);
  elements.find((element) => targetOf(element) === next?.target)?.focus();
  return true;
}

/** Move focus to the next zone with something to choose; false where there is none, so that focus leaves the scene. */
export function moveZone(scene: HTMLElement, backward: boolean, open: readonly string[]): boolean {
  const choosable = new Set(open);
  const zones = [...scene.querySelectorAll("[data-zone]")];
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  if (now < 0) return false;
  const ahead = backward ? zones.slice(0, now).reverse() : zones.slice(now + 1);
  for (const zone of ahead) {
    const first = [...zone.querySelectorAll<HTMLElement>("[data-target]")].find((each) => choosable.has(targetOf(each)));
    if (!first) continue;
    first.focus();
    return true;
  }
  return false;
}

/** The target after the focused one, in the order of the choices. */
export function cycled(open: readonly string[], from: string | null): string | undefined {
  if (open.length === 0) return undefined;
  return open[(open.indexOf(from ?? "") + 1) % open.length];
}
