/** What all parts of a drawn scene share: who looks how, what glows, where pieces are just now. */
import { getContext, setContext } from "svelte";
import type { Message, Piece, Zone } from "../protocol";
import type { Pose } from "./glide";
import type { Fill } from "./marks";
import type { Spot, View } from "./projection";

/** A piece shown where it would come to be. */
export interface Ghost {
  id: string;
  zone: string;
  at: Spot;
  turn?: number;
}

export interface Stage {
  readonly glow: ReadonlySet<string>;
  readonly chosen: ReadonlySet<string>;
  readonly hinted: readonly string[]; // targets of an action that is proposed
  readonly moved: ReadonlySet<string>;
  readonly turn: number;
  readonly view: View;
  readonly comingHeight: number; // of what is chosen and would be put on a cell, in board units
  readonly stop: string; // id of the piece that the tab key reaches
  say(message: Message): string;
  fill: Fill;
  pose(piece: Piece): Pose | null; // null: at rest
  isMoving(piece: Piece): boolean;
  ghostsOf(zone: Zone): Piece[];
  isElsewhere(piece: Piece): boolean; // its ghost shows where it would come to be
}

const KEY = Symbol("stage");

export function setStage(stage: Stage): void {
  setContext(KEY, stage);
}

export function getStage(): Stage {
  return getContext<Stage>(KEY);
}
