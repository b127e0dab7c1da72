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
 * @param begunIn what stands there where English is empty, too
 * @example localised(article, "title", "ru") → { text: "Derby day", lang: "en" } for an untranslated title
 */
export function localised<Field extends string>(
  record: WithColumns<Field>,
  field: Field,
  language: Language,
  begunIn: Language = "en",
): ShownText {
  for (const lang of [language, "en", begunIn] as const) {
    const text = record[columnIn(field, lang)];
    if (text?.trim()) return { text, lang };
  }
  return { text: record[field] ?? "", lang: "en" };
}

/** The name of a localised field's column in a language: "title_hy". */
export function columnIn<Field extends string>(field: Field, language: Language) {
  return (language === "en" ? field : `${field}_${language}`) as Field | `${Field}_hy` | `${Field}_ru`;
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
