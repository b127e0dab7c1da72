import { type Kysely, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { isAnalyticsKey } from "#src/features/settings/setting.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { type AuditRow, TRASH_DAYS, TRASHED_KINDS, type TrashedKind, type TrashedRecord } from "./history.ts";

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
    .where("audit.action", "=", "delete")
    .where("audit.record_id", "in", [...new Set(records.map(({ id }) => id))])
    .orderBy("audit.id")
    .execute();
  return new Map(entries.map((entry) => [`${entry.kind}:${entry.record_id}`, entry]));
}

/** What the back office calls whoever did it; an account that is gone keeps the name in the log. */
const shownName = sql<string>`coalesce(accounts.display_name, audit.username)`.as("name");

interface AuditFilter {
  kind?: string | undefined;
  action?: string | undefined;
  username?: string | undefined;
  /** Part of a title, in its own spelling. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** The audit log, newest first. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
): Promise<{ entries: AuditRow[]; total: number }> {
  const { kind, action, username, search, limit, offset } = filter;
  const found = db
    .selectFrom("audit")
    .$if(Boolean(kind), (query) => query.where("audit.kind", "=", kind!))
    .$if(Boolean(action), (query) => query.where("audit.action", "=", action!))
    .$if(Boolean(username), (query) => query.where("audit.username", "=", username!))
    .$if(Boolean(search), (query) =>
      query.where("audit.title", "like", `%${search!.replace(/[%_\\]/g, "")}%`),
    );
  const [rows, { count }] = await Promise.all([
    found
      .leftJoin("accounts", "accounts.id", "audit.account_id")
      .selectAll("audit")
      .select(shownName)
      .orderBy("audit.id", "desc")
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow(),
  ]);
  const entries = rows.map(({ account_id: _, request_id: __, before, after, ...row }) => ({
    ...row,
    before: before ? JSON.parse(before) : null,
    after: after ? JSON.parse(after) : null,
  }));
  return { entries, total: Number(count) };
}

/** What the log can be filtered by: the values that occur in it. */
export async function auditChoices(db: Db) {
  const values = async (column: "kind" | "action") => {
    const rows = await db.selectFrom("audit").select(column).distinct().execute();
    return rows.map((row) => (row as Record<typeof column, string>)[column]).sort();
  };
  const [kinds, actions, rows] = await Promise.all([
    values("kind"),
    values("action"),
    db
      .selectFrom("audit")
      .leftJoin("accounts", "accounts.id", "audit.account_id")
      .select("audit.username")
      .select(sql<string>`coalesce(max(accounts.display_name), audit.username)`.as("name"))
      .groupBy("audit.username")
      .execute(),
  ]);
  const usernames = sortedBy(rows, ({ username }) => username).map(({ username }) => username);
  return { kinds, actions, usernames, people: sortedBy(rows, ({ name }) => name) };
}

/** One table at a time is fixed by `kind`; Kysely's types cannot follow a table name that is a variable. */
// biome-ignore lint/suspicious/noExplicitAny: see above; the exported signatures are typed.
export function anyTable(db: Db): Kysely<any> {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  return db as unknown as Kysely<any>;
}
