import assert from "node:assert/strict";
import { test } from "node:test";
import { linkName, NOBODY } from "./link.ts";

const NOAH = { id: 5, name: "Noah", name_hy: "Նոա", name_ru: "Ноа" };
const VAN = { id: 6, name: "Van", name_hy: "Վան", name_ru: "Ван" };
const known = [NOAH, VAN];

test("a known team fills the names that are missing", () => {
  assert.deepEqual(linkName({ id: 5 }, NOBODY, known), NOAH);
  assert.deepEqual(linkName({ id: 5, name: "FC Noah" }, NOBODY, known), { ...NOAH, name: "FC Noah" });
});

test("a free text that is a team's name in any language means that team", () => {
  for (const name of ["noah", "ՆՈԱ", "Ноа"]) assert.deepEqual(linkName({ name }, NOBODY, known), NOAH, name);
  assert.deepEqual(linkName({ id: null, name: "noah" }, NOBODY, known), NOAH);
});

test("another free text stays as it was typed", () => {
  assert.deepEqual(linkName({ name: "Guests", name_hy: "Հյուրեր" }, NOBODY, known), {
    id: null,
    name: "Guests",
    name_hy: "Հյուրեր",
    name_ru: "",
  });
});

test("an unknown id is told", () => {
  assert.equal(linkName({ id: 99 }, NOBODY, known), undefined);
});

test("what is left out of a save keeps its value", () => {
  const before = { ...NOAH, name: "FC Noah" };
  assert.deepEqual(linkName({}, before, known), before);
  assert.deepEqual(linkName({ name: "FC Noah" }, before, known), before);
  assert.deepEqual(linkName({ id: 5, name: "FC Noah", name_ru: "ФК Ноа" }, before, known), {
    ...before,
    name_ru: "ФК Ноа",
  });
});

test("choosing another team leaves no name of the one before", () => {
  assert.deepEqual(linkName({ id: 6 }, NOAH, known), VAN);
  assert.deepEqual(linkName({ ...NOAH, id: 6 }, NOAH, known), VAN);
  assert.deepEqual(linkName({ name: "Guests" }, NOAH, known), { ...NOBODY, name: "Guests" });
});

test("a name may be taken away", () => {
  assert.deepEqual(linkName({ id: null, name: "" }, NOAH, known), NOBODY);
  assert.deepEqual(linkName({ id: null }, NOAH, known), NOBODY);
  assert.deepEqual(linkName({ ...NOAH, id: null, name: "" }, NOAH, known), NOBODY);
});

test("a corrected free text keeps its translations, one that becomes a team takes the team's", () => {
  const before = { id: null, name: "Gests", name_hy: "Հյուրեր", name_ru: "" };
  assert.deepEqual(linkName({ ...before, name: "Guests" }, before, known), { ...before, name: "Guests" });
  assert.deepEqual(linkName({ ...before, name: "Noah" }, before, known), NOAH);
});

test("a free text is tied to its team once that team is known", () => {
  const before = { ...NOBODY, name: "Noah" };
  assert.deepEqual(linkName({ id: null, name: "Noah" }, before, known), NOAH);
});
