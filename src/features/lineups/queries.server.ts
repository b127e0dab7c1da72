import type { Db } from "#src/db/database.server.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import { mergedPeople, readMerged } from "#src/features/ledger/merged-people-queries.server.ts";
import { toItem } from "#src/records/record.ts";
import { notFound, type RecordRow } from "#src/records/record-kinds.server.ts";
import { lineup } from "./lineup.record.ts";
import {
  type MatchLineups,
  NO_LINEUPS,
  onlyPublic,
  publicFrom,
  type StoredPlayer,
  toMatchLineup,
  USUAL_BENCH,
  usualPublication,
} from "./lineup.ts";

/** Both line-ups of a match, drafts too. One query. */
export async function getLineups(db: Db, matchId: number): Promise<MatchLineups> {
  return (await lineupsOf(db, [matchId])).get(matchId) ?? NO_LINEUPS;
}

/** Both line-ups of a match as visitors may see them at a moment. One query. */
export async function publicLineups(db: Db, matchId: number, now: Date): Promise<MatchLineups> {
  return onlyPublic(await getLineups(db, matchId), now);
}

/** The line-ups of matches by match, drafts too; a match that has none is not among them. One query. */
export async function lineupsOf(db: Db, matchIds: number[]): Promise<Map<number, MatchLineups>> {
  const lineups = new Map<number, MatchLineups>();
  if (matchIds.length === 0) return lineups;
  const rows = await db
    .selectFrom("lineups")
    .innerJoin("matches", "matches.id", "lineups.match_id")
    .selectAll("lineups")
    .select(["matches.match_date", mergedPeople])
    .where("lineups.match_id", "in", matchIds)
    .where("lineups.deleted_at", "is", null)
    .execute();
  for (const row of rows) {
    const before = lineups.get(row.match_id) ?? NO_LINEUPS;
    lineups.set(row.match_id, { ...before, [row.side]: toMatchLineup(row, readMerged(row.merged_people)) });
  }
  return lineups;
}

/** The version of each line-up that a match has, drafts too, by side. */
export async function listLineupVersions(
  db: Db,
  matchId: number,
): Promise<[side: string, version: number][]> {
  const rows = await db
    .selectFrom("lineups")
    .select(["side", "version"])
    .where("match_id", "=", matchId)
    .where("deleted_at", "is", null)
    .orderBy("side")
    .execute();
  return rows.map(({ side, version }) => [side, version]);
}

/** When a line-up next becomes public, UTC ISO; undefined when none waits. One query. */
export async function nextLineupAt(db: Db, now: Date): Promise<string | undefined> {
  const at = now.toISOString();
  const rows = await db
    .selectFrom("lineups")
    .innerJoin("matches", "matches.id", "lineups.match_id")
    .select(["lineups.publish_at", "matches.match_date"])
    .where("lineups.deleted_at", "is", null)
    .where("matches.deleted_at", "is", null)
    .where((e) => e.or([e("lineups.publish_at", ">", at), e("matches.match_date", ">", at)]))
    .execute();
  const moments = rows.map(({ publish_at, match_date }) => publish_at ?? usualPublication(match_date));
  return moments.filter((moment) => moment > at).sort()[0];
}

/** What a line-up needs to know of its match. */
export type LineupMatch = Awaited<ReturnType<typeof getLineupMatch>>;

/** @throws AppError `not_found`, also for a match in the trash */
export async function getLineupMatch(db: Db, id: number) {
  const row = await db
    .selectFrom("matches")
    .leftJoin("competitions", "competitions.id", "matches.competition_id")
    .select(["matches.id", "match_date", "season", "status", "home_team_id", "away_team_id"])
    .select(["home_team_name", "home_team_name_hy", "home_team_name_ru"])
    .select(["away_team_name", "away_team_name_hy", "away_team_name_ru", "competitions.max_bench"])
    .where("matches.id", "=", id)
    .where("matches.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw notFound("matches", id);
  return { ...row, max_bench: row.max_bench ?? USUAL_BENCH };
}

/** The stored line-up of a side, unless it is in the trash. */
export function findLineupRow(
  db: Db,
  matchId: number,
  side: Side,
): Promise<RecordRow<"lineups"> | undefined> {
  return db
    .selectFrom("lineups")
    .selectAll()
    .where("match_id", "=", matchId)
    .where("side", "=", side)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** A row as answers give it. @param kickOff UTC ISO */
export function toLineupItem(row: RecordRow<"lineups">, kickOff: string) {
  const players = JSON.parse(row.players) as StoredPlayer[];
  const isShortConfirmed = row.is_short_confirmed === 1;
  const public_from = publicFrom({ players, publishAt: row.publish_at, isShortConfirmed, kickOff });
  return { ...toItem(lineup, row), players, public_from };
}

/** Both line-ups of a match as anybody may read them at a moment. @throws AppError `not_found` */
export async function listPublicLineups(db: Db, matchId: number, now: Date) {
  const { match_date } = await getLineupMatch(db, matchId);
  const shown = async (side: Side) => {
    const row = await findLineupRow(db, matchId, side);
    const item = row && toLineupItem(row, match_date);
    if (!item?.public_from || item.public_from > now.toISOString()) return null;
    const { id, version, created_at, updated_at, publish_at, is_short_confirmed, ...rest } = item;
    return rest;
  };
  return { home: await shown("home"), away: await shown("away") };
}
