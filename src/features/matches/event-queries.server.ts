import { type RawBuilder, sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { columnsWhere, toItem } from "#src/records/record.ts";
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

/** Of the events of one answer: a hundred matches with sixty each, all of them told in three languages, have 3.7 MB. */
const MOST_EVENT_BYTES = 4 * 1024 * 1024;
/** What an event says beside its texts. */
const EVENT_BYTES = 320;
const TEXT_BYTES = sql<number>`${sql.join(
  columnsWhere(matchEvent, ({ field }) => field.type === "text").map(
    (column) => sql`octet_length(${sql.ref(`match_events.${column}`)})`,
  ),
  sql` + `,
)}`;

/** Matches in the order of a list with their events, as many as find room in one answer. Three queries. */
export async function withEvents(db: Db, matches: Omit<Match, "events">[]): Promise<ListedMatch[]> {
  const counted = await sizesOf(db, matches, sql`0`);
  const few = fitting(matches, counted);
  const shown = fitting(few, await sizesOf(db, few, TEXT_BYTES));
  const events = await eventsOf(
    db,
    shown.flatMap(({ id }) => (counted.has(id) ? id : [])),
  );
  const byMatch = Map.groupBy(events, (event) => event.match_id);
  const isShown = new Set(shown);
  return matches.map((match) =>
    isShown.has(match) ? { ...match, events: (byMatch.get(match.id) ?? []).map(listed) } : match,
  );
}

/** What the events of each match take, without those that have none. */
async function sizesOf(
  db: Db,
  matches: readonly { id: number }[],
  texts: RawBuilder<number>,
): Promise<Map<number, number>> {
  if (matches.length === 0) return new Map();
  const rows = await db
    .selectFrom("match_events")
    .select(["match_id", sql<number>`sum(${sql.lit(EVENT_BYTES)} + ${texts})`.as("bytes")])
    .where(
      "match_id",
      "in",
      matches.map(({ id }) => id),
    )
    .where("deleted_at", "is", null)
    .groupBy("match_id")
    .execute();
  return new Map(rows.map(({ match_id, bytes }) => [match_id, Number(bytes)]));
}

/** Those that find room one after another. */
function fitting<One extends { id: number }>(
  matches: readonly One[],
  sizes: ReadonlyMap<number, number>,
): One[] {
  let left = MOST_EVENT_BYTES;
  return matches.filter(({ id }) => {
    const bytes = sizes.get(id) ?? 0;
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
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
