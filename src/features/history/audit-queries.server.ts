import { sql } from "kysely";
import { ownTurn } from "#src/app/own-turn.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { unindexed } from "#src/db/unindexed.server.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import type { AuditRow } from "./history.ts";
import { shownName } from "./queries.server.ts";

interface AuditFilter {
  kind?: string | undefined;
  action?: string | undefined;
  username?: string | undefined;
  /** Part of a title, in its own spelling. */
  search?: string | undefined;
  limit: number;
  offset: number;
}

/** So many entries are looked through before others have their turn. */
const PIECE = 10_000;
/** Of a text that was changed, in characters. */
const MOST_LETTERS = 1000;

/** The audit log, newest first; of long texts the beginnings. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
): Promise<{ entries: AuditRow[]; total: number }> {
  const { ids, total } = await findEntries(db, filter);
  const entries: AuditRow[] = [];
  // One by one: an entry may hold a record's longest texts as they were and as they are.
  for (const id of ids) {
    await ownTurn();
    entries.push(await readEntry(db, id));
  }
  return { entries, total };
}

/** The numbers of a page, and how many entries there are: the log has one for each change since the club began. */
async function findEntries(db: Db, filter: AuditFilter): Promise<{ ids: number[]; total: number }> {
  const isWhole = !(filter.kind || filter.action || filter.username || filter.search);
  const found: Found = { ids: [], total: 0 };
  let newest: number | undefined;
  do {
    await ownTurn();
    const end = await pieceEnd(db, newest);
    await lookThrough(db, filter, { newest, end }, found);
    newest = end;
  } while (newest !== undefined && !(isWhole && found.ids.length === filter.limit));
  return { ids: found.ids, total: isWhole ? await countEntries(db) : found.total };
}

interface Found {
  ids: number[];
  /** In the pieces so far. */
  total: number;
}

interface Piece {
  /** Undefined for the newest of all. */
  newest: number | undefined;
  /** The one behind it; undefined for none. */
  end: number | undefined;
}

/** Adds what a piece of the log has: to the total all, to the page what belongs there. */
async function lookThrough(db: Db, filter: AuditFilter, { newest, end }: Piece, found: Found): Promise<void> {
  const { limit, offset } = filter;
  const piece = entriesOf(db, filter)
    .$if(newest !== undefined, (query) => query.where("id", "<=", newest!))
    .$if(end !== undefined, (query) => query.where("id", ">", end!));
  const { count } = await piece.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
  const before = found.total;
  found.total += Number(count);
  if (found.total <= offset || found.ids.length === limit) return;
  const page = piece
    .select("id")
    .orderBy("id", "desc")
    .offset(Math.max(0, offset - before));
  const rows = await page.limit(limit - found.ids.length).execute();
  found.ids.push(...rows.map(({ id }) => id));
}

/** The number behind the next piece; undefined where it is the last one. */
async function pieceEnd(db: Db, newest: number | undefined): Promise<number | undefined> {
  const row = await db
    .selectFrom("audit")
    .select("id")
    .$if(newest !== undefined, (query) => query.where("id", "<=", newest!))
    .orderBy("id", "desc")
    .offset(PIECE)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The empty texts keep SQLite from an index, which would bring the entries of all pieces at once. */
function entriesOf(db: Db, filter: AuditFilter) {
  let query = db.selectFrom("audit");
  for (const column of ["kind", "action", "username"] as const) {
    const value = filter[column];
    if (value) query = query.where(unindexed(column), "=", value);
  }
  const { search } = filter;
  return search ? query.where("title", "like", `%${search.replace(/[%_\\]/g, "")}%`) : query;
}

async function countEntries(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("audit")
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function readEntry(db: Db, id: number): Promise<AuditRow> {
  const { before, after, ...row } = await db
    .selectFrom("audit")
    .leftJoin("accounts", "accounts.id", "audit.account_id")
    .select(["audit.id", "audit.username", "action", "kind", "record_id", "title", "before", "after"])
    .select(["address", "audit.created_at", shownName])
    .where("audit.id", "=", id)
    .executeTakeFirstOrThrow();
  return { ...row, before: beginnings(row.kind, before), after: beginnings(row.kind, after) };
}

/** The fields, of long texts the beginnings: whole they stand in the record's history. */
function beginnings(kind: string, text: string | null): AuditRow["before"] {
  if (!text) return null;
  const values = JSON.parse(text) as Record<string, unknown>;
  // A line-up's players are a text of JSON.
  if (kind === "lineups") return values;
  const shown = (value: unknown) =>
    typeof value === "string" && value.length > MOST_LETTERS ? `${value.slice(0, MOST_LETTERS)}…` : value;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

/** What the log can be filtered by: the values that occur in it, and what the back office calls who stands there. */
export async function auditChoices(db: Db) {
  const values = async (column: "kind" | "action") => {
    const { rows } = await sql<{ value: string }>`${occurring(column)} select value from occurring
      where value is not null`.execute(db);
    return rows.map(({ value }) => value).sort();
  };
  const [kinds, actions, { rows }] = await Promise.all([
    values("kind"),
    values("action"),
    sql<{ username: string; name: string }>`${occurring("username")} select value as username, coalesce((
      select display_name from accounts where id = (select max(account_id) from audit where username = value)
    ), value) as name from occurring where value is not null`.execute(db),
  ]);
  const usernames = sortedBy(rows, ({ username }) => username).map(({ username }) => username);
  return { kinds, actions, usernames, people: sortedBy(rows, ({ name }) => name) };
}

/** Each value of an indexed column: from one to the next, as to read them all would be to walk through the log. */
function occurring(name: "kind" | "action" | "username") {
  const column = sql.ref(name);
  return sql`with recursive occurring(value) as (
    select min(${column}) from audit
    union all
    select (select min(${column}) from audit where ${column} > occurring.value) from occurring
    where occurring.value is not null
  )`;
}
