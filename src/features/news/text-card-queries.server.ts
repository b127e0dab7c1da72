import type { Db } from "#src/db/database.server.ts";
import { latestBirthday, latestBirthdays } from "#src/features/people/merge-queries.server.ts";
import { player } from "#src/features/players/player.record.ts";
import type { Player } from "#src/features/players/player.ts";
import { toItem } from "#src/records/record.ts";

/** A player as a card shows him, with the day of birth that the records of people have, which is shown nowhere. */
export type CardPlayer = Player & { born: string | null };

/** Those of some players who are in the list, by their numbers. One query, none for none. */
export async function listCardPlayers(db: Db, ids: readonly number[]): Promise<CardPlayer[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("players")
    .leftJoin("people", "people.id", "players.person_id")
    .selectAll("players")
    .select(latestBirthdays())
    .where("players.id", "in", [...ids])
    .where("players.deleted_at", "is", null)
    .execute();
  return rows.map((row) => ({ ...toItem(player, row), born: latestBirthday(row) }));
}
