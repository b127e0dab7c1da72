import { sql } from "kysely";
import type { Tx } from "#src/db/database.server.ts";
import { untyped } from "#src/db/untyped.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Row } from "./columns.ts";
import { recordErrors } from "./errors.server.ts";
import { columnsWhere, type RecordDefinition } from "./record.ts";

// Two at the same moment may be one more than allowed: these are bounds, not counts that anybody relies on.

/** @throws AppError `conflict` when there are as many as the declaration allows */
export async function refuseOneTooMany(tx: Tx, { kind, most }: RecordDefinition): Promise<void> {
  if (most !== undefined && (await countRecords(tx, kind)).present >= most)
    throw new AppError("conflict", recordErrors.as_many_as_may_be({ most }));
}

/**
 * Figures and the search read what is in the trash, too. To delete is never refused, and to restore makes no more of
 * them: only to create.
 * @throws AppError `conflict` when there are twice as many with the trash as there may be beside it
 */
export async function refuseFullTrash(tx: Tx, { kind, most }: RecordDefinition): Promise<void> {
  if (most === undefined) return;
  const { all } = await countRecords(tx, kind);
  if (all >= 2 * most) throw new AppError("conflict", recordErrors.trash_full({ n: all, most: 2 * most }));
}

/**
 * Refuses a change that was just written, where it made more active or the texts longer than they may be. Who is above
 * the bounds already, e.g. after an import, can go on shortening and correcting.
 * @param before undefined for a record that is new, or back from the trash
 * @throws AppError `conflict`
 */
export async function refuseTooMuch(
  tx: Tx,
  record: RecordDefinition,
  before: object | undefined,
  after: object,
): Promise<void> {
  if (isActive(after) && !isActive(before)) await refuseTooManyActive(tx, record);
  if (lettersOf(record, after) > lettersOf(record, before)) await refuseTooLong(tx, record);
}

async function refuseTooManyActive(tx: Tx, { kind, mostActive: most }: RecordDefinition): Promise<void> {
  if (most === undefined) return;
  const { active } = await untyped(tx)
    .selectFrom(kind)
    .select((e) => e.fn.countAll().as("active"))
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(active) > most) throw new AppError("conflict", recordErrors.as_many_active_as_may_be({ most }));
}

async function refuseTooLong(tx: Tx, record: RecordDefinition): Promise<void> {
  const { kind, mostLetters: most } = record;
  if (most === undefined) return;
  const lengths = textsOf(record).map((column) => sql`coalesce(length(${sql.ref(column)}), 0)`);
  const { letters } = await untyped(tx)
    .selectFrom(kind)
    .select(sql<number>`sum(${sql.join(lengths, sql` + `)})`.as("letters"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  const n = Number(letters);
  if (n > most) throw new AppError("conflict", recordErrors.as_many_letters_as_may_be({ n, most }));
}

function isActive(row: object | undefined): boolean {
  return (row as Row | undefined)?.is_active === 1;
}

function textsOf(record: RecordDefinition): string[] {
  return columnsWhere(record, ({ field }) => field.type === "text" || field.type === "image");
}

function lettersOf(record: RecordDefinition, row: object | undefined): number {
  const values = (row ?? {}) as Row;
  return textsOf(record).reduce((sum, column) => sum + String(values[column] ?? "").length, 0);
}

async function countRecords(tx: Tx, kind: string): Promise<{ all: number; present: number }> {
  const { all, trashed } = await untyped(tx)
    .selectFrom(kind)
    .select((e) => [e.fn.countAll().as("all"), e.fn.count("deleted_at").as("trashed")])
    .executeTakeFirstOrThrow();
  return { all: Number(all), present: Number(all) - Number(trashed) };
}
