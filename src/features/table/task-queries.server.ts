import type { Db } from "#src/db/database.server.ts";
import type { Task } from "#src/features/office/task.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { leagueMatches, listSeasons, standingsOf } from "./queries.server.ts";
import { whichSeason } from "./season.ts";
import { standingsFromResults } from "./standings-from-results.ts";

/** Readers expect a result in the table on the next day. */
const COUNTED_DAYS = 1;

/** Whether the table of the current season counts fewer matches than have been played. */
export async function listTableTasks(db: Db): Promise<Task[]> {
  const seasons = await listSeasons(db);
  const season = seasons.find((one) => one.season === whichSeason(seasons));
  if (!season) return [];
  const [saved, matches] = await Promise.all([standingsOf(db, season.id), leagueMatches(db, season.season)]);
  if (saved.length === 0) return [];
  const played = new Map(saved.map((row) => [row.id, row.played]));
  const computed = standingsFromResults(saved, matches, season.tie_breakers);
  // Each match is missing in two rows.
  const missing = computed.reduce(
    (sum, row) => sum + Math.max(0, row.played - (played.get(row.id ?? 0) ?? 0)),
    0,
  );
  if (missing === 0) return [];
  const latest = matches.reduce((last, { match_date }) => (match_date > last ? match_date : last), "");
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
