import type { Db, Tx } from "#src/db/database.server.ts";
import { hashesIn, type PictureUse, pictureIds, writeUses } from "#src/records/picture-uses.server.ts";
import { COPY_PLACE, type CopyValues } from "./working-copy.ts";

/** Brings up to date which pictures of the library a copy names: they count as used. */
export async function keepCopyUses(
  tx: Tx,
  id: number,
  before: CopyValues | undefined,
  after: CopyValues,
): Promise<void> {
  const [old, present] = [copyUses(before ?? {}), copyUses(after)];
  if (JSON.stringify(old) !== JSON.stringify(present)) await writeUses(tx, COPY_PLACE, id, present);
}

/**
 * Holds what the library knows of copies against their texts: after an update, a restore.
 * @returns how many were put right
 */
export async function rebuildCopyUses(tx: Tx): Promise<number> {
  await dropEndedUses(tx);
  const copies = await tx
    .selectFrom("working_copies")
    .select(["id", "snapshot"])
    .where("ended_at", "is", null)
    .where("snapshot", "like", "%/media/%")
    .where("id", "not in", tx.selectFrom("media_uses").select("record_id").where("kind", "=", COPY_PLACE))
    .execute();
  let changed = 0;
  for (const { id, snapshot } of copies) {
    const uses = copyUses(JSON.parse(snapshot));
    const known = await pictureIds(
      tx,
      uses.map(({ hash }) => hash),
    );
    if (known.size === 0) continue;
    await writeUses(tx, COPY_PLACE, id, uses);
    changed++;
  }
  return changed;
}

function copyUses(values: CopyValues): PictureUse[] {
  return Object.entries(values).flatMap(([field, value]) =>
    typeof value === "string"
      ? [...new Set(hashesIn(value))].map((hash) => ({ hash, field, language: "" }))
      : [],
  );
}

/** A copy that has ended names no picture any more. */
export async function dropEndedUses(db: Db): Promise<void> {
  const open = db.selectFrom("working_copies").select("id").where("ended_at", "is", null);
  await db
    .deleteFrom("media_uses")
    .where("kind", "=", COPY_PLACE)
    .where("record_id", "not in", open)
    .execute();
}
