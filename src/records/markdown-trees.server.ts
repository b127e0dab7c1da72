import { hash } from "node:crypto";
import type { Db } from "#src/db/database.server.ts";
import { TREE_VERSION } from "#src/markdown/prose.ts";
import { columnsWhere, type RecordDefinition } from "./record.ts";

/** Trees as JSON by the hash of their text; null for a text that was refused. */
export type Trees = Map<string, string | null>;

/** The columns of a record that hold Markdown. */
export function markdownColumns(record: Pick<RecordDefinition, "fields">): string[] {
  return columnsWhere(record, ({ field }) => field.type === "text" && Boolean(field.isMarkdown));
}

/** By what a text's tree is found. */
export function hashOf(text: string): string {
  return hash("sha256", text, "base64url");
}

/** What is kept of some texts, by their hashes. */
export async function readTrees(db: Db, hashes: string[]): Promise<Trees> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .selectFrom("markdown_trees")
    .select(["hash", "tree"])
    .where("hash", "in", [...new Set(hashes)])
    .where("version", "=", TREE_VERSION)
    .execute();
  return new Map(rows.map(({ hash, tree }) => [hash, tree]));
}

/** Keeps a tree, also in the place of an earlier refusal. @param now UTC ISO */
export async function writeTree(db: Db, now: string, hash: string, tree: string | null): Promise<void> {
  await db
    .insertInto("markdown_trees")
    .values({ hash, version: TREE_VERSION, tree, made_at: now })
    .onConflict((conflict) => conflict.columns(["hash", "version"]).doUpdateSet({ tree, made_at: now }))
    .execute();
}

/**
 * Forgets trees that are not of these texts, and those that an older version made.
 * @param before UTC ISO; what was made later stays: its save may be under way
 * @returns how many
 */
export async function forgetTrees(db: Db, before: string, present: Set<string>): Promise<number> {
  const older = await db
    .deleteFrom("markdown_trees")
    .where("made_at", "<", before)
    .where("version", "<", TREE_VERSION)
    .executeTakeFirst();
  const rows = await db.selectFrom("markdown_trees").select("hash").where("made_at", "<", before).execute();
  const unused = rows.map(({ hash }) => hash).filter((hash) => !present.has(hash));
  for (let i = 0; i < unused.length; i += HASHES_AT_ONCE) {
    await db
      .deleteFrom("markdown_trees")
      .where("hash", "in", unused.slice(i, i + HASHES_AT_ONCE))
      .execute();
  }
  return Number(older.numDeletedRows) + unused.length;
}

/** Databases bound the values of a statement. */
const HASHES_AT_ONCE = 500;
