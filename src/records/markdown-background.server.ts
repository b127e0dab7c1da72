import { setTimeout as pause } from "node:timers/promises";
import type { App } from "#src/app/app.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { type Message, say } from "#src/errors/messages.ts";
import type { Parser } from "#src/markdown/parser.server.ts";
import { forgetTrees, hashOf, markdownColumns, readTrees, writeTree } from "./markdown-trees.server.ts";
import type { RecordDefinition } from "./record.ts";

// Texts that came without their trees: from before there were any, from a backup or the demo, or from a version that
// made other trees. They are parsed when a page shows them, and all of them soon after the start.

export type Club = Pick<App, "db" | "parser" | "changes" | "log" | "now">;

/** Texts that pages wait for; one more than that waits for the next look at its page. */
const MOST_WAITING = 200;
/** What several pages ask for in so short a time becomes one reason to make pages anew. */
const PAUSE_MS = 200;
/** Records that are looked through at once. */
const BATCH = 50;
const DAY_MS = 86_400_000;

const waiting = new WeakMap<Parser, Map<string, string>>();

/** Lets a text have its tree soon; answers at once. */
export function wantTree(club: Club, text: string): void {
  const known = waiting.get(club.parser);
  const texts = known ?? new Map<string, string>();
  if (texts.size < MOST_WAITING) texts.set(hashOf(text), text);
  if (known) return;
  waiting.set(club.parser, texts);
  parseWaiting(club, texts)
    .catch((error: unknown) => club.log.warn("texts stay plain for now", { error }))
    .finally(() => waiting.delete(club.parser));
}

async function parseWaiting(club: Club, texts: Map<string, string>): Promise<void> {
  await pause(PAUSE_MS, undefined, { ref: false });
  let made = 0;
  try {
    for (const [hash, text] of texts) {
      if (!(await parseAndKeep(club, hash, text))) made++;
      texts.delete(hash);
    }
  } finally {
    if (made > 0) await announce(club);
  }
}

/** @returns why it can have no tree */
async function parseAndKeep(
  { db, parser, now }: Club,
  hash: string,
  text: string,
): Promise<Message | undefined> {
  const parsed = await parser.parse(text, null);
  await writeTree(db, now().toISOString(), hash, "tree" in parsed ? parsed.tree : null);
  return "tree" in parsed ? undefined : parsed.refusal;
}

/** Pages that show one of the texts are plain: all are made anew, here and on the other nodes. */
async function announce({ db, changes }: Club): Promise<void> {
  const change = { isContent: true, topics: [] };
  await inTransaction(db, (tx) => changes.publish(tx, change));
  changes.invalidate(change);
}

/**
 * Gives each text of each record a tree, and forgets the trees of texts that no record has any more, a day after they
 * were made. The log names those that can't have one, once.
 * @param records every declared kind
 * @returns how many were made and how many forgotten
 */
export async function refreshTrees(
  club: Club,
  records: readonly RecordDefinition[],
): Promise<{ made: number; forgotten: number }> {
  const present = new Set<string>();
  let made = 0;
  for (const record of records) {
    for await (const texts of textsOf(club, record)) {
      for (const hash of texts.keys()) present.add(hash);
      const known = await readTrees(club.db, [...texts.keys()]);
      for (const [hash, { text, id }] of texts) {
        if (known.has(hash)) continue;
        const refusal = await parseAndKeep(club, hash, text);
        if (!refusal) made++;
        else
          club.log.warn("a text stands as plain paragraphs", {
            kind: record.kind,
            id,
            reason: say(refusal, "en"),
          });
      }
    }
  }
  if (made > 0) await announce(club);
  const before = new Date(club.now().getTime() - DAY_MS).toISOString();
  return { made, forgotten: await forgetTrees(club.db, before, present) };
}

/** The texts of a kind by their hashes, some records at a time, those in the trash too. */
async function* textsOf(
  { db }: Club,
  record: RecordDefinition,
): AsyncIterable<Map<string, { text: string; id: number }>> {
  const columns = markdownColumns(record) as "content"[];
  if (columns.length === 0) return;
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(record.kind as "articles")
      .select(["id", ...columns])
      .where("id", ">", last)
      .orderBy("id")
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    const texts = rows.flatMap((row) => columns.map((column) => ({ text: row[column], id: row.id })));
    yield new Map(texts.filter(({ text }) => text !== "").map((one) => [hashOf(one.text), one]));
    last = rows.at(-1)!.id;
  }
}
