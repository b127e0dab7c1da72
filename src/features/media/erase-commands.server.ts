import type { Tx } from "#src/db/database.server.ts";
import { hashesIn, pictureIds } from "#src/records/picture-uses.server.ts";
import { leaveLook } from "./look-commands.server.ts";
import type { StoredFiles } from "./media.ts";
import type { PictureFile } from "./picture-queries.server.ts";

interface Places {
  /** What is erased names pictures in these texts. */
  texts: readonly string[];
  /** Records that are erased, by their kind: what stands nowhere but there goes with them. */
  of: ReadonlyMap<string, readonly number[]>;
}

/** The pictures that stand in some records, or stood there, and in no other. */
export async function findPicturesOf(tx: Tx, { texts, of }: Places): Promise<number[]> {
  const ids = [...new Set((await pictureIds(tx, texts.flatMap(hashesIn))).values())];
  if (ids.length === 0) return [];
  const uses = await tx.selectFrom("media_uses").selectAll().where("media_id", "in", ids).execute();
  const others = uses.filter(({ kind, record_id }) => !of.get(kind)?.includes(record_id));
  const kept = new Set(others.map(({ media_id }) => media_id));
  return ids.filter((id) => !kept.has(id)).sort((one, other) => one - other);
}

/**
 * Takes pictures out of the library for good, the files that they had before too.
 * @returns the files, to be removed once all this is written
 */
export async function erasePictures(tx: Tx, ids: readonly number[]): Promise<StoredFiles[]> {
  const files: StoredFiles[] = [];
  for (const id of ids) {
    const row = await tx.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
    const former = await tx.selectFrom("media_aliases").select("file").where("media_id", "=", id).execute();
    files.push(row, ...former.map(({ file }) => JSON.parse(file) as PictureFile));
    for (const table of ["media_uses", "media_aliases"] as const)
      await tx.deleteFrom(table).where("media_id", "=", id).execute();
    await tx.deleteFrom("media").where("id", "=", id).execute();
    if (row.look !== null) await leaveLook(tx, row.look);
  }
  return files;
}
