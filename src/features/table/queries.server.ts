import type { Selectable } from "kysely";
import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { teamsById } from "#src/features/teams/queries.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { tableErrors } from "./errors.server.ts";
import { newestFirst, type Season, whichSeason } from "./season.ts";
import { differencesBetween, type LeagueMatch, standingsFromResults } from "./standings-from-results.ts";
import { isOwnByName, type Standing, type StandingRow, shownRow } from "./table.ts";

/** The seasons, newest first. */
export async function listSeasons(db: Db): Promise<readonly Season[]> {
  const rows = await db.selectFrom("seasons").selectAll().where("deleted_at", "is", null).execute();
  return newestFirst(rows.map(toSeason));
}

export async function findSeason(db: Db, season: string): Promise<Season | undefined> {
  const row = await db
    .selectFrom("seasons")
    .selectAll()
    .where("season", "=", season)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && toSeason(row);
}

/** @throws AppError `not_found` */
export async function getSeason(db: Db, name: string): Promise<Season> {
  const season = await findSeason(db, name);
  if (!season) throw new AppError("not_found", tableErrors.no_season({ name }));
  return season;
}

/** The season that pages show unless told. */
export async function currentSeason(db: Db): Promise<string> {
  return whichSeason(await listSeasons(db));
}

/** The table of a season as it is shown, in order; empty for a season that does not exist. */
export async function listStandings(db: Db, name?: string): Promise<StandingRow[]> {
  const seasons = await listSeasons(db);
  const wanted = name ?? whichSeason(seasons);
  const season = seasons.find((one) => one.season === wanted);
  if (!season) return [];
  const [rows, teams] = await Promise.all([standingsOf(db, season.id), teamsById(db)]);
  return rows.map((row) => shown(row, teams, season, rows.length));
}

/** The rows of a season as they are stored. */
export async function standingsOf(db: Db, seasonId: number): Promise<Standing[]> {
  const rows = await db
    .selectFrom("standings")
    .selectAll()
    .where("season_id", "=", seasonId)
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(toStanding);
}

/** The table of the current season with what a short one shows; empty while there is none. One query. */
export async function currentStandings(db: Db): Promise<StandingRow[]> {
  const current = db
    .selectFrom("seasons")
    .select("id")
    .where("deleted_at", "is", null)
    .orderBy("is_current", "desc")
    .orderBy("season", "desc")
    .limit(1);
  const rows = await db
    .selectFrom("standings")
    .innerJoin("seasons", "seasons.id", "standings.season_id")
    .leftJoin("teams", (join) =>
      join.onRef("teams.id", "=", "standings.team_id").on("teams.deleted_at", "is", null),
    )
    .selectAll("standings")
    .select(["seasons.season", "seasons.zones", "teams.is_own", "teams.logo_url"])
    .select(["teams.code", "teams.code_hy", "teams.code_ru"])
    .where("season_id", "=", current)
    .orderBy("position")
    .orderBy("standings.id")
    .execute();
  return rows.map(({ season, zones, is_own, logo_url, code, code_hy, code_ru, season_id: _, ...row }) =>
    shownRow(
      { ...row, team_logo: row.team_logo || (logo_url ?? "") },
      { code: code ?? "", code_hy: code_hy ?? "", code_ru: code_ru ?? "" },
      is_own === null ? isOwnByName(row, club.keyword) : is_own === 1,
      { season, zones: JSON.parse(zones) as Season["zones"], count: rows.length },
    ),
  );
}

/** The table that follows from the finished league matches of a season, and where the saved one differs. */
export async function tableFromResults(db: Db, name: string) {
  const season = await getSeason(db, name);
  const [saved, matches, teams] = await Promise.all([
    standingsOf(db, season.id),
    leagueMatches(db, name),
    teamsById(db),
  ]);
  const computed = standingsFromResults(saved, matches, season.tie_breakers);
  return {
    season: name,
    standings: computed.map((row) => shown(row, teams, season, computed.length)),
    differences: differencesBetween(saved, computed),
  };
}

/** A season's finished league matches that have a score. */
export async function leagueMatches(db: Db, season: string): Promise<LeagueMatch[]> {
  const rows = await db
    .selectFrom("matches")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .select([
      "matches.match_date",
      "matches.home_team_id",
      ...columnNames("matches.home_team_name"),
      "matches.away_team_id",
      ...columnNames("matches.away_team_name"),
      "matches.home_score",
      "matches.away_score",
    ])
    .where("competitions.kind", "=", "league")
    .where("matches.season", "=", season)
    .where("matches.status", "=", "finished")
    .where("matches.deleted_at", "is", null)
    .execute();
  return rows.flatMap((row) => {
    const { match_date, home_score, away_score } = row;
    if (home_score === null || away_score === null) return [];
    const home = {
      team_id: row.home_team_id,
      name: row.home_team_name,
      name_hy: row.home_team_name_hy,
      name_ru: row.home_team_name_ru,
      logo: "",
    };
    const away = {
      team_id: row.away_team_id,
      name: row.away_team_name,
      name_hy: row.away_team_name_hy,
      name_ru: row.away_team_name_ru,
      logo: "",
    };
    return [{ match_date, home, away, home_score, away_score }];
  });
}

function shown(row: Standing, teams: Map<number, Team>, season: Season, count: number): StandingRow {
  const team = row.team_id === null ? undefined : teams.get(row.team_id);
  const codes = team ?? { code: "", code_hy: "", code_ru: "" };
  const isOwn = team ? team.is_own : isOwnByName(row, club.keyword);
  const logo = row.team_logo || (team?.logo_url ?? "");
  return shownRow({ ...row, team_logo: logo }, codes, isOwn, {
    season: season.season,
    zones: season.zones,
    count,
  });
}

export function toSeason(row: RecordRow<"seasons">): Season {
  const { id, season, version } = row;
  return {
    id,
    season,
    version,
    current: row.is_current === 1,
    zones: JSON.parse(row.zones) as Season["zones"],
    tie_breakers: JSON.parse(row.tie_breakers) as Season["tie_breakers"],
  };
}

function toStanding({ season_id: _, ...row }: Selectable<Tables["standings"]>): Standing {
  return row;
}
