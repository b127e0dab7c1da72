import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { honoursOf, selectHonourCounts } from "#src/features/honours/queries.server.ts";
import { readOwnAbsences, selectOwnAbsences } from "#src/features/people/out-queries.server.ts";
import { selectPublicSettings, settingsByKey } from "#src/features/settings/queries.server.ts";

/** No key of a setting has a space. */
const HONOURS = "honours ";
const ABSENCES = "own absences";

/** What is public of the settings, how many titles the club has, and who misses its next match. One query. */
export async function readFrontRows(db: Db, now: Date) {
  const empty = sql<string>`''`;
  const honours = db
    .selectFrom(selectHonourCounts(db).as("honours"))
    .select((e) => [
      sql<string>`${HONOURS} || kind`.as("key"),
      e.cast<string>("count", "text").as("value"),
      empty.as("value_hy"),
      empty.as("value_ru"),
    ]);
  const absences = db
    .selectFrom(selectOwnAbsences(db, now).as("absences"))
    .select([
      sql<string>`${sql.lit(ABSENCES)}`.as("key"),
      sql<string>`coalesce(absences.value, '')`.as("value"),
      empty.as("value_hy"),
      empty.as("value_ru"),
    ]);
  const rows = await selectPublicSettings(db).unionAll(honours).unionAll(absences).execute();
  const of = (prefix: string) => rows.filter(({ key }) => key.startsWith(prefix));
  return {
    settings: settingsByKey(rows.filter(({ key }) => !key.includes(" "))),
    honours: honoursOf(
      of(HONOURS).map(({ key, value }) => ({ kind: key.slice(HONOURS.length), count: Number(value) })),
    ),
    absences: readOwnAbsences(of(ABSENCES)[0]?.value ?? null, now),
  };
}
