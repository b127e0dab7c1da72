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

const BIO_COLUMNS = ["bio", "bio_hy", "bio_ru"] as const;
type Bio = Pick<Player, (typeof BIO_COLUMNS)[number]>;

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

/** The same with one biography at most, for a page that opens one player. @param opened whose; null for nobody's */
export async function listSquadWithBioOf(
  db: Db,
  opened: number | null,
  today: string,
): Promise<(PublicListedPlayer & Bio)[]> {
  const rows = await inShirtOrder(db)
    .where("is_active", "=", 1)
    .select(LISTED_COLUMNS)
    .select(BIO_COLUMNS.map((column) => bioOf(column, opened).as(column)))
    .execute();
  return rows.map((row) => {
    const { bio, bio_hy, bio_ru } = row as Bio;
    const shown = toPublicItem(listedPlayer, withoutChildsBirthday(toItem(listedPlayer, row), today));
    return { ...shown, bio, bio_hy, bio_ru };
  });
}

function bioOf(column: keyof Bio, opened: number | null) {
  return sql<string>`case when id = ${opened ?? 0} then ${sql.ref(column)} else '' end`;
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

/** The other active players, while one of them is being saved. */
export async function listTeamMates(db: Db, id: number): Promise<Player[]> {
  return (await listPlayers(db, { status: "active" })).filter((one) => one.id !== id);
}

/** @throws AppError `not_found` */
export async function getPlayer(db: Db, id: number): Promise<Player> {
  return toItem(player, await getRecord(db, player, id));
}
