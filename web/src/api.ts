/** The HTTP API: asks, and turns every answer that is not a success into an error with a sentence. */
import type {
  AskHint,
  BotView,
  ClaimSeat,
  GameView,
  Hint,
  Message,
  NewTable,
  OptionDefault,
  OptionText,
  Person,
  PersonChange,
  Replay,
  Review,
  SeatBot,
  SeatLink,
  SitDown,
  StandUp,
  TableId,
  TableSummary,
  TableView,
} from "./protocol";

export class FaultError extends Error {
  constructor(
    readonly sentence: Message,
    readonly status: number,
  ) {
    super(sentence.id);
  }
}

async function faultOf(response: Response): Promise<FaultError> {
  try {
    const body: unknown = await response.json();
    const sentence = (body as { sentence?: Message }).sentence;
    if (sentence?.id) return new FaultError(sentence, response.status);
  } catch {
    // Not from our server: a proxy's page, say.
  }
  return new FaultError({ id: "page-fault", args: { status: response.status } }, response.status);
}

async function ask(method: string, path: string, body?: string): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body ?? null, credentials: "same-origin" });
  } catch {
    throw new FaultError({ id: "page-fault-offline" }, 0);
  }
  if (!response.ok) throw await faultOf(response);
  return response;
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await ask("GET", path)).json()) as Answer;
}

async function send<Answer>(method: string, path: string, body: unknown = undefined): Promise<Answer> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return (await (await ask(method, path, text)).json()) as Answer;
}

const optionPath = (game: string, option: string): string =>
  `/games/${encodeURIComponent(game)}/options/${encodeURIComponent(option)}`;
const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => get<GameView[]>("/games"),
  demo: (game: string) => get<Replay>(`/games/${encodeURIComponent(game)}/demo`),
  optionDefault: (game: string, option: string, seats: number) => get<OptionDefault>(`${optionPath(game, option)}/default?seats=${seats}`),
  checkOption: async (game: string, option: string, wish: OptionText) => {
    await ask("POST", `${optionPath(game, option)}/check`, JSON.stringify(wish));
  },
  bots: () => get<BotView[]>("/bots"),
  words: async (language: string) => (await ask("GET", `/words/${language}`)).text(),
  me: () => get<Person>("/me"),
  change: (change: PersonChange) => send<Person>("PATCH", "/me", change),
  tables: () => get<TableSummary[]>("/tables"),
  table: (id: string) => get<TableView>(table(id)),
  open: (wish: NewTable) => send<TableId>("POST", "/tables", wish),
  sit: (id: string, wish: SitDown) => send<TableView>("POST", `${table(id)}/sit`, wish),
  stand: (id: string, wish: StandUp) => send<TableView>("POST", `${table(id)}/stand`, wish),
  seatBot: (id: string, wish: SeatBot) => send<TableView>("POST", `${table(id)}/bot`, wish),
  start: (id: string) => send<TableView>("POST", `${table(id)}/start`),
  rematch: (id: string) => send<TableId>("POST", `${table(id)}/rematch`),
  link: (id: string, seat: number) => send<SeatLink>("POST", `${table(id)}/seats/${seat}/link`),
  claim: (id: string, wish: ClaimSeat) => send<TableView>("POST", `${table(id)}/claim`, wish),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  hint: (id: string, wish: AskHint) => send<Hint>("POST", `${table(id)}/hint`, wish),
  review: (id: string) => get<Review>(`${table(id)}/review`),
  recordReview: (id: string) => get<Review>(`/records/${encodeURIComponent(id)}/review`),
  replay: (id: string) => get<Replay>(`${table(id)}/replay`),
  recordReplay: (id: string) => get<Replay>(`/records/${encodeURIComponent(id)}/replay`),
  importRecord: async (text: string) => (await (await ask("POST", "/records", text)).json()) as TableId,
};
