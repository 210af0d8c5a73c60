/** The games and bots the server has, asked once. */
import { api } from "./api";
import type { BotView, GameView } from "./protocol";

let gamesAsked: Promise<GameView[]> | undefined;
let botsAsked: Promise<BotView[]> | undefined;

/** An answer to keep; a failure is asked again the next time. */
export function games(): Promise<GameView[]> {
  gamesAsked ??= api.games().catch((fault: unknown) => {
    gamesAsked = undefined;
    throw fault;
  });
  return gamesAsked;
}

export function bots(): Promise<BotView[]> {
  botsAsked ??= api.bots().catch((fault: unknown) => {
    botsAsked = undefined;
    throw fault;
  });
  return botsAsked;
}

const SUGGESTED = "level2";

/** The bot to suggest for a first match. */
export function suggested(all: BotView[]): string {
  return (all.find(({ name }) => name === SUGGESTED) ?? all[0])?.name ?? "";
}
