import type { Language } from "#src/i18n/languages.ts";
import type { Article } from "../article.ts";
import type { TextState } from "../language-state.ts";
import type { Anchor } from "../match-tie.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  articles: {
    title: "Title",
    excerpt: "Excerpt",
    content: "Content",
    language: "Begun in",
    text_state: "State",
    publish_at: "Comes out",
    unpublish_at: "Ends",
    planned_for: "Planned for",
    embargo_until: "Embargo until",
    match_id: "Tied to the match",
    match_anchor: "Counted from",
    match_offset_minutes: "Minutes after it",
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
  articles: {
    language: { en: "English", hy: "Armenian", ru: "Russian" },
    text_state: { draft: "Draft", ready: "Ready", out: "Published" },
    match_anchor: { kick_off: "The kick-off", full_time: "The end of the match" },
  },
} satisfies {
  articles: {
    language: Record<Language, string>;
    text_state: Record<TextState, string>;
    match_anchor: Record<Anchor, string>;
  };
};

export type NewsChoices = typeof choices;
export type NewsFields = typeof fields;
