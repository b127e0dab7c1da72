import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";
import { up } from "./migrations/0036-titles-of-working-copies.ts";

test("what was begun before an update stands under its title after it, no emoji cut in half", async (t) => {
  const { app, call } = await openClub(t);
  const path = "/api/admin/working-copies/articles";
  const values = {
    title: "Derby day",
    title_hy: "Դերբի",
    title_ru: `а${"⚽🏆".repeat(150)}`,
    content: "Two late goals.",
  };
  const json = { values, base_version: null, writer: "form-on-the-telephone", revision: 0 };
  await call(`${path}/new-5f0c1b52-76d0`, { as: "editor", method: "PUT", json });
  const listed = async () => (await call(path, { as: "editor" })).body.copies;
  const titles = ["Derby day", "Դերբի", `а${"⚽🏆".repeat(99)}⚽`];
  const [kept] = await listed();
  assert.deepEqual([kept.title, kept.title_hy, kept.title_ru], titles);
  for (const title of ["title", "title_hy", "title_ru"])
    await app.db.schema.alterTable("working_copies").dropColumn(title).execute();
  await up(app.db);
  const [{ title, title_hy, title_ru }] = await listed();
  assert.deepEqual([title, title_hy, title_ru], titles);
});
