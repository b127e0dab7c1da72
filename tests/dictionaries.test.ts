import assert from "node:assert/strict";
import { before, test } from "node:test";
import { LANGUAGES, type Language } from "#src/i18n/languages.ts";
import { dictionaryOf, loadEveryDictionary } from "#src/text/load.ts";

/**
 * English words that name several things, which Armenian or Russian tell apart; and sentences that the specification
 * gives in several wordings. Everything else has one name.
 */
const SEVERAL_THINGS: Record<string, string> = {
  Position: "a place in the table, a position on the pitch",
  "No articles found": "nothing written yet, nothing in this category, nothing found",
  "No matches found": "nothing played yet, nothing found",
  "No matches available at the moment": "specified twice in Russian",
  Scheduled: "a match, an article, what kind of articles",
  Partners: "a heading of the home page, a word of the menu",
  Home: "a match at home, the first page, a side",
  Away: "a match away, a side",
  "Yerevan time": "within a line, at its beginning",
  Search: "a button, a heading",
  Form: "a column, its full name",
  "Match report": "a heading, a field",
  Category: "of news, of partners",
  Featured: "the news page's label, the field of an article",
  "Back to news": "the public page, the office's list",
  Published: "when, what kind of articles, a state",
  "Article not found": "specified for the public page, specified for the office",
  Captain: "a mark, a field",
  Details: "of a match, of a player's record",
  Role: "at the club, of an account",
  "Search by title": "of anything, of articles",
  Name: "of a thing, of a person",
  Reply: "a button, a heading",
  "Please select an image file": "specified for news and partners",
};

type Texts = Map<string, string>;
const texts = {} as Record<Language, Texts>;

before(async () => {
  await loadEveryDictionary();
  for (const language of LANGUAGES) texts[language] = flatten(dictionaryOf(language, true));
});

test("one thing has one name in Armenian and in Russian", () => {
  const named = new Set<string>();
  const faults: string[] = [];
  for (const language of ["hy", "ru"] as const)
    for (const [english, names] of namesByEnglish(language)) {
      if (names.size < 2) continue;
      named.add(english);
      if (!SEVERAL_THINGS[english]) faults.push(`${language}, "${english}": ${[...names].join(" | ")}`);
    }
  assert.deepEqual(faults, []);
  assert.deepEqual(
    Object.keys(SEVERAL_THINGS).filter((english) => !named.has(english)),
    [],
    "each exception is still one",
  );
});

const MARKS: { fault: string; language: Language; pattern: RegExp }[] = [
  // The colon of a clock is one: "ժժ:րր".
  { fault: "a colon after an Armenian word, where ՝ belongs", language: "hy", pattern: /[ա-և]:(?!րր)/ },
  { fault: "եւ for և", language: "hy", pattern: /եւ/ },
  { fault: "a range without «մինչև»", language: "hy", pattern: /^\d+-ից \d/ },
  { fault: "letters of two scripts in one word", language: "hy", pattern: /[a-zа-яё][ա-և]|[ա-և][a-zа-яё]/ },
  { fault: "letters of two scripts in one word", language: "ru", pattern: /[a-z][а-яё]|[а-яё][a-z]/ },
];
for (const language of ["hy", "ru"] as const)
  MARKS.push(
    { fault: "three points for …", language, pattern: /\.\.\./ },
    { fault: "a unit that may begin a line", language, pattern: /\d (?:թ\.|г\.|%|սմ|см|կգ|кг)/ },
    { fault: "straight quotation marks", language, pattern: /(?:^|[\s(])"[^"]+"/ },
  );

for (const { fault, language, pattern } of MARKS)
  test(`no text in ${language} has ${fault}`, () => {
    const faults = [...texts[language]].filter(([, text]) => pattern.test(text));
    assert.deepEqual(faults, []);
  });

/** Texts that are made of parts aren't here: what they make is seen on the pages. */
function flatten(value: unknown, path = "", into: Texts = new Map()): Texts {
  if (typeof value === "string") into.set(path, value);
  else if (value && typeof value === "object")
    for (const [key, part] of Object.entries(value)) flatten(part, `${path}.${key}`, into);
  return into;
}

function namesByEnglish(language: Language): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [path, english] of texts.en) {
    const text = texts[language].get(path);
    if (text !== undefined) names.set(english, (names.get(english) ?? new Set()).add(text));
  }
  return names;
}
