import type { Language } from "#src/i18n/languages.ts";

/** The languages as staff see them beside fields, in lists and in the switch of the interface. */
export const LANGUAGE_MARKS: Record<Language, string> = { en: "EN", hy: "ՀԱՅ", ru: "РУ" };
