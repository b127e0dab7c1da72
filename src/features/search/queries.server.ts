import { type RawBuilder, sql } from "kysely";
import type { Database, Db } from "#src/db/database.server.ts";
import { reversed } from "#src/records/search-documents.server.ts";
import { MOST_FOUND, type SoughtWord } from "./search.ts";
import { LEAST_LETTERS } from "./typos.ts";

/** A record that has all words of a search. */
export interface Candidate {
  kind: "articles" | "matches" | "players" | "staff";
  record_id: number;
  /** The words of its name. */
  title: string;
  /** UTC ISO, or empty. */
  happened_at: string;
}

const KINDS = [["articles"], ["matches"], ["players", "staff"]];

/** The records with all words, at most {@link MOST_FOUND} of each group, those added last. One query. */
export async function listCandidates(
  { db, kind }: Pick<Database, "db" | "kind">,
  now: Date,
  sought: SoughtWord[],
): Promise<Candidate[]> {
  const ofKinds = kind === "postgres" ? idsOnPostgres : idsOnSqlite;
  const ids = sql.join(
    KINDS.map((kinds) => sql`select id from (${ofKinds(kinds, sought)}) as found_${sql.raw(kinds[0]!)}`),
    sql` union all `,
  );
  const { rows } = await sql<Candidate>`
    select kind, record_id, title, happened_at from search_documents
    where id in (${ids}) and public_from <= ${now.toISOString()}`.execute(db);
  return rows;
}

/** FTS5 gives the last rows first without looking at the others. Source: sqlite.org/fts5.html. */
function idsOnSqlite(kinds: string[], sought: SoughtWord[]): RawBuilder<unknown> {
  const words = sought.map(({ word, meant }) => {
    const typed = word.length === 1 ? `"${word}"` : `"${word}" *`;
    return `(${[typed, ...meant.map((one) => `"${one}"`)].join(" OR ")})`;
  });
  const match = `{kind} : (${kinds.join(" OR ")}) AND {title body} : (${words.join(" AND ")})`;
  return sql`select rowid as id from search_index where search_index match ${match}
    order by rowid desc limit ${sql.lit(MOST_FOUND)}`;
}

/** The inner query first and whole, by its index: for the order alone PostgreSQL might walk the table. */
function idsOnPostgres(kinds: string[], sought: SoughtWord[]): RawBuilder<unknown> {
  const words = sought.map(({ word, meant }) => {
    const typed = word.length === 1 ? `'${word}'` : `'${word}':*`;
    return `(${[typed, ...meant.map((one) => `'${one}'`)].join(" | ")})`;
  });
  return sql`select id from (
      select id from search_documents
      where words @@ ${words.join(" & ")}::tsquery and kind in (${sql.join(kinds)}) offset 0
    ) as having_words order by id desc limit ${sql.lit(MOST_FOUND)}`;
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
  return db
    .selectFrom("players")
    .select(names)
    .select(["position as role", "position_hy as role_hy", "position_ru as role_ru"])
    .select([sql<"players" | "staff">`'players'`.as("kind"), sql<string>`''`.as("department")])
    .where("id", "in", players.length > 0 ? players : [0])
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .unionAll(
      db
        .selectFrom("staff")
        .select(names)
        .select(["role", "role_hy", "role_ru"])
        .select([sql<"players" | "staff">`'staff'`.as("kind"), "department"])
        .where("id", "in", staff.length > 0 ? staff : [0])
        .where("is_active", "=", 1)
        .where("deleted_at", "is", null),
    )
    .execute();
}
