import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { asJson, jsonRows } from "#src/db/json-rows.server.ts";
import { honoursOf, selectHonourCounts } from "#src/features/honours/queries.server.ts";
import { readOwnAbsences, selectOwnAbsences } from "#src/features/people/out-queries.server.ts";
import {
  type PublicSettingRow,
  selectPublicSettings,
  settingsByKey,
} from "#src/features/settings/queries.server.ts";

/** What is public of the settings, how many titles the club has, and who misses its next match. One query. */
export async function readFrontRows(db: Db, now: Date) {
  const row = await db
    .selectFrom(sql`(select 1 as one)`.as("always"))
    .leftJoin(selectOwnAbsences(db, now).as("absences"), (join) => join.onTrue())
    .selectAll("absences")
    .select([
      asJson(db, selectPublicSettings(db), ["key", "value", "value_hy", "value_ru"]).as("settings"),
      asJson(db, selectHonourCounts(db), ["kind", "count"]).as("honours"),
    ])
    .executeTakeFirstOrThrow();
  return {
    settings: settingsByKey(jsonRows<PublicSettingRow>(row.settings)),
    honours: honoursOf(jsonRows<{ kind: string; count: number }>(row.honours)),
    absences: readOwnAbsences(row, now),
  };
}
