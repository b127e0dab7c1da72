import type { App } from "#src/app/app.server.ts";
import { loadClubRecords, type RecordKind } from "#src/features/statistics/club-records.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { isTitle, TITLE_KINDS, totalOf } from "../honour.ts";
import { countsIn, listHonours } from "../queries.server.ts";
import { listOwnPlaces } from "../season-queries.server.ts";

export type HonoursPageData = Awaited<ReturnType<typeof loadHonoursPage>>;

/** The records that stand here; the page of records has the others. */
const SHOWN: readonly RecordKind[] = [
  "biggestWin",
  "unbeaten",
  "mostPeople",
  "youngestScorer",
  "mostGoalsEver",
  "quickestGoal",
];

/**
 * What the club has won, its place in each league season that has a table, its records, and what happened to it. At
 * most six queries.
 */
export async function loadHonoursPage(app: App, language: Language) {
  const [all, places, { coverage, records }] = await Promise.all([
    listHonours(app.db),
    listOwnPlaces(app.db),
    loadClubRecords(app, language),
  ]);
  const counts = countsIn(all);
  const byYear = all.toSorted((one, other) => (one.year < other.year ? -1 : one.year > other.year ? 1 : 0));
  const titles = byYear.filter(({ kind }) => isTitle(kind));
  return {
    total: totalOf(counts),
    shelves: TITLE_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
      kind,
      count: counts[kind],
      years: titles.filter((one) => one.kind === kind).map(({ year }) => seasonName(year, language)),
    })),
    seasons: places.map(({ season, position, teams, isRunning }) => ({
      season,
      name: seasonName(season, language),
      position,
      /** From 0 for the last place to 1 for the first. */
      height: teams > 1 ? (teams - position) / (teams - 1) : 1,
      isRunning,
      titles: titles.filter(({ year }) => year === season).map(({ kind }) => kind),
    })),
    coverage,
    records: SHOWN.flatMap((kind) => records.find((record) => record.kind === kind) ?? []),
    stations: all
      .map((one) => ({ one, story: localised(one, "story", language, one.story_hy ? "hy" : "ru") }))
      .filter(({ one, story }) => !isTitle(one.kind) || story.text)
      .map(({ one, story }) => ({
        id: one.id,
        year: seasonName(one.year, language),
        name: localised(one, "name", language),
        story,
      })),
  };
}
