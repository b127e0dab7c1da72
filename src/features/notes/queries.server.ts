import { requireSection } from "#src/app/access.server.ts";
import type { Account } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { noteErrors } from "./errors.server.ts";
import type { Note, NotedKind } from "./note.ts";

/**
 * The notes of a record with their answers, oldest first; of more than a thousand the newest. One query.
 * @param only the number of the one that is wanted
 */
export async function listNotes(
  db: Db,
  { kind, id }: { kind: NotedKind; id: number },
  only?: number,
): Promise<Note[]> {
  const newest = await db
    .selectFrom("notes")
    .selectAll()
    .where("kind", "=", kind)
    .where("record_id", "=", id)
    .$if(only !== undefined, (query) =>
      query.where((e) => e.or([e("id", "=", only!), e("parent_id", "=", only!)])),
    )
    .orderBy("id", "desc")
    .limit(1000)
    .execute();
  const rows = newest.reverse();
  return rows
    .filter(({ parent_id }) => parent_id === null)
    .map(({ link_id, ...row }) => ({
      id: row.id,
      language: row.language,
      block_hash: row.block_hash,
      block_text: row.block_text,
      text: row.text,
      name: row.name,
      created_at: row.created_at,
      resolved_at: row.resolved_at,
      is_from_preview: link_id !== null,
      answers: rows
        .filter(({ parent_id }) => parent_id === row.id)
        .map(({ id, text, name, created_at }) => ({ id, text, name, created_at })),
    }));
}

/** One note, without its answers. @throws AppError `not_found` */
export async function getNoteRow(db: Db, id: number) {
  const row = await db
    .selectFrom("notes")
    .selectAll()
    .where("id", "=", id)
    .where("parent_id", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", noteErrors.not_found());
  return row;
}

/** @throws AppError `not_found`, also in the trash; `forbidden` for another section's */
export async function requireNoted(
  db: Db,
  account: Account,
  { kind, id }: { kind: NotedKind; id: number },
): Promise<void> {
  const row = await db
    .selectFrom(kind)
    .select("category_id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound(kind, id);
  requireSection(account, row.category_id);
}
