import { say } from "#src/errors/messages.ts";
import type { CheckedLanguage, PageCard } from "#src/features/checks/check.ts";
import { findFaults } from "#src/features/checks/find-faults.server.ts";
import { CLUB_SHARE_PICTURE, shareTags } from "#src/features/shell/share-tags.ts";
import { type Language, localPath } from "#src/i18n/languages.ts";
import { columnNames, localised } from "#src/i18n/localised.ts";
import { slugify } from "#src/i18n/transliterate.ts";
import { LIMITS } from "./article.ts";
import { articleDescription, articleTags } from "./article-tags.ts";
import type { CheckedArticle, CheckedTexts } from "./check-queries.server.ts";
import { isSharedCover } from "./share-picture.ts";

interface Seen {
  siteUrl: string;
  /** When the article was last changed, UTC ISO. */
  modified: string;
  published: string | null;
  /** Of whoever looks at it. */
  reader: Language | undefined;
}

/** Each language with the card that its page's head makes, and what the checks find, in the reader's words. */
export function checkedLanguages(
  article: CheckedArticle,
  { texts }: CheckedTexts,
  seen: Seen,
): CheckedLanguage[] {
  return texts.map((text) => ({
    language: text.language,
    card: cardOf(article, text.language, { ...seen, isOver: text.pictures.get(text.cover)?.isOver ?? false }),
    findings: findFaults(text).map(({ message, ...found }) => ({
      ...found,
      message: say(message, seen.reader),
    })),
  }));
}

/** What searches and networks show of an article, from the tags of its page. */
function cardOf(
  article: CheckedArticle,
  language: Language,
  { siteUrl, isOver, modified, published }: Seen & { isOver: boolean },
): PageCard {
  const { image_url, language: begunIn } = article;
  const textOf = (field: "title" | "excerpt" | "content") => localised(article, field, language, begunIn);
  const slug = article.slug || firstSlug(article);
  const description = articleDescription(textOf("excerpt").text, textOf("content").text);
  const head = articleTags({ slug, title: textOf("title"), description, modified, isOver }, language);
  const url = siteUrl + localPath(language, `/news/${slug}`);
  const image = siteUrl + head.image;
  const tags = new Map(shareTags({ ...head, language, url, image, article: { published, modified } }));
  const hasCover = !isOver && isSharedCover(image_url);
  return {
    title: head.title,
    description: head.description,
    url: tags.get("og:url") ?? "",
    site_name: tags.get("og:site_name") ?? "",
    share_title: tags.get("og:title") ?? "",
    share_description: tags.get("og:description") ?? "",
    image: tags.get("og:image") ?? "",
    picture: hasCover ? image_url : CLUB_SHARE_PICTURE,
  };
}

/** What a new article's address will be, unless somebody else has it. */
function firstSlug(article: CheckedArticle): string {
  const made = columnNames("title").map((name) => slugify(article[name], LIMITS.slug - 4));
  return made.find(Boolean) ?? "news";
}
