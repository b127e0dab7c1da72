import { clubTimeToUtc } from "#src/features/matches/match-time.ts";
import { isLanguage, LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { isBegunIn, isWholeIn } from "../article.ts";
import { languageState, type Publication, type TextState } from "../language-state.ts";
import type { ArticleValues } from "./article-form-state.ts";
import type { ShownState } from "./language-chip.tsx";

// How the languages of an article stand in its form, before it is saved.

interface Opened {
  /** Of whoever opens it. */
  interfaceLanguage: Language;
  /** In which it was begun. */
  begun: Language;
  /** What the address says. */
  asked: string;
}

/** The language in which an article opens: the asked one, that of the interface if anything is written in it, its source. */
export function openedLanguage(values: ArticleValues, { interfaceLanguage, begun, asked }: Opened): Language {
  if (isLanguage(asked)) return asked;
  return isBegunIn(values, interfaceLanguage) ? interfaceLanguage : begun;
}

/** How a language stands as the form has it. @param stale the translations whose source had changed when it was loaded */
export function stateInForm(
  values: ArticleValues,
  language: Language,
  stale: readonly Language[],
  now: Date,
): ShownState {
  const state = languageState({ ...values, ...publicationOf(values, now) }, language, now);
  return stale.includes(language) && state !== "not_begun" && state !== "over" ? "stale" : state;
}

/** The states and hours of a form as the server reads them; without a date an article comes out with the save. */
function publicationOf(values: ArticleValues, now: Date): Publication {
  const hours = [...columnNames("publish_at"), ...columnNames("unpublish_at")].map((name) => [
    name,
    (values[name] && clubTimeToUtc(values[name])) || null,
  ]);
  const date = values.display_date && clubTimeToUtc(values.display_date);
  return {
    is_published: values.is_published,
    display_date: date || now.toISOString(),
    ...Object.fromEntries(columnNames("text_state").map((name) => [name, values[name] as TextState])),
    ...Object.fromEntries(hours),
  } as Publication;
}

/** What changes in a form with the state of a language: the switch of the article is on while one is out. */
export function withState(
  values: ArticleValues,
  language: Language,
  state: TextState,
): Partial<ArticleValues> {
  const changed = { [columnIn("text_state", language)]: state };
  const after = { ...values, ...changed };
  return { ...changed, is_published: LANGUAGES.some((one) => isOut(after, one)) };
}

/** What changes in a form with the switch of the whole article: what is whole comes out, or all is taken back. */
export function withSwitch(values: ArticleValues, isOn: boolean, begun: Language): Partial<ArticleValues> {
  const whole = LANGUAGES.filter((language) => isWholeIn(values, language));
  const meant = whole.length > 0 ? whole : [begun];
  const states = LANGUAGES.flatMap((language): [string, TextState][] => {
    const column = columnIn("text_state", language);
    if (isOn) return meant.includes(language) ? [[column, "out"]] : [];
    return isOut(values, language) ? [[column, "ready"]] : [];
  });
  return { ...Object.fromEntries(states), is_published: isOn };
}

export function isOut(values: ArticleValues, language: Language): boolean {
  return values[columnIn("text_state", language)] === "out";
}
