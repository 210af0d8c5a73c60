/** What the addresses of the page mean. */

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; record: boolean }
  | { page: "rules"; game: string }
  | { page: "unknown" };

/** The parts of a path; one that cannot be decoded is no address of ours. */
function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return ["?"];
  }
}

/** What an address shows. */
export function routeOf(path: string): Route {
  const parts = partsOf(path);
  const [page, one, two] = parts;
  if (parts.length === 0) return { page: "start" };
  if (parts.length === 3 && page === "replay" && one === "record" && two) return { page, id: two, record: true };
  if (parts.length !== 2 || !one) return { page: "unknown" };
  if (page === "new" || page === "rules") return { page, game: one };
  if (page === "table") return { page, id: one };
  if (page === "replay") return { page, id: one, record: false };
  return { page: "unknown" };
}
