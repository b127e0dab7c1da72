import type { Db } from "#src/db/database.server.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";
import { fold } from "#src/i18n/fold.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { COUNTED_OUTCOMES } from "./own-match.ts";

const LAST_NAMES = columnNames("player_last_name");
const NAME_PAIRS = columnNames("player_name").map((first, at) => [first, LAST_NAMES[at]!] as const);
const NAMES = NAME_PAIRS.flat();

/** Those of other clubs who scored in a league season. */
export interface LeagueScorers {
  /** Every goal of every finished match is entered with whoever scored it: else nobody knows who is how far. */
  isComplete: boolean;
  /** How many goals each of them has. */
  goals: number[];
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
    .select(["matches.id", "home_score", "away_score", "home_team_id", "away_team_id"])
    .select(["goal.id as goal", "goal.event_type", "goal.team_type"])
    .select(NAMES.map((name) => `goal.${name}` as const))
    .select(selectOwnTeamId(db).as("own"))
    .where("competitions.kind", "=", "league")
    .where("matches.season", "=", season)
    .where("matches.status", "=", "finished")
    .where("matches.outcome", "in", COUNTED_OUTCOMES)
    .where("matches.deleted_at", "is", null)
    .execute();
  const goals = new Map<string, number>();
  let isComplete = true;
  for (const match of Map.groupBy(rows, ({ id }) => id).values()) {
    const [{ home_score, away_score }] = match as [(typeof rows)[number]];
    const entered = match.filter(({ goal }) => goal !== null);
    isComplete &&= entered.length === (home_score ?? 0) + (away_score ?? 0);
    for (const one of entered) {
      const team = one.team_type === "home" ? one.home_team_id : one.away_team_id;
      if (one.event_type === "own_goal" || team === one.own) continue;
      const name = nameOf(one);
      isComplete &&= name !== "";
      goals.set(`${team} ${name}`, (goals.get(`${team} ${name}`) ?? 0) + 1);
    }
  }
  return { isComplete, goals: [...goals.values()] };
}

/** By which somebody of another club is known: as he is written in the first language that has him. */
function nameOf(one: Record<(typeof NAMES)[number], string | null>): string {
  return (
    NAME_PAIRS.map(([first, last]) => fold(`${one[first] ?? ""} ${one[last] ?? ""}`)).find(Boolean) ?? ""
  );
}
