import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { describe } from "#src/features/news/article.ts";
import { listFeedArticles } from "#src/features/news/feed-queries.server.ts";
import { sharePicture } from "#src/features/news/share-picture.ts";
import { type Language, LOCALES, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { escapeXml, XML_HEAD } from "./xml.ts";

const ITEMS = 30;

type FeedArticle = Awaited<ReturnType<typeof listFeedArticles>>[number];

/** The newest articles that are out in a language, as JSON Feed 1.1. Source: jsonfeed.org/version/1.1. */
export async function jsonFeed(app: App, siteUrl: string, language: Language): Promise<string> {
  const articles = await listFeedArticles(app.db, app.now(), ITEMS, { language });
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: club.name[language],
    description: club.description[language],
    home_page_url: siteUrl + localPath(language, "/"),
    feed_url: siteUrl + localPath(language, "/feed.json"),
    language: LOCALES[language],
    items: articles.map((article) => {
      const url = siteUrl + localPath(language, `/news/${article.slug}`);
      const { title, about, category, picture } = told(article, siteUrl, language);
      return {
        ...{ id: url, url, title, summary: about, content_text: about, image: picture },
        date_published: article.display_date ?? undefined,
        date_modified: article.updated_at,
        tags: category ? [category] : [],
      };
    }),
  });
}

/** What both feeds say of an article. */
function told(article: FeedArticle, siteUrl: string, language: Language) {
  const excerpt = localised(article, "excerpt", language).text.trim();
  return {
    title: localised(article, "title", language).text,
    about: excerpt || describe(localised(article, "content", language).text),
    category: localised(article, "category_name", language).text,
    picture: siteUrl + sharePicture({ slug: article.slug, modified: article.updated_at }),
  };
}

/** A text for a field that readers of feeds take as HTML. */
function asHtml(text: string): string {
  return escapeXml(escapeXml(text));
}

/** The newest articles that are out in a language, as RSS 2.0. */
export async function feed(app: App, siteUrl: string, language: Language): Promise<string> {
  const articles = await listFeedArticles(app.db, app.now(), ITEMS, { language });
  const items = articles.map((article) => {
    const url = escapeXml(siteUrl + localPath(language, `/news/${article.slug}`));
    const { title, about, category, picture } = told(article, siteUrl, language);
    return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${new Date(article.display_date ?? 0).toUTCString()}</pubDate>${category ? `<category>${escapeXml(category)}</category>` : ""}<description>${asHtml(about)}</description><media:content url="${escapeXml(picture)}" medium="image" type="image/jpeg" width="1200" height="630"/></item>`;
  });
  const self = siteUrl + (language === "en" ? "/feed.xml" : `/${language}/feed.xml`);
  return `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>${escapeXml(club.name[language])}</title><link>${escapeXml(siteUrl + localPath(language, "/"))}</link><description>${escapeXml(club.description[language])}</description><language>${LOCALES[language]}</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel></rss>
`;
}
