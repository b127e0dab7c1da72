import type { Db } from "#src/db/database.server.ts";
import type { Match } from "./match.ts";

/**
 * Every kick-off that a match had before it was put off to the present one, oldest first, UTC ISO; none for one that
 * goes ahead as it was. A date that was only mistyped is none. One query, where it was put off.
 */
export async function listFormerDates(
  db: Db,
  { id, match_date, postponed_from }: Pick<Match, "id" | "match_date" | "postponed_from">,
): Promise<string[]> {
  if (!postponed_from) return [];
  const rows = await db
    .selectFrom("revisions")
    .select("snapshot")
    .where("kind", "=", "matches")
    .where("record_id", "=", id)
    .orderBy("id")
    .execute();
  const between = rows
    .map(({ snapshot }) => JSON.parse(snapshot) as Partial<Match>)
    .flatMap((before) => (before.postponed_from && before.match_date ? [before.match_date] : []));
  return [...new Set([postponed_from, ...between])].filter((date) => date !== match_date);
}
