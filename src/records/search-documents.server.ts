import type { Db, Tx } from "#src/db/database.server.ts";
import { searchWords } from "#src/i18n/search-words.ts";
import type { RecordDefinition } from "./record.ts";
import { officeSearchText, siteSearchTexts } from "./search-text.ts";

/** Words of one insert; databases bound the values of a statement. */
const WORDS_AT_ONCE = 1000;

/**
 * Brings what the search knows of some records of one kind up to date, in the save's own transaction. A record
 * that is not public, or in the trash, is not known at all.
 */
export async function updateSearch(tx: Tx, record: RecordDefinition, rows: object[]): Promise<void> {
  const { kind } = record;
  if (!record.siteSearch || rows.length === 0) return;
  const documents = rows.map((row) => documentOf(record, row));
  const hidden = documents.filter(({ public_from }) => public_from === null);
  const shown = documents.flatMap(({ public_from, ...rest }) =>
    public_from === null ? [] : [{ ...rest, public_from }],
  );
  if (hidden.length > 0) {
    await tx
      .deleteFrom("search_documents")
      .where("kind", "=", kind)
      .where(
        "record_id",
        "in",
        hidden.map(({ record_id }) => record_id),
      )
      .execute();
  }
  if (shown.length === 0) return;
  await tx
    .insertInto("search_documents")
    .values(shown)
    .onConflict((conflict) =>
      conflict
        .columns(["kind", "record_id"])
        .doUpdateSet((e) => ({
          title: e.ref("excluded.title"),
          body: e.ref("excluded.body"),
          public_from: e.ref("excluded.public_from"),
          happened_at: e.ref("excluded.happened_at"),
        }))
        // A goal changes a match, but no word of it.
        .where((e) =>
          e.or(
            (["title", "body", "public_from", "happened_at"] as const).map((name) =>
              e(`search_documents.${name}`, "!=", e.ref(`excluded.${name}`)),
            ),
          ),
        ),
    )
    .execute();
  await learnWords(tx, new Set(shown.flatMap(({ title, body }) => `${title} ${body}`.split(" "))));
}

/** Records read at once while all is made anew. */
const BATCH = 200;

/** Makes anew what some records are found by, in the office and on the site, after their texts were changed in place. */
export async function refreshSearch(tx: Tx, record: RecordDefinition, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const table = record.kind as "articles";
  const rows = await tx.selectFrom(table).selectAll().where("id", "in", ids).execute();
  if (record.hasSearchColumn)
    for (const row of rows)
      await tx
        .updateTable(table)
        .set({ search: officeSearchText(record, row) })
        .where("id", "=", row.id)
        .execute();
  await updateSearch(tx, record, rows);
}

/**
 * Makes everything to be found anew from the records: a backup holds none of it.
 * @param records every declared kind
 */
export async function rebuildSearch(db: Db, records: readonly RecordDefinition[]): Promise<void> {
  for (const record of records.filter(({ siteSearch }) => siteSearch)) {
    for (let last = 0; ; ) {
      const rows = await db
        .selectFrom(record.kind as "articles")
        .selectAll()
        .where("id", ">", last)
        .orderBy("id")
        .limit(BATCH)
        .execute();
      if (rows.length === 0) break;
      await updateSearch(db as Tx, record, rows);
      last = rows.at(-1)!.id;
    }
  }
}

/** Words stay known when the last text with them goes: they only say what a mistyped one could mean. */
async function learnWords(tx: Tx, words: Set<string>): Promise<void> {
  words.delete("");
  // In one order: two saves with the same new words in opposite order would wait for each other.
  const list = [...words].sort();
  for (let i = 0; i < list.length; i += WORDS_AT_ONCE) {
    await tx
      .insertInto("search_words")
      .values(list.slice(i, i + WORDS_AT_ONCE).map((word) => ({ word, reversed: reversed(word) })))
      .onConflict((conflict) => conflict.column("word").doNothing())
      .execute();
  }
}

function documentOf(record: RecordDefinition, row: object) {
  const { id, deleted_at } = row as { id: number; deleted_at: string | null };
  const { publicFrom, happenedAt } = record.siteSearch!;
  const { title, body } = siteSearchTexts(record, row);
  const named = new Set(title.flatMap(searchWords));
  const rest = new Set(body.flatMap(searchWords)).difference(named);
  return {
    kind: record.kind,
    record_id: id,
    title: [...named].join(" "),
    body: [...rest].join(" "),
    public_from: deleted_at === null ? publicFrom(row as never) : null,
    happened_at: happenedAt(row as never),
  };
}

export function reversed(word: string): string {
  return [...word].reverse().join("");
}
