import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import type { Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { begunLanguage, isBegunIn, isWholeIn } from "./article.ts";
import { newsErrors } from "./errors.server.ts";

type Row = RecordRow<"articles">;
type Texts = Parameters<typeof isBegunIn>[0];

/**
 * What an article must say: a draft anything in any language, a published one its title and text in English, or in
 * the language in which it was begun.
 * @throws AppError `invalid`, naming the fields
 */
export function requireTexts(
  article: Texts & { language: Language; is_published?: 0 | 1 | undefined },
): void {
  if (!isBegunIn(article, begunLanguage(article))) {
    throw new AppError("invalid", newsErrors.text_required(), { path: "title" });
  }
  if (!article.is_published || isWholeIn(article, "en")) return;
  const missing = (["title", "content"] as const)
    .map((text) => columnIn(text, article.language))
    .filter((column) => !article[column]?.trim());
  const issues = missing.map((path): FieldFault => ({ path, message: newsErrors[`${path}_required`]() }));
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

/**
 * The language in which an article counts as begun after an edit. A draft whose first words are gone was begun in
 * what it has now; one that was published stays what it was.
 */
export function begun(
  before: Row,
  edit: Texts & Pick<Partial<Row>, "is_published"> & { language?: Language | undefined },
): Pick<Row, "language"> {
  const language = edit.language ?? before.language;
  const isDraft = before.published_at === null && !(edit.is_published ?? before.is_published);
  return { language: isDraft ? begunLanguage({ ...before, ...edit }, language) : language };
}
