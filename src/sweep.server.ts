import type { App } from "#src/app/app.server.ts";
import { countTry, forgetTries } from "#src/app/throttle.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { isBusy, withBackupLock } from "#src/features/backup/lock.server.ts";
import { emptyTrash } from "#src/features/history/commands.server.ts";
import { sweepMedia } from "#src/features/media/sweep.server.ts";
import { forgetOldMessages } from "#src/features/messages/commands.server.ts";
import { forgetOldSubscriptions } from "#src/features/newsletter/commands.server.ts";
import { forgetOldVisits } from "#src/features/visits/commands.server.ts";

const DAY_MS = 86_400_000;
/** Not with the first requests after a start. */
const FIRST_MS = 60_000;
/** Less than a day, so that tomorrow's run, a moment early, still counts as tomorrow's. */
const CLAIM_MS = 23 * 3_600_000;
const CLAIM = "sweep";

/** Forgets what has had its time: soon after the start, then daily, on one node. Returns what stops it. */
export function startSweeping(app: App): () => void {
  const run = () => {
    sweepOnce(app).catch((error: unknown) => app.log.error("the daily sweep failed", { error }));
  };
  const first = setTimeout(run, FIRST_MS).unref();
  const daily = setInterval(run, DAY_MS).unref();
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
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
  const before = (days: number) => new Date(app.now().getTime() - days * DAY_MS).toISOString();
  await forgetOldMessages(app);
  await forgetOldSubscriptions(app);
  await forgetOldVisits(app);
  await app.db.deleteFrom("attempts").where("at", "<", before(1)).execute();
  await app.db.deleteFrom("sessions").where("expires_at", "<", before(0)).execute();
  await app.db.deleteFrom("account_links").where("expires_at", "<", before(30)).execute();
  await app.db.deleteFrom("known_devices").where("last_used_at", "<", before(180)).execute();
  await app.db.deleteFrom("idempotency_keys").where("created_at", "<", before(7)).execute();
  await app.db.deleteFrom("backup_runs").where("finished_at", "<", before(400)).execute();
  const records = await emptyTrash(app);
  const pictures = await withBackupLock(app, () => sweepMedia(app)).catch((error: unknown) => {
    // Tomorrow is early enough for what waited 30 days.
    if (isBusy(error)) return 0;
    throw error;
  });
  if (pictures > 0 || Object.keys(records).length > 0) app.log.info("swept", { records, pictures });
}
