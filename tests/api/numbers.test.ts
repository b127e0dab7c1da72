import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

test("an article has one number: no other way of writing it names or deletes it", async (t) => {
  const { call } = await openClub(t);
  const article = await call("/api/admin/news", { as: "editor", json: { title: "Derby", content: "Text." } });
  assert.equal(article.body.id, 1);
  for (const id of [
    "0x1",
    "1e0",
    "01",
    "01.0",
    "1.0",
    "+1",
    "%201",
    "1%20",
    "0b1",
    "-1",
    "0",
    "",
    "Infinity",
    "1n",
  ]) {
    const { status } = await call(`/api/admin/news/${id}`, { as: "editor", method: "DELETE" });
    assert.ok([400, 404, 405].includes(status), `${id}: ${status}`);
  }
  assert.equal((await call("/api/admin/news/1", { as: "editor" })).status, 200);
  for (const query of ["limit=0x5", "limit=1e1", "offset=%205", "limit="]) {
    assert.equal((await call(`/api/news?${query}`)).status, 400, query);
  }
});
