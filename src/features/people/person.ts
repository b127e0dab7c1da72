import { fold } from "#src/i18n/fold.ts";
import { LANGUAGES, type Language, type Localized } from "#src/i18n/languages.ts";
import { columnIn, type ShownText } from "#src/i18n/localised.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { person } from "./person.record.ts";

export const GENDERS = ["m", "f"] as const;

export type Person = RecordMeta & Item<typeof person>;

/** The six columns of a person's names. */
export type NameColumns = Record<NameColumn, string>;
type NameColumn = `${"first" | "last"}_name${"" | "_hy" | "_ru"}`;

/** What a person is called in one language; a part that is not known is empty. */
export interface Name {
  first: string;
  last: string;
}

/** In each language; empty where it is not known. */
export type Names = Localized<Name>;

export const NAME_COLUMNS = (["first_name", "last_name"] as const).flatMap((field) =>
  LANGUAGES.map((language) => columnIn(field, language)),
) as readonly NameColumn[];

/** The names of a row that has them in its columns, e.g. a person's or a player's. */
export function namesOf(row: Partial<NameColumns>): Names {
  const inLanguage = (language: Language): Name => ({
    first: row[columnIn("first_name", language) as NameColumn]?.trim() ?? "",
    last: row[columnIn("last_name", language) as NameColumn]?.trim() ?? "",
  });
  return { en: inLanguage("en"), hy: inLanguage("hy"), ru: inLanguage("ru") };
}

/** The columns of such a row. */
export function nameColumnsOf(names: Names): NameColumns {
  const entries = LANGUAGES.flatMap((language) => [
    [columnIn("first_name", language), names[language].first],
    [columnIn("last_name", language), names[language].last],
  ]);
  return Object.fromEntries(entries) as NameColumns;
}

/**
 * First and last name in a language, else in another one in which they are known.
 * @returns with the language that they are in; an empty text for a person without a name
 */
export function fullName(named: Partial<NameColumns> | Names, language: Language): ShownText {
  const names = "hy" in named ? (named as Names) : namesOf(named as Partial<NameColumns>);
  for (const lang of [language, ...LANGUAGES]) {
    const { first, last } = names[lang];
    const text = `${first} ${last}`.trim();
    if (text) return { text, lang };
  }
  return { text: "", lang: language };
}

export function hasName(row: Partial<NameColumns>): boolean {
  return NAME_COLUMNS.some((column) => row[column]?.trim());
}

/** Whether a written name can be somebody's: the last name is, and the first is or was not written. */
export function isCalled(names: Names, written: Names): boolean {
  return LANGUAGES.some((language) => {
    const [first, last] = [fold(written[language].first), fold(written[language].last)];
    return (
      last !== "" &&
      last === fold(names[language].last) &&
      (first === "" || first === fold(names[language].first))
    );
  });
}
