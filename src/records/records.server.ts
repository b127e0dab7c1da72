import type { Updateable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { untyped } from "#src/db/untyped.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { keepAudit } from "./audit.server.ts";
import type { AuditAction } from "./audit-action.ts";
import { isDerived, type Row } from "./columns.ts";
import { conflict } from "./conflict.server.ts";
import { recordErrors } from "./errors.server.ts";
import { callFollowers } from "./followers.server.ts";
import { keepTrees } from "./markdown-save.server.ts";
import { refuseFullTrash, refuseOneTooMany, refuseTooMuch } from "./most.server.ts";
import { keepUses } from "./picture-uses.server.ts";
import { emptyRow, type Given, type RecordDefinition, type StoredRow } from "./record.ts";
import { notFound, RECORD_KINDS, type RecordKind, type RecordRow } from "./record-kinds.server.ts";
import { goOnRevision, keepFirstRevision, keepRevision } from "./revisions.server.ts";
import { publish, type Save } from "./save.server.ts";
import { updateSearch } from "./search-documents.server.ts";
import { officeSearchText } from "./search-text.ts";
import { withoutUndefined } from "./values.ts";

/** A new record by its declaration: what its fields take, and what the server sets. */
type NewValues<R extends RecordDefinition> = Given<R> & Partial<StoredRow<R["fields"]>>;
type Values<K extends RecordKind> = Omit<
  Updateable<Tables[K]>,
  "id" | "version" | "created_at" | "updated_at" | "deleted_at"
>;

/**
 * Inserts a record with its first revision and an audit entry.
 * @param title what the log calls it, where its declaration doesn't say
 * @throws AppError `conflict` when there are as many, or as long ones, as its declaration allows
 */
export async function createRecord<R extends RecordDefinition<RecordKind>>(
  save: Save,
  record: R,
  given: NewValues<R>,
  title?: string,
): Promise<RecordRow<R["kind"]>> {
  const { kind } = record;
  const values = { ...emptyRow(record), ...withoutUndefined(given) };
  await refuseOneTooMany(save.tx, record);
  await refuseFullTrash(save.tx, record);
  await keepTrees(save, record, values);
  const row = await untyped(save.tx)
    .insertInto(kind as string)
    .values({
      ...values,
      ...searchColumn(record, values),
      version: 1,
      created_at: save.now,
      updated_at: save.now,
      deleted_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await refuseTooMuch(save.tx, record, undefined, row);
  await keepRevision(save, kind, row.id, 1, row);
  await keepAudit(save, {
    action: "create",
    kind,
    record_id: row.id,
    title: title ?? record.titleOf(row as never),
    after: row,
  });
  await updateSearch(save.tx, record, [row]);
  await keepUses(save.tx, record, undefined, row);
  publish(save, kind, row.id);
  return row as RecordRow<R["kind"]>;
}

interface UpdateOptions {
  /** What the log calls it, where its declaration doesn't say. */
  title?: string;
  /** The version that the editor saw; without it the save is accepted over any version. */
  version?: number | undefined;
  /** The version that the same sitting of the same person made last: both are one entry of the history. */
  goesOnFrom?: number | undefined;
  /** What the log calls it; "update" unless told. */
  action?: AuditAction;
}

/**
 * Changes a record, with a revision and an audit entry that names the changed fields. A save that changes
 * nothing writes nothing.
 * @throws AppError `not_found`; `conflict` with `base`, `yours` and `theirs` when the version is not the newest, and
 * without them when it makes the texts of its kind longer than they may be
 */
export async function updateRecord<K extends RecordKind>(
  save: Save,
  record: RecordDefinition<K>,
  id: number,
  values: Values<K>,
  options: UpdateOptions = {},
): Promise<RecordRow<K>> {
  const { kind } = record;
  const before = await lockRecord(save, record, id);
  const version = Number((before as Row).version);
  if (options.version !== undefined && options.version !== version) {
    throw await conflict(save.tx, kind, before as Row, values, options.version);
  }
  const changed = Object.entries(values).filter(
    ([name, value]) => value !== undefined && (before as Row)[name] !== value,
  );
  if (changed.every(([name]) => isDerived(name))) return before;
  await keepTrees(save, record, Object.fromEntries(changed));
  await keepFirstRevision(save, kind, id, version, before);

  const row = await untyped(save.tx)
    .updateTable(kind as string)
    .set({
      ...Object.fromEntries(changed),
      ...searchColumn(record, { ...before, ...Object.fromEntries(changed) }),
      ...countedColumn(record, before, Object.fromEntries(changed)),
      version: version + 1,
      updated_at: save.now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await refuseTooMuch(save.tx, record, before, row);
  const isSameSitting =
    options.goesOnFrom === version && (await goOnRevision(save, { kind, id, version }, row as Row));
  if (!isSameSitting) await keepRevision(save, kind, id, version + 1, row);
  await keepAudit(save, {
    action: options.action ?? "update",
    kind,
    record_id: id,
    title: options.title ?? record.titleOf(row as never),
    before: pick(before as Row, changed),
    after: pick(row, changed),
  });
  await updateSearch(save.tx, record, [row]);
  await callFollowers(save, kind, before as Row, row);
  await keepUses(save.tx, record, before as Row, row);
  publish(save, kind, id);
  return row as RecordRow<K>;
}

/** Moves a record to the trash, from where it can be restored for 30 days. */
export async function trashRecord<K extends RecordKind>(
  save: Save,
  record: RecordDefinition<K>,
  id: number,
  given?: string,
): Promise<void> {
  const { kind } = record;
  const row = await lockRecord(save, record, id);
  await untyped(save.tx)
    .updateTable(kind as string)
    .set({ deleted_at: save.now, ...countedColumn(record, row, { deleted_at: save.now }) })
    .where("id", "=", id)
    .execute();
  const title = given ?? record.titleOf(row as never);
  await updateSearch(save.tx, record, [{ ...row, deleted_at: save.now }]);
  await callFollowers(save, kind, row as Row, { ...row, deleted_at: save.now });
  await keepUses(save.tx, record, row as Row, { ...row, deleted_at: save.now });
  await keepAudit(save, { action: "delete", kind, record_id: id, title });
  publish(save, kind, id);
}

/** Brings a record back from the trash as it was, under its old id. */
export async function restoreRecord<K extends RecordKind>(
  save: Save,
  record: RecordDefinition<K>,
  id: number,
  given?: string,
): Promise<void> {
  const { kind } = record;
  await refuseOneTooMany(save.tx, record);
  const column = record.counted?.column;
  const row: Row | undefined = await untyped(save.tx)
    .updateTable(kind as string)
    .set((e) => ({ deleted_at: null, ...(column ? { [column]: e(column, "+", 1) } : {}) }))
    .where("id", "=", id)
    .where("deleted_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", recordErrors.not_in_trash({ noun: RECORD_KINDS[kind], id }));
  await refuseTooMuch(save.tx, record, undefined, row);
  const title = given ?? record.titleOf(row as never);
  await updateSearch(save.tx, record, [row]);
  await callFollowers(save, kind, undefined, row);
  await keepUses(save.tx, record, undefined, row);
  await keepAudit(save, { action: "restore", kind, record_id: id, title });
  publish(save, kind, id);
}

/**
 * A record as it is now, locked until the save ends.
 * @throws AppError `not_found`, also for a record in the trash
 */
export async function lockRecord<K extends RecordKind>(
  save: Save,
  record: RecordDefinition<K>,
  id: number,
): Promise<RecordRow<K>> {
  const { kind } = record;
  const isPostgres = save.actor.app.database.kind === "postgres";
  const row = await present(save.tx, kind, id)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound(kind, id);
  return row as RecordRow<K>;
}

/**
 * Keeps records that this save names out of the trash until it ends: whoever deletes one of them waits, and then finds
 * it in use. @throws AppError `not_found` for one that went just now
 */
export async function holdRecords(save: Save, kind: RecordKind, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))].sort((one, other) => one - other);
  if (wanted.length === 0) return;
  const rows = await untyped(save.tx)
    .selectFrom(kind as string)
    .select("id")
    .where("id", "in", wanted)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .$if(save.actor.app.database.kind === "postgres", (query) => query.forKeyShare())
    .execute();
  const found = new Set(rows.map(({ id }) => Number(id)));
  for (const id of wanted) if (!found.has(id)) throw notFound(kind, id);
}

/** A record that is not in the trash. @throws AppError `not_found` */
export async function getRecord<K extends RecordKind>(
  db: Db,
  record: RecordDefinition<K>,
  id: number,
): Promise<RecordRow<K>> {
  const { kind } = record;
  const row = await present(db, kind, id).executeTakeFirst();
  if (!row) throw notFound(kind, id);
  return row as RecordRow<K>;
}

/** The words that the lists of the back office search, kept beside what they are made from. */
function searchColumn(record: RecordDefinition, row: object): { search?: string } {
  return record.hasSearchColumn ? { search: officeSearchText(record, row) } : {};
}

/** One more in the column that counts certain changes, where this is one. */
function countedColumn({ counted }: RecordDefinition, before: object, changes: object): Row {
  if (!counted) return {};
  const of = (row: object) => counted.of(row as never);
  const count = Number((before as Row)[counted.column]);
  return of(before) === of({ ...before, ...changes }) ? {} : { [counted.column]: count + 1 };
}

function present(db: Db, kind: RecordKind, id: number) {
  return untyped(db)
    .selectFrom(kind as string)
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null);
}

function pick(row: Row, changed: [string, unknown][]): Row {
  return Object.fromEntries(changed.filter(([name]) => !isDerived(name)).map(([name]) => [name, row[name]]));
}
