import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { columnIn, columnNames } from "#src/i18n/localised.ts";
import { isBegunIn } from "./article.ts";
import type { Publication, TextState } from "./language-state.ts";

type Texts = Parameters<typeof isBegunIn>[0];
type States = Pick<Publication, "text_state" | "text_state_hy" | "text_state_ru">;

/** An article as it lies in the database, or one that is not there yet. */
export type Published = States & { is_published: 0 | 1 } & Texts;

/** What a save says of an article; undefined for what it leaves as it is. */
export type Given = { [Name in keyof Published]?: Published[Name] | undefined };

export const UNPUBLISHED = {
  is_published: 0,
  text_state: "draft",
  text_state_hy: "draft",
  text_state_ru: "draft",
} as const satisfies Published;

/** Whether a save says how far its languages are; without that only the switch of the whole article speaks. */
export function saysStates(given: Given): boolean {
  return columnNames("text_state").some((name) => given[name] !== undefined);
}

/**
 * How far the languages of an article are after a save, and with them its switch, which is on as long as one of them
 * is out. The switch alone publishes every language with a title, and what is added to a published article without a
 * word about its state is public as well; whoever says states gets what they say. Switched off, nothing is out.
 */
export function languagesAfter(before: Published, given: Given): States & { is_published: 0 | 1 } {
  const after = { ...before, ...definedOf(given) };
  const isTitled = (language: Language) => Boolean(after[columnIn("title", language)]?.trim());
  const meant = LANGUAGES.filter(
    (language) => isMeant(language, before, given) && isBegunIn(after, language),
  );
  const titled = meant.filter(isTitled);
  // Whoever publishes what has no title yet is told so, not passed over.
  const switchedOn = titled.length > 0 ? titled : meant;
  const states = LANGUAGES.map((language): [string, TextState] => {
    const column = columnIn("text_state", language);
    const state = after[column];
    const isNew = before.is_published === 1 && given[column] === undefined && !isBegunIn(before, language);
    if (!isBegunIn(after, language)) return [column, "draft"];
    if (given.is_published === 0) return [column, state === "out" ? "ready" : state];
    if (switchedOn.includes(language) || (isNew && isTitled(language))) return [column, "out"];
    return [column, state];
  });
  const is_published = states.some(([, state]) => state === "out") ? 1 : 0;
  return { ...(Object.fromEntries(states) as States), is_published };
}

/** Whether a save switches a language on: none that it calls a draft or ready, nor others than those it says are out. */
function isMeant(language: Language, before: Published, given: Given): boolean {
  const isSwitchedOn = given.is_published === 1 && before.is_published === 0;
  const hasSaidOut = columnNames("text_state").some((name) => given[name] === "out");
  return isSwitchedOn && !hasSaidOut && given[columnIn("text_state", language)] === undefined;
}

function definedOf<T extends object>(values: T) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
