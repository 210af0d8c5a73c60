/** Moving focus by arrows: which of the places on screen lies next in a direction. */
export interface Spot {
  target: string;
  x: number;
  y: number;
}

export const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SIDEWAYS = 2.5; // being off the line counts more than being far

/** The nearest spot in the direction, or undefined if there is none. */
export function nextSpot<Place extends Spot>(spots: Place[], from: Spot, [dx, dy]: [number, number]): Place | undefined {
  let best: Place | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    if (spot.target === from.target || along < 1) continue;
    const across = Math.abs((spot.x - from.x) * dy - (spot.y - from.y) * dx);
    const cost = along + SIDEWAYS * across;
    if (cost < least) [best, least] = [spot, cost];
  }
  return best;
}
