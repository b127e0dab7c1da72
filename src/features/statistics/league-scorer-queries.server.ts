import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { COUNTED_OUTCOMES } from "#src/features/matches/match.ts";
import { type Names, namesOf } from "#src/features/people/person.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";
import { fold } from "#src/i18n/fold.ts";
import { columnNames } from "#src/i18n/localised.ts";
import type { NameOf } from "./own-match.ts";

const LAST_NAMES = columnNames("player_last_name");
const NAME_PAIRS = columnNames("player_name").map((first, at) => [first, LAST_NAMES[at]!] as const);
const NAMES = NAME_PAIRS.flat();

const TEAM_COLUMNS = [...columnNames("name"), ...columnNames("code"), "logo_url"] as const;

/** Whose goals they are, as a list shows it. */
export type ScoringTeam = NameOf<"name"> & NameOf<"code"> & { logo_url: string };

export interface LeagueScorer {
  names: Names;
  /** Null for a team of no list. */
  team: ScoringTeam | null;
  goals: number;
}

/** Those of other clubs who scored in a league season. */
export interface LeagueScorers {
  /** Every goal of every finished match is entered with whoever scored it: else nobody knows who is how far. */
  isComplete: boolean;
  scorers: LeagueScorer[];
  /** The own club; null before its first goal. */
  own: ScoringTeam | null;
}

/** Who of the other clubs scored how often in a season of the league. One query. */
export async function findLeagueScorers(db: Db, season: string): Promise<LeagueScorers> {
  const rows = await db
    .selectFrom("matches")
    .innerJoin("competitions", "competitions.id", "matches.competition_id")
    .leftJoin("match_events as goal", (join) =>
      join
        .onRef("goal.match_id", "=", "matches.id")
        .on("goal.event_type", "in", ["goal", "penalty_scored", "own_goal"])
        .on("goal.deleted_at", "is", null),
    )
    .leftJoin("teams", (join) =>
      join
        .on(
          sql<boolean>`teams.id = case goal.team_type when 'home' then matches.home_team_id else matches.away_team_id end`,
        )
        .on("teams.deleted_at", "is", null),
    )
    .select(["matches.id", "home_score", "away_score", "home_team_id", "away_team_id"])
    .select(["goal.id as goal", "goal.event_type", "goal.team_type"])
    .select(NAMES.map((name) => `goal.${name}` as const))
    .select(TEAM_COLUMNS.map((column) => `teams.${column} as team_${column}` as const))
    .select(selectOwnTeamId(db).as("own"))
    .where("competitions.kind", "=", "league")
    .where("matches.season", "=", season)
    .where("matches.status", "=", "finished")
    .where("matches.outcome", "in", COUNTED_OUTCOMES)
    .where("matches.deleted_at", "is", null)
    .execute();
  const scorers = new Map<string, LeagueScorer>();
  let own: ScoringTeam | null = null;
  let isComplete = true;
  for (const match of Map.groupBy(rows, ({ id }) => id).values()) {
    const [{ home_score, away_score }] = match as [(typeof rows)[number]];
    const entered = match.filter(({ goal }) => goal !== null);
    isComplete &&= entered.length === (home_score ?? 0) + (away_score ?? 0);
    for (const one of entered) {
      const team = one.team_type === "home" ? one.home_team_id : one.away_team_id;
      if (one.event_type === "own_goal") continue;
      if (team === one.own) {
        own ??= teamOf(one);
        continue;
      }
      const name = nameOf(one);
      isComplete &&= name !== "";
      const key = `${team} ${name}`;
      const known = scorers.get(key) ?? { names: namesOf(columnsOf(one)), team: teamOf(one), goals: 0 };
      scorers.set(key, { ...known, goals: known.goals + 1 });
    }
  }
  return { isComplete, scorers: [...scorers.values()], own };
}

type Named = Record<(typeof NAMES)[number], string | null>;
type TeamColumns = Record<`team_${(typeof TEAM_COLUMNS)[number]}`, string | null>;

function teamOf(row: TeamColumns): ScoringTeam | null {
  if (row.team_name === null) return null;
  const entries = TEAM_COLUMNS.map((column) => [column, row[`team_${column}`] ?? ""]);
  return Object.fromEntries(entries) as ScoringTeam;
}

/** A person's columns for those of an event: "player_last_name_hy" is "last_name_hy". */
function columnsOf(one: Named) {
  const entries = NAME_PAIRS.flatMap(([first, last]) => [
    [first.replace("player_name", "first_name"), one[first] ?? ""],
    [last.replace("player_", ""), one[last] ?? ""],
  ]);
  return Object.fromEntries(entries) as Record<string, string>;
}

/** By which somebody of another club is known: as he is written in the first language that has him. */
function nameOf(one: Named): string {
  return (
    NAME_PAIRS.map(([first, last]) => fold(`${one[first] ?? ""} ${one[last] ?? ""}`)).find(Boolean) ?? ""
  );
}
