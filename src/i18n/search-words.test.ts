import assert from "node:assert/strict";
import { test } from "node:test";
import { searchWords } from "./search-words.ts";

test("a name is one word in three scripts", () => {
  for (const names of [
    ["Armavir", "Արմավիր", "Армавир"],
    ["Yerevan", "Երևան", "Երեւան", "Ереван", "EREVAN"],
    ["Vorotan", "Որոտան", "Воротан"],
    ["Urartu", "Ուրարտու", "Урарту"],
  ])
    assert.equal(new Set(names.map((name) => searchWords(name).join(" "))).size, 1, names.join(", "));
});

test("signs part words, and a word has an end", () => {
  assert.deepEqual(searchWords("  Derby-day, 2024/25! "), ["derby", "day", "2024", "25"]);
  assert.deepEqual(searchWords("?! … 🎉"), []);
  assert.equal(searchWords("ա".repeat(500))[0]!.length, 40);
});
