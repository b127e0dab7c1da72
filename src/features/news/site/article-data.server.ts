import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { listCardsByIds } from "#src/features/matches/card-queries.server.ts";
import { matchViews } from "#src/features/matches/match-view.server.ts";
import { videoId } from "#src/features/matches/video.ts";
import { pictureSizes } from "#src/features/media/queries.server.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import { LANGUAGES, type Language, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { withMedia } from "#src/markdown/prose-media.ts";
import { findProse } from "#src/records/find-prose.server.ts";
import { type Article, dateLabel, describe, isWholeIn } from "../article.ts";
import { articleCardView } from "../article-view.server.ts";
import { findShownAuthor, getPublishedArticle, listRelatedArticles } from "../queries.server.ts";

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;

/**
 * One article in one language. Its number and its former addresses lead to the present one.
 * @throws AppError `not_found`, also for drafts
 */
export async function loadArticle(app: App, language: Language, idOrSlug: string, query: string) {
  const now = app.now();
  const article = await getPublishedArticle(app.db, now, idOrSlug);
  if (article.slug !== idOrSlug) throw redirect(localPath(language, `/news/${article.slug}`) + query, 301);
  const [related, author, cards] = await Promise.all([
    listRelatedArticles(app.db, now, article),
    findShownAuthor(app.db, article.id),
    listCardsByIds(app.db, matchIn(article)),
  ]);
  const content = localised(article, "content", language, article.language);
  const excerpt = localised(article, "excerpt", language, article.language);
  const [[nodes = []], sizes] = await Promise.all([
    findProse(app, [content.text]),
    pictureSizes(app.db, [
      ...[article, ...related].map(({ image_url }) => image_url),
      ...picturesIn(content.text),
    ]),
  ]);
  const label = dateLabel(article.display_date);
  const at = label === "date" ? clockTime(article.display_date ?? "", club.timeZone) : undefined;
  return {
    id: article.id,
    slug: article.slug,
    /** In which it is out. */
    languages: LANGUAGES.filter((one) => isWholeIn(article, one)),
    title: localised(article, "title", language, article.language),
    lead: excerpt,
    category: { slug: article.category_slug, name: localised(article, "category_name", language) },
    image: article.image_url,
    imageColor: sizes.get(article.image_url)?.color,
    date: at ? longDate(at, language) : null,
    dateLabel: label,
    published: article.display_date,
    modified: article.updated_at,
    views: article.views_count,
    author,
    description: excerpt.text.trim() || describe(content.text),
    body: {
      nodes: withMedia(nodes, { videoId, imageSize: (src) => sizes.get(src) }),
      lang: content.lang,
    },
    /** The match that the text leads to. */
    match: matchViews(cards, language)[0] ?? null,
    related: related.map((one) => articleCardView(one, language, sizes)),
  };
}

/** The first match that a text links to, in whichever language: a report says so which match it tells of. */
function matchIn({
  content,
  content_hy,
  content_ru,
}: Pick<Article, "content" | "content_hy" | "content_ru">) {
  const link = /\]\((?:\/(?:hy|ru))?\/matches(?:\?match=|\/)(\d{1,9})/;
  const [, id] = link.exec([content, content_hy, content_ru].join("\n")) ?? [];
  return id ? [Number(id)] : [];
}

/** The uploaded pictures that a text may show. */
function picturesIn(text: string): string[] {
  return text.match(/\/media\/[0-9a-f]{32}\.webp/g) ?? [];
}
