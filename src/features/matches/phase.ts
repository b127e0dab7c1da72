import type { Match } from "./match.ts";
import { clubTimeToUtc, utcToClubTime } from "./match-time.ts";
import { isFixed } from "./postponement.ts";

export const ACTS = ["week", "match_day", "live", "night_after"] as const;
export type Act = (typeof ACTS)[number];

/** Where the club stands in its week. */
export interface Phase<M> {
  act: Act;
  /** The match that it is about; in the week the next one, where there is one. */
  match: M | undefined;
  /** Kick-off has passed, and nobody has said anything of it. */
  isAwaited: boolean;
  /** The match ended within about two hours. */
  isFresh: boolean;
  /** When the clock alone next changes this, UTC ISO. */
  until: string | null;
}

/** Two halves, the break and a little added time. */
export const MATCH_LENGTH_MS = 115 * 60_000;
/** How long after its kick-off a result stands in the header: two hours after the end. */
export const FRESH_MS = MATCH_LENGTH_MS + 2 * 3_600_000;
const DAY_MS = 86_400_000;

type Timed = Pick<Match, "status" | "match_date" | "postponed_from">;

/**
 * The one rule of the home page, the header and the list: a week until the day of the match (from midnight of the
 * club's clock), that day until kick-off, live, and the night after until noon. What staff call live is live; a kick-off
 * that passed in silence counts as one. What nobody ended by noon of the next day is not shown as live any more.
 */
export function phase<M extends Timed>(now: Date, matches: readonly M[]): Phase<M> {
  const known = matches.map((match) => ({ match, ...edgesOf(match) })).sort((a, b) => a.kickOff - b.kickOff);
  const at = now.getTime();
  const current = known.filter(({ noonAfter }) => at < noonAfter);
  const of = (status: Match["status"]) => current.filter(({ match }) => match.status === status);
  const live = of("live").at(-1);
  const fixed = current.filter(({ match }) => isFixed(match));
  const awaited = fixed.findLast(({ kickOff }) => kickOff <= at);
  const next = fixed.find(({ kickOff }) => kickOff > at);
  const today = next && next.midnight <= at ? next : undefined;
  const played = of("finished").findLast(({ kickOff }) => kickOff <= at);
  const shown = live ?? awaited ?? today ?? played ?? next;
  const acts = { live: live ?? awaited, match_day: today, night_after: played };
  const act = (["live", "match_day", "night_after"] as const).find((name) => acts[name]) ?? "week";
  const edges = current.flatMap(({ match, kickOff, midnight, noonAfter }) => [
    ...[midnight, kickOff, noonAfter],
    ...(match.status === "finished" ? [kickOff + FRESH_MS] : []),
  ]);
  const until = Math.min(...edges.filter((edge) => edge > at));
  return {
    act,
    match: shown?.match,
    isAwaited: act === "live" && !live,
    isFresh: act === "night_after" && at < played!.kickOff + FRESH_MS,
    until: Number.isFinite(until) ? new Date(until).toISOString() : null,
  };
}

/** The moments of a match between which pages change, milliseconds since 1970. */
function edgesOf({ match_date }: Pick<Timed, "match_date">) {
  const day = utcToClubTime(match_date).slice(0, 10);
  const dayAfter = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return {
    kickOff: Date.parse(match_date),
    midnight: Date.parse(clubTimeToUtc(`${day}T00:00`) ?? match_date),
    noonAfter: Date.parse(clubTimeToUtc(`${dayAfter}T12:00`) ?? match_date),
  };
}
