import type { App } from "#src/app/app.server.ts";
import { startRounds } from "#src/app/rounds.server.ts";
import { listMatchesWithEntriesOf } from "#src/features/ledger/queries.server.ts";
import { CLUB } from "#src/features/ledger/same-pair.ts";
import { listHeldIn } from "#src/features/matches/log-commands.server.ts";
import type { Stamp } from "#src/live/changes.server.ts";
import { releaseHeld } from "./commands.server.ts";

/** How often a node looks at its clock; the database is asked after a save, and when something's time is over. */
const LOOK_MS = 1000;
/** What a phone brings later than this after the kick-off counts with its next question. */
const WATCHED_MS = 2 * 24 * 3_600_000;

/** Has count what is held back when its time is over, whichever node took it. Returns what stops it. */
export function startReleasing(app: App): () => Promise<void> {
  return startRounds(app, { everyMs: LOOK_MS, work: watchHeld(app), failed: "entries are still held" });
}

/** One look of a node: what is held back and whose time has come since the last counts. */
export function watchHeld(app: App): () => Promise<void> {
  let known: { stamp: Stamp; held: { match: number; until: string }[] } | undefined;
  return async () => {
    if (!known || !app.changes.isCurrent(known.stamp))
      known = { stamp: app.changes.stamp(), held: await listHeld(app) };
    const now = app.now().toISOString();
    const due = new Set(known.held.filter(({ until }) => until <= now).map(({ match }) => match));
    if (due.size > 0) known = undefined;
    for (const match of due) await releaseHeld({ app, account: THE_CLUB }, match);
  };
}

async function listHeld(app: App) {
  const from = new Date(app.now().getTime() - WATCHED_MS).toISOString();
  const matches = await listMatchesWithEntriesOf(app.db, CLUB, from);
  const held = await Promise.all(
    matches.map(async (match) => (await listHeldIn(app.db, match)).map(({ until }) => ({ match, until }))),
  );
  return held.flat();
}

const THE_CLUB = { id: 0, username: "", email: "", role: "editor" } as const;
