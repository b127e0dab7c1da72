import { club } from "#club/club.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import { describe } from "./article.ts";
import { sharePicture } from "./share-picture.ts";

interface Tagged {
  slug: string;
  title: ShownText;
  description: string;
  modified: string;
  /** The rights to its picture are over. */
  isOver: boolean;
}

/** What the head of an article's page says of it, in one language. */
export function articleTags({ slug, title, description, modified, isOver }: Tagged, language: Language) {
  return {
    title: `${title.text} | ${club.name[language]}`,
    description,
    image: sharePicture({ slug, modified, isOver }),
    imageAlt: title.text,
  };
}

/** What searches and networks are told of an article: its excerpt, else the beginning of its text. */
export function articleDescription(excerpt: string, content: string): string {
  return excerpt.trim() || describe(content);
}
