import { type Kysely, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { unindexed } from "#src/db/unindexed.server.ts";
import { isAnalyticsKey } from "#src/features/settings/setting.ts";
import { TRASH_DAYS, TRASHED_KINDS, type TrashedKind, type TrashedRecord } from "./history.ts";

const DAY_MS = 86_400_000;

interface TrashFilter {
  kind?: TrashedKind | undefined;
  limit: number;
  /** Settings that run code are an admin's business, in the trash too. */
  isAdmin: boolean;
  /** The news categories to which whoever asks is limited. */
  sections?: number[] | undefined;
}

/** What lies in the trash, latest first, with the title that it had when it was deleted. */
export async function listTrash(
  db: Db,
  now: Date,
  { kind, limit, isAdmin, sections }: TrashFilter,
): Promise<TrashedRecord[]> {
  const kinds = kind ? [kind] : TRASHED_KINDS;
  const rows = (await Promise.all(kinds.map((one) => deletedRows(db, one, limit, sections)))).flat();
  const newest = rows.sort((a, b) => b.deleted_at.localeCompare(a.deleted_at)).slice(0, limit);
  const deletions = await deletionsOf(db, newest);
  const mayEditorsSee = await plainSettings(db);
  return newest.flatMap(({ kind: one, id, deleted_at }) => {
    const entry = deletions.get(`${one}:${id}`);
    if (one === "settings" && !isAdmin && !mayEditorsSee.has(id)) return [];
    const age = Math.floor((now.getTime() - Date.parse(deleted_at)) / DAY_MS);
    return {
      kind: one,
      id,
      deleted_at,
      title: entry?.title ?? `${one} ${id}`,
      deleted_by: entry?.name ?? "",
      days_left: Math.max(0, TRASH_DAYS - age),
    };
  });
}

/** The deleted settings that run no code. */
async function plainSettings(db: Db): Promise<Set<number>> {
  const rows = await db
    .selectFrom("settings")
    .select(["id", "key"])
    .where("deleted_at", "is not", null)
    .execute();
  return new Set(rows.flatMap(({ id, key }) => (isAnalyticsKey(key) ? [] : [id])));
}

/** The title under which a record was deleted; empty where the log does not say. */
export async function deletedTitle(db: Db, kind: TrashedKind, id: number): Promise<string> {
  return (await deletionsOf(db, [{ kind, id }])).get(`${kind}:${id}`)?.title ?? "";
}

/** Null for a record that is not in the trash. */
export async function whenDeleted(db: Db, kind: TrashedKind, id: number): Promise<string | null> {
  const row = await anyTable(db)
    .selectFrom(kind)
    .select("deleted_at")
    .where("id", "=", id)
    .executeTakeFirst();
  return (row?.deleted_at as string | null | undefined) ?? null;
}

async function deletedRows(db: Db, kind: TrashedKind, limit: number, sections?: number[]) {
  const rows = await anyTable(db)
    .selectFrom(kind)
    .select(["id", "deleted_at"])
    .where("deleted_at", "is not", null)
    .$if(kind === "articles" && sections !== undefined, (query) => query.where("category_id", "in", sections))
    .orderBy("deleted_at", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ kind, id: Number(row.id), deleted_at: String(row.deleted_at) }));
}

async function deletionsOf(db: Db, records: { kind: string; id: number }[]) {
  if (records.length === 0) return new Map<string, { title: string; name: string }>();
  const entries = await db
    .selectFrom("audit")
    .leftJoin("accounts", "accounts.id", "audit.account_id")
    .select(["audit.kind", "audit.record_id", "audit.title", shownName])
    .where("audit.kind", "in", [...new Set(records.map(({ kind }) => kind))])
    .where("audit.record_id", "in", [...new Set(records.map(({ id }) => id))])
    // The empty text leaves SQLite the index of the records alone: of deletions the log has any number.
    .where(unindexed("audit.action"), "=", "delete")
    .orderBy("audit.id")
    .execute();
  return new Map(entries.map((entry) => [`${entry.kind}:${entry.record_id}`, entry]));
}

/** What the back office calls whoever did it; an account that is gone keeps the name in the log. */
export const shownName = sql<string>`coalesce(accounts.display_name, audit.username)`.as("name");

/** One table at a time is fixed by `kind`; Kysely's types cannot follow a table name that is a variable. */
// biome-ignore lint/suspicious/noExplicitAny: see above; the exported signatures are typed.
export function anyTable(db: Db): Kysely<any> {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  return db as unknown as Kysely<any>;
}
