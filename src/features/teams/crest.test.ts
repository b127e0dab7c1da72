import assert from "node:assert/strict";
import { test } from "node:test";
import { CREST_DIVISIONS, CREST_SHAPES, crestOf, initials } from "./crest.ts";
import { isNameOf } from "./team.ts";

const NOAH = {
  shape: "gate",
  division: "base",
  colours: ["#3B3F66", "#D5D3E2"],
  label: "NO",
  labelSize: 32,
} as const;
const BKMA = {
  shape: "shield",
  division: "halves",
  colours: ["#2F5870", "#E6DCCB"],
  label: "BKMA",
  labelSize: 20,
} as const;

test("a team's crest is the same each time, and its shape and colours do not depend on the label", () => {
  const noah = crestOf({ name: "Noah" });
  assert.deepEqual(crestOf({ name: "Noah" }), noah);
  assert.deepEqual(crestOf({ name: "Noah" }, "ՆՈԱ"), { ...noah, label: "ՆՈԱ", labelSize: 25 });
});

test("the drawn crests are those of the design", () => {
  assert.deepEqual<unknown>(crestOf({ name: "Noah" }), NOAH);
  assert.deepEqual<unknown>(crestOf({ name: "BKMA" }), BKMA);
  assert.ok(CREST_SHAPES[NOAH.shape] && CREST_DIVISIONS[NOAH.shape][NOAH.division]);
});

test("initials come from two words, from an abbreviation, or from the first two letters", () => {
  assert.equal(initials("Ararat-Armenia"), "AA");
  assert.equal(initials("BKMA"), "BKMA");
  assert.equal(initials("FC Van"), "VA");
  assert.equal(initials("  "), "");
});

test("Armenian initials take ու for the one letter that it is, and և for ԵՎ", () => {
  assert.equal(initials("Սևան"), "ՍԵ");
  assert.equal(initials("Ուրարտու"), "ՈՒՐ");
  assert.equal(initials("Վեստ Ուրարտու"), "ՎՈՒ");
});

test("a club's name is known in each language and in capitals, another's is not", () => {
  const names = { name: "Ararat", name_hy: "Արարատ", name_ru: "Арарат" };
  for (const text of ["ararat", "ԱՐԱՐԱՏ", " Арарат "]) assert.ok(isNameOf(names, text), text);
  for (const text of ["Ararat-Armenia", "", "—"]) assert.ok(!isNameOf(names, text), text);
  assert.ok(!isNameOf({ name: "Noah", name_hy: "", name_ru: "" }, ""));
});
