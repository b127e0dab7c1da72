import type { BackupReason } from "./backup.ts";

const KEPT_DAYS = 7;
const KEPT_WEEKS = 5;
const KEPT_MONTHS = 12;
const DAY_MS = 86_400_000;

export interface KeptBackup {
  name: string;
  madeAt: Date;
  reason: BackupReason;
}

/**
 * The backups whose time is over. Kept are the newest of each of the last 7 days, 5 weeks and 12 months that
 * have one; and those that people asked for or that went before a change, for a week: they are the way back.
 * @param justMade its name; by a clock that is behind it can be older than all others, and stays all the same
 */
export function backupsToDrop(backups: KeptBackup[], now: Date, justMade: string): string[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set([
    justMade,
    ...newestOfEach(newestFirst, KEPT_DAYS, (at) => at.toISOString().slice(0, 10)),
    ...newestOfEach(newestFirst, KEPT_WEEKS, weekOf),
    ...newestOfEach(newestFirst, KEPT_MONTHS, (at) => at.toISOString().slice(0, 7)),
  ]);
  const isRecentExtra = ({ reason, madeAt }: KeptBackup) =>
    reason !== "nightly" && now.getTime() - madeAt.getTime() < KEPT_DAYS * DAY_MS;
  return newestFirst.filter((one) => !kept.has(one.name) && !isRecentExtra(one)).map(({ name }) => name);
}

function newestOfEach(newestFirst: KeptBackup[], most: number, periodOf: (at: Date) => string): string[] {
  const found = new Map<string, string>();
  for (const { name, madeAt } of newestFirst) {
    const period = periodOf(madeAt);
    if (!found.has(period) && found.size < most) found.set(period, name);
  }
  return [...found.values()];
}

/** The Monday that a week begins with. */
function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}
