import { club } from "#club/club.ts";
import { LANGUAGES, type Language, LOCALES } from "#src/i18n/languages.ts";

/** What is shared of a page. */
export interface SharedPage {
  language: Language;
  title: string;
  description: string;
  /** Whole addresses. */
  url: string;
  image: string;
  imageAlt: string;
  /** For an article: when it came out and was last changed. */
  article: { published: string | null; modified: string } | undefined;
}

/** The picture of a page without one of its own: the club's, with its crest and name. */
export const CLUB_SHARE_PICTURE = "/og-image.jpg";

/** What other sites show of a page to which somebody links: the tags of its head by their names, in their order. */
export function shareTags({ language, title, description, url, image, imageAlt, article }: SharedPage) {
  const tags: [name: string, content: string][] = [
    ["og:type", article ? "article" : "website"],
    ...(article?.published ? [["article:published_time", article.published] as [string, string]] : []),
    ...(article ? [["article:modified_time", article.modified] as [string, string]] : []),
    ["og:site_name", club.name[language]],
    ["og:title", title],
    ["og:description", description],
    ["og:url", url],
    ["og:image", image],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", imageAlt],
    ["og:locale", localeOf(language)],
    ...LANGUAGES.filter((other) => other !== language).map((other): [string, string] => [
      "og:locale:alternate",
      localeOf(other),
    ]),
    ["twitter:card", "summary_large_image"],
    ["twitter:title", title],
    ["twitter:description", description],
    ["twitter:image", image],
    ["twitter:image:alt", imageAlt],
  ];
  return tags;
}

function localeOf(language: Language): string {
  return LOCALES[language].replace("-", "_");
}
