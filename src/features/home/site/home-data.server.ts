import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { loadCurrentMatches } from "#src/features/matches/current-matches.server.ts";
import { findMatchDetails, wantedMatch } from "#src/features/matches/match-details.server.ts";
import { pictureSizes } from "#src/features/media/queries.server.ts";
import { articleCardView } from "#src/features/news/article-view.server.ts";
import { listHomeArticles } from "#src/features/news/queries.server.ts";
import type { Partner } from "#src/features/partners/partner.ts";
import { loadMarkedPartners } from "#src/features/partners/partner-marks.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { settingText } from "#src/features/settings/setting.ts";
import { socialLinks } from "#src/features/shell/social-links.ts";
import { currentStandings } from "#src/features/table/queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";

import { miniTable } from "./mini-table.server.ts";

const NEWS = 6;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/**
 * Everything on the home page, in one language.
 * @param match the number of the match whose details are open over it
 */
export async function loadHome(app: App, language: Language, match: string | null) {
  const [front, { cards, ...matches }] = await Promise.all([
    app.cachedQuery(`home, ${language}`, (db) => readFront(app, db, language)),
    loadCurrentMatches(app, language, wantedMatch(match)),
  ]);
  return { ...front, ...matches, details: await findMatchDetails(app, match, language, cards) };
}

/** All but the matches. Failing settings or partners leave the page whole, with defaults. */
async function readFront(app: App, db: Db, language: Language) {
  const [settings, articles, standings, marked] = await Promise.all([
    app.cachedQuery("public settings", publicSettings).catch(() => ({})),
    articleViews(db, app.now(), language),
    currentStandings(db),
    loadMarkedPartners(app, language).catch(() => []),
  ]);
  const partners = marked.filter(({ partner }) => partner.display_in_partners);
  const own = standings.find((row) => row.is_own);
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
      figures: own ? { position: own.position, points: own.points, wins: own.won } : club.heroFallback,
    },
    table: miniTable(standings, language),
    social: socialLinks(settings).map(({ url }) => url),
    articles,
    titlePartner: titlePartnerView(partners.find(({ partner }) => isTitle(partner))?.partner, language),
    partners: partners.filter(({ partner }) => !isTitle(partner)).map(({ mark }) => mark),
  };
}

async function articleViews(db: Db, now: Date, language: Language) {
  const articles = await listHomeArticles(db, now, NEWS);
  const sizes = await pictureSizes(
    db,
    articles.map(({ image_url }) => image_url),
  );
  return articles.map((article) => articleCardView(article, language, sizes));
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
