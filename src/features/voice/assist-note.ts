import type { Localized } from "#src/i18n/languages.ts";

/** What stands beside a goal in lists of events: who passed before it. @param name in each language */
export function assistNote(name: Localized): Localized {
  return {
    en: `Assist: ${name.en}`,
    hy: `Գոլային փոխանցումը՝ ${name.hy}`,
    ru: `Голевая передача: ${name.ru}`,
  };
}
