import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

/** As many paragraphs as a page takes, in nearly the longest text. */
const longText = (word: string) =>
  Array.from({ length: 1900 }, (_, at) => `${word} ${at} `.padEnd(48, "lorem ip")).join("\n\n");

test("many of the longest articles are neither published nor taken back at once: everybody would wait for it", async (t) => {
  const { call } = await openClub(t);
  const json = { title: "Derby", content: longText("a"), content_hy: longText("b"), title_hy: "Դերբի" };
  const ids: number[] = [];
  for (let at = 0; at < 20; at++) ids.push((await call("/api/admin/news", { as: "editor", json })).body.id);
  const bulk = (action: string, of: number[]) =>
    call("/api/admin/news/bulk?ask_first=1", { as: "editor", json: { ids: of, action } });
  for (const action of ["publish", "unpublish"]) {
    const refused = await bulk(action, ids);
    assert.deepEqual([refused.status, refused.body.key], [400, "news.too_long_together"]);
    assert.doesNotMatch(refused.body.message, /publish|go out/, "the sentence fits both");
  }
  const parts = ids.map((id) => ({ kind: "articles", id }));
  const bundle = (
    await call("/api/admin/bundles", { as: "editor", json: { name: "All", goes_at: null, parts } })
  ).body;
  const started = await call(`/api/admin/bundles/${bundle.id}/start`, { as: "editor", json: {} });
  assert.deepEqual([started.status, started.body.key], [400, "news.too_long_together"]);
  assert.equal((await call("/api/news")).body.total, 0);

  let turns = 0;
  const watch = setInterval(() => turns++, 1);
  t.after(() => clearInterval(watch));
  assert.equal((await bulk("publish", ids.slice(0, 8))).status, 200);
  assert.ok(turns >= 4, "others have their turns between the articles");
  assert.equal((await bulk("delete", ids)).status, 200, "to delete them is no work");
});
