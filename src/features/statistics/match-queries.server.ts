import { type ExpressionBuilder, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import type { Entry, Side } from "#src/features/ledger/ledger.ts";
import type { Lineup } from "#src/features/ledger/people.ts";
import { type StoredPlayer, toLineupPlayer } from "#src/features/lineups/lineup.ts";
import { COUNTED_OUTCOMES } from "#src/features/matches/match.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";
import { COUNTED_KINDS } from "./own-match.ts";
import { FIGURE_KINDS } from "./own-side.ts";

const TEAM_COLUMNS = [
  "slug",
  "name",
  "name_hy",
  "name_ru",
  "code",
  "code_hy",
  "code_ru",
  "logo_url",
] as const;

export type OwnMatchRow = Awaited<ReturnType<typeof listOwnMatchRows>>[number];

/**
 * The own club's matches that count, oldest first, each with what tells whether its log or its line-up is another one than
 * before. One query.
 */
export function listOwnMatchRows(db: Db) {
  const isHome = sql<boolean>`matches.home_team_id = own.id`;
  return (
    db
      // Once for all: a database that has just been filled knows no counts, and would add it up anew for each match.
      .with(
        (named) => named("log").materialized(),
        () => selectLogStamps(db),
      )
      .selectFrom("matches")
      .innerJoin("teams as own", (join) =>
        join
          .on("own.id", "=", selectOwnTeamId(db))
          .on((e) =>
            e.or([e("home_team_id", "=", e.ref("own.id")), e("away_team_id", "=", e.ref("own.id"))]),
          ),
      )
      .leftJoin("teams as opponent", (join) =>
        join
          .on(
            sql<boolean>`opponent.id = case when ${isHome} then matches.away_team_id else matches.home_team_id end`,
          )
          .on("opponent.deleted_at", "is", null),
      )
      .leftJoin("competitions", "competitions.id", "matches.competition_id")
      .leftJoin("lineups", (join) =>
        join
          .onRef("lineups.match_id", "=", "matches.id")
          .on(sql<boolean>`lineups.side = case when ${isHome} then 'home' else 'away' end`)
          .on("lineups.deleted_at", "is", null),
      )
      .leftJoin("log", "log.match_id", "matches.id")
      .select(["matches.id", "matches.match_date", "matches.season", "matches.round", "matches.stage"])
      .select(["matches.competition_id", "matches.half_lengths", "matches.attendance"])
      .select(["competition_name", "competition_name_hy", "competition_name_ru"])
      .select(["home_team_id", "home_team_name", "home_team_name_hy", "home_team_name_ru", "home_team_logo"])
      .select(["away_team_id", "away_team_name", "away_team_name_hy", "away_team_name_ru", "away_team_logo"])
      .select(["matches.status", "outcome", "home_score", "away_score", "home_extra", "away_extra"])
      .select([
        "own.id as own_id",
        "own.slug as own_slug",
        "competitions.kind",
        "competitions.slug as competition_slug",
      ])
      .select(TEAM_COLUMNS.map((column) => `opponent.${column} as opponent_${column}` as const))
      .select(["lineups.id as lineup_id", "lineups.version as lineup_version"])
      .select(sql<number | null>`length(lineups.players)`.as("lineup_letters"))
      .select(["log.last as log_last", "log.letters as log_letters"])
      .where("matches.deleted_at", "is", null)
      .where("matches.status", "=", "finished")
      .where("matches.outcome", "in", COUNTED_OUTCOMES)
      .where(isCountedKind)
      .orderBy("matches.match_date")
      .orderBy("matches.id")
      .execute()
  );
}

/** The last place of each match's log, and how long what figures follow from is. */
function selectLogStamps(db: Db) {
  return (
    db
      .selectFrom("match_ledger")
      .select("match_id")
      .select((e) => [e.fn.max("seq").as("last"), sql<number>`sum(length(payload))`.as("letters")])
      .where("kind", "in", FIGURE_KINDS)
      // Logs of other clubs' matches are many more.
      .where(
        "match_id",
        "in",
        db
          .selectFrom("matches")
          .select("id")
          .where((e) =>
            e.or([e("home_team_id", "=", selectOwnTeamId(db)), e("away_team_id", "=", selectOwnTeamId(db))]),
          ),
      )
      .groupBy("match_id")
  );
}

/** A competition that is only written in the match counts. */
function isCountedKind(
  e: ExpressionBuilder<Tables & { competitions: Tables["competitions"] }, "competitions">,
) {
  return e.or([e("competitions.kind", "is", null), e("competitions.kind", "in", COUNTED_KINDS)]);
}

/** What is told of some matches, by match: their entries that figures follow from, and the own side's line-up. One query. */
export async function listTold(
  db: Db,
  rows: readonly Pick<OwnMatchRow, "id" | "lineup_id">[],
): Promise<{ entries: Map<number, Entry[]>; lineups: Map<number, Lineup> }> {
  if (rows.length === 0) return { entries: new Map(), lineups: new Map() };
  const lineupIds = rows.flatMap(({ lineup_id }) => lineup_id ?? []);
  const told = await selectFigureEntries(
    db,
    rows.map(({ id }) => id),
  )
    .$if(lineupIds.length > 0, (query) => query.unionAll(selectLineups(db, lineupIds)))
    .execute();
  const [lineups, entries] = [true, false].map((isLineup) =>
    told.filter(({ kind }) => (kind === LINEUP) === isLineup),
  );
  return {
    entries: Map.groupBy(entries!.map(readEntry), (entry) => entry.match_id),
    lineups: new Map(lineups!.map(({ match_id, side, payload }) => [match_id, readLineup(side!, payload)])),
  };
}

/** Stands in the place of an entry's kind. */
const LINEUP = "lineup";

function selectFigureEntries(db: Db, matches: readonly number[]) {
  return db
    .selectFrom("match_ledger")
    .select(["id", "match_id", "side", "period", "clock_ms", "occurred_at", "target", "payload"])
    .select((e) => e.ref("kind").$castTo<string>().as("kind"))
    .where("match_id", "in", matches)
    .where("kind", "in", FIGURE_KINDS);
}

/** Line-ups in the shape of entries, their people as the payload. */
function selectLineups(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("lineups")
    .select((e) => [
      e.cast<string>("id", "text").as("id"),
      "match_id",
      "side",
      sql<never>`null`.as("period"),
      sql<never>`null`.as("clock_ms"),
      sql<never>`null`.as("occurred_at"),
      sql<never>`null`.as("target"),
      "players as payload",
      sql<string>`${sql.lit(LINEUP)}`.as("kind"),
    ])
    .where("id", "in", ids);
}

function readEntry(row: { match_id: number; payload: string }) {
  return { ...row, payload: JSON.parse(row.payload) } as unknown as Entry & { match_id: number };
}

function readLineup(side: string, players: string): Lineup {
  const stored = JSON.parse(players) as StoredPlayer[];
  return { players: stored.map((player) => toLineupPlayer(side as Side, player)) };
}
