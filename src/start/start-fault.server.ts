import { statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { databaseFault } from "#src/db/faults.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { DATABASE_FILE } from "#src/features/backup/backup.ts";

/** Faults whose own words say what to do. */
const SENTENCES = ["ConfigError", "SiteLocked"];
/** A name, a password, a database or a certificate that PostgreSQL's side or ours does not take. */
const REFUSED = /^(28|3D)[0-9A-Z]{3}$|CERT|^ERR_(SSL|TLS)|UNABLE_TO_VERIFY/;

/**
 * What the operator can do about a start that failed, as a sentence with the command that helps; undefined for a
 * mistake of ours.
 */
export function startFault(error: unknown, env: Record<string, string | undefined>): string | undefined {
  const { name, message, code, syscall } = error as NodeJS.ErrnoException;
  if (SENTENCES.includes(name) || isAppError(error)) return message;
  const folder = env.DATA_DIR || "data";
  if (syscall === "listen" || isHostUnknown(error, env)) return listenFault(code, env);
  if (REFUSED.test(code ?? "") || /SSL connections?/.test(message))
    return `The database at DATABASE_URL can't be used: ${message}. See to its name, user, password and certificate; in a password @ is written %40, / %2F, # %23 and % %25.`;
  switch (databaseFault(error)) {
    case "away":
      if (isOfBucket(error))
        return `The bucket does not answer (${message}). See to S3_ENDPOINT, S3_BUCKET and S3_BACKUP_BUCKET, or wait until it does.`;
      return `The database at DATABASE_URL does not answer${message ? ` (${message})` : ""}. Is it running?`;
    case "full":
      return `The disk is full; nothing was lost. See what takes the room (df -h ${fullFolder(error, env)}), free some, and start again.`;
    case "read_only":
      if (!env.DATABASE_URL && isFolder(join(folder, DATABASE_FILE)))
        return `${join(folder, DATABASE_FILE)} is a folder, where the file of the database belongs. Move it elsewhere (mv), and start again.`;
      return `The folder ${pathOf(error) ?? folder} can't be written by this account. Give it to the account that runs the site (chown -R), or set DATA_DIR, for backups BACKUP_DIR, to another folder.`;
    case "damaged":
      return `The database in ${folder} is damaged. Bring back the last good backup: npm run restore -- --without-backup (what is there now is kept beside it).`;
    default:
      if (name === "NotMigrated") return message;
      return syscall === "mkdir"
        ? `The folder ${pathOf(error) ?? folder} can't be made (${message}). Set DATA_DIR, for backups BACKUP_DIR, to another.`
        : undefined;
  }
}

/**
 * Of the folders of the club and of its backups the one that a fault names, as what a copy was made to. Most name none:
 * then it is the one whose disk has less room.
 */
function fullFolder(error: unknown, { DATA_DIR, BACKUP_DIR }: Record<string, string | undefined>): string {
  const { dest = "" } = error as { dest?: string };
  const folders = [DATA_DIR || "data", ...(BACKUP_DIR ? [BACKUP_DIR] : [])];
  const named = folders.findLast((folder) => dest.startsWith(join(resolve(folder), "/")));
  return named ?? folders.toSorted((one, other) => roomIn(one) - roomIn(other))[0]!;
}

function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** What the client of S3 throws carries an account of its tries, also where another error wraps it. */
function isOfBucket(error: unknown): boolean {
  const { cause } = error as Error;
  return "$metadata" in (error as object) || (cause instanceof Error && isOfBucket(cause));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The file that a fault of the system names, itself or by its cause. */
function pathOf(error: unknown): string | undefined {
  const { path, cause } = error as NodeJS.ErrnoException;
  return path ?? (cause ? pathOf(cause) : undefined);
}

function isHostUnknown(error: unknown, { HOST }: Record<string, string | undefined>): boolean {
  return HOST !== undefined && (error as { hostname?: string }).hostname === HOST;
}

function listenFault(code: string | undefined, env: Record<string, string | undefined>): string {
  const port = env.PORT || "3000";
  if (code === "EADDRINUSE") return `Port ${port} is taken. Choose another: PORT=3001 npm start`;
  if (code === "EACCES")
    return `This account may not listen on port ${port}. Choose one above 1023 and let a web server in front pass it on.`;
  return `This machine has no address HOST=${env.HOST}. Write one of its own (ip addr), 127.0.0.1 for itself alone, or leave HOST away.`;
}
