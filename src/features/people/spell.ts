import { LANGUAGES, type Language, type Localized } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { spell } from "./spell.record.ts";

/** What happens to people between matches; the first two have clubs, the others keep somebody out of matches. */
export const SPELL_KINDS = ["transfer", "loan", "injury", "suspension", "absence"] as const;
export type SpellKind = (typeof SPELL_KINDS)[number];

/** Those because of which somebody misses matches. */
export const OUT_KINDS = ["injury", "suspension", "absence"] as const satisfies SpellKind[];
export type OutKind = (typeof OUT_KINDS)[number];

export type Spell = RecordMeta & Item<typeof spell>;

/** Whether it is about two clubs. */
export function isMove(kind: SpellKind): kind is "transfer" | "loan" {
  return kind === "transfer" || kind === "loan";
}

/** Whether a spell lasts on a day, "2026-03-11"; without an end it does until somebody says otherwise. */
export function lastsOn({ starts_on, ends_on }: Pick<Spell, "starts_on" | "ends_on">, day: string): boolean {
  return (starts_on ?? "") <= day && (ends_on ?? "9999") >= day;
}

/** A reason in a language, else in one in which it was written; an empty text for none. */
export function shownReason(reason: Localized, language: Language): ShownText {
  const lang = [language, ...LANGUAGES].find((one) => reason[one]) ?? language;
  return { text: reason[lang], lang };
}
