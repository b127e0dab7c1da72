import type { Db } from "#src/db/database.server.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { toItem } from "#src/records/record.ts";
import { getRecord } from "#src/records/records.server.ts";
import { team } from "./team.record.ts";
import type { Team } from "./team.ts";

/** Every team, by English name. */
export async function listTeams(db: Db): Promise<readonly Team[]> {
  const query = db.selectFrom("teams").selectAll().where("deleted_at", "is", null);
  const rows = await query.orderBy("id").execute();
  return sortedBy(rows.map(toTeam), ({ name }) => name);
}

/** The club whose website this is. */
export async function findOwnTeam(db: Db): Promise<Team | undefined> {
  const own = (await listTeams(db)).filter(({ is_own }) => is_own);
  return own.sort((one, other) => one.id - other.id)[0];
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
