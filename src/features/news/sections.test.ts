import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { addStaff, type CallOptions, openClub } from "#tests/support/club.ts";

const DAY = "2026-03-20";

/** An editor who may work in the academy's section alone, and what lies in the women's. */
async function openSections(t: TestContext) {
  const club = await openClub(t);
  const send = async (path: string, json: object) => (await club.call(path, { as: "editor", json })).body;
  const academy = (await send("/api/admin/categories", { name: "Academy" })).id as number;
  const women = (await send("/api/admin/categories", { name: "Women" })).id as number;
  const limited = await addStaff(club.app, "writer");
  const path = `/api/admin/accounts/${limited.account.id}`;
  await club.call(path, { as: "admin", method: "PUT", json: { role: "editor", sections: [academy] } });
  const { token } = await startSession(club.app, limited.account.id, new Request("http://x/"));
  const asLimited = (to: string, options: CallOptions = {}) =>
    club.call(`/api/admin/${to}`, { ...options, headers: { authorization: `Bearer ${token}` } });
  const article = async (category_id: number) =>
    (await send("/api/admin/news", { title: "A secret signing", content: "He comes in June.", category_id }))
      .id as number;
  return { ...club, send, asLimited, own: await article(academy), other: await article(women) };
}

const OTHER_SECTION = 403;

test("an editor of one section reads no version and no translation of another's article", async (t) => {
  const { asLimited, own, other } = await openSections(t);
  for (const path of ["history/articles/:id", "history/articles/:id/1", "news/:id/translations/hy"]) {
    assert.equal((await asLimited(path.replace(":id", String(own)))).status, 200, path);
    assert.equal((await asLimited(path.replace(":id", String(other)))).status, OTHER_SECTION, path);
  }
});

test("an editor of one section neither moves another's article in the calendar nor lets it go out", async (t) => {
  const { call, send, asLimited, own, other } = await openSections(t);
  const move = (id: number) => asLimited(`calendar/articles/${id}/move`, { json: { day: DAY } });
  assert.equal((await move(own)).status, 200);
  assert.equal((await move(other)).status, OTHER_SECTION);
  const parts = [{ kind: "articles", id: other }];
  const made = await asLimited("bundles", { json: { name: "Mine", goes_at: null, parts } });
  assert.equal(made.status, OTHER_SECTION);
  const { id, version } = await send("/api/admin/bundles", { name: "Signing", goes_at: null, parts });
  const refused = [
    await asLimited(`bundles/${id}/start`, { json: { version } }),
    await asLimited(`bundles/${id}/stop`, { json: { version } }),
    await asLimited(`bundles/${id}`, { method: "PUT", json: { name: "Mine", goes_at: null, parts: [] } }),
    await asLimited(`bundles/${id}`, { method: "DELETE" }),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    refused.map(() => OTHER_SECTION),
  );
  assert.equal((await call("/api/news")).body.total, 0);
  const ownParts = [{ kind: "articles", id: own }];
  const mine = (await asLimited("bundles", { json: { name: "Cup", goes_at: null, parts: ownParts } })).body;
  const went = await asLimited(`bundles/${mine.id}/start`, { json: { version: mine.version } });
  assert.deepEqual([went.status, went.body.state], [200, "out"]);
});

test("what is in another section is in no list of an editor who is limited to one", async (t) => {
  const { call, send, asLimited, own, other } = await openSections(t);
  for (const id of [own, other])
    await call(`/api/admin/calendar/articles/${id}/move`, { as: "editor", json: { day: DAY } });
  const named = (id: number) => ({ name: `Signing ${id}`, goes_at: null, parts: [{ kind: "articles", id }] });
  for (const id of [own, other]) await send("/api/admin/bundles", named(id));
  const ids = (found: { id: number }[]) => found.map(({ id }) => id);
  assert.deepEqual(ids((await asLimited("find?q=signing")).body.records), [own]);
  assert.deepEqual(ids((await asLimited("bundles/candidates")).body.parts), [own]);
  assert.deepEqual(ids((await asLimited(`calendar?from=${DAY}&to=${DAY}`)).body.items), [own]);
  const bundles = (await asLimited("bundles")).body.bundles as { name: string }[];
  assert.deepEqual(
    bundles.map(({ name }) => name),
    [`Signing ${own}`],
  );
  await call("/api/admin/news/bulk", { as: "editor", json: { ids: [own, other], action: "delete" } });
  assert.deepEqual(ids((await asLimited("trash")).body.records), [own]);
});

test("what an editor of one section had open of an article tells nothing more of it in another section", async (t) => {
  const { call, send, asLimited, own } = await openSections(t);
  const { category_id } = (await asLimited(`news/${own}`)).body;
  const copy = { values: { title: "Mine" }, base_version: 1, writer: "a-form-of-mine", revision: 0 };
  const path = `working-copies/articles/${own}`;
  assert.equal((await asLimited(path, { method: "PUT", json: copy })).status, 200);
  const women = (await send("/api/admin/categories", { name: "Futsal" })).id;
  const text = { title: "A secret signing", content: "He comes in May.", category_id: women };
  await call(`/api/admin/news/${own}`, { as: "editor", method: "PUT", json: text });
  assert.equal((await asLimited(path)).status, OTHER_SECTION);
  const json = { title: "Mine", content: "Words.", category_id };
  const saved = await asLimited(`news?copy=${own}`, { json });
  assert.equal(saved.status, OTHER_SECTION);
  assert.doesNotMatch(JSON.stringify(saved.body), /May/);
});
