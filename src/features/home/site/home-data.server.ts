import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { listHomeMatches } from "#src/features/matches/card-queries.server.ts";
import { findMatchDetails, wantedMatch } from "#src/features/matches/match-details.server.ts";
import { matchView } from "#src/features/matches/match-view.server.ts";
import { pictureSizes } from "#src/features/media/queries.server.ts";
import { articleCardView } from "#src/features/news/article-view.server.ts";
import { listHomeArticles } from "#src/features/news/queries.server.ts";
import type { Partner } from "#src/features/partners/partner.ts";
import { listActivePartners } from "#src/features/partners/queries.server.ts";
import { publicSettings } from "#src/features/settings/queries.server.ts";
import { settingText } from "#src/features/settings/setting.ts";
import { socialLinks } from "#src/features/shell/social-links.ts";
import { ownStanding } from "#src/features/table/queries.server.ts";
import type { App } from "#src/http/app.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { remember, rememberForNow } from "#src/live/remember.server.ts";

const NEWS = 6;
const RESULTS = 3;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/**
 * Everything on the home page, in one language.
 * @param match the number of the match whose details are open over it
 */
export async function loadHome(app: App, language: Language, match: string | null) {
  const { db } = app;
  const now = app.now();
  const wanted = wantedMatch(match);
  const [settings, matches, news, standing, partners] = await Promise.all([
    publicSettings(db).catch(() => ({})),
    wanted === null
      ? rememberForNow(db, "home matches", () => listHomeMatches(db, now, RESULTS, null))
      : listHomeMatches(db, now, RESULTS, wanted),
    rememberForNow(db, "home articles", () => articlesWithSizes(db, now)),
    remember(db, "own standing", ownStanding),
    listActivePartners(db, { display_in_partners: true }).catch(() => []),
  ]);
  const { next, results, cards } = matches;
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
    },
    details: await findMatchDetails(app, match, language, cards),
    social: socialLinks(settings).map(({ url }) => url),
    figures: standing ?? club.heroFallback,
    next: next ? matchView(next.match, next.teams, language) : null,
    articles: news.articles.map((article) => articleCardView(article, language, news.sizes)),
    results: results.map((result) => matchView(result.match, result.teams, language)),
    titlePartner: titlePartnerView(partners, language),
    partners: partners
      .filter((partner) => partner.category !== "title")
      .map((partner) => {
        const { id, name, logo, url } = partner;
        return { id, name, header_text: localised(partner, "header_text", language).text, logo, url };
      }),
  };
}

async function articlesWithSizes(db: Db, now: Date) {
  const articles = await listHomeArticles(db, now, NEWS);
  return {
    articles,
    sizes: await pictureSizes(
      db,
      articles.map(({ image_url }) => image_url),
    ),
  };
}

function titlePartnerView(partners: Partner[], language: Language) {
  const partner = partners.find(({ category }) => category === "title");
  if (!partner) return null;
  const { name, url, logo } = partner;
  return { name, url, logo, text: localised(partner, "partners_text", language) };
}

function videoChannel(settings: Record<string, { value: string }>): string {
  const url = settings.social_youtube?.value ?? "";
  return /^https?:\/\//.test(url) ? url : club.defaults.videoChannel;
}
