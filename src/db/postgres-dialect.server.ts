import { PostgresDialect } from "kysely";
import pg from "pg";
import { failFastPool } from "./fail-fast-pool.server.ts";

/** Counts and identities come as strings from `pg` by default; ours stay far below 2^53. */
const INT8 = 20;

/** Kysely's dialect over a pool of up to ten connections; the pool itself is for LISTEN/NOTIFY and locks. */
export function postgresDialect(url: string): { dialect: PostgresDialect; pool: pg.Pool } {
  const types = {
    getTypeParser: ((oid: number, format?: "text" | "binary") =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format as "text")) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 2500,
    query_timeout: 2800,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A club's data lies in memory, where a page out of order costs no more than the next one: by its default, which is
    // made for turning disks, PostgreSQL reads all 10,000 matches rather than ask the index of letters.
    onConnect: async (client) => {
      await client.query("set random_page_cost = 1.1").catch(() => {});
    },
  });
  // A dropped idle connection is no reason to end the process: the next query opens a new one.
  pool.on("error", () => {});
  return { dialect: new PostgresDialect({ pool: failFastPool(pool) }), pool };
}
