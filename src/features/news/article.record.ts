import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import { choice, day, flag, image, integer, moment, reference, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";
import { LIMITS, SLUG } from "./article.ts";
import { outFrom, TEXT_STATES } from "./language-state.ts";
import { ANCHORS, MOST_OFFSET_MINUTES } from "./match-tie.ts";

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
    /** How far each language is; see `languageState` for what a reader of it gets. */
    text_state: choice({ values: TEXT_STATES, default: "draft", localized: true, staffOnly: true }),
    /** When a language comes out; null for with the date shown. */
    publish_at: moment({ localized: true, staffOnly: true }),
    /** When it is over; null for never. */
    unpublish_at: moment({ localized: true, staffOnly: true }),
    /** The day for which staff plan it, by the club's clock; it has no effect. */
    planned_for: day({ staffOnly: true }),
    /** Nobody may publish it before. What is restored from the history leaves it as it is. */
    embargo_until: moment({ staffOnly: true, history: false }),
    /** The match whose hour it follows: so many minutes after its kick-off, or after its end. */
    match_id: reference({ to: "matches", staffOnly: true }),
    match_anchor: choice({ values: ANCHORS, default: "kick_off", staffOnly: true }),
    match_offset_minutes: integer({ min: -MOST_OFFSET_MINUTES, max: MOST_OFFSET_MINUTES, staffOnly: true }),
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
      publicFrom: outFrom,
      publicUntil: (row, language) => row[columnIn("unpublish_at", language)],
      isByLanguage: true,
      happenedAt: ({ display_date }) => display_date ?? "",
    },
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    articles: TableOf<typeof article>;
  }
}
