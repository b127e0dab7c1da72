import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import type { Db, Tx } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { columnTag, TAGGED_COLUMNS } from "#src/live/reads.server.ts";
import type { AuditAction } from "./audit-action.ts";
import type { Save } from "./office.server.ts";
import { updateSearch } from "./search-documents.server.ts";

/** The tables whose rows staff edit: they have versions, revisions, audit entries and a trash. */
export const RECORD_KINDS = {
  accounts: "account",
  settings: "setting",
  partners: "partner",
  categories: "category",
  articles: "article",
  players: "player",
  staff: "staff member",
  teams: "team",
  competitions: "competition",
  matches: "match",
  match_events: "event",
  seasons: "season",
  messages: "message",
} as const;

export type RecordKind = keyof typeof RECORD_KINDS;
export type RecordRow<K extends RecordKind> = Selectable<Tables[K]>;
type NewRow<K extends RecordKind> = Omit<
  Insertable<Tables[K]>,
  "version" | "created_at" | "updated_at" | "deleted_at"
>;
type Values<K extends RecordKind> = Omit<
  Updateable<Tables[K]>,
  "id" | "version" | "created_at" | "updated_at" | "deleted_at"
>;

/** Never written to the audit log or a revision. */
const SECRET_COLUMNS = new Set(["password_hash", "totp_secret", "totp_last_step"]);
/** Derived from the rest: of no interest to a reader of the log. */
const DERIVED_COLUMNS = new Set(["search", "version", "updated_at", "views_count"]);

/** Inserts a record with its first revision and an audit entry. */
export async function createRecord<K extends RecordKind>(
  save: Save,
  kind: K,
  values: NewRow<K>,
  title: string,
): Promise<RecordRow<K>> {
  const row = await untyped(save.tx)
    .insertInto(kind as string)
    .values({ ...values, version: 1, created_at: save.now, updated_at: save.now, deleted_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepRevision(save, kind, row.id, 1, row);
  await keepAudit(save, { action: "create", kind, record_id: row.id, title, after: row });
  await updateSearch(save.tx, kind, [row]);
  touch(save, kind, row.id, row);
  return row as RecordRow<K>;
}

interface UpdateOptions {
  title: string;
  /** The version that the editor saw; without it the save is accepted over any version. */
  version?: number | undefined;
  /** What the log calls it; "update" unless told. */
  action?: AuditAction;
}

/**
 * Changes a record, with a revision and an audit entry that names the changed fields. A save that changes
 * nothing writes nothing.
 * @throws AppError `not_found`; `conflict` with `base`, `yours` and `theirs` when the version is not the newest
 */
export async function updateRecord<K extends RecordKind>(
  save: Save,
  kind: K,
  id: number,
  values: Values<K>,
  options: UpdateOptions,
): Promise<RecordRow<K>> {
  const before = await lockRecord(save, kind, id);
  const version = Number((before as Row).version);
  if (options.version !== undefined && options.version !== version) {
    throw await conflict(save.tx, kind, before as Row, values, options.version);
  }
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && (before as Row)[name] !== value,
  );
  if (changed.every(([name]) => DERIVED_COLUMNS.has(name))) return before;
  await keepFirstRevision(save, kind, id, version, before);

  const row = await untyped(save.tx)
    .updateTable(kind as string)
    .set({ ...Object.fromEntries(changed), version: version + 1, updated_at: save.now })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepRevision(save, kind, id, version + 1, row);
  await keepAudit(save, {
    action: options.action ?? "update",
    kind,
    record_id: id,
    title: options.title,
    before: pick(before as Row, changed),
    after: pick(row, changed),
  });
  await updateSearch(save.tx, kind, [row]);
  touch(save, kind, id, before as Row, row);
  return row as RecordRow<K>;
}

/** Moves a record to the trash, from where it can be restored for 30 days. */
export async function trashRecord(save: Save, kind: RecordKind, id: number, title: string): Promise<void> {
  const row = await lockRecord(save, kind, id);
  await untyped(save.tx)
    .updateTable(kind as string)
    .set({ deleted_at: save.now })
    .where("id", "=", id)
    .execute();
  await updateSearch(save.tx, kind, [{ ...row, deleted_at: save.now }]);
  await keepAudit(save, { action: "delete", kind, record_id: id, title });
  touch(save, kind, id, row as Row);
}

/** Brings a record back from the trash as it was, under its old id. */
export async function restoreRecord(save: Save, kind: RecordKind, id: number, title: string): Promise<void> {
  const row: Row | undefined = await untyped(save.tx)
    .updateTable(kind as string)
    .set({ deleted_at: null })
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", `There is no ${RECORD_KINDS[kind]} ${id} in the trash.`);
  await updateSearch(save.tx, kind, [row]);
  await keepAudit(save, { action: "restore", kind, record_id: id, title });
  touch(save, kind, id, row);
}

/**
 * A record as it is now, locked until the save ends.
 * @throws AppError `not_found`, also for a record in the trash
 */
export async function lockRecord<K extends RecordKind>(
  save: Save,
  kind: K,
  id: number,
): Promise<RecordRow<K>> {
  const isPostgres = save.office.app.database.kind === "postgres";
  const row = await untyped(save.tx)
    .selectFrom(kind as string)
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound(kind, id);
  return row as RecordRow<K>;
}

/** A record that is not in the trash. @throws AppError `not_found` */
export async function getRecord<K extends RecordKind>(db: Db, kind: K, id: number): Promise<RecordRow<K>> {
  const row = await untyped(db)
    .selectFrom(kind as string)
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound(kind, id);
  return row as RecordRow<K>;
}

export function notFound(kind: RecordKind, id: number | string): AppError {
  return new AppError("not_found", `There is no ${RECORD_KINDS[kind]} ${id}.`);
}

/** A full picture of something that was saved, for history and for comparing. */
export async function keepRevision(
  save: Save,
  kind: string,
  recordId: number,
  version: number,
  snapshot: unknown,
): Promise<void> {
  await save.tx
    .insertInto("revisions")
    .values({
      kind,
      record_id: recordId,
      version,
      snapshot: JSON.stringify(Array.isArray(snapshot) ? snapshot : withoutSecrets(snapshot as Row)),
      account_id: save.office.account.id || null,
      created_at: save.now,
    })
    .execute();
}

/**
 * Keeps what stood before the first save of a record that came without a history, e.g. by an import: else
 * nobody could compare with it or go back to it.
 */
export async function keepFirstRevision(
  save: Save,
  kind: string,
  recordId: number,
  version: number,
  before: unknown,
): Promise<void> {
  const known = await save.tx
    .selectFrom("revisions")
    .select("id")
    .where("kind", "=", kind)
    .where("record_id", "=", recordId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  const { updated_at } = before as { updated_at?: string };
  await save.tx
    .insertInto("revisions")
    .values({
      kind,
      record_id: recordId,
      version,
      snapshot: JSON.stringify(Array.isArray(before) ? before : withoutSecrets(before as Row)),
      account_id: null,
      created_at: updated_at ?? save.now,
    })
    .execute();
}

interface AuditEntry {
  action: AuditAction;
  kind: string;
  record_id: number | null;
  title: string;
  before?: unknown;
  after?: unknown;
}

/** Who did what, when, from where. Secrets and search columns stay out. */
export async function keepAudit(save: Save, entry: AuditEntry): Promise<void> {
  const { office } = save;
  const json = (value: unknown) =>
    value === undefined ? null : JSON.stringify(withoutSecrets(value as Row));
  await save.tx
    .insertInto("audit")
    .values({
      account_id: office.account.id || null,
      username: office.account.username,
      action: entry.action,
      kind: entry.kind,
      record_id: entry.record_id,
      title: entry.title,
      before: json(entry.before),
      after: json(entry.after),
      address: office.address ?? null,
      request_id: office.requestId ?? null,
      created_at: save.now,
    })
    .execute();
}

/**
 * Marks what a save touched: the whole kind (its lists), the one record, and the lists that are narrowed to a
 * value which the record has or had.
 */
export function touch(save: Save, kind: string, id?: number, ...rows: Row[]): void {
  save.touched.add(kind);
  if (id !== undefined) save.touched.add(`${kind}:${id}`);
  for (const column of TAGGED_COLUMNS[kind] ?? []) {
    for (const row of rows) save.touched.add(columnTag(kind, column, row[column]));
  }
}

/** The 409 of two people on one record, with what each side needs to choose field by field. */
async function conflict(
  tx: Tx,
  kind: RecordKind,
  theirs: Row,
  yours: object,
  version: number,
): Promise<AppError> {
  const revisionOf = (version: number) =>
    tx
      .selectFrom("revisions")
      .leftJoin("accounts", "accounts.id", "revisions.account_id")
      .select("revisions.snapshot")
      .select((e) => e.fn.coalesce("accounts.display_name", "accounts.username").as("name"))
      .where("revisions.kind", "=", kind)
      .where("revisions.record_id", "=", theirs.id as number)
      .where("revisions.version", "=", version)
      .orderBy("revisions.id", "desc")
      .executeTakeFirst();
  const base = await revisionOf(version);
  const by = (await revisionOf(Number(theirs.version)))?.name ?? undefined;
  return new AppError(
    "conflict",
    `Somebody else has saved this ${RECORD_KINDS[kind]} since you opened it. Compare the two versions.`,
    {
      details: {
        base: base ? JSON.parse(base.snapshot) : null,
        yours,
        theirs: withoutSecrets(theirs),
        ...(by ? { by } : {}),
      },
    },
  );
}

type Row = Record<string, unknown>;

function withoutSecrets(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => !SECRET_COLUMNS.has(name) && name !== "search"),
  );
}

function pick(row: Row, changed: [string, unknown][]): Row {
  return Object.fromEntries(
    changed.filter(([name]) => !DERIVED_COLUMNS.has(name)).map(([name]) => [name, row[name]]),
  );
}

/** One table at a time is fixed by `kind`; Kysely's types cannot follow a table name that is a variable. */
// biome-ignore lint/suspicious/noExplicitAny: see above; the exported signatures are typed.
function untyped(db: Db): Kysely<any> {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  return db as unknown as Kysely<any>;
}
