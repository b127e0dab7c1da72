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
export type CardEvents = "none" | "goals" | "all";

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
  const goals = sql`and entry.event_type in (${sql.join(GOALS.map((type) => sql.lit(type)))})`;
  return sql<string | null>`(
    select cast(${list}(${entry}(${sql.join(fields)})) as text)
    from match_events as entry
    where entry.match_id = matches.id and entry.deleted_at is null ${which === "goals" ? goals : sql``}
  )`;
}

/** By time; within a minute, those of the half before those of added time. */
export function readCardEvents(text: string | null): CardEvent[] {
  if (text === null) return [];
  const events = JSON.parse(text) as CardEvent[];
  const added = ({ extra_time }: CardEvent) => extra_time ?? -1;
  return events.sort((a, b) => a.minute - b.minute || added(a) - added(b) || a.id - b.id);
}
