import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { begunAt } from "#src/db/migrate.server.ts";
import { clockTime } from "#src/i18n/dates.ts";
import { backUpIfWanted } from "./commands.server.ts";
import { drill } from "./drill-job.server.ts";
import { backupFolder, listBackupNames } from "./folders.server.ts";
import { isBusy } from "./lock.server.ts";
import { findLastRun } from "./queries.server.ts";

const HOUR_MS = 3_600_000;
const LOOK_MS = 600_000;
/** In the club's time zone: after the last match and its visitors, before the first editor. */
const NIGHT_HOUR = 3;
const DRILL_AFTER_MS = 7 * 24 * HOUR_MS;
/** After a failure the next try comes neither at once nor only a night later. */
const AGAIN_AFTER_MS = HOUR_MS;

/** Makes a backup each night and a drill each week, on one node of the club. Returns what stops it. */
export function startBackups(app: App): () => void {
  if (app.config.BACKUPS === "off") return () => {};
  const look = setInterval(() => void doWhatIsDue(app), LOOK_MS).unref();
  return () => clearInterval(look);
}

/** The night's backup, if it has not been made, and after it the week's drill. */
export async function doWhatIsDue(app: App): Promise<void> {
  try {
    if (await isBackupDue(app)) await backUpIfWanted(app, "nightly", { isWanted: () => isBackupDue(app) });
    if (await isDrillDue(app)) await drill(app, "weekly");
  } catch (error) {
    if (!isBusy(error)) app.log.error("the nightly backup failed", { error });
  }
}

async function isBackupDue(app: App): Promise<boolean> {
  const { db, now } = app;
  const last = await findLastRun(db, "backup", { reason: "nightly" });
  if (!last) return !(await isNewBesideOthers(app));
  if (!last.is_ok) return apart(now(), last.finished_at) >= AGAIN_AFTER_MS;
  return nightOf(now()) !== nightOf(new Date(last.started_at));
}

/**
 * Whether a database was begun today beside the backups of another one, e.g. as `DATABASE_URL` is missing: a backup of
 * it would be the newest, which a restore takes, and the other's of last night would go for it.
 */
async function isNewBesideOthers({ config, db, now }: App): Promise<boolean> {
  if (nightOf(new Date(await begunAt(db))) !== nightOf(now())) return false;
  return (await listBackupNames(backupFolder(config))).length > 0;
}

/** A run that a clock ahead of time has noted keeps nothing waiting until then. */
function apart(now: Date, at: string): number {
  return Math.abs(now.getTime() - Date.parse(at));
}

/** The day whose night a moment belongs to: it begins at three. */
function nightOf(moment: Date): string {
  const at = clockTime(new Date(moment.getTime() - NIGHT_HOUR * HOUR_MS).toISOString(), club.timeZone);
  return at ? `${at.year}-${at.month}-${at.day}` : "";
}

/** Only where backups lie: each node may have a disk of its own. */
async function isDrillDue({ config, db, now }: App): Promise<boolean> {
  const last = await findLastRun(db, "drill");
  const age = last ? apart(now(), last.finished_at) : Number.POSITIVE_INFINITY;
  if (age < (last?.is_ok ? DRILL_AFTER_MS : AGAIN_AFTER_MS)) return false;
  const names = await listBackupNames(backupFolder(config));
  const backup = await findLastRun(db, "backup", { isGood: true });
  return backup !== undefined && names.includes(backup.name);
}
