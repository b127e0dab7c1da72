import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { armenianOrdinal, definite } from "./armenian.ts";
import { firstLetters, lowerCase, sentenceCase, upperCase } from "./case.ts";
import { decimal, groupDigits } from "./numbers.ts";
import { plural } from "./plural.ts";
import { isSought, searchWords, soughtWords } from "./search-words.ts";
import { seasonName } from "./season-name.ts";
import { sortedBy } from "./sort-key.ts";
import { slugify } from "./transliterate.ts";

/** What a strict reader of Armenian and Russian expects: kind, input, expected. */
const CASES = readFileSync(join(import.meta.dirname, "armenian-cases.tsv"), "utf8")
  .replaceAll("{NBSP}", "\u00a0")
  .replaceAll("{ZWSP}", "\u200b")
  .split("\n")
  .slice(1)
  .filter(Boolean)
  .map((line) => line.split("\t") as [kind: string, input: string, expected: string]);

/** Rows with two right answers, and why this house has the other one. */
const TWO_ANSWERS: Record<string, string> = {
  "API + definite": "An abbreviation in Latin letters takes either article, by how its reader says it.",
};

const RUSSIAN: Record<string, Parameters<typeof plural>[2]> = {
  результат: { one: "результат", few: "результата", many: "результатов", other: "результата" },
  матч: { one: "матч", few: "матча", many: "матчей", other: "матча" },
  просмотр: { one: "просмотр", few: "просмотра", many: "просмотров", other: "просмотра" },
  год: { one: "год", few: "года", many: "лет", other: "года" },
  points: { one: "Очко", few: "Очка", many: "Очков", other: "Очка" },
};

const inRussian = (input: string) => {
  const [n = "", noun = ""] = input.split(" ");
  return plural("ru", Number(n), RUSSIAN[noun]!);
};
const word = (input: string) => input.split(" ")[0]!;

const ANSWERS: Record<string, (input: string, expected: string) => string> = {
  upper: upperCase,
  lower: lowerCase,
  "title case": sentenceCase,
  "crest code": (name) => firstLetters(name, 3),
  slug: (title) => slugify(title),
  sorting: (input) => sortedBy(input.split(" "), (name) => name).join(" "),
  "sorting (clubs)": (_, expected) => sortedBy(expected.split(", ").toReversed(), (name) => name).join(", "),
  ordinal: (n) => armenianOrdinal(Number(n)),
  "ordinal (round)": (n) => `${armenianOrdinal(Number(n))} տուր`,
  "plural hy (matches)": (input) => `${word(input)} ${plural("hy", Number(word(input)), { other: "խաղ" })}`,
  "plural hy": (input) => `${word(input)} ${plural("hy", Number(word(input)), { other: "տարեկան" })}`,
  "plural ru": (input) => `${word(input)} ${inRussian(input)}`,
  "plural ru (hero)": inRussian,
  "plural ru (views)": (n) => `${groupDigits(Number(n), "ru")} ${plural("ru", Number(n), RUSSIAN.просмотр!)}`,
  "number grouping": (n) => groupDigits(Number(n), "hy"),
  number: (input) => `${decimal(Number(word(input)), "hy")} մվ`,
  season: (season) => seasonName(word(season), "ru"),
  "definite article on a name": definite,
  "case ending on a club": (input) => definite(input.replace(/ definite$/, "")),
  "case ending and article": (input) => definite(input.replace(/ \+ .*$/, "")),
};

for (const [kind, rows] of Map.groupBy(CASES, ([name]) => name)) {
  const answer = ANSWERS[kind];
  if (!answer) continue;
  test(`a reader of Armenian and Russian finds each as it should be: ${kind}`, () => {
    for (const [, input, expected] of rows) {
      if (TWO_ANSWERS[input]) continue;
      assert.equal(answer(input, expected), expected, input);
    }
  });
}

/** Whether a search for one text finds another. */
const finds = (search: string, text: string) =>
  soughtWords(search).every((one) => searchWords(text).some((known) => isSought(known, one)));

test("two spellings of a word find each other", () => {
  const pairs = CASES.filter(([kind]) => kind === "same word");
  assert.ok(pairs.length > 45);
  for (const [, pair] of pairs) {
    const [one = "", other = ""] = pair.split(" ~ ");
    assert.ok(finds(one, other) && finds(other, one), pair);
  }
});

test("every row is asked, here or of the search itself", () => {
  const elsewhere = (kind: string) => kind.startsWith("search ") || kind === "same word";
  assert.deepEqual(
    CASES.filter(([kind]) => !ANSWERS[kind] && !elsewhere(kind)),
    [],
  );
});
