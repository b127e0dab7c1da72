import type { League } from "../league.ts";
import { MOST_GOALS, type Pick, readPicks, withPick, writePicks } from "../what-if.ts";

/** A form shows no more matches at once: a round, or so many of those without a number. */
export const MOST_SHOWN = 20;

const SHOWN = Array.from({ length: MOST_SHOWN }, (_, at) => at);

/**
 * The parameters of the page's address: `r` the imagined results, `round` which matches are shown. The rest is what the
 * form sends: `go` to another round, `set` one pick, `m` the matches that it shows, `h0`, `a0` … their goals.
 */
export const WHAT_IF_QUERY = [
  ...["r", "round", "go", "set", "m"],
  ...SHOWN.flatMap((at) => [`h${at}`, `a${at}`]),
] as const;

const SENT: readonly string[] = WHAT_IF_QUERY.filter((name) => name !== "r" && name !== "round");

/**
 * Whether an address is what the form sent, and not yet the one that everybody shares. The router adds names of its own
 * to the address from which it reads data.
 */
export function isSent(query: URLSearchParams): boolean {
  return SENT.some((name) => query.has(name));
}

/** The query of the address that holds what a form sent, e.g. "?r=421.2-1&round=30". */
export function sharedQuery(query: URLSearchParams, league: League): string {
  const { picks } = readPicks(query.getAll("r"), league);
  const typed = withTyped(picks, query);
  const chosen = withChosen(typed, query.get("set"));
  return addressQuery(chosen, query.get("go") ?? query.get("round"));
}

/** @param round the group of matches that is shown; the first one unless told */
export function addressQuery(picks: readonly Pick[], round: string | null): string {
  const parts = [
    picks.length > 0 ? `r=${writePicks(picks)}` : "",
    round && /^\d{1,4}$/.test(round) ? `round=${round}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join("&")}` : "";
}

/** Goals typed of both sides count; with one of them or none the match has no result. */
function withTyped(picks: readonly Pick[], query: URLSearchParams): Pick[] {
  const ids = (query.get("m") ?? "").split(",").slice(0, MOST_SHOWN);
  return ids.reduce<Pick[]>(
    (known, text, at) => {
      const id = Number(text);
      if (!/^\d{1,15}$/.test(text) || !query.has(`h${at}`) || !query.has(`a${at}`)) return known;
      const [home, away] = [goals(query.get(`h${at}`)), goals(query.get(`a${at}`))];
      return withPick(known, id, home === undefined || away === undefined ? null : { home, away });
    },
    [...picks],
  );
}

function goals(text: string | null): number | undefined {
  if (!text || !/^\d{1,3}$/.test(text.trim())) return undefined;
  const number = Number(text);
  return number <= MOST_GOALS ? number : undefined;
}

/** One pick by its button: "421.1-0"; "421." takes it back. */
function withChosen(picks: readonly Pick[], text: string | null): Pick[] {
  const [, id, home, away] = /^(\d{1,15})\.(?:(\d{1,2})-(\d{1,2}))?$/.exec(text ?? "") ?? [];
  if (id === undefined) return [...picks];
  return withPick(picks, Number(id), home === undefined ? null : { home: Number(home), away: Number(away) });
}
