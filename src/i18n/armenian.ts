/** 1 is «1-ին», every other number takes «-րդ», 21 and a minute of added time too: «45+2-րդ». */
export function armenianOrdinal(n: number | string): string {
  return String(n) === "1" ? "1-ին" : `${n}-րդ`;
}

/** Sounds, not letters: ու ends in ւ, while և ends in v. Names in other scripts go by their last letter. */
const ENDS_IN_VOWEL = /(?:[աեէըիոօaeiouаеёиоуыэюя]|ու)$/iu;
const IS_ACRONYM = /^\p{Lu}{2,}$/u;
const IS_ARMENIAN = /\p{Script=Armenian}$/u;

/**
 * A name with the definite article: «Զորիկյանը» after a consonant, «Ադեյոն» after a vowel. It goes inside quotation
 * marks; abbreviations, figures and names in other scripts take it with a hyphen: «Փյունիկը», ԲԿՄԱ-ն, 3-ը.
 */
export function definite(name: string): string {
  if (name.endsWith("»")) return `${definite(name.slice(0, -1))}»`;
  const article = ENDS_IN_VOWEL.test(name) ? "ն" : "ը";
  const isAcronym = IS_ACRONYM.test(name);
  if (!isAcronym && IS_ARMENIAN.test(name)) return name + article;
  // Without a vowel before its last letter it is spelled out, and the names of the letters end in ը: ՀՖՖ-ն, but ՄԱԿ-ը.
  const isSpelledOut = isAcronym && !/[աեէըիոօւ].$/iu.test(name);
  return `${name}-${isSpelledOut ? "ն" : article}`;
}
