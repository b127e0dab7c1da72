import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

test("the list of the news stands in the order of each language's alphabet, page after page and in a search", async (t) => {
  const { call } = await openClub(t);
  const titles = [
    ["Alpha", "դերբի", "Яна"],
    ["beta", "Գոլ", "Ёлка"],
    ["Émile", "Ուրարտու", "арарат"],
    ["Gamma", "Փյունիկ", "Если"],
    ["delta", "Բարև", "Борис"],
    ["Epsilon", "ազատ օր", "Еда"],
  ];
  for (const [title, title_hy, title_ru] of titles) {
    const json = { title, title_hy, title_ru, content: "Text.", excerpt: "derby" };
    await call("/api/admin/news", { as: "editor", json });
  }
  const list = async (query: string, field = "title") => {
    const { body } = await call(`/api/admin/news?sort=title&${query}`, { as: "editor" });
    assert.equal(body.total, 6);
    return body.news.map((article: Record<string, string>) => article[field]).join(", ");
  };
  assert.equal(await list("order=asc"), "Alpha, beta, delta, Émile, Epsilon, Gamma");
  const hy = "ազատ օր, Բարև, Գոլ, դերբի, Ուրարտու, Փյունիկ";
  assert.equal(await list("order=asc&language=hy", "title_hy"), hy);
  const ru = "арарат, Борис, Еда, Ёлка, Если, Яна";
  assert.equal(await list("order=asc&language=ru", "title_ru"), ru);
  assert.equal(await list("order=asc&language=ru&search=derby", "title_ru"), ru);
  assert.equal(await list("order=asc&language=ru&limit=2&offset=2", "title_ru"), "Еда, Ёлка");
  assert.equal(await list("order=desc&language=hy&limit=2", "title_hy"), "Փյունիկ, Ուրարտու");
});

test("categories sort the list by their names in its language", async (t) => {
  const { call } = await openClub(t);
  for (const [name, name_ru] of [
    ["Academy", "юноши"],
    ["Team", "Ёлка"],
    ["Youth", "Если"],
  ]) {
    const { body } = await call("/api/admin/categories", { as: "editor", json: { name, name_ru } });
    const json = { title: name, content: "Text.", category_id: body.id };
    await call("/api/admin/news", { as: "editor", json });
  }
  const { body } = await call("/api/admin/news?sort=category&order=asc&language=ru", { as: "editor" });
  assert.deepEqual(
    body.news.map(({ title }: { title: string }) => title),
    ["Team", "Youth", "Academy"],
  );
});
