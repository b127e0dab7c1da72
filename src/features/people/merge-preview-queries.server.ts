import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { FieldFault } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { toItem } from "#src/records/record.ts";
import { peopleErrors } from "./errors.server.ts";
import { recordsOf, standsFor } from "./merge-queries.server.ts";
import { person } from "./person.record.ts";
import { fullName, type Person } from "./person.ts";
import { listPlacesOf, type PlaceOf } from "./place-queries.server.ts";
import { getPerson } from "./queries.server.ts";
import { isAtOnce } from "./squad.ts";

/** Somebody with all that a merge takes along. */
export type MergeSide = Awaited<ReturnType<typeof mergeSide>>;

/** Whether the lists of players or staff hold somebody, by whatever record. */
async function listRecords(db: Db, ids: readonly number[]) {
  const [players, staff] = await Promise.all(
    (["players", "staff"] as const).map((table) =>
      db
        .selectFrom(table)
        .select("id")
        .where("person_id", "in", ids)
        .where("deleted_at", "is", null)
        .orderBy("id")
        .execute(),
    ),
  );
  return { players: players!.map(({ id }) => id), staff: staff!.map(({ id }) => id) };
}

/** One of two people side by side: who it is, and how much names him. */
export async function mergeSide(db: Db, id: number) {
  const person = await getPerson(db, id);
  const records = await recordsOf(db, id);
  const lists = await listRecords(db, records);
  const [places, spells, events, lineups] = await Promise.all([
    listPlacesOf(db, id),
    countSpells(db, id),
    countNaming(db, "match_ledger", "payload", { person: records, player: lists.players }),
    countNaming(db, "lineups", "players", { person_id: records, player_id: lists.players }),
  ]);
  return { person, places, spells, events, lineups, players: lists.players, staff: lists.staff };
}

async function countSpells(db: Db, id: number): Promise<number> {
  const { count } = await db
    .selectFrom("spells")
    .innerJoin("people", "people.id", "spells.person_id")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where(standsFor(), "=", id)
    .where("spells.deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Rows whose JSON names one of the numbers: a number ends with a comma or a bracket. */
async function countNaming(
  db: Db,
  table: "match_ledger" | "lineups",
  column: string,
  named: Record<string, readonly number[]>,
): Promise<number> {
  const patterns = Object.entries(named).flatMap(([name, ids]) =>
    ids.flatMap((id) => [`%"${name}":${id},%`, `%"${name}":${id}}%`]),
  );
  const conditions = patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`);
  const present = table === "lineups" ? sql` and deleted_at is null` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where (${sql.join(conditions, sql` or `)})${present}`.execute(
    db,
  );
  return Number(rows[0]!.count);
}

/** What is odd about two people being one: a person decides. */
export function doubtsOf(one: MergeSide, other: MergeSide, language: Language): FieldFault[] {
  const names = { name: fullName(one.person, language).text, other: fullName(other.person, language).text };
  const doubts: FieldFault[] = [];
  const clash = clashOf(one.places, other.places);
  if (clash) doubts.push({ path: "into", message: peopleErrors.merge_numbers({ ...names, ...clash }) });
  const [born, otherBorn] = [one.person.birth_date, other.person.birth_date];
  if (born && otherBorn && born !== otherBorn)
    doubts.push({ path: "into", message: peopleErrors.merge_births(names) });
  if (one.players.length > 0 && other.players.length > 0)
    doubts.push({ path: "into", message: peopleErrors.merge_players(names) });
  return doubts;
}

/** One squad in which both stand at the same time with two numbers. */
function clashOf(places: PlaceOf[], others: PlaceOf[]) {
  for (const place of places) {
    const other = others.find(
      (one) =>
        one.season === place.season &&
        one.team_id === place.team_id &&
        one.number !== null &&
        place.number !== null &&
        one.number !== place.number &&
        isAtOnce(one, place),
    );
    if (other) return { season: place.season, number: place.number!, other_number: other.number! };
  }
  return undefined;
}

/** The records that were merged into somebody's, with their own names. One query. */
export async function listMergedRecords(db: Db, id: number): Promise<Person[]> {
  const rows = await db
    .selectFrom("people")
    .selectAll()
    .where("merged_into", "=", id)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  return rows.map((row) => toItem(person, row));
}
