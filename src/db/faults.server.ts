/** Codes of PostgreSQL. Source: its documentation, appendix A. */
const DEADLOCK = "40P01";
const SERIALIZATION_FAILURE = "40001";
const UNIQUE_VIOLATION = "23505";
/** Source: sqlite.org/rescode.html, the extended codes. */
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

/** Two transactions waited for each other, and the database ended this one. */
export function isLockFault(error: unknown): boolean {
  const { code } = codesOf(error);
  return code === DEADLOCK || code === SERIALIZATION_FAILURE;
}

/** Something that has to be the only one of its kind is there already, e.g. an address. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return (
    code === UNIQUE_VIOLATION ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}

/** `code` is PostgreSQL's or the system's, `errcode` SQLite's number. */
function codesOf(error: unknown): { code?: unknown; errcode?: unknown } {
  return typeof error === "object" && error !== null ? error : {};
}
