import { fold, withoutMarks } from "./fold.ts";
import { transliterate, withInitialV } from "./transliterate.ts";

/** What one Latin spelling may stand for; each makes a key of its own. */
const EITHER: Record<string, string[]> = {
  // Russian drops հ or writes г: Շահումյան is Шаумян, Շահինյան is Шагинян.
  h: ["", "k"],
  // Armenian chats write x for խ, other names have it for ks.
  x: ["k", "ks"],
  // j is ջ, or ж in Jirayr; Russian and western Armenian have ջ as ч too: Էջմիածին is Эчмиадзин.
  j: ["ž", "č"],
};
/** Of a word; further ones are taken for the first of their sounds. */
const MOST_EITHER = 3;

/**
 * What in a name sounds alike, or is written for it in Latin, Russian or by western Armenians, in this order.
 * Sources: BGN/PCGN for Armenian and Russian, the Russian practice (glossary, 5.3), western Armenian, where
 * բ, գ, դ are said p, k, t.
 */
const ALIKE: [RegExp, string][] = [
  [/ou|oo/g, "u"],
  // Յովհաննէս: Hovhannes, Ованес, Оганес, and Օհան.
  [/^h?o(?:vh?|h|g)(?=[aeiouy])/, "ov"],
  [/shch|sch|sh/g, "š"],
  [/dzh|dj/g, "j"],
  [/tch|ch/g, "č"],
  [/zh/g, "ž"],
  [/ph/g, "f"],
  [/c(?=[eiy])/g, "s"],
  // ղ is к, г or х in Russian, խ is х, and գ and կ change places in the west.
  [/kh|gh|ck|[gqc]/g, "k"],
  [/dz|ts|tz/g, "c"],
  [/th|d/g, "t"],
  [/b/g, "p"],
  [/w/g, "v"],
  [/h$/, ""],
  // Արտյոմ is Артём.
  [/(?<=[^aeiou])yo/g, "e"],
  [/y/g, "i"],
];

/** What is levelled once each key has its own sounds. */
const LEVELLED: [RegExp, string][] = [
  // Not vowels: Саакян is not Сакян. At the end of a word it is a slip, and the search says what it took it for.
  [/([^aeou])\1+(?=.)/g, "$1"],
  [/ii$/, "i"],
  [/ie/g, "e"],
  [/ean/g, "ian"],
  [/(?<=[^aeiou])iu/g, "u"],
  // The vowel that the stem of a surname has lost, or got: Խաչատուր, Խաչատրյան; Սարգսյան, Саркисян.
  [/(?<=[^aeiou])[eiu](?=[^aeiou]{1,2}ian)/g, ""],
  // Մկրտչյան is Mgrdichian too.
  [/t(?=[cčž])/g, ""],
];

/**
 * By what a name is known that is spelled in several ways: Ղազարյան, Ghazaryan, Kazarian, Газарян and Казарян are all
 * "kazarian". Names of two letters have too little of their own.
 * @param word one word, in whatever script and case
 */
export function soundKeys(word: string): string[] {
  // ը is written inside no surname, and at the end it is the article.
  const spoken = withInitialV(
    withoutMarks(word)
      .toLowerCase()
      .replace(/(?<=\p{L})ը/gu, ""),
  );
  const latin = fold(transliterate(spoken));
  const alike = replaceAll(latin, ALIKE);
  const keys = choices(alike).map((key) => replaceAll(key, LEVELLED));
  return [...new Set(keys)].filter((key) => key.length > 2 && /^\p{L}+$/u.test(key));
}

function replaceAll(text: string, rules: [RegExp, string][]): string {
  return rules.reduce((changed, [sign, instead]) => changed.replace(sign, instead), text);
}

function choices(text: string): string[] {
  let left = MOST_EITHER;
  return [...text].reduce<string[]>(
    (keys, letter) => {
      const sounds = EITHER[letter] ?? [letter];
      const taken = sounds.length > 1 && left-- <= 0 ? sounds.slice(0, 1) : sounds;
      return keys.flatMap((key) => taken.map((sound) => key + sound));
    },
    [""],
  );
}
