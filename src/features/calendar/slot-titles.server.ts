import type { Language } from "#src/i18n/languages.ts";
import type { Slot } from "./calendar.ts";

/** What a slot's draft is called until its writer says better. */
export const SLOT_TITLES: Record<Slot, Record<Language, (teams: string) => string>> = {
  lineup: {
    en: (teams) => `${teams}: the line-up`,
    hy: (teams) => `${teams}․ մեկնարկային կազմը`,
    ru: (teams) => `${teams}: стартовый состав`,
  },
  report: {
    en: (teams) => `${teams}: match report`,
    hy: (teams) => `${teams}․ խաղի հաշվետվություն`,
    ru: (teams) => `${teams}: отчёт о матче`,
  },
};
