import type { Db } from "#src/db/database.server.ts";
import { STOPS_KEY } from "#src/features/settings/setting.ts";
import { type CheckChoice, choiceIn } from "./check.ts";

/** What the club has chosen: nothing stops and links of other sites are asked, unless it has. One query. */
export async function readChoice(db: Db): Promise<CheckChoice> {
  const row = await db
    .selectFrom("settings")
    .select("value")
    .where("key", "=", STOPS_KEY)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return choiceIn(row?.value ?? "");
}
