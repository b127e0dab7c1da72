import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { honoursOf } from "#src/features/honours/queries.server.ts";
import { loadCurrentMatches } from "#src/features/matches/current-matches.server.ts";
import { findMatchDetails, wantedMatch } from "#src/features/matches/match-details.server.ts";
import { describePictures } from "#src/features/media/queries.server.ts";
import { articleCardView } from "#src/features/news/article-view.server.ts";
import { listHomeArticles } from "#src/features/news/queries.server.ts";
import { nearestNeed } from "#src/features/outlook/needs.ts";
import { loadSeasonTable } from "#src/features/outlook/queries.server.ts";
import { followedIn, isLive, needsShown, rowsNow } from "#src/features/outlook/rows-now.ts";
import type { SeasonOutlook } from "#src/features/outlook/season-outlook.ts";
import type { Partner } from "#src/features/partners/partner.ts";
import { loadMarkedPartners } from "#src/features/partners/partner-marks.server.ts";
import type { OwnAbsences } from "#src/features/people/out-queries.server.ts";
import { awayView, outView } from "#src/features/people/out-view.server.ts";
import { settingText } from "#src/features/settings/setting.ts";
import { socialLinks } from "#src/features/shell/social-links.ts";
import type { StandingRow } from "#src/features/table/table.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";

import { readFrontRows } from "../front-queries.server.ts";
import { miniTable } from "./mini-table.server.ts";

const NEWS = 6;

/** More names than these are a list, which the page of the match has. */
const MOST_ABSENT = 6;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/**
 * Everything on the home page, in one language.
 * @param match the number of the match whose details are open over it
 */
export async function loadHome(app: App, language: Language, match: string | null) {
  const [front, { cards, course, lengths, ...matches }] = await Promise.all([
    app.cachedQuery(`home, ${language}`, (db) => readFront(app, db, language)),
    loadCurrentMatches(app, language, wantedMatch(match)),
  ]);
  return { ...front, ...matches, details: await findMatchDetails(app, match, language, cards) };
}

/** All but the matches. Failing settings or partners leave the page whole, with defaults. */
async function readFront(app: App, db: Db, language: Language) {
  const [{ settings, honours, absences }, articles, { standings, outlook }, marked] = await Promise.all([
    readFrontRows(db, app.now()).catch(() => NO_FRONT_ROWS),
    articleViews(db, app.now(), language),
    loadSeasonTable(app),
    loadMarkedPartners(app, language).catch(() => []),
  ]);
  const partners = marked.filter(({ partner }) => partner.display_in_partners);
  const shown = (key: string, fallback: string): ShownText => {
    const text = settingText(settings, key, language);
    return text.text ? text : { text: fallback, lang: language };
  };
  return {
    hero: {
      title: shown("hero_title", club.name[language]),
      subtitle: shown("hero_subtitle", club.league[language]),
      matches: shown("hero_button_matches", ""),
      watch: shown("hero_button_watch", ""),
      channel: videoChannel(settings),
      figures: heroFigures(standings),
    },
    honours,
    absent: absentView(absences, language),
    table: miniTable(standings, language, rowsOf(outlook)),
    outlook: outlookView(outlook, app.now()),
    social: socialLinks(settings).map(({ url }) => url),
    articles,
    titlePartner: titlePartnerView(partners.find(({ partner }) => isTitle(partner))?.partner, language),
    partners: partners.filter(({ partner }) => !isTitle(partner)).map(({ mark }) => mark),
  };
}

/** The specified figures stand there only while the table is empty: beside other clubs' they would be untrue. */
function heroFigures(standings: readonly StandingRow[]) {
  const own = standings.find((row) => row.is_own);
  if (own) return { position: own.position, points: own.points, wins: own.won };
  return standings.length === 0 ? club.heroFallback : null;
}

const NO_FRONT_ROWS: Awaited<ReturnType<typeof readFrontRows>> = {
  settings: {},
  honours: honoursOf([]),
  absences: { match: undefined, out: [], away: [] },
};

/** Who misses the next match: those of the squad first, then who is lent out; who has left is missed no more. */
function absentView({ match, out, away }: OwnAbsences, language: Language) {
  const people = [
    ...out.map((one) => outView(one, language)),
    ...away.filter(({ kind }) => kind === "loan").map((one) => awayView(one, language)),
  ].filter(({ name }) => name !== null);
  return {
    match: match ?? null,
    people: people.slice(0, MOST_ABSENT),
    more: Math.max(0, people.length - MOST_ABSENT),
  };
}

function rowsOf(outlook: SeasonOutlook | null) {
  return outlook && outlook.state !== "contradicted" ? rowsNow(outlook, isLive(outlook)) : [];
}

/** What the club needs, as far as it is sure; the table that matches change while they run. */
function outlookView(outlook: SeasonOutlook | null, now: Date) {
  if (!outlook || outlook.state === "contradicted") return null;
  const needs = needsShown(outlook);
  return {
    isLive: isLive(outlook),
    followed: followedIn(outlook.league, now),
    nearest: nearestNeed(needs) ?? null,
    decided: needs.filter(({ mark }) => mark !== "possible"),
  };
}

async function articleViews(db: Db, now: Date, language: Language) {
  const articles = await listHomeArticles(db, now, NEWS);
  const covers = articles.map(({ image_url }) => image_url);
  const pictures = await describePictures(db, now, covers, language);
  return articles.map((article) => articleCardView(article, language, pictures));
}

function isTitle({ category }: Partner): boolean {
  return category === "title";
}

function titlePartnerView(partner: Partner | undefined, language: Language) {
  if (!partner) return null;
  const { name, url, logo } = partner;
  return { name, url, logo, text: localised(partner, "partners_text", language) };
}

function videoChannel(settings: Record<string, { value: string }>): string {
  const url = settings.social_youtube?.value ?? "";
  return /^https?:\/\//.test(url) ? url : club.defaults.videoChannel;
}
