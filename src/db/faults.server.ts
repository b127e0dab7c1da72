/** What can be wrong with a database, apart from what was asked of it. */
export type DatabaseFault = "away" | "full" | "read_only" | "taken" | "locked" | "damaged";

/** Nobody answers, and whoever asks is refused at once. */
export class DatabaseSilent extends Error {
  readonly code = SILENT;

  constructor() {
    super("The database is silent.");
    this.name = "DatabaseSilent";
  }
}

const SILENT = "DATABASE_SILENT";

/** Of the system, of PostgreSQL (its documentation, appendix A) and our own. */
const CODES: Record<string, DatabaseFault> = {
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  ETIMEDOUT: "away",
  EPIPE: "away",
  // A container's name goes with it, and a cable with its route.
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  [SILENT]: "away",
  // The server is told to stop, has crashed, begins, or has no connection left.
  "57P01": "away",
  "57P02": "away",
  "57P03": "away",
  "53300": "away",
  // It lets this account in no more, by its name or its password, or nobody, or there is no such database any more.
  "28000": "away",
  "28P01": "away",
  "3D000": "away",
  "55000": "away",
  ENOSPC: "full",
  EDQUOT: "full",
  "53100": "full",
  EROFS: "read_only",
  EACCES: "read_only",
  "25006": "read_only",
  "23505": "taken",
  // A deadlock, and what could not be put in order with others' writes.
  "40P01": "locked",
  "40001": "locked",
};

/** Of SQLite; the lowest byte of an extended number is the plain one. Source: sqlite.org/rescode.html. */
const NUMBERS: Record<number, DatabaseFault> = {
  5: "away",
  6: "away",
  8: "read_only",
  11: "damaged",
  13: "full",
  14: "read_only",
  26: "damaged",
};
const UNIQUE_NUMBERS = [1555, 2067];
/** Where nothing is left at all, the file beside the log cannot grow (SQLITE_IOERR_SHMSIZE). */
const FULL_NUMBER = 4874;

/** `pg` gives these faults of a connection no code: their words are all there is. */
const WORDS = [
  "Connection terminated",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

/** Which fault an error tells of, itself or by its cause; undefined for a mistake of ours. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (errcode === FULL_NUMBER) return "full";
  if (typeof errcode === "number")
    return UNIQUE_NUMBERS.includes(errcode) ? "taken" : NUMBERS[errcode & 0xff];
  if (typeof code === "string" && Object.hasOwn(CODES, code)) return CODES[code];
  if (code === undefined && WORDS.some((words) => error.message.startsWith(words))) return "away";
  return databaseFault(error.cause);
}

/** Whether the connection was left in the dark: the database itself refuses with a code of its own. */
export function isWithoutAnswer(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === undefined || code === SILENT;
}
