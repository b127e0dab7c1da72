import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

const LONGEST = "ա".repeat(100_000);
const ARTICLE = {
  ...{ title: "Long", title_hy: "Երկար", title_ru: "Длинно", is_published: true },
  ...{ content: LONGEST, content_hy: LONGEST, content_ru: LONGEST },
};

test("a list of the longest articles answers with at most 8 MB of texts, and all of its titles", async (t) => {
  const { call, app } = await openClub(t);
  const { id } = (await call("/api/admin/news", { as: "editor", json: ARTICLE })).body;
  const stored = await app.db
    .selectFrom("articles")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  for (let n = 1; n < 40; n++) {
    const row = { ...stored, id: id + n, slug: `long-${n}`, title: `Long ${n}` };
    await app.db.insertInto("articles").values(row).execute();
  }
  for (const path of ["/api/admin/news", "/api/news?limit=100"]) {
    const { news, total } = (await call(path, { as: "editor" })).body;
    assert.ok(total === 40 && news.length === 40, path);
    assert.ok(
      news.every(({ title }: { title: string }) => title.startsWith("Long")),
      path,
    );
    assert.ok(JSON.stringify(news).length < 5_000_000, path);
    assert.equal(news[0].content_hy, LONGEST, path);
    assert.equal("content" in news.at(-1), false, path);
  }
  const last = (await call("/api/admin/news", { as: "editor" })).body.news.at(-1);
  await call(`/api/admin/news/${last.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...last, title: "Longer" },
  });
  const { body } = await call(`/api/admin/news/${last.id}`, { as: "editor" });
  assert.deepEqual([body.title, body.content, body.content_hy], ["Longer", LONGEST, LONGEST]);
});
