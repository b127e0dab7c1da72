import { type Kysely, sql } from "kysely";

/**
 * Whether a match's score was typed or is that of its goals. All that are stored were typed; a live or finished
 * match without one gets that of its goals, where it has any.
 */
// biome-ignore lint/suspicious/noExplicitAny: a migration runs against tables that do not exist yet.
export async function up(db: Kysely<any>): Promise<void> {
  await db.schema
    .alterTable("matches")
    .addColumn("is_score_typed", "integer", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`update matches set is_score_typed = 1
    where home_score is not null or away_score is not null`.execute(db);
  await sql`update matches set home_score = ${goalsOf("home")}, away_score = ${goalsOf("away")}
    where is_score_typed = 0 and status in ('live', 'finished') and exists (
      select 1 from match_events where match_id = matches.id and deleted_at is null
        and event_type in ('goal', 'penalty_scored', 'own_goal')
    )`.execute(db);
}

/** An own goal counts for the other side. */
function goalsOf(side: "home" | "away") {
  const other = side === "home" ? "away" : "home";
  return sql`(
    select count(*) from match_events where match_id = matches.id and deleted_at is null and (
      (event_type in ('goal', 'penalty_scored') and team_type = ${side})
      or (event_type = 'own_goal' and team_type = ${other})
    )
  )`;
}
