import type { Db } from "#src/db/database.server.ts";
import { type BackupRun, type BackupState, backupState } from "./backup.ts";

/** How backups or drills stand. */
export interface RunStatus {
  state: BackupState;
  /** When the last good one ended. */
  good_at: string | null;
  /** The latest, good or not. */
  last: BackupRun | null;
}

/** The state of backups and drills, for the dashboard of any node. */
export async function loadBackupStatus(db: Db, now: Date): Promise<{ backup: RunStatus; drill: RunStatus }> {
  const [backup, drill] = await Promise.all([statusOf(db, "backup", now), statusOf(db, "drill", now)]);
  return { backup, drill };
}

async function statusOf(db: Db, kind: BackupRun["kind"], now: Date): Promise<RunStatus> {
  const [last, good] = await Promise.all([findLastRun(db, kind), findLastRun(db, kind, { isGood: true })]);
  const good_at = good?.finished_at ?? null;
  return { state: backupState(kind, last ?? null, good_at, now), good_at, last: last ?? null };
}

interface RunFilter {
  isGood?: boolean;
  reason?: string;
}

export async function findLastRun(
  db: Db,
  kind: BackupRun["kind"],
  { isGood = false, reason }: RunFilter = {},
): Promise<BackupRun | undefined> {
  const row = await db
    .selectFrom("backup_runs")
    .selectAll()
    .where("kind", "=", kind)
    .$if(isGood, (query) => query.where("is_ok", "=", 1))
    .$if(reason !== undefined, (query) => query.where("reason", "=", reason!))
    // As they came, not by their clock: one that was ahead would hide all that follow.
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: _, is_ok, ...rest } = row;
  return { ...rest, is_ok: is_ok === 1 };
}

/** Seconds since the last good backup; infinite when there was none. */
export async function lastBackupAge({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const good = await findLastRun(db, "backup", { isGood: true });
  return good ? (now().getTime() - Date.parse(good.finished_at)) / 1000 : Number.POSITIVE_INFINITY;
}

export async function listRuns(db: Db, limit: number): Promise<BackupRun[]> {
  const rows = await db.selectFrom("backup_runs").selectAll().orderBy("id", "desc").limit(limit).execute();
  return rows.map(({ id: _, is_ok, ...rest }) => ({ ...rest, is_ok: is_ok === 1 }));
}
