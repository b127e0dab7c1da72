import assert from "node:assert/strict";
import { test } from "node:test";
import type { TranslationRow } from "../translation.ts";
import { freshRows, type ShownRow, withTyped } from "./typed-rows.ts";

const row = (source: string | null, target = ""): TranslationRow => ({
  field: "content",
  source,
  target,
  state: target ? "right" : "new",
  before: "",
});
const typedInto = (rows: readonly ShownRow[], place: number, target: string) =>
  rows.map((one, index) => (index === place ? { ...one, target } : one));
const targetsOf = (rows: readonly ShownRow[]) => rows.map(({ target }) => target);

test("what is typed while a save is on its way stays in its block, though another says the same", () => {
  const sent = freshRows([row("Yes.", "Այո։"), row("Why?", "Ինչո՞ւ"), row("Yes.")]);
  const { rows, saved } = withTyped([...sent], typedInto(sent, 2, "Այ"), sent);
  assert.deepEqual(targetsOf(rows), ["Այո։", "Ինչո՞ւ", "Այ"]);
  assert.deepEqual(targetsOf(saved), ["Այո։", "Ինչո՞ւ", ""]);
});

test("a block that comes before it takes neither its words nor its place on the screen", () => {
  const sent = freshRows([row("One", "Մեկ"), row("Two"), row("Three")]);
  const next = [row("Nought"), row("One", "Մեկ"), row("Two", "Երկու"), row("Three")];
  const { rows } = withTyped(next, typedInto(sent, 2, "Եր"), sent);
  assert.deepEqual(targetsOf(rows), ["", "Մեկ", "Երկու", "Եր"]);
  assert.deepEqual(
    rows.slice(1).map(({ key }) => key),
    sent.map(({ key }) => key),
  );
});

test("what is typed beside a source that was edited meanwhile stays, and so does what has none any more", () => {
  const sent = freshRows([row("One", "Մեկ"), row("Two"), row("Three")]);
  const typed = typedInto(sent, 1, "Երկ");
  const edited = withTyped([row("One", "Մեկ"), row("Two and a half"), row("Three")], typed, sent);
  assert.deepEqual(targetsOf(edited.rows), ["Մեկ", "Երկ", ""]);
  assert.equal(edited.rows[1]?.source, "Two and a half");
  const gone = withTyped([row("One", "Մեկ"), row("Three")], typed, sent);
  assert.deepEqual(targetsOf(gone.rows), ["Մեկ", "Երկ", ""]);
  assert.deepEqual([gone.rows[1]?.state, gone.rows[1]?.before], ["gone", "Two"]);
  assert.deepEqual(targetsOf(gone.saved), ["Մեկ", "", ""]);
});

test("a block that was written as two paragraphs is gone on with without one of them twice", () => {
  const sent = freshRows([row("One", "Մեկ\n\nև կես"), row("Two")]);
  const next = [row("One", "Մեկ"), row(null, "և կես"), row("Two")];
  const { rows, saved } = withTyped(next, typedInto(sent, 0, "Մեկ\n\nև կես ևս"), sent);
  assert.deepEqual(targetsOf(rows), ["Մեկ\n\nև կես ևս", ""]);
  assert.equal(saved.length, rows.length);
  const elsewhere = withTyped(next, typedInto(sent, 1, "Երկու"), sent);
  assert.deepEqual(targetsOf(elsewhere.rows), ["Մեկ", "և կես", "Երկու"]);
});
