import type { Selectable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { AppError } from "#src/errors/app-error.ts";
import { tableErrors } from "./errors.server.ts";
import type { League } from "./league.ts";
import { findLeague, loadLeague } from "./league-queries.server.ts";
import { newestFirst, type Season, whichSeason } from "./season.ts";
import { toSeason, toStage } from "./season-rows.server.ts";
import type { Stage } from "./stage.ts";
import { differencesBetween } from "./standings-from-results.ts";
import { type Standing, type StandingRow, shownRow } from "./table.ts";

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
  const league = await findLeague(db, name);
  return league ? shownRows(league) : [];
}

/**
 * The table of a season as staff edit it, with where it comes from and the version that a save of it is over: from one
 * reading, since what is saved after it is then asked about. A season that does not exist is of version 0.
 */
export async function tableToEdit(db: Db, season: string) {
  const league = await findLeague(db, season);
  if (!league) return { season, standings: [], source: "hand" as const, version: 0 };
  const { source, season: stored } = league;
  return { season, standings: shownRows(league), source, version: stored.version };
}

/** The rows of a league as they are shown: by hand, or as they follow from the results. */
export function shownRows({ season, rows, zones }: Pick<League, "season" | "rows" | "zones">): StandingRow[] {
  return rows.map((row) => {
    const { slug: _s, key: _k, agrees: _a, logo_url, is_own, code, code_hy, code_ru, ...standing } = row;
    return shownRow(
      { ...standing, team_logo: row.team_logo || logo_url },
      { code, code_hy, code_ru },
      is_own,
      { season: season.season, zones, count: rows.length },
    );
  });
}

/** The parts of a season that follow the rounds in which all meet. */
export async function listStages(db: Db, seasonId: number): Promise<Stage[]> {
  const rows = await db
    .selectFrom("stages")
    .selectAll()
    .where("season_id", "=", seasonId)
    .where("deleted_at", "is", null)
    .orderBy("first_round")
    .orderBy("id")
    .execute();
  return rows.map(toStage);
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

/** The table that follows from the finished league matches of a season, and where the saved one differs. */
export async function tableFromResults(db: Db, name: string) {
  const league = await loadLeague(db, name);
  const saved = await standingsOf(db, league.season.id);
  return {
    season: name,
    standings: shownRows({ ...league, rows: league.fromResults }),
    differences: differencesBetween(saved, league.fromResults),
  };
}

function toStanding({ season_id: _, ...row }: Selectable<Tables["standings"]>): Standing {
  return row;
}
