import { sql } from "kysely";
import { type Db, isPostgres, type Tx } from "#src/db/database.server.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { isSpelled, SEARCH_RULES, searchWords } from "#src/i18n/search-words.ts";
import type { RecordDefinition } from "./record.ts";
import { officeSearchText, type Part, type SiteTexts, siteSearchTexts } from "./search-text.ts";

/** Words of one insert; databases bound the values of a statement. */
const WORDS_AT_ONCE = 1000;

/**
 * Brings what the search knows of some records of one kind up to date, in the save's own transaction. A record
 * that is not public, or in the trash, is not known at all.
 */
export async function updateSearch(tx: Tx, record: RecordDefinition, rows: object[]): Promise<void> {
  if (!record.siteSearch || rows.length === 0) return;
  const parts = await partsOf(tx, record, rows as { id: number }[]);
  const documents = rows.flatMap((row) => documentsOf(record, row, parts.get((row as { id: number }).id)));
  await forget(tx, record, rows as { id: number }[], documents);
  if (documents.length === 0) return;
  const postgres = isPostgres(tx);
  await tx
    .insertInto("search_documents")
    .values(documents.map((one) => (postgres ? { ...one, beginnings: beginnings(one) } : one)))
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "record_id", "language"])
        .doUpdateSet((e) => ({
          title: e.ref("excluded.title"),
          body: e.ref("excluded.body"),
          ...(postgres ? { beginnings: e.ref("excluded.beginnings") } : {}),
          public_from: e.ref("excluded.public_from"),
          public_until: e.ref("excluded.public_until"),
          happened_at: e.ref("excluded.happened_at"),
        }))
        // An assist or a card changes a match, but no word of it.
        .where((e) =>
          e.or(
            (["title", "body", "public_from", "public_until", "happened_at"] as const).map((name) =>
              e(`search_documents.${name}`, "is distinct from", e.ref(`excluded.${name}`)),
            ),
          ),
        ),
    )
    .execute();
  await learnWords(tx, new Set(documents.flatMap(({ title, body }) => `${title} ${body}`.split(" "))));
}

/** Records made anew at once, three documents each: PostgreSQL puts every word into its index, and a query may take seconds at most. */
const BATCH = 20;

/** Makes anew what some records are found by, in the office and on the site, after their texts were changed in place. */
export async function refreshSearch(tx: Tx, record: RecordDefinition, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const table = record.kind as "articles";
  const rows = await tx.selectFrom(table).selectAll().where("id", "in", ids).execute();
  if (record.hasSearchColumn)
    for (const row of rows) {
      const search = officeSearchText(record, row);
      if (search !== row.search)
        await tx.updateTable(table).set({ search }).where("id", "=", row.id).execute();
    }
  await updateSearch(tx, record, rows);
}

/**
 * Makes everything to be found anew from the records: a backup holds none of it, and another version may have made it
 * by other rules.
 * @param records every declared kind
 */
export async function rebuildSearch(db: Db, records: readonly RecordDefinition[]): Promise<void> {
  await db.deleteFrom("search_rules").execute();
  await db.deleteFrom("search_documents").execute();
  await db.deleteFrom("search_words").execute();
  for (const record of records.filter((one) => one.siteSearch || one.hasSearchColumn)) {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(record.kind as "articles")
        .select("id")
        .where("id", ">", last)
        .orderBy("id")
        .limit(BATCH)
        .execute();
      if (rows.length === 0) break;
      await refreshSearch(
        db as Tx,
        record,
        rows.map(({ id }) => id),
      );
      last = rows.at(-1)!.id;
    }
  }
  await db.insertInto("search_rules").values({ version: SEARCH_RULES }).execute();
}

/**
 * Makes the search anew where other rules than this version's made it, or none: after an update and after a restore.
 * @returns whether it did
 */
export async function keepSearchCurrent(db: Db, records: readonly RecordDefinition[]): Promise<boolean> {
  const made = await db.selectFrom("search_rules").select("version").executeTakeFirst();
  if (made?.version === SEARCH_RULES) return false;
  await db.transaction().execute((tx) => rebuildSearch(tx, records));
  return true;
}

/** Removes the documents that these records have no more: of a language that has gone, or all of a hidden record. */
async function forget(
  tx: Tx,
  { kind }: RecordDefinition,
  rows: { id: number }[],
  documents: { record_id: number; language: string }[],
): Promise<void> {
  const kept = new Set(documents.map((one) => `${one.record_id} ${one.language}`));
  for (const language of LANGUAGES) {
    const gone = rows.map(({ id }) => id).filter((id) => !kept.has(`${id} ${language}`));
    if (gone.length === 0) continue;
    await tx
      .deleteFrom("search_documents")
      .where("kind", "=", kind)
      .where("language", "=", language)
      .where("record_id", "in", gone)
      .execute();
  }
}

/** Words stay known when the last text with them goes: they only say what a mistyped one could mean. */
async function learnWords(tx: Tx, words: Set<string>): Promise<void> {
  // In one order: two saves with the same new words in opposite order would wait for each other.
  const list = [...words].filter((word) => word && isSpelled(word)).sort();
  for (let i = 0; i < list.length; i += WORDS_AT_ONCE) {
    await tx
      .insertInto("search_words")
      .values(list.slice(i, i + WORDS_AT_ONCE).map((word) => ({ word, reversed: reversed(word) })))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .execute();
  }
}

/** Takes the words of texts that are no more out of what typing is completed by, but for those that stand elsewhere. */
export async function forgetWords(tx: Tx, texts: readonly string[]): Promise<void> {
  for (const word of new Set(texts.flatMap(searchWords)))
    await sql`delete from search_words where word = ${word} and not exists (
      select 1 from search_documents where ' ' || title || ' ' || body || ' ' like ${`% ${word} %`}
    )`.execute(tx);
}

/** What belongs to each of these records and finds it too, by their ids. One query, for the kinds that have such. */
async function partsOf(
  tx: Tx,
  { siteSearch }: RecordDefinition,
  rows: { id: number }[],
): Promise<Map<number, Part[]>> {
  if (!siteSearch?.parts) return new Map();
  const { kind, owner, texts, only } = siteSearch.parts;
  const names = [owner, ...texts.flatMap((name) => [name, `${name}_hy`, `${name}_ru`])];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // In one order: the words of a document are compared with those that stand there.
  const { rows: parts } = await sql<Part>`
    select distinct ${columns} from ${sql.table(kind)}
    where ${sql.ref(owner)} in (${sql.join(rows.map(({ id }) => id))})
      and ${sql.ref(only.column)} in (${sql.join(only.values)}) and deleted_at is null
    order by ${columns}`.execute(tx);
  return Map.groupBy(parts, (part) => Number(part[owner]));
}

function documentsOf(record: RecordDefinition, row: object, parts?: Part[]) {
  const { id, deleted_at } = row as { id: number; deleted_at: string | null };
  const { publicFrom, publicUntil, happenedAt } = record.siteSearch!;
  if (deleted_at !== null) return [];
  return siteSearchTexts(record, row, parts).flatMap((texts) => {
    const { language } = texts;
    const public_from = publicFrom(row as never, language);
    if (public_from === null) return [];
    return {
      kind: record.kind,
      record_id: id,
      language,
      ...wordsOf(texts),
      public_from,
      public_until: publicUntil?.(row as never, language) ?? null,
      happened_at: happenedAt(row as never),
    };
  });
}

function wordsOf(texts: SiteTexts): { title: string; body: string } {
  const named = new Set(texts.title.flatMap(searchWords));
  const rest = new Set(texts.body.flatMap(searchWords)).difference(named);
  return { title: [...named].join(" "), body: [...rest].join(" ") };
}

/** The first two and three letters of a document's words, with the sign of a beginning: PostgreSQL's index has them as words. */
function beginnings({ title, body }: { title: string; body: string }): string {
  const words = `${title} ${body}`.split(" ").filter((word) => word.length > 1 && isSpelled(word));
  return [...new Set(words.flatMap((word) => [2, 3].map((letters) => `${word.slice(0, letters)}*`)))].join(
    " ",
  );
}

export function reversed(word: string): string {
  return [...word].reverse().join("");
}
