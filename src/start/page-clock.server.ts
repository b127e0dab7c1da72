import type { App } from "#src/app/app.server.ts";
import { clubTimeToUtc, utcToClubTime } from "#src/features/matches/match-time.ts";
import { nextKickOffAt } from "#src/features/matches/queries.server.ts";
import { nextPublicationAt } from "#src/features/news/queries.server.ts";
import type { Stamp } from "#src/live/changes.server.ts";

const DAY_MS = 86_400_000;

type Clock = Pick<App, "db" | "changes" | "now">;

/**
 * Tells when the clock alone next changes what pages show: at the club's midnight, a kick-off, or the hour of an
 * article that waits. Asked of the database once, and again after a save.
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

async function orPast(next: Promise<number>): Promise<number> {
  return next.catch(() => 0);
}

async function findNextChange({ db, now }: Clock): Promise<number> {
  const at = now();
  const [kickOff, publication] = await Promise.all([nextKickOffAt(db, at), nextPublicationAt(db, at)]);
  const moments = [midnightAfter(at), kickOff, publication].flatMap((moment) =>
    moment ? Date.parse(moment) : [],
  );
  return Math.min(...moments);
}

/** The next midnight of the club's own clock, UTC ISO. */
function midnightAfter(now: Date): string | undefined {
  const tomorrow = utcToClubTime(new Date(now.getTime() + DAY_MS).toISOString()).slice(0, 10);
  return clubTimeToUtc(`${tomorrow}T00:00`);
}
