import type { Language } from "#src/i18n/languages.ts";
import type { Article } from "../article.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  articles: {
    title: "Title",
    excerpt: "Excerpt",
    content: "Content",
    language: "Begun in",
    image_url: "Cover image",
    category_id: "Category",
    is_featured: "Featured",
    is_published: "Published",
    display_date: "Publication date",
    slug: "Address on the site",
  },
  categories: {
    name: "Name",
    slug: "Address on the site",
    order_num: "Display order",
  },
} satisfies { articles: Partial<Record<keyof Article, string>>; categories: object };

/** The values that are chosen from a list. */
export const choices = {
  articles: { language: { en: "English", hy: "Armenian", ru: "Russian" } },
} satisfies { articles: { language: Record<Language, string> } };

export type NewsChoices = typeof choices;
export type NewsFields = typeof fields;
