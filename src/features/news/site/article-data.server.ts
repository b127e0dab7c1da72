import { redirect } from "react-router";
import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { videoId } from "#src/features/matches/video.ts";
import { CLUB_COVER } from "#src/features/media/media.ts";
import { type DescribedPicture, describePictures } from "#src/features/media/queries.server.ts";
import { clockTime, longDate } from "#src/i18n/dates.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { EMBED_FRAMES } from "#src/markdown/embeds.ts";
import type { ProseNode } from "#src/markdown/prose.ts";
import { onlyLinks, withMedia } from "#src/markdown/prose-media.ts";
import { findProse } from "#src/records/find-prose.server.ts";
import { dateLabel, isWholeIn } from "../article.ts";
import { articleDescription } from "../article-tags.ts";
import { articleCardView } from "../article-view.server.ts";
import { readingOrder } from "../language-state.ts";
import { firstMatchIn } from "../match-in-article.ts";
import { findShownAuthor, getPublishedArticle, listRelatedArticles } from "../queries.server.ts";
import { readTextCards, type TextCards } from "../text-cards.server.ts";

export type ArticleData = Awaited<ReturnType<typeof loadArticle>>;

/**
 * One article in one language. Its number and its former addresses lead to the present one.
 * @throws AppError `not_found`, also for drafts
 */
export async function loadArticle(app: App, language: Language, idOrSlug: string, query: string) {
  const article = await getPublishedArticle(app.db, app.now(), idOrSlug);
  if (article.slug !== idOrSlug) throw redirect(localPath(language, `/news/${article.slug}`) + query, 301);
  return articleView(app, language, article);
}

type ShownArticle = Awaited<ReturnType<typeof getPublishedArticle>>;

/** An article as its page shows it, out or not. */
export async function articleView(app: App, language: Language, article: ShownArticle) {
  const now = app.now();
  const match = firstMatchIn(article);
  const content = localised(article, "content", language, article.language);
  const excerpt = localised(article, "excerpt", language, article.language);
  const [[read = []], related, author] = await Promise.all([
    findProse(app, [content.text]),
    listRelatedArticles(app.db, now, article),
    findShownAuthor(app.db, article.id),
  ]);
  const shown = [...[article, ...related].map(({ image_url }) => image_url), ...picturesIn(content.text)];
  const [{ cards, matches }, pictures] = await Promise.all([
    readTextCards(app, language, onlyLinks(read), match === undefined ? [] : [match]),
    describePictures(app.db, now, shown, language),
  ]);
  const nodes = withMedia(read, {
    videoId,
    picture: (src) => knownPicture(pictures.get(src), content.lang),
    hasCard: (href) => href in cards,
  });
  const cover = pictures.get(article.image_url);
  const label = dateLabel(article.display_date);
  const at = label === "date" ? clockTime(article.display_date ?? "", club.timeZone) : undefined;
  return {
    id: article.id,
    slug: article.slug,
    /** In which it is out, first the one that readers of the others are given. */
    languages: readingOrder(article.language).filter((one) => isWholeIn(article, one)),
    title: localised(article, "title", language, article.language),
    lead: excerpt,
    category: { slug: article.category_slug, name: localised(article, "category_name", language) },
    image: article.image_url,
    cover: coverView(cover),
    date: at ? longDate(at, language) : null,
    dateLabel: label,
    published: article.display_date,
    modified: article.updated_at,
    views: article.views_count,
    author,
    description: articleDescription(excerpt.text, content.text),
    body: { nodes, cards, lang: content.lang },
    /** Whose frames its posts are shown in. */
    frames: framesOf(nodes),
    /** The match that the text leads to, unless its card stands in the text. */
    match: matches.find(({ id }) => !hasMatch(cards, id)) ?? null,
    related: related.map((one) => articleCardView(one, language, pictures)),
  };
}

/** What the page says of the article's picture. One whose rights are over is the club's, of which nothing is said. */
function coverView(cover: DescribedPicture | undefined) {
  if (!cover || cover.isOver) return { isOver: Boolean(cover) };
  const { alt, color, focal, credit } = cover;
  return { alt, color, focal, credit, isOver: false };
}

/** A text's pictures stand in its language, and so do their descriptions. */
function knownPicture(picture: DescribedPicture | undefined, language: Language) {
  if (!picture) return undefined;
  const { width, height, color, alts, credit, isOver } = picture;
  return {
    width,
    height,
    color,
    alt: alts[language].text,
    credit,
    ...(isOver ? { instead: CLUB_COVER } : {}),
  };
}

function framesOf(nodes: (ProseNode | string)[]): string[] {
  const found = nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    if (node.type === "embed") return [EMBED_FRAMES[node.kind]];
    return "children" in node ? framesOf(node.children) : [];
  });
  return [...new Set(found)];
}

function hasMatch(cards: TextCards, id: number): boolean {
  return Object.values(cards).some((card) => card.kind === "match" && card.match.id === id);
}

/** The uploaded pictures that a text may show. */
function picturesIn(text: string): string[] {
  return text.match(/\/media\/[0-9a-f]{32}\.webp/g) ?? [];
}
