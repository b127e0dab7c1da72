import { type RawBuilder, sql } from "kysely";
import { type Db, isPostgres } from "#src/db/database.server.ts";
import type { MatchEvent } from "./match.ts";
import { GOALS } from "./score.ts";

const FIELDS = [
  "id",
  "event_type",
  "team_type",
  "minute",
  "extra_time",
  "pair_id",
  "player_id",
  "player_name",
  "player_name_hy",
  "player_name_ru",
  "player_last_name",
  "player_last_name_hy",
  "player_last_name_ru",
] as const satisfies (keyof MatchEvent)[];

/** What a match's card tells of an event. */
export type CardEvent = Pick<MatchEvent, (typeof FIELDS)[number]>;
/** Of which events a card tells; "latest" are its goals and what happened last. */
export type CardEvents = "none" | "goals" | "latest" | "all";

/** Of one match on a list: its page tells of all. A substitution is two events, and who sees the latest sees both. */
const [MOST_GOALS, MOST_LATEST] = [50, 10];

/**
 * The events of each match of a query as one column: a list of a hundred matches names its scorers without a second
 * query.
 */
export function cardEvents(db: Db, which: CardEvents): RawBuilder<string | null> {
  if (which === "none") return sql<null>`null`;
  const [list, entry] = isPostgres(db)
    ? [sql`json_agg`, sql`json_build_object`]
    : [sql`json_group_array`, sql`json_object`];
  const fields = FIELDS.map((field) => sql`${sql.lit(field)}, ${sql.ref(`entry.${field}`)}`);
  return sql<string | null>`(
    select cast(${list}(${entry}(${sql.join(fields)})) as text)
    from (${chosen(which)}) as chosen
    inner join match_events as entry on entry.id = chosen.id
  )`;
}

/** The numbers of a match's events of which its card tells. */
function chosen(which: Exclude<CardEvents, "none">): RawBuilder<unknown> {
  const all = sql`select one.id from match_events as one
    where one.match_id = matches.id and one.deleted_at is null`;
  const byTime = (direction: RawBuilder<unknown>) => sql`
    order by one.minute ${direction}, coalesce(one.extra_time, -1) ${direction}, one.id ${direction}`;
  const types = sql.join(GOALS.map((type) => sql.lit(type)));
  const goals = sql`${all} and one.event_type in (${types}) ${byTime(sql`asc`)} limit ${sql.lit(MOST_GOALS)}`;
  if (which === "all") return all;
  if (which === "goals") return goals;
  const latest = sql`${all} ${byTime(sql`desc`)} limit ${sql.lit(MOST_LATEST)}`;
  return sql`select id from (${goals}) as goals union select id from (${latest}) as latest`;
}

/** By time; within a minute, those of the half before those of added time. */
export function readCardEvents(text: string | null): CardEvent[] {
  if (text === null) return [];
  const events = JSON.parse(text) as CardEvent[];
  const added = ({ extra_time }: CardEvent) => extra_time ?? -1;
  return events.sort((a, b) => a.minute - b.minute || added(a) - added(b) || a.id - b.id);
}
