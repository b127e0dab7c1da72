import assert from "node:assert/strict";
import { test } from "node:test";
import { fold } from "./fold.ts";
import { searchText } from "./search-words.ts";
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
});
