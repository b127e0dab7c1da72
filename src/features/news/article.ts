import type { InLanguages } from "#src/db/columns.ts";
import { LANGUAGES, type Language, type Localized } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { article } from "./article.record.ts";
import type { category } from "./category.record.ts";
import { languagesOut, outFrom, type Publication } from "./language-state.ts";

/** An article with the category that it is in, under every name of it. */
export type Article = RecordMeta &
  Omit<Item<typeof article>, "author_id"> & {
    category_slug: string | null;
    state: ArticleState;
    /** Its translations whose source has changed since. */
    stale: Language[];
  } & InLanguages<"category_name">;

/**
 * Whether an article is out: not at all, by itself later, now, or no more. It follows from its languages: it is
 * published while readers may see one of them.
 */
export const ARTICLE_STATES = ["draft", "scheduled", "published", "over"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

export function articleState(article: Publication, now: Date): ArticleState {
  if (!article.is_published) return "draft";
  if (languagesOut(article, now).length > 0) return "published";
  const later = LANGUAGES.some((language) => (outFrom(article, language) ?? "") > now.toISOString());
  return later ? "scheduled" : "over";
}

/** What a card in a list needs: everything but the text itself. */
export type ArticleCard = Omit<
  Article,
  "content" | "content_hy" | "content_ru" | "state" | "stale" | "version" | "created_at" | OfficePublication
>;

/** The states and hours of languages: the office's alone. */
export type OfficePublication =
  | Exclude<keyof Publication, "is_published" | "display_date">
  | (typeof PLAN_COLUMNS)[number];

/** What staff plan of an article. */
export const PLAN_COLUMNS = ["planned_for", "match_id", "match_anchor", "match_offset_minutes"] as const;

export type Category = RecordMeta & Item<typeof category>;

/** A category as staff see it, with the number of its articles. */
export type OfficeCategory = Category & { articles_count: number };

/** Lengths in characters. */
export const LIMITS = { title: 300, excerpt: 1000, content: 100_000, slug: 80 };

type Texts = Partial<Record<keyof InLanguages<"title" | "excerpt" | "content">, string | undefined>>;

/** What an article says in each language. */
export const TEXTS = ["title", "excerpt", "content"] as const;

/** Whether there is anything of an article in a language. */
export function isBegunIn(article: Texts, language: Language): boolean {
  return TEXTS.some((text) => article[columnIn(text, language)]?.trim());
}

/** Whether an article can be read in a language: it has a title and a text there. */
export function isWholeIn(article: Texts, language: Language): boolean {
  return (["title", "content"] as const).every((text) => article[columnIn(text, language)]?.trim());
}

/** The language in which an article was begun: the first one with anything in it, `wanted` before the others. */
export function begunLanguage(article: Texts, wanted: Language = "en"): Language {
  return [wanted, ...LANGUAGES].find((language) => isBegunIn(article, language)) ?? wanted;
}

/** What the back office's list calls an article without a category or an author. */
export const UNCATEGORIZED: Localized = { en: "Uncategorized", hy: "Առանց բաժնի", ru: "Без рубрики" };
export const DEFAULT_AUTHOR = "Admin";

/** Chosen by staff: Latin letters, digits and dashes, and not a number, which would be read as an id. */
export const SLUG = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * What stands in the place of an article's date: no date or the epoch is a draft, a text that is no date is
 * invalid. Source: specification of the public site, section 4.
 */
export function dateLabel(date: string | null): "draft" | "invalid" | "date" {
  if (!date) return "draft";
  const time = Date.parse(date);
  if (Number.isNaN(time)) return "invalid";
  return time < 86_400_000 ? "draft" : "date";
}

/**
 * The description of an article without an excerpt: the beginning of its text without Markdown, cut at a
 * word, with an ellipsis where something is left out.
 */
export function describe(content: string, most = 160): string {
  const plain = content
    // None looks beyond the next bracket: a text of nothing but brackets is read in one go, too.
    .replace(/!\[[^[\]]*\]\([^)[\]]*\)/g, "")
    .replace(/\[([^[\]]*)\]\([^)[\]]*\)/g, "$1")
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, "")
    .replace(/[*_`~]{1,3}/g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length <= most) return plain;
  const cut = plain.slice(0, most);
  const end = cut.lastIndexOf(" ");
  return `${cut.slice(0, end > 0 ? end : most - 1).replace(/[\s,;:.—–-]+$/, "")}…`;
}

/** What the back office's list can be ordered by. */
export const NEWS_ORDERS = ["title", "category", "author", "status", "views", "date"] as const;
export type NewsOrder = (typeof NEWS_ORDERS)[number];

/** What of translations the office's list can be narrowed to. */
export const TRANSLATIONS = ["to_hy", "to_ru", "to_en", "any", "stale"] as const;
export type Translation = (typeof TRANSLATIONS)[number];

/** How far a translation that waits is. */
export const WORKS = ["missing", "begun", "stale"] as const;
export type Work = (typeof WORKS)[number];
