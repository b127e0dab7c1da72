import { type Selectable, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { COPY_PLACE } from "#src/features/working-copies/working-copy.ts";
import { type Look, looksAlike } from "./look.ts";

export type PictureRow = Selectable<Tables["media"]>;

/** What a row says of its present file. */
export interface PictureFile extends Look {
  hash: string;
  url: string;
  file_hash: string;
  bytes: number;
  widths: string;
  original: string;
}

/** The columns of that. */
export const FILE_COLUMNS = [
  "hash",
  "url",
  "file_hash",
  "phash",
  "width",
  "height",
  "bytes",
  "widths",
  "color",
  "original",
] as const satisfies (keyof PictureFile)[];

/** A file that the store has, by the SHA-256 of its bytes. */
export function findByFile(db: Db, file_hash: string): Promise<PictureFile | undefined> {
  return db
    .selectFrom("media")
    .select(FILE_COLUMNS)
    .where("file_hash", "=", file_hash)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** The picture that a stored file belongs to, in the trash too; one that was replaced belongs to what stands there now. */
export function findByHash(db: Db, hash: string): Promise<PictureRow | undefined> {
  return (
    db
      .selectFrom("media")
      .selectAll()
      .where((e) =>
        e.or([
          e("hash", "=", hash),
          e("id", "=", e.selectFrom("media_aliases").select("media_id").where("hash", "=", hash)),
        ]),
      )
      // What was merged into another lies in the trash under its own hash, too.
      .orderBy(sql`case when deleted_at is null then 0 else 1 end`)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  );
}

/** Whether a stored file is that of a picture which does not lie in the trash. */
export async function isInLibrary(db: Db, hash: string): Promise<boolean> {
  const query = db.selectFrom("media").select("id").where("hash", "=", hash).where("deleted_at", "is", null);
  return (await query.executeTakeFirst()) !== undefined;
}

/** The pictures of the library that look like one, oldest first. */
export async function findAlike(
  db: Db,
  look: Look,
  exceptId?: number,
): Promise<{ id: number; look: number | null }[]> {
  if (!look.phash) return [];
  const rows = await db
    .selectFrom("media")
    .select(["id", "look", "phash", "width", "height", "color"])
    .where("deleted_at", "is", null)
    .where("phash", "!=", "")
    .orderBy("id")
    .execute();
  return rows
    .filter((row) => row.id !== exceptId && looksAlike(row, look))
    .map(({ id, look }) => ({ id, look }));
}

/** A file that a picture had before; undefined for one that it never had. */
export async function findFormerFile(db: Db, id: number, hash: string): Promise<PictureFile | undefined> {
  const former = await db
    .selectFrom("media_aliases")
    .select("file")
    .where("media_id", "=", id)
    .where("hash", "=", hash)
    .executeTakeFirst();
  return former && (JSON.parse(former.file) as PictureFile);
}

/** In which fields of which records a picture stands. */
export function listUses(db: Db, id: number) {
  return db
    .selectFrom("media_uses")
    .select(["kind", "record_id", "field"])
    .distinct()
    .where("media_id", "=", id)
    .orderBy("kind")
    .orderBy("record_id")
    .execute();
}

/** Whether it stands where readers may see it: anywhere but in drafts of articles and in what is typed. */
export async function standsOut(db: Db, id: number): Promise<boolean> {
  const drafts = db.selectFrom("articles").select("id").where("is_published", "=", 0);
  const place = await db
    .selectFrom("media_uses")
    .select("media_id")
    .where("media_id", "=", id)
    .where("kind", "!=", COPY_PLACE)
    .where((e) => e.or([e("kind", "!=", "articles"), e("record_id", "not in", drafts)]))
    .executeTakeFirst();
  return place !== undefined;
}
