import type { App } from "#src/app/app.server.ts";
import { startRounds } from "#src/app/rounds.server.ts";
import type { Stamp } from "#src/live/changes.server.ts";
import { goDueBundle } from "./commands.server.ts";
import { listDueBundles, nextBundleAt } from "./queries.server.ts";

/** How often a node looks at its clock; the database is asked after a save, and when an hour has come. */
const LOOK_MS = 250;

/** Lets bundles go out at their hour. Returns what stops it. */
export function startBundles(app: App): () => Promise<void> {
  return startRounds(app, { everyMs: LOOK_MS, work: watchBundles(app), failed: "bundles could not go out" });
}

/** One look of a node: what has come since the last goes out. */
export function watchBundles(app: App): () => Promise<void> {
  let known: { stamp: Stamp; next: number | undefined } | undefined;
  return async () => {
    if (!known || !app.changes.isCurrent(known.stamp))
      known = { stamp: app.changes.stamp(), next: await nextBundleAt(app.db) };
    if (known.next === undefined || known.next > app.now().getTime()) return;
    for (const id of await listDueBundles(app.db, app.now())) await goDueBundle(app, id);
    known = undefined;
  };
}
