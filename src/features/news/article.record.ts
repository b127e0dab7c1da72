import { LANGUAGES } from "#src/i18n/languages.ts";
import { choice, flag, image, integer, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { LIMITS, SLUG } from "./article.ts";

/** An article of the news. Source: specification of the back office, sections 3 and 9. */
export const article = record(
  "articles",
  {
    title: text({ max: LIMITS.title, localized: true, search: "name" }),
    excerpt: text({ max: LIMITS.excerpt, localized: true, search: "text" }),
    // Not for the lists of the back office: every search would walk through all texts.
    content: text({
      max: LIMITS.content,
      localized: true,
      search: "detail",
      isMarkdown: true,
    }),
    /** In which it was begun: read where English has nothing yet. */
    language: choice({ values: LANGUAGES, default: "en" }),
    image_url: image(),
    category_id: reference({ to: "categories" }),
    is_featured: flag(),
    is_published: flag(),
    /** The date shown; staff may set it, and a date to come keeps the article back until then. */
    display_date: moment(),
    /** Made from the title where staff choose none. */
    slug: text({ max: LIMITS.slug, pattern: SLUG, search: false }),
    /** The first publication; kept at later ones. */
    published_at: moment({ readOnly: true, history: false }),
    author_id: reference({ to: "accounts", readOnly: true, history: false }),
    author_name: text({ max: 200, readOnly: true, history: false, search: false }),
    views_count: integer({
      min: 0,
      max: Number.MAX_SAFE_INTEGER,
      default: 0,
      readOnly: true,
      history: false,
    }),
  },
  {
    noun: "article",
    titleOf: ({ title, title_hy, title_ru }) => title || title_hy || title_ru,
    hasSearchColumn: true,
    siteSearch: {
      publicFrom: ({ is_published, display_date }) => (is_published === 1 ? display_date : null),
      happenedAt: ({ display_date }) => display_date ?? "",
    },
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    articles: TableOf<typeof article>;
  }
}
