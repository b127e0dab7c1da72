import type { Language } from "./languages.ts";

/** A record with the columns `title`, `title_hy`, `title_ru`. */
type WithColumns<Field extends string> = { [K in Field | `${Field}_hy` | `${Field}_ru`]?: string | null };

/** A text as shown, with the language it is really in (for the `lang` attribute). */
export interface ShownText {
  text: string;
  lang: Language;
}

/**
 * A localised field in the visitor's language; the English text where the translation is empty.
 * @example localised(article, "title", "ru") → { text: "Derby day", lang: "en" } for an untranslated title
 */
export function localised<Field extends string>(
  record: WithColumns<Field>,
  field: Field,
  language: Language,
): ShownText {
  const english = record[field] ?? "";
  if (language === "en") return { text: english, lang: "en" };
  const translated = record[`${field}_${language}` as keyof WithColumns<Field>];
  return translated?.trim() ? { text: translated, lang: language } : { text: english, lang: "en" };
}

/** The three columns of a localised field from one object: `columns("name", {en, hy, ru})`. */
export function columns<Field extends string>(
  field: Field,
  text: { en: string; hy?: string | undefined; ru?: string | undefined } | null | undefined,
): { [K in Field | `${Field}_hy` | `${Field}_ru`]: string } {
  return {
    [field]: text?.en ?? "",
    [`${field}_hy`]: text?.hy ?? "",
    [`${field}_ru`]: text?.ru ?? "",
  } as { [K in Field | `${Field}_hy` | `${Field}_ru`]: string };
}

/** The names of a localised field's three columns, in the order of `LANGUAGES`. */
export function columnNames<Field extends string>(field: Field) {
  return [field, `${field}_hy`, `${field}_ru`] as const;
}
