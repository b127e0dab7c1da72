import type { Tx } from "#src/db/database.server.ts";

/** Puts a picture among those that look like it; with none it stands for itself. */
export async function joinLook(
  tx: Tx,
  id: number,
  alike: readonly { id: number; look: number | null }[],
): Promise<void> {
  const before = await tx.selectFrom("media").select("look").where("id", "=", id).executeTakeFirst();
  const look = alike[0] ? (alike[0].look ?? alike[0].id) : null;
  if (look !== null)
    await tx
      .updateTable("media")
      .set({ look })
      .where("id", "in", [id, ...alike.map((one) => one.id)])
      .execute();
  else if (before?.look) await tx.updateTable("media").set({ look: null }).where("id", "=", id).execute();
  if (before?.look && before.look !== look) await leaveLook(tx, before.look);
}

/** A picture that is left alone looks like no other any more. */
export async function leaveLook(tx: Tx, look: number): Promise<void> {
  const left = await tx
    .selectFrom("media")
    .select("id")
    .where("look", "=", look)
    .where("deleted_at", "is", null)
    .limit(2)
    .execute();
  if (left.length < 2) await tx.updateTable("media").set({ look: null }).where("look", "=", look).execute();
}
