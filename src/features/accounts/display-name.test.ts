import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";

const ARTICLE = { title: "A late winner", content: "Two goals in the last ten minutes." };

const callThemselves = ({ call }: TestClub, display_name: string) =>
  call("/api/account", { as: "editor", method: "PUT", json: { display_name } });

test("who gives a name is called by it wherever the back office names them", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  assert.equal((await callThemselves(club, "  Anahit Sargsyan ")).body.display_name, "Anahit Sargsyan");

  const article = (await call("/api/admin/news", { as: "editor", json: ARTICLE })).body;
  assert.equal(article.author_name, "Anahit Sargsyan");

  const history = await call(`/api/admin/history/articles/${article.id}`, { as: "admin" });
  assert.equal(history.body.revisions[0].name, "Anahit Sargsyan");

  const late = await call(`/api/admin/news/${article.id}`, {
    as: "admin",
    method: "PUT",
    json: { ...ARTICLE, title: "A late, late winner", version: 7 },
  });
  assert.deepEqual([late.status, late.body.by], [409, "Anahit Sargsyan"]);

  await call(`/api/admin/news/${article.id}`, { as: "editor", method: "DELETE" });
  const { records } = (await call("/api/admin/trash", { as: "admin" })).body;
  assert.equal(records[0].deleted_by, "Anahit Sargsyan");
  const { entries, people } = (await call("/api/admin/audit?kind=articles", { as: "admin" })).body;
  assert.deepEqual([entries[0].name, entries[0].username], ["Anahit Sargsyan", "editor"]);
  assert.ok(
    people.some((one: object) => JSON.stringify(one) === '{"username":"editor","name":"Anahit Sargsyan"}'),
  );
  const { activity } = (await call("/api/admin/dashboard", { as: "admin" })).body;
  assert.equal(activity[0].description, "Anahit Sargsyan");
});

test("without a name, or with an emptied one, somebody is called by the username", async (t) => {
  const club = await openClub(t);
  await callThemselves(club, "Anahit");
  assert.equal((await callThemselves(club, " ")).body.display_name, null);
  const article = (await club.call("/api/admin/news", { as: "editor", json: ARTICLE })).body;
  assert.equal(article.author_name, "editor");
});

test("an admin names somebody in the invitation and later; a name has at most 80 letters", async (t) => {
  const { call } = await openClub(t);
  const json = { username: "gor", display_name: "Gor", role: "editor" };
  const { account } = (await call("/api/admin/accounts", { as: "admin", json })).body;
  assert.equal(account.display_name, "Gor");
  const rename = (display_name: string) =>
    call(`/api/admin/accounts/${account.id}`, { as: "admin", method: "PUT", json: { display_name } });
  assert.equal((await rename("Gor Melyan")).body.display_name, "Gor Melyan");
  assert.equal((await rename("G".repeat(81))).status, 400);
});

test("a name is one line that can be seen: nobody is called by nothing, or turns what stands beside it around", async (t) => {
  const club = await openClub(t);
  for (const name of ["\u202eevol", "A\u00adni"])
    assert.equal((await callThemselves(club, name)).status, 400, JSON.stringify(name));
  for (const name of ["Ani\nadmin", "Ani\u2028admin"])
    assert.equal((await callThemselves(club, name)).body.display_name, "Ani admin");
  assert.equal((await callThemselves(club, "\u200b")).body.display_name, null);
  for (const name of ["Անի Սարգսյան", "Ани-Мария О’Нил", "Zoë"])
    assert.equal((await callThemselves(club, name)).body.display_name, name);
});
