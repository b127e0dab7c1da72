import { redirect } from "react-router";
import type { App } from "#src/app/app.server.ts";
import { rightUntil } from "#src/app/tracking.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { publicEntry, withoutFormerWords } from "#src/features/ledger/patch.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { type MatchLineups, onlyPublic } from "#src/features/lineups/lineup.ts";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import { listAround } from "#src/features/matches/around-queries.server.ts";
import type { MatchCard } from "#src/features/matches/card-queries.server.ts";
import { listFormerDates } from "#src/features/matches/former-date-queries.server.ts";
import { displayScore, extraScore, type Match, type Score } from "#src/features/matches/match.ts";
import { historyOf, previewOf } from "#src/features/matches/match-preview.server.ts";
import { rulesOf } from "#src/features/matches/match-rules.ts";
import { type MatchView, matchView, matchViews } from "#src/features/matches/match-view.server.ts";
import { videoId } from "#src/features/matches/video.ts";
import { findMatchReport } from "#src/features/news/match-report-queries.server.ts";
import { loadMatchStakes } from "#src/features/outlook/match-stakes.server.ts";
import { formsOf, quoted } from "#src/features/teams/club-forms.ts";
import type { ClubForms } from "#src/features/voice/voice.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { groupDigits } from "#src/i18n/numbers.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { type ConfirmedForms, findPageCard, type PageCard } from "../card-queries.server.ts";
import { listAbsent } from "./absent.server.ts";
import type { MatchLog } from "./match-log.ts";
import { eventNames, lineupsIn, squadNames } from "./page-people.server.ts";
import { loadPageTable } from "./page-table.server.ts";

export type MatchPageData = Awaited<ReturnType<typeof loadMatchPage>>;

const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** What is told of the match itself; what its log tells is told by the log alone. */
export type PageMatch = Omit<MatchView, "scorers" | "goals" | "lastEntry" | "score" | "status">;

/**
 * The page of one match. Its number alone, a former name of a team and any other words lead to the present address.
 * @param address the last part of the path, e.g. "421-argishti-pyunik"
 * @throws AppError `not_found`, also for a match in the trash
 */
export async function loadMatchPage(app: App, language: Language, address: string, query: string) {
  const { card, forms, withRules, isShownSeason } = await cardAt(app, address);
  const view = matchView(card, language);
  if (`/matches/${address}` !== view.path) throw redirect(localPath(language, view.path) + query, 301);
  const { match } = card;
  const isAhead = isToBePlayed(match);
  const own = [match.home_team_id, match.away_team_id].find(
    (id) => id !== null && card.teams.get(id)?.is_own,
  );
  const { db } = app;
  const now = app.now();
  // Its minutes are counted on from when it was made.
  if (match.status === "live") rightUntil(now.getTime() + MINUTE_MS);
  const hasTable = !isAhead && withRules.kind === "league";
  const [entries, allLineups, around, table, article, formerDates] = await Promise.all([
    // Of one that was put off while it was live, open pages know its log.
    match.status === "scheduled" ? [] : listEntries(db, match.id),
    getLineups(db, match.id),
    listAround(db, match, own ?? undefined, now),
    hasTable ? loadPageTable(app, match, isShownSeason, language) : null,
    match.status === "finished" ? findMatchReport(db, now, match.id, language) : undefined,
    listFormerDates(db, match),
  ]);
  const lineups = onlyPublic(allLineups, now);
  const named = eventNames(card.events, language);
  return {
    match: { ...pageMatch(view), version: match.version },
    /** All that the own club and its opponent played, without the language; empty where there is no such page. */
    against: againstPath(card, own),
    formerDates,
    log: logOf(card, entries),
    lineups: lineupsIn(lineups, language),
    lineupsAt: nextPublication(allLineups, now),
    names: {
      ...(await squadNames(db, { match, entries, lineups, named, isOpen: isOpen(match, now) }, language)),
      ...named,
    },
    clubs: {
      home: clubOf(view.home.name, forms.home, language),
      away: clubOf(view.away.name, forms.away, language),
    },
    /** The server's time when the page was made: clocks and countdowns begin with it. */
    now: now.toISOString(),
    facts: factsOf(card, language),
    outcome: outcomeOf(match, language),
    rules: rulesOf(match),
    isAhead,
    stakes: isAhead ? await loadMatchStakes(app, match).catch(() => null) : null,
    report: localised(match, "match_report", language),
    article: article ?? null,
    video: videoId(match.video_url),
    table,
    round: matchViews(around.round, language).map(roundLine),
    next: around.next ? matchView(around.next, language) : null,
    preview: isAhead ? previewOf(around.before, match, language) : null,
    history: isAhead ? historyOf(around.before, match) : [],
    absent: isAhead ? await listAbsent(db, withRules, lineups, language) : [],
  };
}

function againstPath({ match, teams }: MatchCard, own: number | null | undefined): string {
  const other = [match.home_team_id, match.away_team_id].find((id) => id !== own);
  const slug = own && other ? teams.get(other)?.slug : undefined;
  return slug ? `/matches/against/${slug}` : "";
}

/** Whether anybody may be named while the page is open. */
function isOpen({ status, match_date }: Match, now: Date): boolean {
  return (
    status === "live" || (status === "scheduled" && Math.abs(Date.parse(match_date) - now.getTime()) < DAY_MS)
  );
}

/** Scheduled, or put off and not begun: one that was abandoned has a course. */
function isToBePlayed({ status, outcome }: Match): boolean {
  return status === "scheduled" || (status === "postponed" && outcome !== "abandoned");
}

/** When a line-up that is not seen yet will be, UTC; null where none waits. */
function nextPublication({ home, away }: MatchLineups, now: Date): string | null {
  const moments = [home, away].map((lineup) => lineup?.publishedAt ?? "");
  return moments.filter((moment) => moment > now.toISOString()).sort()[0] ?? null;
}

function outcomeOf(match: Match, language: Language) {
  return {
    kind: match.outcome,
    reason: localised(match, "outcome_reason", language, anyLanguage(match)),
  };
}

function scoreOf(home: number | null, away: number | null): Score | null {
  return home === null && away === null ? null : { home: home ?? 0, away: away ?? 0 };
}

/** A reason may have been written in any one language. */
function anyLanguage(match: Match): Language {
  return match.outcome_reason_hy ? "hy" : "ru";
}

/** A match of the round in short. */
function roundLine({ id, path, home, away, score, status, decided, shortDate, time }: MatchView) {
  return { id, path, home, away, score, status, decided, shortDate, time };
}

/** @throws AppError `not_found` */
async function cardAt(app: App, address: string): Promise<PageCard> {
  const [, digits = ""] = /^([1-9]\d{0,14})(?:-.*)?$/s.exec(address) ?? [];
  const found = digits ? await findPageCard(app.db, Number(digits)) : undefined;
  if (!found) throw new AppError("not_found", recordErrors.not_found({ noun: "match", id: digits || 0 }));
  return found;
}

function pageMatch({ scorers, goals, lastEntry, score, status, ...match }: MatchView): PageMatch {
  return match;
}

function logOf({ match }: MatchCard, entries: (Entry & { seq: number })[]): MatchLog {
  return {
    match: match.id,
    entries: withoutFormerWords(entries).map(publicEntry),
    seq: entries.at(-1)?.seq ?? 0,
    status: match.status,
    score: displayScore(match),
    extra: extraScore(match),
    penalties: scoreOf(match.home_penalties, match.away_penalties),
  };
}

/** A club as sentences name it: in other forms than its name only those that staff confirmed of that name. */
function clubOf({ text, lang }: ShownText, confirmed: ConfirmedForms, language: Language): ClubForms {
  if (language === "en" || lang !== language) return { name: text, lang, forms: {} };
  const isNamed = confirmed?.[`name_${language}`] === text;
  return { name: quoted(text), lang, forms: isNamed ? formsOf(confirmed, language) : {} };
}

function factsOf({ match }: MatchCard, language: Language) {
  const { attendance, temperature, weather } = match;
  return {
    attendance: attendance === null ? "" : groupDigits(attendance, language),
    weather,
    temperature: temperature === null ? "" : `${String(temperature).replace("-", "−")}\u00a0°C`,
  };
}
