import type { App } from "#src/app/app.server.ts";
import { rightUntil } from "#src/app/tracking.server.ts";
import { nextMinuteAt, type RunningClock, readLengths, runningMinute } from "#src/features/ledger/clock.ts";
import type { ToldClock } from "#src/features/shell/count-minutes.ts";
import type { CurrentMatch } from "#src/features/shell/current-match.ts";
import type { Language } from "#src/i18n/languages.ts";
import { type CurrentMatchesView, loadCurrentMatches } from "../current-matches.server.ts";
import type { MatchView } from "../match-view.server.ts";

const NOTHING = { match: null, isFollowed: false, until: null };

/**
 * The match that the header and the title of every page show: live, begun without news, or ended within two hours.
 * Pages go on without it.
 */
export async function loadFrameMatch(app: App, language: Language) {
  const current = await loadCurrentMatches(app, language).catch((error: unknown) => {
    app.log.warn("the page goes on with defaults", { part: "current match", error });
    return undefined;
  });
  if (!current) return NOTHING;
  const { act, isFresh, until, match } = current;
  return {
    match: match && (act === "live" || isFresh) ? frameMatch({ ...current, match }, app.now()) : null,
    isFollowed: act !== "week",
    until,
  };
}

function frameMatch(current: CurrentMatchesView & { match: MatchView }, now: Date): CurrentMatch {
  const { isAwaited, course, lengths } = current;
  const { id, path, status, home, away, score } = current.match;
  const state = isAwaited ? "awaited" : status === "live" ? "live" : "finished";
  const clock = course?.clock ? toldClock(course.clock, lengths, now) : null;
  return { id, path, home, away, score, state, phase: course?.phase ?? null, clock, lengths };
}

/** The clock at the beginning of the minute that runs: a page that is made within it is the same, and then it is old. */
function toldClock(clock: RunningClock, lengths: string, now: Date): ToldClock | null {
  const next = nextMinuteAt(clock, now.getTime());
  if (!runningMinute(clock, now.getTime(), readLengths(lengths))) return null;
  rightUntil(next);
  return { ...clock, lengths, at: new Date(next - MINUTE_MS).toISOString() };
}

const MINUTE_MS = 60_000;
