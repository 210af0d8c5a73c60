/** Keys at a table: focus moves through the targets that can be chosen, zone by zone. */
import { spotted } from "../scene/pointing.svelte";
import { DIRECTIONS, nextSpot } from "./directions";

/** Whether a key belongs to the field it was pressed in. */
export function isTyping(event: KeyboardEvent): boolean {
  const place = event.target;
  return place instanceof HTMLElement && place.closest("input, select, textarea, [contenteditable]") !== null;
}

/** Put focus on a target; tells whether it is there. */
export function focusTarget(scene: HTMLElement, target: string): boolean {
  const spot = spotted(scene).find((other) => other.target === target);
  spot?.element.focus();
  return spot !== undefined;
}

/** Move focus by an arrow key to the next target that can be chosen; tells whether the key was of use. */
export function moveFocus(scene: HTMLElement, key: string, open: readonly string[]): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const spots = spotted(scene);
  const choosable = spots.filter((spot) => open.includes(spot.target));
  if (choosable.length === 0) return false; // then arrows scroll the page, as anywhere
  const now = spots.find((spot) => spot.element === document.activeElement);
  const next = now ? nextSpot(choosable, now, direction) : choosable[0];
  next?.element.focus();
  return true;
}

/** Move focus to the next zone with something to choose; false where there is none, so that focus leaves the scene. */
export function moveZone(scene: HTMLElement, backward: boolean, open: readonly string[]): boolean {
  const zones = [...scene.querySelectorAll("[data-zone]")];
  const now = zones.findIndex((zone) => zone.contains(document.activeElement));
  if (now < 0) return false;
  const ahead = backward ? zones.slice(0, now).reverse() : zones.slice(now + 1);
  for (const zone of ahead) {
    const first = spotted(zone).find((spot) => open.includes(spot.target));
    if (!first) continue;
    first.element.focus();
    return true;
  }
  return false;
}

/** The target after the focused one, in the order of the choices. */
export function cycled(open: readonly string[], from: string | null): string | undefined {
  if (open.length === 0) return undefined;
  return open[(open.indexOf(from ?? "") + 1) % open.length];
}
