/** Which zone goes where around the board. */
import type { Scene, Zone } from "../protocol";

export interface Arrangement {
  above: Zone[]; // shelves, in a row over the boards
  large: Zone[]; // boards of one's own, or of nobody
  left: Zone[]; // panels beside the boards, from top to bottom
  right: Zone[];
  below: Zone[]; // what one chooses from and what one has in hand: where thumbs are
}

/** Boards large in the middle; seats clockwise around them, the viewer at the lower left; shelves above, racks and markets below. */
export function arranged(scene: Scene, viewer: number): Arrangement {
  const boards = scene.zones.filter((zone) => zone.kind === "board");
  const large = boards.filter((zone) => isLarge(zone, viewer, boards));
  const small = boards.filter((zone) => !large.includes(zone));
  const seats = fromViewer([...small, ...scene.zones.filter((zone) => zone.kind === "mat" || isOfSeat(zone))], viewer);
  const rest = scene.zones.filter((zone) => (zone.kind === "table" || zone.kind === "track") && !isOfSeat(zone));
  const below = scene.zones.filter((zone) => zone.kind === "market" || zone.kind === "rack");
  const groups = [...new Set(seats.map((zone) => zone.seat ?? -1))];
  const atLeft = new Set(groups.slice(0, Math.max(1, Math.floor(groups.length / 2))));
  const left = seats.filter((zone) => atLeft.has(zone.seat ?? -1));
  const right = seats.filter((zone) => !left.includes(zone));
  const isFuller = boardsIn(right) > boardsIn(left);
  const above = scene.zones.filter((zone) => zone.kind === "shelf");
  return { above, large, left: isFuller ? [...left, ...rest] : left, right: isFuller ? right : [...right, ...rest], below };
}

/** What is shown in one panel: a seat's small board with its mat, all else by itself. */
export function together(zones: Zone[]): Zone[][] {
  const boards = zones.filter((zone) => zone.kind === "board");
  const boardOf = (mat: Zone) => boards.find((board) => mat.kind === "mat" && board.seat === mat.seat);
  const joined = new Set(zones.map(boardOf));
  return zones.filter((zone) => !joined.has(zone)).map((zone) => [boardOf(zone) ?? [], zone].flat());
}

/** Whether there is nothing but buttons, which speak for themselves. */
export function hasOnlyButtons(zone: Zone): boolean {
  return zone.pieces.length > 0 && zone.pieces.every((piece) => piece.kind === "button");
}

function isLarge(zone: Zone, viewer: number, boards: Zone[]): boolean {
  const seat = zone.seat ?? -1;
  if (seat === -1 || seat === viewer) return true;
  return !boards.some((board) => (board.seat ?? -1) === -1 || board.seat === viewer);
}

function boardsIn(zones: Zone[]): number {
  return zones.filter((zone) => zone.kind === "board").length;
}

function isOfSeat(zone: Zone): boolean {
  return (zone.kind === "track" || zone.kind === "table") && (zone.seat ?? -1) >= 0;
}

/** By seats, the viewer's first, then round the table. */
function fromViewer(zones: Zone[], viewer: number): Zone[] {
  const seats = Math.max(0, ...zones.map((zone) => (zone.seat ?? -1) + 1));
  const place = (zone: Zone) => (seats ? ((zone.seat ?? 0) - Math.max(viewer, 0) + seats) % seats : 0);
  return [...zones].sort((one, other) => place(one) - place(other));
}
