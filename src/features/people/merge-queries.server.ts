import { type RawBuilder, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";

// People who turned out to be one keep their records: `people.merged_into` names the one that stands for all of them.
// What is stored goes on naming whom it named, so that a merge can be taken back; every reading resolves it.

/**
 * The number of whoever stands for a person, for joins and groups: `people.merged_into`, or the person's own.
 * @param people the name under which the query has the table `people`
 * @example db.selectFrom("squad_members").innerJoin("people", "people.id", "squad_members.person_id").groupBy(standsFor("people"))
 */
export function standsFor(people = "people"): RawBuilder<number> {
  return sql<number>`coalesce(${sql.ref(`${people}.merged_into`)}, ${sql.ref(`${people}.id`)})`;
}

/**
 * The records that are read as one person, for a subquery of each row: found by their numbers, where a comparison with
 * `standsFor` would look at everybody.
 * @param people the name under which the query has the one who stands for them
 */
export function recordsFor(people = "people"): RawBuilder<number> {
  const id = sql.ref(`${people}.id`);
  return sql<number>`(select same.id from people as same where same.id = ${id} or same.merged_into = ${id})`;
}

/** Merged people with whoever stands for them. Logs and line-ups bring it along: `mergedPeople` of the ledger. */
export async function listMerged(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom("people")
    .select(["id", "merged_into"])
    .where("merged_into", "is not", null)
    .execute();
  return new Map(rows.map(({ id, merged_into }) => [id, merged_into!]));
}

/** The records that stand for one person: the one that is shown first. */
export async function recordsOf(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("people")
    .select("id")
    .where((e) => e.or([e("id", "=", personId), e("merged_into", "=", personId)]))
    .orderBy("id")
    .execute();
  return [personId, ...rows.map(({ id }) => id).filter((id) => id !== personId)];
}

/**
 * The latest birthday that the club wrote down of whoever a row of `people` is, in any record that is read as the same
 * person, of people or of the list of players: who is a child in one of them is a child.
 */
export function latestBirthdays() {
  const same = sql`(same.id = coalesce(people.merged_into, people.id)
    or same.merged_into = coalesce(people.merged_into, people.id))`;
  return [
    sql<string | null>`(select max(same.birth_date) from people as same where ${same})`.as("known_birthday"),
    sql<string | null>`(select max(twin.birth_date) from players as twin
      join people as same on same.id = twin.person_id where ${same})`.as("listed_birthday"),
  ] as const;
}

/** The later of the two. */
export function latestBirthday(row: {
  known_birthday: string | null;
  listed_birthday: string | null;
}): string | null {
  return (
    [row.known_birthday, row.listed_birthday]
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}
