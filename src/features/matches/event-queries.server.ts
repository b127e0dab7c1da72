import type { Db } from "#src/db/database.server.ts";
import { toItem } from "#src/records/record.ts";
import type { ListedEvent, ListedMatch, Match, MatchEvent } from "./match.ts";
import { matchEvent } from "./match-event.record.ts";

/** A match's events by time; within a minute, those of the half before those of added time. */
export function listEvents(db: Db, matchId: number): Promise<MatchEvent[]> {
  return eventsOf(db, [matchId]);
}

/**
 * A match's events by time as its page shows them: a player who is not in the squad any more is a name alone.
 */
export async function listShownEvents(db: Db, matchId: number): Promise<MatchEvent[]> {
  const rows = await ofMatches(db, [matchId])
    .leftJoin("players", (join) =>
      join
        .onRef("players.id", "=", "match_events.player_id")
        .on("players.is_active", "=", 1)
        .on("players.deleted_at", "is", null),
    )
    .select("players.id as active_id")
    .execute();
  return rows.map(({ active_id, ...row }) => ({ ...toItem(matchEvent, row), player_id: active_id }));
}

/** Matches with their events, read all at once. */
export async function withEvents(db: Db, matches: Omit<Match, "events">[]): Promise<ListedMatch[]> {
  const events = await eventsOf(
    db,
    matches.map((match) => match.id),
  );
  const byMatch = Map.groupBy(events, (event) => event.match_id);
  return matches.map((match) => ({ ...match, events: (byMatch.get(match.id) ?? []).map(listed) }));
}

function listed({ match_id, version, created_at, updated_at, ...event }: MatchEvent): ListedEvent {
  return event;
}

async function eventsOf(db: Db, matchIds: number[]): Promise<MatchEvent[]> {
  if (matchIds.length === 0) return [];
  const rows = await ofMatches(db, matchIds).execute();
  return rows.map((row) => toItem(matchEvent, row));
}

function ofMatches(db: Db, matchIds: number[]) {
  return db
    .selectFrom("match_events")
    .selectAll("match_events")
    .where("match_id", "in", matchIds)
    .where("match_events.deleted_at", "is", null)
    .orderBy("minute")
    .orderBy("extra_time", (order) => order.asc().nullsFirst())
    .orderBy("match_events.id");
}
