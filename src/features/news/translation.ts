import type { Language } from "#src/i18n/languages.ts";
import type { TEXTS } from "./article.ts";

/** A block of an article with its translation. */
export interface TranslationRow {
  field: (typeof TEXTS)[number];
  /** What the source says; null for a block that the translation alone has. */
  source: string | null;
  /** Its translation; empty for none. */
  target: string;
  /**
   * `changed`: the source says something else since; `new`: there is no translation; `gone`: its source is no more;
   * `same`: the same in every language, e.g. a picture.
   */
  state: "right" | "changed" | "new" | "gone" | "same";
  /** What the source said when it was translated, where that has changed. */
  before: string;
}

/** An article beside its translation into a language. */
export interface TranslationSheet {
  source: Language;
  language: Language;
  rows: TranslationRow[];
  /** By which a save knows that nobody else has changed the translation meanwhile. */
  base: string;
  /** The article's, as it was read. */
  version: number;
}

/** What the editor of translations sends of a row. */
export interface SentRow extends Pick<TranslationRow, "field" | "source" | "target"> {
  /** Called right by a person, though not changed. */
  is_right?: boolean | undefined;
}

/** Rows that wait for a translator. */
export function isOpen({ state }: Pick<TranslationRow, "state">): boolean {
  return state === "changed" || state === "new" || state === "gone";
}
