import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { toItem, toPublicItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { player } from "./player.record.ts";
import { filterPlayers, type Player, type PlayersFilter, type PublicPlayer } from "./player.ts";

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

/** The squad as everybody may see it. */
export async function listActivePlayers(db: Db): Promise<PublicPlayer[]> {
  return (await listPlayers(db, { status: "active" })).map((one) => toPublicItem(player, one));
}

/** The other active players, while one of them is being saved. */
export async function listTeamMates(db: Db, id: number): Promise<Player[]> {
  return (await listPlayers(db, { status: "active" })).filter((one) => one.id !== id);
}

/** @throws AppError `not_found` */
export async function getPlayer(db: Db, id: number): Promise<Player> {
  return toItem(player, await getRecord(db, player, id));
}
