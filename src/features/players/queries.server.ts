import { type Selectable, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { searchConditions } from "#src/db/search-condition.server.ts";
import type { PlayersTable } from "#src/db/tables/football.ts";
import { getRecord } from "#src/records/records.server.ts";
import { type Player, type PublicPlayer, positionForms } from "./player.ts";

interface Filter {
  search?: string | undefined;
  position?: string | undefined;
  status?: "all" | "active" | "inactive" | undefined;
}

/** The squad by jersey number; players without one come last. */
export async function listPlayers(db: Db, { search, position, status }: Filter = {}): Promise<Player[]> {
  let query = db.selectFrom("players").selectAll().where("deleted_at", "is", null);
  if (status === "active") query = query.where("is_active", "=", 1);
  if (status === "inactive") query = query.where("is_active", "=", 0);
  if (position && position !== "all") {
    query = query.where("position", "=", positionForms(position)?.en ?? position);
  }
  for (const condition of searchConditions("search", search)) query = query.where(condition);
  const rows = await query.orderBy(sql`coalesce(jersey_number, 1000)`).orderBy("id").execute();
  return rows.map(toPlayer);
}

/** The squad as everybody may see it. */
export async function listActivePlayers(db: Db): Promise<PublicPlayer[]> {
  const players = await listPlayers(db, { status: "active" });
  return players.map(({ version: _, created_at: __, updated_at: ___, ...rest }) => rest);
}

/** The other active players, while one of them is being saved. */
export async function listTeamMates(db: Db, id: number): Promise<Player[]> {
  return (await listPlayers(db, { status: "active" })).filter((player) => player.id !== id);
}

/** @throws AppError `not_found` */
export async function getPlayer(db: Db, id: number): Promise<Player> {
  return toPlayer(await getRecord(db, "players", id));
}

export function toPlayer(row: Selectable<PlayersTable>): Player {
  const { deleted_at: _, search: __, ...rest } = row;
  return { ...rest, is_active: row.is_active === 1, is_captain: row.is_captain === 1 };
}
