import assert from "node:assert/strict";
import { test } from "node:test";
import { singularsOf } from "./singular.ts";

test("a word in the plural is looked for in the singular too, in each language", () => {
  for (const [plural, singular] of [
    ["tickets", ["ticket"]],
    ["Matches", ["match"]],
    ["academies", ["academy"]],
    ["билеты", ["билет*"]],
    ["билетов", ["билет*"]],
    ["матчи", ["матч*"]],
    ["տոմսեր", ["տոմս*"]],
    ["տոմսերը", ["տոմս*"]],
    ["խաղացողներ", ["խաղացող*"]],
  ] as const)
    assert.deepEqual(singularsOf(plural), singular, plural);
});

test("words that only end so are left as they are", () => {
  for (const word of ["pass", "bus", "gas", "Иванов", "խաղեր", "Argishti", "16"])
    assert.deepEqual(singularsOf(word), [], word);
});
