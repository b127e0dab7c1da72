import type { App } from "#src/app/app.server.ts";
import { nextLineupAt } from "#src/features/lineups/queries.server.ts";
import { clubTimeToUtc, utcToClubTime } from "#src/features/matches/match-time.ts";
import { nextMatchMoments } from "#src/features/matches/queries.server.ts";
import { nextPublicationAt } from "#src/features/news/out-queries.server.ts";
import type { Stamp } from "#src/live/changes.server.ts";
import { EVERYTHING } from "#src/live/listen.server.ts";

const DAY_MS = 86_400_000;

type Clock = Pick<App, "db" | "changes" | "now">;

/**
 * Tells when the clock alone next changes what pages show: at the club's midnight and noon, at a kick-off and
 * some hours after it, or the hour of an article or a line-up that waits. Asked of the database once, and again after
 * a save.
 * @returns milliseconds since 1970
 */
export function createPageClock(app: Clock): () => Promise<number> {
  let known: { stamp: Stamp; next: Promise<number> } | undefined;
  return async () => {
    if (known && app.changes.isCurrent(known.stamp) && (await orPast(known.next)) > app.now().getTime())
      return known.next;
    known = { stamp: app.changes.stamp(), next: findNextChange(app) };
    return known.next;
  };
}

/** A machine's clock that is set back is noticed within this. */
const LOOK_MS = 1000;

/** Looks each second whether the machine's clock was set back. @returns what ends it */
export function watchSetBack(app: Pick<App, "changes" | "now">): () => void {
  const timer = setInterval(lookForSetBack(app), LOOK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * What was made while the clock was ahead shows what is not out yet, and would count as right until the hour that this
 * clock told: once it is put right, everything is made anew.
 */
export function lookForSetBack({ changes, now }: Pick<App, "changes" | "now">): () => void {
  let latest = now().getTime();
  return () => {
    const at = now().getTime();
    if (at < latest) changes.invalidate(EVERYTHING);
    latest = at;
  };
}

async function orPast(next: Promise<number>): Promise<number> {
  return next.catch(() => 0);
}

async function findNextChange({ db, now }: Clock): Promise<number> {
  const at = now();
  const [matches, ...publications] = await Promise.all([
    nextMatchMoments(db, at),
    nextPublicationAt(db, at),
    nextLineupAt(db, at),
  ]);
  const moments = [...dayEdges(at), ...matches, ...publications].flatMap((moment) =>
    moment ? Date.parse(moment) : [],
  );
  return Math.min(...moments.filter((moment) => moment > at.getTime()));
}

/** Noon, which ends the night after a match, and the next midnight of the club's own clock, UTC ISO. */
function dayEdges(now: Date): (string | undefined)[] {
  const today = utcToClubTime(now.toISOString()).slice(0, 10);
  const tomorrow = utcToClubTime(new Date(now.getTime() + DAY_MS).toISOString()).slice(0, 10);
  return [clubTimeToUtc(`${today}T12:00`), clubTimeToUtc(`${tomorrow}T00:00`)];
}
