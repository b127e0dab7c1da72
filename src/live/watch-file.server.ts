import { sql } from "kysely";
import type { Database } from "#src/db/database.server.ts";

/** The operator's commands change the database of a running site: it looks this often whether one has. */
const LOOK_MS = 250;

/**
 * Tells when another process has written to the database file. `data_version` changes with the commits of other
 * connections and never with one's own. Source: https://sqlite.org/pragma.html#pragma_data_version
 */
export function watchFile({ db }: Database, onChange: () => void): { stop(): void } {
  let known: number | undefined;
  const look = async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
    const version = rows[0]?.data_version;
    if (known !== undefined && version !== known) onChange();
    known = version;
  };
  // A database that does not answer is told of elsewhere; the next look asks again.
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref();
  void look().catch(() => {});
  return { stop: () => clearInterval(timer) };
}
