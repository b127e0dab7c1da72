import type { Db } from "#src/db/database.server.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { standsFor } from "./merge-queries.server.ts";
import { spell } from "./spell.record.ts";
import type { Spell } from "./spell.ts";

/** Somebody's spells as their editors see them, the latest first; those of records merged into it too. One query. */
export async function listSpellRecords(db: Db, personId: number): Promise<Spell[]> {
  const rows = await db
    .selectFrom("spells")
    .innerJoin("people", "people.id", "spells.person_id")
    .selectAll("spells")
    .where(standsFor(), "=", personId)
    .where("spells.deleted_at", "is", null)
    .orderBy("spells.starts_on", "desc")
    .orderBy("spells.id", "desc")
    .execute();
  return rows.map((row) => toItem(spell, row));
}

/** @throws AppError `not_found` */
export async function getSpell(db: Db, id: number): Promise<Spell> {
  return toItem(spell, await getRecord(db, spell, id));
}
