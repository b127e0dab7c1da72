import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { columnsWhere, toItem, toPublicItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { player } from "./player.record.ts";
import {
  filterPlayers,
  isUnder16,
  type ListedPlayer,
  listedPlayer,
  type Player,
  type PlayersFilter,
  type PublicListedPlayer,
  type PublicPlayer,
} from "./player.ts";

/** The columns of a player without the biography. */
export const LISTED_COLUMNS = [
  ...(["id", "version", "created_at", "updated_at"] as const),
  ...(columnsWhere(listedPlayer, () => true) as (keyof ListedPlayer)[]),
];

/** The squad by jersey number; players without one come last. */
export async function listPlayers(db: Db, filter: PlayersFilter = {}): Promise<Player[]> {
  const rows = await inShirtOrder(db).selectAll().execute();
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
  const players = await listPlayers(db, { status: "active" });
  return players.map((one) => toPublicItem(player, withoutChildsBirthday(one, today)));
}

/** The same without the biographies, for a page that shows one of them at most. */
export async function listActiveWithoutBios(db: Db, today: string): Promise<PublicListedPlayer[]> {
  const rows = await inShirtOrder(db).where("is_active", "=", 1).select(LISTED_COLUMNS).execute();
  return rows.map((row) =>
    toPublicItem(listedPlayer, withoutChildsBirthday(toItem(listedPlayer, row), today)),
  );
}

function inShirtOrder(db: Db) {
  return db
    .selectFrom("players")
    .where("deleted_at", "is", null)
    .orderBy(sql`coalesce(jersey_number, 1000)`)
    .orderBy("id");
}

function withoutChildsBirthday<T extends { birth_date: string | null }>(one: T, today: string): T {
  return isUnder16(one.birth_date, today) ? { ...one, birth_date: null } : one;
}

/** What is told of a player, in each language; empty for one who is not in the list. */
export async function getBio(db: Db, id: number): Promise<Pick<Player, "bio" | "bio_hy" | "bio_ru">> {
  const row = await db
    .selectFrom("players")
    .select(["bio", "bio_hy", "bio_ru"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row ?? { bio: "", bio_hy: "", bio_ru: "" };
}

/** The other active players, while one of them is being saved. */
export async function listTeamMates(db: Db, id: number): Promise<Player[]> {
  return (await listPlayers(db, { status: "active" })).filter((one) => one.id !== id);
}

/** @throws AppError `not_found` */
export async function getPlayer(db: Db, id: number): Promise<Player> {
  return toItem(player, await getRecord(db, player, id));
}
