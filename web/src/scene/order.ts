/** The painter's order: what is nearer covers what is behind. */
import { high, low, type Box } from "./boxes";
import { isPlan, type View } from "./projection";

/** The boxes from back to front. */
export function backToFront(boxes: readonly Box[], view: View): Box[] {
  if (isPlan(view)) return [...boxes].sort((a, b) => a.z - b.z || a.z + a.height - b.z - b.height);
  const later: number[][] = boxes.map(() => []);
  const waiting: number[] = boxes.map(() => 0);
  for (let first = 0; first < boxes.length; first += 1) {
    for (let second = first + 1; second < boxes.length; second += 1) {
      const [one, other] = [boxes[first]!, boxes[second]!];
      if (!overlapInPicture(one, other)) continue;
      const [behind, before] = isBehind(one, other) ? [first, second] : [second, first];
      later[behind]!.push(before);
      waiting[before]! += 1;
    }
  }
  return sorted(boxes, later, waiting);
}

/**
 * Whether two boxes cover a common part of the isometric picture.
 *
 * A box's outline there has three directions of edges; across each of them the two must overlap.
 */
export function overlapInPicture(box: Box, other: Box): boolean {
  const [x, to_x] = [box.x - box.width / 2, box.x + box.width / 2];
  const [y, to_y] = [box.y - box.depth / 2, box.y + box.depth / 2];
  const [u, to_u] = [other.x - other.width / 2, other.x + other.width / 2];
  const [v, to_v] = [other.y - other.depth / 2, other.y + other.depth / 2];
  const [to_z, to_w] = [box.z + box.height, other.z + other.height];
  return (
    x - to_y < to_u - v &&
    u - to_v < to_x - y &&
    x + box.z < to_u + to_w &&
    u + other.z < to_x + to_z &&
    y + box.z < to_v + to_w &&
    v + other.z < to_y + to_z
  );
}

/**
 * Whether the box must be painted before the other, given that they overlap in the picture.
 *
 * The axis on which they are farthest apart decides (or, where one leans into the other's box, on which they share
 * the least): farther away, or lower, is behind.
 */
export function isBehind(box: Box, other: Box): boolean {
  const [from, to, otherFrom, otherTo] = [low(box), high(box), low(other), high(other)];
  const behindBy = Math.max(from[0] - otherTo[0], from[1] - otherTo[1], otherFrom[2] - to[2]);
  const beforeBy = Math.max(otherFrom[0] - to[0], otherFrom[1] - to[1], from[2] - otherTo[2]);
  return behindBy === beforeBy ? nearness(box) < nearness(other) : behindBy > beforeBy;
}

/** Small where a box is far away and low. */
export function nearness(box: Box): number {
  return box.z + box.height / 2 - box.x - box.y;
}

/** A topological order; among those free to come next the farthest first. A circle is cut at its farthest. */
function sorted(boxes: readonly Box[], later: number[][], waiting: number[]): Box[] {
  const farthestFirst = boxes.map((_, index) => index).sort((a, b) => nearness(boxes[a]!) - nearness(boxes[b]!) || a - b);
  const rank: number[] = [];
  farthestFirst.forEach((index, place) => (rank[index] = place));
  const left = new Set(farthestFirst);
  const free = farthestFirst.filter((index) => !waiting[index]);
  const order: Box[] = [];
  while (left.size) {
    const index = free.shift() ?? (left.values().next().value as number);
    if (!left.delete(index)) continue;
    order.push(boxes[index]!);
    for (const follower of later[index]!) {
      waiting[follower]! -= 1;
      if (!waiting[follower]) insert(free, follower, rank);
    }
  }
  return order;
}

function insert(free: number[], index: number, rank: number[]): void {
  let place = free.length;
  while (place > 0 && rank[free[place - 1]!]! > rank[index]!) place -= 1;
  free.splice(place, 0, index);
}
