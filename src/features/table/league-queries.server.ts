import { sql } from "kysely";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { columnsWhere } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { tableErrors } from "./errors.server.ts";
import type { League, LeagueSources, SeasonMatch, TableTeam } from "./league.ts";
import { leagueOf } from "./league-of.ts";
import { jsonList, type ListColumns, listed } from "./list-queries.server.ts";
import { toSeason, toStage } from "./season-rows.server.ts";
import { stage } from "./stage.record.ts";
import { standing } from "./standing.record.ts";
import { isOwnByName } from "./table.ts";

const TEAM: ListColumns = {
  standings: ["id", ...columnsWhere(standing, () => true)],
  teams: ["slug", "code", "code_hy", "code_ru", "logo_url", "is_own"],
};
const STAGE: ListColumns = {
  stages: ["id", "season_id", "version", ...columnsWhere(stage, ({ name }) => name !== "season_id")],
};
const MATCH: ListColumns = {
  matches: [
    ...["id", "round", "match_date", "date_certainty", "status", "outcome"],
    ...["home_score", "away_score", "home_extra", "away_extra", "home_penalties", "away_penalties"],
    ...["home_team_id", ...columnNames("home_team_name"), "away_team_id", ...columnNames("away_team_name")],
  ],
};

/**
 * Everything that the table of a season is made from, and the table. One query.
 * @throws AppError `not_found` for a season that does not exist
 */
export async function loadLeague(db: Db, season: string): Promise<League> {
  const league = await findLeague(db, season);
  if (!league) throw new AppError("not_found", tableErrors.no_season({ name: season }));
  return league;
}

/** The same; undefined for a season that does not exist. @param name of the season; else the site's own */
export async function findLeague(db: Db, name?: string): Promise<League | undefined> {
  const sources = await findLeagueSources(db, name);
  return sources && leagueFrom(sources);
}

/** The sources of a season's table, read once for all pages. @param name of the season; else the site's own */
export function loadLeagueSources(app: App, name?: string): Promise<LeagueSources | undefined> {
  return app.cachedQuery(`league, ${name ?? ""}`, (db) => findLeagueSources(db, name));
}

const leagues = new WeakMap<LeagueSources, League>();

/** The table that follows from what is stored, made once for the same sources. */
export function leagueFrom(sources: LeagueSources): League {
  const made = leagues.get(sources) ?? leagueOf(sources);
  leagues.set(sources, made);
  return made;
}

/** What is stored of a season's table; undefined for a season that does not exist. One query. */
export async function findLeagueSources(db: Db, name?: string): Promise<LeagueSources | undefined> {
  const row = await db
    .selectFrom("seasons")
    .selectAll("seasons")
    // Found before its lists are read: sorted with them, SQLite would read those of every season.
    .where("seasons.id", "=", selectSeasonId(db, name))
    .select(
      sql<string | null>`(
        select ${jsonList(db, TEAM)}
        from standings left join teams on teams.id = standings.team_id and teams.deleted_at is null
        where standings.season_id = seasons.id
      )`.as("team_list"),
    )
    .select(
      sql<string | null>`(
        select ${jsonList(db, STAGE)} from stages
        where stages.season_id = seasons.id and stages.deleted_at is null
      )`.as("stage_list"),
    )
    .select(
      sql<string | null>`(
        select ${jsonList(db, MATCH)}
        from matches inner join competitions on competitions.id = matches.competition_id
        where competitions.kind = 'league' and matches.season = seasons.season
          and matches.deleted_at is null and matches.status != 'cancelled'
      )`.as("match_list"),
    )
    .executeTakeFirst();
  return row && sourcesIn(db, row);
}

function selectSeasonId(db: Db, name?: string) {
  return db
    .selectFrom("seasons as shown")
    .select("shown.id")
    .where("shown.deleted_at", "is", null)
    .$if(name !== undefined, (query) => query.where("shown.season", "=", name!))
    .orderBy("shown.is_current", "desc")
    .orderBy("shown.season", "desc")
    .limit(1);
}

interface SourcesRow extends RecordRow<"seasons"> {
  team_list: string | null;
  stage_list: string | null;
  match_list: string | null;
}

/** What was read of each season, with the text that it was read from. */
type Known = Map<number, { text: string; sources: LeagueSources }>;

/** Of each database; most saves leave a season as it is, and then it is neither parsed nor worked out once more. */
const known = new WeakMap<Db, Known>();

/** The same object as before, as long as nothing of the season has changed. */
function sourcesIn(db: Db, row: SourcesRow): LeagueSources {
  const seasons: Known = known.get(db) ?? new Map();
  known.set(db, seasons);
  const text = JSON.stringify(row);
  const before = seasons.get(row.id);
  if (before?.text === text) return before.sources;
  const sources = parsed(row);
  seasons.set(row.id, { text, sources });
  return sources;
}

function parsed({ team_list, stage_list, match_list, ...season }: SourcesRow): LeagueSources {
  return {
    season: toSeason(season),
    rows: listed(team_list, TEAM).map(toTeam).sort(byPosition),
    stages: listed(stage_list, STAGE)
      .map((fields) => toStage(fields as unknown as RecordRow<"stages">))
      .sort((one, other) => one.first_round - other.first_round || one.id - other.id),
    matches: listed(match_list, MATCH).map(toMatch),
  };
}

type Fields = Record<string, unknown>;

function byPosition(one: TableTeam, other: TableTeam): number {
  return one.position - other.position || (one.id ?? 0) - (other.id ?? 0);
}

function toTeam({ is_own, ...fields }: Fields): TableTeam {
  const row = fields as unknown as TableTeam;
  return {
    ...row,
    slug: row.slug ?? "",
    ...{ code: row.code ?? "", code_hy: row.code_hy ?? "", code_ru: row.code_ru ?? "" },
    logo_url: row.logo_url ?? "",
    is_own: is_own === null ? isOwnByName(row, club.keyword) : is_own === 1,
  };
}

function toMatch(fields: Fields): SeasonMatch {
  const side = (which: "home" | "away") => {
    const [name, name_hy, name_ru] = columnNames(`${which}_team_name`).map(
      (column) => fields[column] as string,
    );
    const team_id = fields[`${which}_team_id`] as number | null;
    return { team_id, name: name!, name_hy: name_hy!, name_ru: name_ru!, logo: "" };
  };
  return { ...(fields as unknown as SeasonMatch), home: side("home"), away: side("away") };
}
