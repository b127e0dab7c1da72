import { type Language, LOCALES } from "./languages.ts";

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<Language, Intl.PluralRules>();

/**
 * The form of a noun after a number: `plural("ru", 5, { one: "гол", few: "гола", many: "голов", other: "гола" })`
 * is "голов". Armenian nouns stay singular after a numeral: give `other` alone.
 */
export function plural(language: Language, count: number, forms: Forms): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(LOCALES[language]);
    rules.set(language, rule);
  }
  return forms[rule.select(count)] ?? forms.other;
}
