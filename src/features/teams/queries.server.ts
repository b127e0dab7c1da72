import type { AliasableExpression } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { toItem, toPublicItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { team } from "./team.record.ts";
import type { Team } from "./team.ts";

/** Every team, by English name. */
export async function listTeams(db: Db): Promise<readonly Team[]> {
  const query = db.selectFrom("teams").selectAll().where("deleted_at", "is", null);
  const rows = await query.orderBy("id").execute();
  return sortedBy(rows.map(toTeam), ({ name }) => name);
}

/** The same without what staff alone read. */
export async function listPublicTeams(db: Db) {
  return (await listTeams(db)).map((one) => {
    const { version, created_at, updated_at, logo_url } = one;
    return { ...toPublicItem(team, { ...one, logo_url: "" }), logo_url, version, created_at, updated_at };
  });
}

/** The club whose website this is. */
export async function findOwnTeam(db: Db): Promise<Team | undefined> {
  const own = (await listTeams(db)).filter(({ is_own }) => is_own);
  return own.sort((one, other) => one.id - other.id)[0];
}

/** The number of the club whose website this is, within a query; null for a site without one. */
export function selectOwnTeamId(db: Db): AliasableExpression<number> {
  return db
    .selectFrom("teams")
    .where("is_own", "=", 1)
    .where("deleted_at", "is", null)
    .select((e) => e.fn.min("id").as("id"))
    .$asScalar() as unknown as AliasableExpression<number>;
}

/** The teams by id. */
export async function teamsById(db: Db): Promise<Map<number, Team>> {
  return new Map((await listTeams(db)).map((one) => [one.id, one]));
}

/** @throws AppError `not_found` */
export async function getTeam(db: Db, id: number): Promise<Team> {
  return toTeam(await getRecord(db, team, id));
}

/** How many matches and rows of tables name the team; matches in the trash don't count. */
export async function countUses(db: Db, id: number): Promise<{ matches: number; rows: number }> {
  const matches = await db
    .selectFrom("matches")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null)
    .where((e) => e.or([e("home_team_id", "=", id), e("away_team_id", "=", id)]))
    .executeTakeFirstOrThrow();
  const standings = await db
    .selectFrom("standings")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("team_id", "=", id)
    .executeTakeFirstOrThrow();
  return { matches: matches.count, rows: standings.count };
}

/** @param row as the database holds it */
export function toTeam(row: object): Team {
  const item = toItem(team, row);
  return { ...item, logo_url: item.logo_url || null };
}
