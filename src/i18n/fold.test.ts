import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "./fold.ts";
import { searchText, searchWords, soughtParts } from "./search-words.ts";
import { sortKey } from "./sort-key.ts";
import { slugify } from "./transliterate.ts";

test("search treats և, եւ and եվ as the same letter, in either case", () => {
  assert.equal(fold("ԵՐԵՎԱՆ"), fold("Երևան"));
  assert.equal(fold("Երեւան"), fold("երեվան"));
});

test("search finds Артём written without the dots", () => {
  assert.equal(fold("Артём"), "артем");
});

test("a player's Armenian and Russian names are found by Latin letters", () => {
  const text = searchText("Արփունյան", "Арпунян");
  for (const query of ["արփուն", "арпун", "arpuny"]) {
    assert.ok(text.includes(fold(query)), query);
  }
});

test("an Armenian title gets a readable address", () => {
  assert.equal(slugify("Արգիշտին հաղթեց «Շիրակին»։"), "argishtin-haghtets-shirakin");
  assert.equal(slugify("Ничья в Гюмри — 1:1"), "nichya-v-gyumri-1-1");
  assert.equal(slugify("🎉"), "");
});

test("a long title's address is cut at a word", () => {
  const slug = slugify("one two three four five six seven eight nine ten eleven twelve thirteen", 30);
  assert.equal(slug, "one-two-three-four-five-six");
  assert.equal(slugify(`goal ${"a".repeat(90)}`, 30), "goal");
  assert.equal(slugify("a".repeat(90), 30), "a".repeat(30), "an endless word");
});

test("a letter under thirty thousand accents is read as fast as any text", () => {
  const above = "\u0301";
  const below = "\u0323";
  const texts = {
    "in the wrong order": `a${above.repeat(15_000)}${below.repeat(15_000)}`,
    "by turns": `a${(above + below).repeat(15_000)}`,
    "with signs between them that are no letters": `a${`${above.repeat(15)}${below.repeat(15)}\u200b`.repeat(1000)}`,
    "with Russian soft signs, which have no Latin letter": `ь${`${above.repeat(15)}${below.repeat(15)}ь`.repeat(1000)}`,
    "with kana that turn into accents": `a${`${above}\uff9e`.repeat(15_000)}`,
  };
  for (const [name, text] of Object.entries(texts)) {
    const started = process.cpuUsage();
    for (const read of [fold, searchText, searchWords, soughtParts, sortKey, slugify]) read(text);
    const tookMs = process.cpuUsage(started).user / 1000;
    assert.ok(tookMs < 2000, `${name}: ${Math.round(tookMs)} ms`);
  }
});

test("as many accents as a letter has in any language are kept for the search", () => {
  assert.equal(searchWords("Vietnam\u0323\u0302 ắ").join(" "), searchWords("Vietnam a").join(" "));
});
