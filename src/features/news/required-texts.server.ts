import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { begunLanguage, isBegunIn, isWholeIn } from "./article.ts";
import { newsErrors } from "./errors.server.ts";
import type { Published } from "./language-changes.ts";

type Row = RecordRow<"articles">;
type Texts = Parameters<typeof isBegunIn>[0];

/**
 * What an article must say: a draft anything in any language; a language that is published its title and text. A call
 * that does not speak of languages publishes English, or the language in which the article was begun.
 * @param before as it was; undefined for a new one
 * @param isByLanguage whether the save says which languages are out
 * @throws AppError `invalid`, naming the fields
 */
export function requireTexts(
  article: Texts & Published & { language: Language },
  before: (Texts & Published) | undefined,
  isByLanguage: boolean,
): void {
  if (!isBegunIn(article, begunLanguage(article))) {
    throw new AppError("invalid", newsErrors.text_required(), { path: "title" });
  }
  if (!article.is_published) return;
  const wasWhole = (language: Language) => before && isOut(before, language) && isWholeIn(before, language);
  const out = LANGUAGES.filter((language) => isOut(article, language));
  const isHeld = out.some((language) => wasWhole(language) && isWholeIn(article, language));
  // What came out half translated, e.g. by a call that speaks of no language, may stay as it is.
  const isAsked = (language: Language) => !before || !isOut(before, language) || wasWhole(language);
  const asked = isByLanguage ? out.filter(isAsked) : [];
  const needed = isHeld || asked.length > 0 || isWholeIn(article, "en") ? asked : [article.language];
  const issues = needed.flatMap((language) => missingIn(article, language));
  if (issues[0]) throw new AppError("invalid", issues[0].message, { issues });
}

function isOut(article: Published, language: Language): boolean {
  return article[columnIn("text_state", language)] === "out";
}

function missingIn(article: Texts, language: Language): FieldFault[] {
  return (["title", "content"] as const)
    .map((text) => columnIn(text, language))
    .filter((column) => !article[column]?.trim())
    .map((path) => ({ path, message: newsErrors[`${path}_required`]() }));
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
