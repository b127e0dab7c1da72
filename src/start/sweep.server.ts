import type { App } from "#src/app/app.server.ts";
import { forgetOldKeys } from "#src/app/once.server.ts";
import { countTry, forgetOldTries, forgetTries } from "#src/app/throttle.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { forgetOldAccess } from "#src/features/accounts/session-commands.server.ts";
import { forgetOldRuns } from "#src/features/backup/commands.server.ts";
import { isBusy, withBackupLock } from "#src/features/backup/lock.server.ts";
import { forgetOldAddresses } from "#src/features/checks/link-commands.server.ts";
import { emptyTrash } from "#src/features/history/commands.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { refreshLibrary } from "#src/features/media/background-commands.server.ts";
import { sweepMedia, sweepOrphans } from "#src/features/media/sweep-commands.server.ts";
import { forgetOldMessages } from "#src/features/messages/commands.server.ts";
import { forgetOldSubscriptions } from "#src/features/newsletter/commands.server.ts";
import { forgetOldNotes } from "#src/features/notes/commands.server.ts";
import { forgetOldVisits } from "#src/features/page-views/commands.server.ts";
import { forgetOldLinks } from "#src/features/preview-links/commands.server.ts";
import { forgetOldCopies } from "#src/features/working-copies/commands.server.ts";
import { refreshTrees } from "#src/records/markdown-background.server.ts";
import { findClockDoubt } from "./clock-queries.server.ts";

const DAY_MS = 86_400_000;
/** Not with the first requests after a start. */
const FIRST_MS = 60_000;
/** Less than a day, so that tomorrow's run, a moment early, still counts as tomorrow's. */
const CLAIM_MS = 23 * 3_600_000;
const CLAIM = "sweep";

/**
 * Forgets what has had its time: soon after the start, then daily, on one node. Texts that a new version parses in
 * another way are not left for a day.
 * @returns what stops it
 */
export function startSweeping(app: App): () => void {
  const run = () => {
    sweepByClock(app)
      .catch((error: unknown) => app.log.error("the daily sweep failed", { error }))
      .then(() => parseTexts(app))
      .then(() => keepLibrary(app));
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const daily = setInterval(run, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}

/** Parses every text that has not been; those that can't be now stand as plain paragraphs until tomorrow or a look. */
export async function parseTexts(app: App): Promise<void> {
  await refreshTrees(app, Object.values(RECORDS)).catch((error: unknown) =>
    app.log.warn("texts stay plain for now", { error }),
  );
}

/** What was uploaded by an earlier version, or came with an import, gets its place in the library. */
async function keepLibrary(app: App): Promise<void> {
  await refreshLibrary(app, Object.values(RECORDS)).catch((error: unknown) =>
    app.log.warn("the library of pictures is not up to date", { error }),
  );
}

/** A clock that is far ahead would take all letters, the trash and every session. */
async function sweepByClock(app: App): Promise<void> {
  const doubt = await findClockDoubt(app);
  if (!doubt) return sweepOnce(app);
  app.log.warn("nothing was swept: is this machine's clock right? If so, it is done tomorrow", { doubt });
}

/** Sweeps unless this club, on any node, has done so today; what failed may be tried again. */
export async function sweepOnce(app: App): Promise<void> {
  try {
    await countTry(app, [{ name: CLAIM, most: 1, windowMs: CLAIM_MS }]);
  } catch (error) {
    if (isAppError(error) && error.code === "too_many") return;
    throw error;
  }
  try {
    await sweep(app);
  } catch (error) {
    await forgetTries(app, CLAIM);
    throw error;
  }
}

/** Deletes only by age, so it would do no harm if every node did it. */
export async function sweep(app: App): Promise<void> {
  await forgetOldMessages(app);
  await forgetOldSubscriptions(app);
  await forgetOldVisits(app);
  await forgetOldTries(app);
  await forgetOldAccess(app);
  await forgetOldKeys(app);
  await forgetOldRuns(app);
  await forgetOldCopies(app);
  await forgetOldLinks(app);
  await forgetOldNotes(app);
  await forgetOldAddresses(app);
  const records = await emptyTrash(app);
  const pictures = await withBackupLock(
    app,
    async () => (await sweepMedia(app)) + (await sweepOrphans(app)),
  ).catch((error: unknown) => {
    // Tomorrow is early enough for what waited 30 days.
    if (isBusy(error)) return 0;
    throw error;
  });
  if (pictures > 0 || Object.keys(records).length > 0) app.log.info("swept", { records, pictures });
}
