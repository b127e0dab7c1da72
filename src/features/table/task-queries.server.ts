import type { Db } from "#src/db/database.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { counts } from "./league-matches.ts";
import { findLeagueSources, leagueFrom } from "./league-queries.server.ts";

/** Readers expect a result in the table on the next day. */
const COUNTED_DAYS = 1;

/** Whether the table of the current season, typed by hand, counts fewer matches than have been played. */
export async function listTableTasks(db: Db): Promise<Task[]> {
  const sources = await findLeagueSources(db);
  const league = sources && leagueFrom(sources);
  if (!league || league.source === "results" || league.rows.length === 0) return [];
  const { season, rows, fromResults } = league;
  const played = new Map(rows.map((row) => [row.id, row.played]));
  // Each match is missing in two rows.
  const missing = fromResults.reduce(
    (sum, row) => sum + Math.max(0, row.played - (played.get(row.id ?? 0) ?? 0)),
    0,
  );
  if (missing === 0) return [];
  // Also those of teams that no typed row names.
  const days = sources.matches.filter(counts).map(({ match_date }) => match_date);
  const latest = days.reduce((last, date) => (date > last ? date : last));
  return [
    {
      id: `table-behind-${season.season}`,
      feature: "table",
      kind: "behind",
      due_at: daysBefore(new Date(latest), -COUNTED_DAYS),
      to: `/admin/table?season=${encodeURIComponent(season.season)}`,
      about: season.season,
      about_hy: season.season,
      about_ru: season.season,
      facts: { count: Math.ceil(missing / 2) },
    },
  ];
}
