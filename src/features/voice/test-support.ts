import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import type { ClubForms } from "./voice.ts";

type Forms = ClubForms["forms"];

const SHIRAK: Record<Language, Forms> = {
  en: {},
  hy: { definite: "«Շիրակը»", genitive: "«Շիրակի»", dative: "«Շիրակին»", ablative: "«Շիրակից»" },
  ru: {
    genitive: "«Ширака»",
    dative: "«Шираку»",
    accusative: "«Ширак»",
    instrumental: "«Шираком»",
    prepositional: "«Шираке»",
  },
};
const BKMA: Record<Language, Forms> = {
  en: {},
  hy: { definite: "ԲԿՄԱ-ն", genitive: "ԲԿՄԱ-ի", dative: "ԲԿՄԱ-ին", ablative: "ԲԿՄԱ-ից" },
  ru: { genitive: "БКМА", dative: "БКМА", accusative: "БКМА", instrumental: "БКМА", prepositional: "БКМА" },
};

/** Two clubs whose forms staff have confirmed, or not yet, and one that has no name but the English one. */
export function clubs(language: Language, kind: "confirmed" | "unconfirmed" | "foreign") {
  const of = (names: Record<Language, string>, forms: Record<Language, Forms>): ClubForms =>
    kind === "foreign"
      ? { name: names.en, lang: "en", forms: {} }
      : { name: names[language], lang: language, forms: kind === "confirmed" ? forms[language] : {} };
  return {
    home: of({ en: "Shirak", hy: "«Շիրակ»", ru: "«Ширак»" }, SHIRAK),
    away: of({ en: "BKMA", hy: "ԲԿՄԱ", ru: "БКМА" }, BKMA),
  };
}

const NAMES: Record<Language, readonly string[]> = {
  en: ["Levon Aragatsyan", "Michael Okoro"],
  hy: ["Լևոն Արագացյան", "Մայքլ Օկորո"],
  ru: ["Левон Арагацян", "Майкл Окоро"],
};

/** Men known by name, by a name in English alone, or by the shirt alone. */
export function nameIn(
  language: Language,
  number: number,
  kind: "named" | "foreign" | "shirts",
): ShownText | undefined {
  if (kind === "shirts") return undefined;
  const lang = kind === "foreign" ? "en" : language;
  return { text: NAMES[lang][number % 2]!, lang };
}
