import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

test("staff see every category with its articles, drafts too; a new one goes to the end", async (t) => {
  const { call } = await openClub(t);
  const create = async (name: string) =>
    (await call("/api/admin/categories", { as: "editor", json: { name } })).body;
  const [tickets, academy] = [await create("Tickets"), await create("Academy")];
  for (const title of ["One", "Two"]) {
    await call("/api/admin/news", {
      as: "editor",
      json: { title, content: "Text.", category_id: academy.id },
    });
  }
  const { body } = await call("/api/admin/categories", { as: "editor" });
  assert.deepEqual(
    body.categories.map((one: { name: string; articles_count: number }) => [one.name, one.articles_count]),
    [
      ["Tickets", 0],
      ["Academy", 2],
    ],
  );
  const one = await call(`/api/admin/categories/${academy.id}`, { as: "editor" });
  assert.deepEqual([one.body.articles_count, one.body.order_num], [2, 2]);
  // As it was read it may be sent back, to no effect.
  const put = { as: "editor" as const, method: "PUT", json: one.body };
  assert.equal((await call(`/api/admin/categories/${academy.id}`, put)).body.version, 1);
  assert.equal((await call("/api/admin/categories")).status, 401);
  assert.equal((await call(`/api/admin/categories/${tickets.id + 99}`, { as: "editor" })).status, 404);
});

test("a category in use is not deleted, and the refusal says how many articles it has", async (t) => {
  const { call } = await openClub(t);
  const { body: academy } = await call("/api/admin/categories", { as: "editor", json: { name: "Academy" } });
  const json = { title: "One", content: "Text.", category_id: academy.id };
  await call("/api/admin/news", { as: "editor", json });
  const { status, body } = await call(`/api/admin/categories/${academy.id}`, {
    ...{ as: "editor", method: "DELETE" },
    headers: { "accept-language": "ru" },
  });
  assert.deepEqual(
    [status, body.error],
    [409, "В этой рубрике есть статьи (1). Сначала переведите их в другую."],
  );
});
