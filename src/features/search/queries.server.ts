import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "#src/db/database.server.ts";
import { latestBirthdays } from "#src/features/people/merge-queries.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { isSought, type SoughtWord } from "#src/i18n/search-words.ts";
import { reversed } from "#src/records/search-documents.server.ts";
import { MOST_FOUND } from "./search.ts";
import { LEAST_LETTERS } from "./typos.ts";

/** A record that has all words of a search in one of its languages. */
export interface Candidate {
  kind: (typeof MANY | typeof PEOPLE)[number];
  record_id: number;
  /** The words of its name. */
  title: string;
  /** UTC ISO, or empty. */
  happened_at: string;
}

/** Kinds with many records, which the index of words finds; and people, who are read through: a club has few. */
const MANY = ["articles", "matches"] as const;
const PEOPLE = ["players", "staff"] as const;

/** A record may be found in all languages. */
const MOST_DOCUMENTS = MOST_FOUND * LANGUAGES.length;

/**
 * The records with all words, a row for each language that has them, at most {@link MOST_FOUND} of each kind, those
 * added last. First they are sought as whole words: their lists are read from the end, while for beginnings and
 * sounds all lists that fit would be joined. At most three queries.
 */
export async function listCandidates(
  database: Pick<Database, "db" | "kind">,
  now: Date,
  sought: SoughtWord[],
): Promise<Candidate[]> {
  const asTyped = sought.map(({ word }) => ({ word, terms: [word] }));
  const whole = await listByIndex(database, now, MANY, asTyped);
  const byKind = Map.groupBy(whole, ({ kind }) => kind);
  const full = MANY.filter((kind) => byKind.get(kind)?.length === MOST_DOCUMENTS);
  const rest = MANY.filter((kind) => !full.includes(kind));
  return [
    ...full.flatMap((kind) => byKind.get(kind) ?? []),
    ...(await listByIndex(database, now, rest, sought)),
    ...(await listPeople(database.db, now, sought)),
  ];
}

/** One query for all kinds, each with its own limit. */
async function listByIndex(
  { db, kind }: Pick<Database, "db" | "kind">,
  now: Date,
  kinds: readonly Candidate["kind"][],
  sought: SoughtWord[],
): Promise<Candidate[]> {
  if (kinds.length === 0) return [];
  const ofKind = kind === "postgres" ? foundOnPostgres : foundOnSqlite;
  const each = kinds.map((one) => sql`select * from (${ofKind(one, sought, now)}) as found`);
  const { rows } = await sql<Candidate>`${sql.join(each, sql` union all `)}`.execute(db);
  return rows;
}

/** One query. */
async function listPeople(db: Db, now: Date, sought: SoughtWord[]): Promise<Candidate[]> {
  const rows = await db
    .selectFrom("search_documents")
    .select(["kind", "record_id", "title", "body", "happened_at"])
    .where("kind", "in", PEOPLE)
    .where("public_from", "<=", now.toISOString())
    .execute();
  return rows.flatMap(({ body, ...row }) => {
    const words = `${row.title} ${body}`.split(" ");
    const hasAll = sought.every((one) => words.some((word) => isSought(word, one)));
    return hasAll ? [row as Candidate] : [];
  });
}

/** Whether a document is to be found at a moment. */
function isPublic(now: Date): RawBuilder<unknown> {
  const at = now.toISOString();
  return sql`public_from <= ${at} and (public_until is null or public_until > ${at})`;
}

/** FTS5 gives the last rows first without looking at the others. Source: sqlite.org/fts5.html. */
function foundOnSqlite(kind: string, sought: SoughtWord[], now: Date): RawBuilder<Candidate> {
  const words = sought.map(({ terms }) => `(${terms.map(quoted).join(" OR ")})`);
  const match = `{kind} : ${kind} AND {title body} : (${words.join(" AND ")})`;
  return sql<Candidate>`select kind, record_id, title, happened_at from search_documents
    where id in (
      select rowid from search_index where search_index match ${match}
      order by rowid desc limit ${sql.lit(MOST_DOCUMENTS)}
    ) and ${isPublic(now)}`;

  function quoted(term: string): string {
    return term.endsWith("*") ? `"${term.slice(0, -1)}" *` : `"${term}"`;
  }
}

/**
 * Left to the planner: it walks from the newest when very many have the words, and takes the index of words when few
 * have them. It knows by what `analyze` has counted.
 */
function foundOnPostgres(kind: string, sought: SoughtWord[], now: Date): RawBuilder<Candidate> {
  const words = sought.map(({ terms }) => `(${terms.map(quoted).join(" | ")})`);
  return sql<Candidate>`select kind, record_id, title, happened_at from search_documents
    where words @@ ${words.join(" & ")}::tsquery and kind = ${kind} and ${isPublic(now)}
    order by record_id desc limit ${sql.lit(MOST_DOCUMENTS)}`;

  // The index has the beginnings of two and three letters as words, and each word for each kind by itself.
  function quoted(term: string): string {
    const known = `${kind[0]}/${term}`;
    return term.endsWith("*") && term.length > 4 ? `'${known.slice(0, -1)}':*` : `'${known}'`;
  }
}

/** Known words that begin or end alike are read so many at most. */
const MOST_ALIKE = 1500;

/**
 * The known words that each of the given ones may be a mistyping of: with one mistake either its beginning
 * or its end is right. One query.
 */
export async function listWordsAlike(db: Db, words: string[]): Promise<{ typed: string; known: string }[]> {
  const long = words.filter((word) => word.length >= LEAST_LETTERS);
  if (long.length === 0) return [];
  const alike = long.flatMap((typed) => {
    const half = Math.floor((typed.length - 1) / 2);
    const parts = [
      { column: "word", part: typed.slice(0, half) },
      { column: "reversed", part: reversed(typed).slice(0, half) },
    ];
    return parts.map(
      ({ column, part }, index) => sql`select * from (
        select cast(${typed} as text) as typed, word as known from search_words
        where ${sql.ref(column)} >= ${part} and ${sql.ref(column)} < ${`${part}\u{10ffff}`}
          and length(word) ${index === 0 ? sql`>=` : sql`between`} ${sql.lit(typed.length - 1)}
          ${index === 0 ? sql`` : sql`and ${sql.lit(typed.length + 1)}`}
        limit ${sql.lit(MOST_ALIKE)}) as alike`,
    );
  });
  const { rows } = await sql<{ typed: string; known: string }>`${sql.join(alike, sql` union all `)}`.execute(
    db,
  );
  return rows;
}

export type FoundPerson = Awaited<ReturnType<typeof listFoundPeople>>[number];

/** Players and staff as their results need them: no phone, no e-mail address. One query. */
export async function listFoundPeople(db: Db, players: number[], staff: number[]) {
  if (players.length === 0 && staff.length === 0) return [];
  const names = [
    "id",
    "first_name",
    "first_name_hy",
    "first_name_ru",
    "last_name",
    "last_name_hy",
    "last_name_ru",
    "photo_url",
  ] as const;
  const none = sql<string | null>`null`;
  return db
    .selectFrom("players")
    .leftJoin("people", "people.id", "players.person_id")
    .select(names.map((name) => `players.${name}` as const))
    .select([
      "players.position as role",
      "players.position_hy as role_hy",
      "players.position_ru as role_ru",
      sql<"players" | "staff">`'players'`.as("kind"),
      sql<string>`''`.as("department"),
      "players.birth_date",
      ...latestBirthdays(),
    ])
    .where("players.id", "in", players.length > 0 ? players : [0])
    .where("players.is_active", "=", 1)
    .where("players.deleted_at", "is", null)
    .unionAll(
      db
        .selectFrom("staff")
        .select(names)
        .select(["role", "role_hy", "role_ru"])
        .select([sql<"players" | "staff">`'staff'`.as("kind"), "department"])
        .select([none.as("birth_date"), none.as("known_birthday"), none.as("listed_birthday")])
        .where("id", "in", staff.length > 0 ? staff : [0])
        .where("is_active", "=", 1)
        .where("deleted_at", "is", null),
    )
    .execute();
}
