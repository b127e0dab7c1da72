import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { foldClock } from "#src/features/ledger/match-state.ts";
import { listClockEntries } from "#src/features/ledger/queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { MatchCard } from "./card-queries.server.ts";
import { listCurrentMatches } from "./current-queries.server.ts";
import { matchViews } from "./match-view.server.ts";

/** Source: specification of the public site, section 9, "recent results 3". */
const RESULTS = 3;

export type CurrentMatchesView = Awaited<ReturnType<typeof loadCurrentMatches>>;

/**
 * The club's current match, its next ones and its newest results as pages show them; read once for the frame, the home
 * page and the list. One query; while a match is live, another one.
 * @param wanted a match that a page shows besides; it is among `cards` when it is there
 */
export function loadCurrentMatches(app: App, language: Language, wanted: number | null = null) {
  const read = (db: Db) => readCurrent(db, app.now(), language, wanted);
  return wanted === null ? app.cachedQuery(`current matches, ${language}`, read) : read(app.db);
}

async function readCurrent(db: Db, now: Date, language: Language, wanted: number | null) {
  const { phase, current, next, following, nextHome, results, cards } = await listCurrentMatches(
    db,
    now,
    RESULTS,
    wanted,
  );
  const shown = [...new Set([current, next, following, nextHome, ...results])].filter(
    (card) => card !== undefined,
  );
  const views = new Map(matchViews(shown, language).map((view) => [view.id, view]));
  const viewOf = (card: MatchCard | undefined) => (card && views.get(card.match.id)) ?? null;
  const { act, isAwaited, isFresh, until } = phase;
  const isLive = current?.match.status === "live";
  return {
    act,
    isAwaited,
    isFresh,
    until,
    match: viewOf(current),
    /** Where the match has come to, by its log; null while none is played. */
    course: isLive ? foldClock(await listClockEntries(db, current.match.id)) : null,
    lengths: current?.match.half_lengths ?? "",
    next: viewOf(next),
    following: viewOf(following),
    nextHome: viewOf(nextHome),
    results: results.map((card) => viewOf(card)!),
    cards,
  };
}
