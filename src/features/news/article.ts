import type { Localized } from "#src/i18n/languages.ts";

export interface Article {
  id: number;
  slug: string;
  title: string;
  title_hy: string;
  title_ru: string;
  excerpt: string;
  excerpt_hy: string;
  excerpt_ru: string;
  content: string;
  content_hy: string;
  content_ru: string;
  image_url: string;
  category_id: number | null;
  category_slug: string | null;
  category_name: string;
  category_name_hy: string;
  category_name_ru: string;
  display_date: string | null;
  published_at: string | null;
  views_count: number;
  is_published: boolean;
  is_featured: boolean;
  author_name: string;
  version: number;
  created_at: string;
  updated_at: string;
}

/** What a card in a list needs: everything but the text itself. */
export type ArticleCard = Omit<Article, "content" | "content_hy" | "content_ru" | "version" | "created_at">;

export interface Category {
  id: number;
  slug: string;
  name: string;
  name_hy: string;
  name_ru: string;
  order_num: number;
  version: number;
  created_at: string;
  updated_at: string;
}

/** Lengths in characters. */
export const LIMITS = { title: 300, excerpt: 1000, content: 100_000, slug: 80 };

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
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
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
