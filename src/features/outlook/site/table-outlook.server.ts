import type { App } from "#src/app/app.server.ts";
import { noStore } from "#src/app/tracking.server.ts";
import { listSeasons } from "#src/features/table/queries.server.ts";
import { whichSeason } from "#src/features/table/season.ts";
import { loadOutlook } from "../queries.server.ts";
import { followedIn, isLive, needsShown, rowsNow } from "../rows-now.ts";

export type TableOutlook = NonNullable<Awaited<ReturnType<typeof loadTableOutlook>>>;

/** Whether an address asks for final results alone: why a club has its place is told of those. */
export function isFinalWanted(query: URLSearchParams): boolean {
  const results = query.get("results");
  if (results !== null && results !== "final") noStore();
  return results === "final" || query.has("why");
}

/**
 * What is told in and around a season's table; null where nothing can be. While matches run the rows are as they would
 * be if these ended so.
 * @param isFinal whether final results alone are wanted
 */
export async function loadTableOutlook(app: App, wanted: string | null, isFinal: boolean) {
  const seasons = await app.cachedQuery("seasons", listSeasons).catch(() => []);
  const current = whichSeason(seasons);
  const season = wanted || current;
  if (!seasons.some((one) => one.season === season)) return null;
  const outlook = await loadOutlook(app, season === current ? undefined : season);
  if (!outlook) return null;
  const { state, league } = outlook;
  const hasLive = isLive(outlook);
  return {
    season,
    isCurrent: season === current,
    isContradicted: state === "contradicted",
    /** What is not known, so that nothing is said of what is certain. */
    unknown: league.pending.length > 0 && (state === "incomplete" || state === "unsplit") ? state : null,
    isLive: hasLive,
    isAsItStands: hasLive && !isFinal,
    followed: state === "contradicted" ? [] : followedIn(league, app.now()),
    hasWhatIf:
      season === current && state !== "contradicted" && league.pending.length + league.live.length > 0,
    rows: state === "contradicted" ? [] : rowsNow(outlook, hasLive && !isFinal),
    needs: needsShown(outlook),
  };
}
