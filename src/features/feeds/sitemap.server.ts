import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { listMatchAddresses } from "#src/features/matches/address-queries.server.ts";
import { isWholeIn } from "#src/features/news/article.ts";
import { listAddresses, listFeedArticles } from "#src/features/news/feed-queries.server.ts";
import { readingOrder } from "#src/features/news/language-state.ts";
import { TABS } from "#src/features/squad/tab.ts";
import { listFigureAddresses } from "#src/features/statistics/addresses.server.ts";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { escapeXml, XML_HEAD } from "./xml.ts";

const CLUB_TABS = TABS.map((tab) => (tab === TABS[0] ? "/club" : `/club?tab=${tab}`));
const PAGES = [
  "/",
  "/news",
  ...CLUB_TABS,
  "/stadium",
  "/matches",
  "/table",
  "/table/race",
  "/table/rules",
  "/records",
  "/honours",
  "/contact",
];
/** About 2 MB: an article has an address in each language, and each names the others. 50,000 may stand in one (sitemaps.org). */
const ARTICLES_A_FILE = 1000;
/** Source: Google News sitemaps. */
const NEWS_HOURS = 48;

/**
 * `/sitemap.xml`: every public page and match in three languages and every article in its own, each with the others. A club
 * with very many articles gets an index instead, whose parts are `?part=1`, `?part=2` …
 */
export async function sitemap(
  app: App,
  siteUrl: string,
  part: number | undefined,
): Promise<string | undefined> {
  const { addresses, total } = await listAddresses(app.db, app.now(), {
    limit: ARTICLES_A_FILE,
    offset: ((part ?? 1) - 1) * ARTICLES_A_FILE,
  });
  const parts = Math.max(1, Math.ceil(total / ARTICLES_A_FILE));
  if (part === undefined && parts > 1) return sitemapIndex(siteUrl, parts);
  if (part !== undefined && part > parts) return undefined;
  const pages = (part ?? 1) === 1 ? PAGES.flatMap((path) => entries(siteUrl, path, LANGUAGES)) : [];
  const matches = (part ?? 1) === 1 ? await listMatchAddresses(app.db) : [];
  const matchPages = matches.flatMap(({ path, updated_at }) => entries(siteUrl, path, LANGUAGES, updated_at));
  const figures = (part ?? 1) === 1 ? await listFigureAddresses(app) : [];
  const figurePages = figures.flatMap((path) => entries(siteUrl, path, LANGUAGES));
  const articles = addresses.flatMap(({ slug, updated_at, ...out }) => {
    const languages = readingOrder(out.language).filter((language) => out[language]);
    return entries(siteUrl, `/news/${slug}`, languages, updated_at);
  });
  return `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${[...pages, ...figurePages, ...matchPages, ...articles].join("\n")}
</urlset>
`;
}

/** One address a language in which it is out; the first of them is for everybody else, as on the page. */
function entries(siteUrl: string, path: string, out: readonly Language[], modified?: string): string[] {
  const address = (language: Language) => escapeXml(siteUrl + localPath(language, path));
  const [first = "en"] = out;
  const others = [...out.map((language) => [language, address(language)]), ["x-default", address(first)]]
    .map(([name, url]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${url}"/>`)
    .join("");
  const changed = modified ? `<lastmod>${modified.slice(0, 10)}</lastmod>` : "";
  return out.map((language) => `<url><loc>${address(language)}</loc>${changed}${others}</url>`);
}

function sitemapIndex(siteUrl: string, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(`${siteUrl}/sitemap.xml?part=${index + 1}`)}</loc></sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${files.join("\n")}
</sitemapindex>
`;
}

/** `/news-sitemap.xml`: what came out in the last two days, in each language that it is written in. */
export async function newsSitemap(app: App, siteUrl: string): Promise<string> {
  const since = new Date(app.now().getTime() - NEWS_HOURS * 3_600_000).toISOString();
  const articles = await listFeedArticles(app.db, app.now(), 1000, { since });
  const items = articles.flatMap((article) =>
    LANGUAGES.flatMap((language) => {
      const title = language === "en" ? article.title : article[`title_${language}`];
      if (!isWholeIn(article, language)) return [];
      return `<url><loc>${escapeXml(siteUrl + localPath(language, `/news/${article.slug}`))}</loc><news:news><news:publication><news:name>${escapeXml(club.name[language])}</news:name><news:language>${language}</news:language></news:publication><news:publication_date>${article.display_date}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news></url>`;
    }),
  );
  return `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${items.join("\n")}
</urlset>
`;
}

/** `/robots.txt` */
export function robots(siteUrl: string): string {
  return `User-agent: *
Allow: /
Disallow: /admin
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
Sitemap: ${siteUrl}/news-sitemap.xml
`;
}
