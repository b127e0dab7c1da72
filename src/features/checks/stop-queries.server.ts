import type { Db } from "#src/db/database.server.ts";
import { STOPS_KEY } from "#src/features/settings/setting.ts";
import { type Check, stopsIn } from "./check.ts";

/** The checks with which the club stops a publication; none unless it has chosen. One query. */
export async function readStops(db: Db): Promise<Check[]> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", STOPS_KEY)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return stopsIn(row?.value ?? "");
}
