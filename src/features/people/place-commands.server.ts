import type { Tx } from "#src/db/database.server.ts";

/**
 * A new version of the places that somebody has: what they show of him is not what it was.
 * @param people numbers in `people`
 */
export async function renewPlacesOf(tx: Tx, people: number[], now: string): Promise<void> {
  await tx
    .updateTable("squad_members")
    .set((e) => ({ version: e("version", "+", 1), updated_at: now }))
    .where("person_id", "in", people)
    .execute();
}
