import type { App } from "#src/app/app.server.ts";
import { utcToYerevan, yerevanToUtc } from "#src/features/matches/match-time.ts";
import { nextKickOffAt } from "#src/features/matches/queries.server.ts";
import { nextPublicationAt } from "#src/features/news/queries.server.ts";

const DAY_MS = 86_400_000;

/**
 * Tells when the clock alone next changes what pages show: at the club's midnight, a kick-off, or the hour of an
 * article that waits. Asked of the database once, and again after a save.
 * @returns milliseconds since 1970
 */
export function createPageClock(app: App): () => Promise<number> {
  let next: Promise<number> | undefined;
  app.changes.subscribe(() => {
    next = undefined;
  });
  return async () => {
    if (next && (await next.catch(() => 0)) > app.now().getTime()) return next;
    next = findNextChange(app);
    return next;
  };
}

async function findNextChange(app: App): Promise<number> {
  const now = app.now();
  const [kickOff, publication] = await Promise.all([
    nextKickOffAt(app.db, now),
    nextPublicationAt(app.db, now),
  ]);
  const moments = [midnightAfter(now), kickOff, publication].flatMap((at) => (at ? Date.parse(at) : []));
  return Math.min(...moments);
}

/** The next midnight of the club's own clock, UTC ISO. */
function midnightAfter(now: Date): string | undefined {
  const tomorrow = utcToYerevan(new Date(now.getTime() + DAY_MS).toISOString()).slice(0, 10);
  return yerevanToUtc(`${tomorrow}T00:00`);
}
