import { columns } from "#src/i18n/localised.ts";
import type { useOfficeText } from "./use-office-text.ts";

// What the history and a conflict call the three columns of a text.

/** "Biography, English" and so on. */
export function fullLabels<Field extends string>(
  field: Field,
  label: string,
  words: Pick<ReturnType<typeof useOfficeText>, "inEnglish" | "inArmenian" | "inRussian">,
) {
  return columns(field, {
    en: `${label}, ${words.inEnglish}`,
    hy: `${label}, ${words.inArmenian}`,
    ru: `${label}, ${words.inRussian}`,
  });
}

/** "Venue EN", "Venue ՀԱՅ", "Venue РУ", where there are many. */
export function shortLabels<Field extends string>(field: Field, label: string) {
  return columns(field, { en: `${label} EN`, hy: `${label} ՀԱՅ`, ru: `${label} РУ` });
}
