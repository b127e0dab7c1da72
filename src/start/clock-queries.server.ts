import { sql } from "kysely";
import type { App } from "#src/app/app.server.ts";

const DAY_MS = 86_400_000;
const MOST_APART_MS = DAY_MS / 24;
const MOST_STILL_MS = 7 * DAY_MS;

/**
 * Why what goes for good by its age should not go by this machine's clock now: it is far from that of the database's
 * server, or by it nobody has worked here for a week, and no night had its backup. A clock that is right only waits for
 * tomorrow. Undefined where nothing speaks against it.
 */
export async function findClockDoubt({ db, database, now }: App): Promise<string | undefined> {
  const at = now().getTime();
  if (database.kind === "postgres") {
    const { rows } = await sql<{ ms: string }>`select extract(epoch from now()) * 1000 as ms`.execute(db);
    const apart = Math.abs(at - Number(rows[0]?.ms));
    if (apart > MOST_APART_MS) return `the database's clock is ${Math.round(apart / 60_000)} minutes away`;
  }
  const worked = await db
    .selectFrom("audit")
    .select("created_at as at")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const kept = await db
    .selectFrom("backup_runs")
    .select("finished_at as at")
    .orderBy("id", "desc")
    .executeTakeFirst();
  const traces = [worked, kept].flatMap((one) => (one ? [Date.parse(one.at)] : []));
  const still = at - Math.max(...traces);
  return traces.length > 0 && still > MOST_STILL_MS
    ? `by it nobody has worked here for ${Math.round(still / DAY_MS)} days`
    : undefined;
}
