import { definite } from "#src/i18n/armenian.ts";

/** The forms of a club's name that sentences need beside the nominative, by language; English needs none. */
export const CASES = {
  en: [],
  hy: ["definite", "genitive", "dative", "ablative"],
  ru: ["genitive", "dative", "accusative", "instrumental", "prepositional"],
} as const;

export type Case = (typeof CASES)["hy" | "ru"][number];

/** Each form whole as it stands in a sentence, quotation marks included. */
export type Forms = Partial<Record<Case, string>>;

const IS_ACRONYM = /^\p{Lu}{2,}$/u;

/** A club's name in Armenian or Russian prose: «Շիրակ», but ԲԿՄԱ. */
export function quoted(name: string): string {
  return IS_ACRONYM.test(name) || name === "" ? name : `«${name}»`;
}

/**
 * The Armenian forms of a name as the rule makes them; staff have the last word. None for a name in other letters.
 * The ending stands inside the quotation marks, after an acronym with a hyphen; ա and ո take յ before it.
 */
export function armenianForms(name: string): Forms {
  if (!/\p{Script=Armenian}$/u.test(name)) return {};
  const isAcronym = IS_ACRONYM.test(name);
  const join = isAcronym ? "-" : /[աո]$/u.test(name) ? "յ" : "";
  const ending = (text: string) => (isAcronym ? `${name}${join}${text}` : `«${name}${join}${text}»`);
  // The other cases of a name in ու and ի take their ending as it is: «Ուրարտուի», «Արգիշտիի».
  return {
    definite: definite(quoted(name)),
    genitive: ending("ի"),
    dative: ending("ին"),
    ablative: ending("ից"),
  };
}

type Endings = readonly [
  genitive: string,
  dative: string,
  accusative: string,
  instrumental: string,
  prepositional: string,
];

/** How many letters go, and what comes in their place; the first that fits. What none fits isn't proposed. */
const RUSSIAN_ENDINGS: readonly [end: RegExp, cut: number, endings: Endings][] = [
  [/[аеёиоуыэюя]а$|[еёиоуыэю]$/u, 0, ["", "", "", "", ""]],
  [/ия$/u, 1, ["и", "и", "ю", "ей", "и"]],
  [/[гкхжшчщ]а$/u, 1, ["и", "е", "у", "ой", "е"]],
  [/а$/u, 1, ["ы", "е", "у", "ой", "е"]],
  [/я$/u, 1, ["и", "е", "ю", "ей", "е"]],
  [/й$/u, 1, ["я", "ю", "й", "ем", "е"]],
  [/[жшчщц]$/u, 0, ["а", "у", "", "ем", "е"]],
  [/[бвгдзклмнпрстфх]$/u, 0, ["а", "у", "", "ом", "е"]],
];

/** The Russian forms of a name as the rule makes them: its last word is declined, acronyms never. */
export function russianForms(name: string): Forms {
  const [, cut = 0, endings] = IS_ACRONYM.test(name)
    ? RUSSIAN_ENDINGS[0]!
    : (RUSSIAN_ENDINGS.find(([end]) => end.test(name)) ?? []);
  if (!endings) return {};
  const stem = cut ? name.slice(0, -cut) : name;
  return Object.fromEntries(CASES.ru.map((one, at) => [one, quotedLike(name, stem + endings[at])]));
}

/** An acronym stays without marks whatever follows. */
function quotedLike(name: string, form: string): string {
  return IS_ACRONYM.test(name) ? form : quoted(form);
}

/** Where the forms of a team stand: `hy_definite`, `ru_genitive` … */
export type FormColumn = `hy_${(typeof CASES)["hy"][number]}` | `ru_${(typeof CASES)["ru"][number]}`;

export const FORM_COLUMNS = [
  ...CASES.hy.map((one) => `hy_${one}` as const),
  ...CASES.ru.map((one) => `ru_${one}` as const),
];

const NAME_OF = { hy: "name_hy", ru: "name_ru" } as const;

/** A team's name in the two languages that decline it, and its forms as they are stored. */
export type Named = Record<(typeof NAME_OF)["hy" | "ru"], string> & Record<FormColumn, string>;

/** The forms that the rule proposes for a team's names, by their columns; empty for none. */
export function proposedForms({
  name_hy,
  name_ru,
}: Pick<Named, "name_hy" | "name_ru">): Record<FormColumn, string> {
  const proposed = { hy: armenianForms(name_hy), ru: russianForms(name_ru) };
  return Object.fromEntries(
    FORM_COLUMNS.map((column) => [column, proposed[languageOf(column)][caseOf(column)] ?? ""]),
  ) as Record<FormColumn, string>;
}

/**
 * What becomes of the forms when a team is saved: missing ones are proposed, and those of a name that is another one
 * now, unless they were changed with it.
 * @returns the columns that change
 */
export function formsAfter(before: Named | undefined, next: Named): Partial<Record<FormColumn, string>> {
  const proposed = proposedForms(next);
  const changes = FORM_COLUMNS.filter((column) => {
    const name = NAME_OF[languageOf(column)];
    const isOfOtherName = before && before[name] !== next[name] && before[column] === next[column];
    return (!next[column] || isOfOtherName) && proposed[column] !== next[column];
  });
  return Object.fromEntries(changes.map((column) => [column, proposed[column]]));
}

/** The stored forms of a team in a language. */
export function formsOf(team: Pick<Named, FormColumn>, language: "hy" | "ru"): Forms {
  const columns = FORM_COLUMNS.filter((column) => languageOf(column) === language && team[column]);
  return Object.fromEntries(columns.map((column) => [caseOf(column), team[column]]));
}

function languageOf(column: FormColumn) {
  return column.slice(0, 2) as "hy" | "ru";
}

function caseOf(column: FormColumn) {
  return column.slice(3) as Case;
}
