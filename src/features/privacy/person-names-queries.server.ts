import type { Db } from "#src/db/database.server.ts";
import { recordsOf } from "#src/features/people/merge-queries.server.ts";
import { hasName, type Names, namesOf } from "#src/features/people/person.ts";

/** In which a person is named as such; players and staff name theirs. */
const LISTS = ["players", "staff"] as const;

type Row = Record<string, unknown>;

/** How somebody is called and was called, in all records that are read as one person; to be read before the erasing. */
export async function readNames(db: Db, person: number): Promise<Names[]> {
  const row = await db.selectFrom("people").select("merged_into").where("id", "=", person).executeTakeFirst();
  const names: Names[] = [];
  for (const id of await recordsOf(db, row?.merged_into ?? person)) names.push(...(await namesEver(db, id)));
  return names;
}

/**
 * The names of one record of `people`, today's and former ones: what nobody linked by a number goes on naming somebody as
 * he was called when it was typed.
 */
export async function namesEver(db: Db, person: number): Promise<Names[]> {
  const own: [kind: string, row: Row & { id: number }][] = [];
  const people = await db.selectFrom("people").selectAll().where("id", "=", person).execute();
  own.push(...people.map((row) => ["people", row] as [string, typeof row]));
  const lists = await Promise.all(
    LISTS.map((list) => db.selectFrom(list).selectAll().where("person_id", "=", person).execute()),
  );
  for (const [at, list] of LISTS.entries())
    own.push(...lists[at]!.map((row) => [list, row] as [string, typeof row]));
  const named: Row[] = [];
  for (const [kind, row] of own)
    named.push(row, ...(await versionsOf(db, kind, row.id)), ...(await auditedOf(db, kind, row)));
  const names = named.filter(hasName).map((one) => JSON.stringify(namesOf(one)));
  return [...new Set(names)].map((one) => JSON.parse(one) as Names);
}

async function versionsOf(db: Db, kind: string, id: number): Promise<Row[]> {
  const versions = db.selectFrom("revisions").select("snapshot").where("kind", "=", kind);
  const rows = await versions.where("record_id", "=", id).execute();
  return rows.map(({ snapshot }) => JSON.parse(snapshot) as Row);
}

/** What the record was, change by change back from today: an entry tells only what it changed, a version may be missing. */
async function auditedOf(db: Db, kind: string, today: Row & { id: number }): Promise<Row[]> {
  const entries = await db
    .selectFrom("audit")
    .select(["before", "after"])
    .where("kind", "=", kind)
    .where("record_id", "=", today.id)
    .orderBy("id", "desc")
    .execute();
  let record: Row = today;
  return entries.flatMap(({ before, after }) =>
    [after, before].map((text) => {
      record = { ...record, ...JSON.parse(text ?? "{}") };
      return record;
    }),
  );
}
