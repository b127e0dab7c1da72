import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { toItem, toPublicItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { player } from "./player.record.ts";
import { filterPlayers, isUnder16, type Player, type PlayersFilter, type PublicPlayer } from "./player.ts";

/** The squad by jersey number; players without one come last. */
export async function listPlayers(db: Db, filter: PlayersFilter = {}): Promise<Player[]> {
  const rows = await db
    .selectFrom("players")
    .selectAll()
    .where("deleted_at", "is", null)
    .orderBy(sql`coalesce(jersey_number, 1000)`)
    .orderBy("id")
    .execute();
  return filterPlayers(
    rows.map((row) => toItem(player, row)),
    filter,
  );
}

/**
 * The squad as everybody may see it: of those under sixteen without the birthday.
 * @param today the club's day, "2026-03-11"
 */
export async function listActivePlayers(db: Db, today: string): Promise<PublicPlayer[]> {
  return (await listPlayers(db, { status: "active" })).map((one) => {
    const birth_date = isUnder16(one.birth_date, today) ? null : one.birth_date;
    return toPublicItem(player, { ...one, birth_date });
  });
}

/** The other active players, while one of them is being saved. */
export async function listTeamMates(db: Db, id: number): Promise<Player[]> {
  return (await listPlayers(db, { status: "active" })).filter((one) => one.id !== id);
}

/** @throws AppError `not_found` */
export async function getPlayer(db: Db, id: number): Promise<Player> {
  return toItem(player, await getRecord(db, player, id));
}
