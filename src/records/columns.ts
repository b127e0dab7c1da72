/** A record as it lies in its table, whatever the table. */
export type Row = Record<string, unknown>;

/** Never written to the audit log or a revision: what fields declare as secret, and what serves the server alone. */
export const UNTOLD: ReadonlySet<string> = new Set([
  "password_hash",
  "totp_secret",
  "totp_last_step",
  "calendar_sequence",
  "effects",
  "search",
]);
/** Derived from the rest: of no interest to a reader of the log. */
const DERIVED = new Set(["search", "version", "updated_at", "views_count"]);

export function withoutSecrets(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !UNTOLD.has(name)));
}

export function isDerived(column: string): boolean {
  return DERIVED.has(column);
}
