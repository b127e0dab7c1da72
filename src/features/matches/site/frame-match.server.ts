import type { App } from "#src/app/app.server.ts";
import type { CurrentMatch } from "#src/features/shell/current-match.ts";
import type { Language } from "#src/i18n/languages.ts";
import { loadCurrentMatches } from "../current-matches.server.ts";

const NOTHING = { match: null, isFollowed: false, until: null };

/**
 * The match that the header and the title of every page show: live, begun without news, or ended within two hours.
 * Pages go on without it.
 */
export async function loadFrameMatch(app: App, language: Language) {
  const current = await loadCurrentMatches(app, language).catch((error: unknown) => {
    app.log.warn("the page goes on with defaults", { part: "current match", error });
    return undefined;
  });
  if (!current) return NOTHING;
  const { act, isAwaited, isFresh, until, match } = current;
  return {
    match: match && (act === "live" || isFresh) ? frameMatch(match, isAwaited) : null,
    isFollowed: act !== "week",
    until,
  };
}

function frameMatch(
  {
    id,
    path,
    status,
    home,
    away,
    score,
  }: NonNullable<Awaited<ReturnType<typeof loadCurrentMatches>>["match"]>,
  isAwaited: boolean,
): CurrentMatch {
  const state = isAwaited ? "awaited" : status === "live" ? "live" : "finished";
  return { id, path, home, away, score, state };
}
