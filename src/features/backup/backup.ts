/** Why a backup was made. */
export const BACKUP_REASONS = ["nightly", "manual", "before-migration", "before-restore"] as const;
export type BackupReason = (typeof BACKUP_REASONS)[number];

/** The newest form of a backup's folder that this version reads and writes. */
export const BACKUP_FORMAT = 1;
/** The database in a backup's folder: SQLite, whatever the club itself runs on. */
export const DATABASE_FILE = "club.sqlite";

/** A table's content in brief: how many rows, and a hash over all of them in any order. */
export interface TableDigest {
  count: number;
  sha256: string;
}

export interface FileDigest {
  bytes: number;
  sha256: string;
}

/** `manifest.json`: what a backup or an export holds. */
export interface Manifest {
  format: number;
  kind: "backup" | "export";
  app_version: string;
  /** What the club ran on. */
  database: "sqlite" | "postgres";
  made_at: string;
  reason: BackupReason | "export";
  migrations: string[];
  tables: Record<string, TableDigest>;
  /** The highest id ever given, by table: ids are not used twice, in a restored club neither. */
  sequences: Record<string, number>;
  /** By path in the folder, e.g. "media/0f….webp". */
  files: Record<string, FileDigest>;
  /** Pictures that the database names, outside of the trash, and the club's storage had lost already. */
  missing_media: string[];
}

/** One backup or drill as the dashboard and the API tell of it. */
export interface BackupRun {
  kind: "backup" | "drill";
  reason: string;
  name: string;
  started_at: string;
  finished_at: string;
  is_ok: boolean;
  bytes: number;
  note: string;
}

const HOUR_MS = 3_600_000;
/** A night and two hours; a week and a day. */
const LATE_MS = { backup: 26 * HOUR_MS, drill: 8 * 24 * HOUR_MS };

/** How things stand with backups or drills: none yet, good, the last one failed, or the last good one is too old. */
export const BACKUP_STATES = ["none", "good", "failed", "late"] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** @param last the latest run; @param lastGood when the latest good one finished */
export function backupState(
  kind: BackupRun["kind"],
  last: Pick<BackupRun, "is_ok"> | null,
  lastGoodAt: string | null,
  now: Date,
): BackupState {
  if (!last) return "none";
  if (!last.is_ok) return "failed";
  return lastGoodAt && now.getTime() - Date.parse(lastGoodAt) <= LATE_MS[kind] ? "good" : "late";
}

/** The folder's name for a moment: "2026-03-11T03-00-00Z". Colons are no part of a file's name everywhere. */
export function backupName(madeAt: Date): string {
  return `${madeAt.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** When a backup was made, by its folder's name; undefined for a folder that is none of ours. */
export function madeAtOf(name: string): Date | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-\d+)?$/.exec(name);
  if (!match) return undefined;
  const at = new Date(`${match[1]}T${match[2]}:${match[3]}:${match[4]}Z`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The bytes of all files of a backup, whether or not it shares them with others. */
export function sizeOf({ files }: Pick<Manifest, "files">): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
}
