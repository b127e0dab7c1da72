import { sql } from "kysely";
import { hasRole, requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { copyErrors } from "./errors.server.ts";
import type { BegunCopy, CopiedKind, CopiesOfRecord, WorkingCopy } from "./working-copy.ts";

/** Whose copy of what. */
export interface CopyAddress {
  kind: CopiedKind;
  key: string;
}

const HEAD_COLUMNS = [
  "working_copies.key",
  "working_copies.base_version",
  "working_copies.revision",
  "working_copies.device",
  "working_copies.updated_at",
] as const;
const COLUMNS = [...HEAD_COLUMNS, "working_copies.snapshot"] as const;

/** The number of a record in a copy's key; null for a new one. */
export function recordIn(key: string): number | null {
  return /^\d+$/.test(key) ? Number(key) : null;
}

/** What an account has begun and not saved even once, newest first; what the forms held is read one by one. */
export async function listNewCopies(db: Db, accountId: number, kind: CopiedKind): Promise<BegunCopy[]> {
  return db
    .selectFrom("working_copies")
    .select([...HEAD_COLUMNS, ...columnNames("title")])
    .where("kind", "=", kind)
    .where("account_id", "=", accountId)
    .where("record_id", "is", null)
    .where("ended_at", "is", null)
    .orderBy("updated_at", "desc")
    .limit(20)
    .execute();
}

/** Of others' copies of one record: each may be long, and nobody chooses among more. */
const MOST_OTHERS = 5;

/** One's own copy of a record and, for whoever may publish, the newest of others. */
export async function getCopies(
  db: Db,
  account: Account,
  { kind, key }: CopyAddress,
): Promise<CopiesOfRecord> {
  const maySeeOthers = hasRole(account, "editor");
  const rows = await db
    .selectFrom("working_copies")
    .innerJoin("accounts", "accounts.id", "working_copies.account_id")
    .select([...COLUMNS, "account_id", "accounts.role"])
    .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"))
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("ended_at", "is", null)
    .orderBy(sql`case when account_id = ${account.id} then 0 else 1 end`)
    .orderBy("working_copies.updated_at", "desc")
    .limit(maySeeOthers ? MOST_OTHERS + 1 : 1)
    .execute();
  const own = rows.find(({ account_id }) => account_id === account.id);
  const others = maySeeOthers ? rows.filter((row) => row !== own).slice(0, MOST_OTHERS) : [];
  return {
    copy: own ? toCopy(own) : null,
    others: others.map((row) => ({
      ...offered(toCopy(row), row),
      account_id: row.account_id,
      name: row.name,
    })),
  };
}

/** Whether and when a text is out. */
const PUBLICATION = /^(is_published$|(text_state|publish_at|unpublish_at|embargo_until)(_|$))/;

/** What an editor may take over: of a writer's form nothing by which the next save would publish. */
function offered(copy: WorkingCopy, { role }: Pick<Account, "role">): WorkingCopy {
  if (hasRole({ role }, "editor")) return copy;
  const values = Object.entries(copy.values).filter(([name]) => !PUBLICATION.test(name));
  return { ...copy, values: Object.fromEntries(values) };
}

/** The values of an account's copy of a record; undefined for none. */
export async function findCopy(db: Db, accountId: number, { kind, key }: CopyAddress) {
  const row = await db
    .selectFrom("working_copies")
    .select([...COLUMNS, "writer", "record_id", "ended_at"])
    .where("kind", "=", kind)
    .where("key", "=", key)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row && { ...toCopy(row), writer: row.writer, record_id: row.record_id, ended_at: row.ended_at };
}

export type FoundCopy = NonNullable<Awaited<ReturnType<typeof findCopy>>>;

/** @throws AppError `not_found` for a record that is not there or in the trash, `forbidden` for another section's */
export async function requireWritable(db: Db, account: Account, { kind, key }: CopyAddress): Promise<void> {
  const id = recordIn(key);
  if (id === null) return;
  const row = await db
    .selectFrom(kind)
    .select(["category_id", "deleted_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound(kind, id);
  if (row.deleted_at) throw new AppError("not_found", copyErrors.in_trash());
  requireSection(account, row.category_id);
}

interface Row extends Omit<WorkingCopy, "values"> {
  snapshot: string;
}

function toCopy({ key, snapshot, base_version, revision, device, updated_at }: Row): WorkingCopy {
  return { key, values: JSON.parse(snapshot), base_version, revision, device, updated_at };
}
