import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { addStaff, type CallOptions, openClub } from "#tests/support/club.ts";
import { picture } from "#tests/support/picture.ts";

const DRAFT = { title: "Derby day", content: "Two late goals." };

/** A club with a writer, who may be limited to sections. */
async function openNewsroom(t: TestContext) {
  const club = await openClub(t);
  const category = async (name: string) =>
    (await club.call("/api/admin/categories", { as: "editor", json: { name } })).body.id as number;
  const [academy, women] = [await category("Academy"), await category("Women")];
  const writer = await addStaff(club.app, "writer");
  const { token } = await startSession(club.app, writer.account.id, new Request("http://x/"));
  const asWriter = (path: string, options: CallOptions = {}) =>
    club.call(path, { ...options, headers: { authorization: `Bearer ${token}` } });
  const limit = (sections: number[]) =>
    club.call(`/api/admin/accounts/${writer.account.id}`, { as: "admin", method: "PUT", json: { sections } });
  return { ...club, asWriter, academy, women, limit };
}

test("a writer writes, changes and deletes drafts, and never publishes, by whichever call", async (t) => {
  const { call, asWriter } = await openNewsroom(t);
  const made = await asWriter("/api/admin/news", { json: DRAFT });
  assert.equal(made.status, 201);
  const { id } = made.body;
  const edit = { ...DRAFT, title: "Derby night" };
  assert.equal((await asWriter(`/api/admin/news/${id}`, { method: "PUT", json: edit })).status, 200);
  const refused = [
    await asWriter("/api/admin/news", { json: { ...DRAFT, is_published: true } }),
    await asWriter("/api/admin/news", { json: { ...DRAFT, text_state: "out" } }),
    await asWriter(`/api/admin/news/${id}`, { method: "PUT", json: { ...edit, is_published: true } }),
    await asWriter(`/api/admin/news/${id}`, { method: "PUT", json: { ...edit, text_state: "out" } }),
    await asWriter(`/api/admin/news/${id}`, { method: "PATCH", json: { is_published: true } }),
    await asWriter("/api/admin/news/bulk", { json: { ids: [id], action: "publish" } }),
  ];
  for (const { status, body } of refused) {
    assert.equal(status, 403, JSON.stringify(body));
    assert.match(body.message, /Writers/);
  }
  assert.equal((await call("/api/news")).body.total, 0);
  assert.equal((await asWriter(`/api/admin/news/${id}`, { method: "DELETE" })).status, 200);
});

test("what waits to go out with others no writer changes, translates or deletes any more, until it is stopped", async (t) => {
  const { call, asWriter } = await openNewsroom(t);
  const { id } = (await asWriter("/api/admin/news", { json: DRAFT })).body;
  const given = { name: "Derby", goes_at: "2026-03-12T18:00:00.000Z", parts: [{ kind: "articles", id }] };
  const bundle = (await call("/api/admin/bundles", { as: "editor", json: given })).body;
  const edit = { ...DRAFT, content: "Words that no editor has read." };
  const put = () => asWriter(`/api/admin/news/${id}`, { method: "PUT", json: edit });
  assert.equal((await put()).status, 200, "it is not started");
  const started = await call(`/api/admin/bundles/${bundle.id}/start`, { as: "editor", json: {} });
  assert.equal(started.body.state, "scheduled");
  const { base } = (await asWriter(`/api/admin/news/${id}/translations/hy`)).body;
  const refused = [
    await put(),
    await asWriter(`/api/admin/news/${id}/translations/hy`, { method: "PUT", json: { base, rows: [] } }),
    await asWriter("/api/admin/news/bulk", { json: { ids: [id], action: "delete" } }),
    await asWriter(`/api/admin/news/${id}`, { method: "DELETE" }),
  ];
  for (const { status, body } of refused) {
    assert.equal(status, 403, JSON.stringify(body));
    assert.match(body.message, /Ask an editor to stop that first/);
  }
  const byEditor = await call(`/api/admin/news/${id}`, { as: "editor", method: "PUT", json: DRAFT });
  assert.equal(byEditor.status, 200);
  await call(`/api/admin/bundles/${bundle.id}/stop`, { as: "editor", json: {} });
  assert.equal((await put()).status, 200);
});

test("what is out a writer neither changes, nor takes back, nor deletes", async (t) => {
  const { call, asWriter } = await openNewsroom(t);
  const { id } = (await call("/api/admin/news", { as: "editor", json: { ...DRAFT, is_published: true } }))
    .body;
  const refused = [
    await asWriter(`/api/admin/news/${id}`, { method: "PUT", json: { ...DRAFT, title: "Other" } }),
    await asWriter(`/api/admin/news/${id}`, { method: "PATCH", json: { is_published: false } }),
    await asWriter("/api/admin/news/bulk", { json: { ids: [id], action: "unpublish" } }),
    await asWriter("/api/admin/news/bulk", { json: { ids: [id], action: "delete" } }),
    await asWriter(`/api/admin/news/${id}`, { method: "DELETE" }),
  ];
  assert.deepEqual(
    refused.map(({ status }) => status),
    [403, 403, 403, 403, 403],
  );
  assert.equal((await call(`/api/news/${id}`)).body.title, "Derby day");
});

test("a writer says nothing of a picture any more once it stands in an article that is out", async (t) => {
  const { call, asWriter } = await openNewsroom(t);
  const form = await picture("image", "#345678");
  const { id, url } = (await asWriter("/api/admin/media", { form })).body;
  const say = (json: object) => asWriter(`/api/admin/media/${id}`, { method: "PATCH", json });
  const made = (await asWriter("/api/admin/news", { json: { ...DRAFT, image_url: url } })).body;
  assert.equal((await say({ alt: "Two defenders" })).status, 200);
  await call(`/api/admin/news/${made.id}`, { as: "editor", method: "PATCH", json: { is_published: true } });
  for (const edit of [{ alt: "Rude words" }, { rights_until: "2020-01-01" }])
    assert.equal((await say(edit)).status, 403);
});

test("a writer asks for publication: editors read it among their tasks until it is out or put aside", async (t) => {
  const { call, asWriter } = await openNewsroom(t);
  const { id } = (await asWriter("/api/admin/news", { json: DRAFT })).body;
  const wishes = async () =>
    (await call("/api/admin/today", { as: "editor" })).body.tasks.filter(
      (task: { kind: string }) => task.kind === "wish",
    );
  const path = `/api/admin/news/${id}/publication-wish`;
  assert.equal((await asWriter(path, { method: "POST" })).body.wish.name, "writer");
  const [task] = await wishes();
  assert.deepEqual([task.facts.name, task.to, task.about], ["writer", `/admin/news/edit/${id}`, "Derby day"]);
  const own = (await asWriter("/api/admin/today")).body;
  assert.deepEqual([own.tasks, own.match], [[], null], "it is the editors' business");
  await call(path, { as: "editor", method: "DELETE" });
  assert.deepEqual(await wishes(), []);
  await asWriter(path, { method: "POST" });
  await call(`/api/admin/news/${id}`, { as: "editor", method: "PATCH", json: { is_published: true } });
  assert.deepEqual(await wishes(), [], "it was published later than it was asked for");
});

test("a writer opens nothing of the office but the news", async (t) => {
  const { asWriter } = await openNewsroom(t);
  for (const path of ["players", "matches", "messages", "settings", "accounts", "audit", "dashboard"])
    assert.equal((await asWriter(`/api/admin/${path}`)).status, 403, path);
  assert.equal((await asWriter("/api/account")).status, 200);
  const renamed = await asWriter("/api/account", { method: "PUT", json: { display_name: "Ani" } });
  assert.equal(renamed.status, 200);
});

test("whoever is limited to sections reads and writes in those alone, by every call of the news", async (t) => {
  const { call, asWriter, academy, women, limit } = await openNewsroom(t);
  const make = async (category_id: number | null) =>
    (await call("/api/admin/news", { as: "editor", json: { ...DRAFT, category_id } })).body.id as number;
  const [own, other, none] = [await make(academy), await make(women), await make(null)];
  assert.deepEqual((await limit([academy])).body.sections, [academy]);
  const list = (await asWriter("/api/admin/news")).body;
  assert.deepEqual([list.total, list.news[0].id], [1, own]);
  assert.equal((await asWriter(`/api/admin/news/${own}`)).status, 200);
  const put = (id: number, json: object) => asWriter(`/api/admin/news/${id}`, { method: "PUT", json });
  const copy = { values: {}, writer: "form-on-the-computer", revision: 0 };
  const note = { language: "en", block_hash: "x", block_text: "x", text: "Note" };
  for (const id of [other, none]) {
    const refused = [
      await asWriter(`/api/admin/news/${id}`),
      await put(id, { ...DRAFT, category_id: academy }),
      await asWriter(`/api/admin/news/${id}`, { method: "DELETE" }),
      await asWriter("/api/admin/news/bulk", { json: { ids: [own, id], action: "delete" } }),
      await asWriter(`/api/admin/working-copies/articles/${id}`, { method: "PUT", json: copy }),
      await asWriter(`/api/admin/working-copies/articles/${id}`),
      await asWriter(`/api/admin/previews/articles/${id}`, { json: {} }),
      await asWriter(`/api/admin/previews/articles/${id}`),
      await asWriter(`/api/admin/record-notes/articles/${id}`, { json: note }),
      await asWriter(`/api/admin/news/${id}/publication-wish`, { method: "POST" }),
    ];
    assert.deepEqual([...new Set(refused.map(({ status }) => status))], [403]);
  }
  assert.equal((await put(own, { ...DRAFT, category_id: women })).status, 403, "nor moved elsewhere");
  assert.equal((await put(own, { ...DRAFT, category_id: academy })).status, 200);
  assert.equal((await asWriter("/api/admin/news", { json: DRAFT })).status, 403);
  assert.equal((await asWriter("/api/admin/news", { json: { ...DRAFT, category_id: academy } })).status, 201);
  await limit([]);
  assert.equal((await asWriter(`/api/admin/news/${other}`)).status, 200, "nothing ticked means all");
});
