import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { dateLabel, describe } from "./article.ts";
import { articleCardView } from "./article-view.server.ts";
import { findShownAuthor } from "./queries.server.ts";

const DERBY = { title: "Derby day", content: "Gates open at five." };

async function write(club: TestClub, article: object) {
  const answer = await club.call("/api/admin/news", { as: "editor", json: { ...DERBY, ...article } });
  assert.equal(answer.status, 201, JSON.stringify(answer.body));
  return answer.body;
}

const titles = (body: { news: { title: string }[] }) => body.news.map(({ title }) => title);

test("a new article is a draft that only staff see", async (t) => {
  const club = await openClub(t);
  const article = await write(club, {});
  assert.equal(article.is_published, false);
  assert.equal(article.is_featured, false);
  assert.equal(article.published_at, null);
  assert.equal(article.slug, "derby-day");
  assert.deepEqual((await club.call("/api/news")).body, { news: [], total: 0 });
  assert.equal((await club.call(`/api/news/${article.id}`)).body.error, "Article not found");
  assert.deepEqual(titles((await club.call("/api/admin/news?status=draft", { as: "editor" })).body), [
    "Derby day",
  ]);
});

test("readers are not told the sign-in name of who wrote an article", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { is_published: true });
  assert.equal(await findShownAuthor(club.app.db, id), "");
  await club.app.db.updateTable("articles").set({ author_name: "Anahit Aygeshatyan" }).execute();
  assert.equal(await findShownAuthor(club.app.db, id), "Anahit Aygeshatyan");
});

test("the day of the first publication stays when an article is taken back and published again", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { is_published: true });
  const change = (is_published: boolean) =>
    club.call(`/api/admin/news/${id}`, { as: "editor", method: "PATCH", json: { is_published } });
  club.setNow("2026-03-11T09:30:00Z");
  await change(false);
  const { body } = await change(true);
  assert.equal(body.published_at, "2026-03-11T09:00:00.000Z");
  assert.equal(body.display_date, "2026-03-11T09:00:00.000Z");
});

test("an article with a date to come stays back until then", async (t) => {
  const club = await openClub(t);
  await write(club, { is_published: true, display_date: "2026-03-12T14:00:00+04:00" });
  assert.equal((await club.call("/api/news")).body.total, 0);
  club.setNow("2026-03-12T10:00:00Z");
  assert.equal((await club.call("/api/news?limit=49")).body.total, 1);
});

test("news come newest first, by category, featured only, and as many as were asked for", async (t) => {
  const club = await openClub(t);
  const { body: category } = await club.call("/api/admin/categories", {
    as: "editor",
    json: { name: "Academy", name_hy: "Ակադեմիա" },
  });
  await write(club, {
    title: "Old",
    is_published: true,
    display_date: "2026-03-01T10:00:00Z",
    category_id: category.id,
  });
  await write(club, {
    title: "New",
    is_published: true,
    display_date: "2026-03-09T10:00:00Z",
    is_featured: true,
  });
  assert.deepEqual(titles((await club.call("/api/news")).body), ["New", "Old"]);
  assert.deepEqual(titles((await club.call("/api/news?category=academy&limit=50")).body), ["Old"]);
  assert.deepEqual(titles((await club.call("/api/news?category=all")).body), ["New", "Old"]);
  assert.deepEqual(titles((await club.call("/api/news?featured=true")).body), ["New"]);
  const { body } = await club.call("/api/news?limit=1");
  assert.deepEqual([titles(body), body.total], [["New"], 2]);
  const { body: list } = await club.call("/api/news/categories/all");
  assert.deepEqual(
    list.categories.map((c: { slug: string; news_count: number }) => [c.slug, c.news_count]),
    [["academy", 1]],
  );
  for (const bad of ["limit=0", "limit=101", "limit=x", "featured=perhaps", "offset=-1", "category=%00"]) {
    assert.equal((await club.call(`/api/news?${bad}`)).status, 400, bad);
  }
});

test("a list says of an article without a true date that it is a draft, as the article itself does", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { is_published: true, display_date: "1970-01-01T00:00:00Z" });
  const { body } = await club.call(`/api/news/${id}`);
  const { date, dateLabel: label } = articleCardView(body, "hy");
  assert.deepEqual([date, label], ["", "draft"]);
});

test("search finds a title by its Armenian and Russian words, however they are spelled", async (t) => {
  const club = await openClub(t);
  await write(club, { title: "Derby", title_hy: "Դերբի Երևանում", title_ru: "Дерби в Ереване: счёт" });
  for (const query of ["ԵՐԵՎԱՆ", "Երեւան", "ереван", "счет", "yerevan", "DERBY"]) {
    const { body } = await club.call(`/api/admin/news?search=${encodeURIComponent(query)}`, { as: "editor" });
    if (query !== "yerevan") assert.equal(body.total, 1, query);
  }
});

test("a search finds parts of words, long and short ones, as an article stands now, and nothing from the trash", async (t) => {
  const club = await openClub(t);
  const article = await write(club, { title: "Floodlights tested", is_published: true });
  await write(club, { title: "Derby on Sunday", is_published: true });
  const found = async (search: string) => {
    const query = `search=${encodeURIComponent(search)}`;
    const lists = [
      await club.call(`/api/news?${query}`),
      await club.call(`/api/admin/news?${query}`, { as: "editor" }),
    ];
    const [all, office] = lists.map(({ body }) => titles(body));
    assert.deepEqual(all, office, search);
    return all;
  };
  for (const search of ["floodlights", "OODLIG", "od", "tested floodlights", "li test", 'o"d* li']) {
    assert.deepEqual(await found(search), ["Floodlights tested"], search);
  }
  assert.deepEqual(await found("floodlights derby"), []);
  assert.equal((await found("sun"))?.length, 1);
  assert.equal((await found("es"))?.length, 1);
  const changed = { ...DERBY, title: "Masts repaired", is_published: true };
  await club.call(`/api/admin/news/${article.id}`, { as: "editor", method: "PUT", json: changed });
  assert.deepEqual(await found("floodlights"), []);
  assert.deepEqual(await found("repair"), ["Masts repaired"]);
  await club.call(`/api/admin/news/${article.id}`, { as: "editor", method: "DELETE" });
  assert.deepEqual(await found("repair"), []);
  await club.call(`/api/admin/trash/articles/${article.id}/restore`, { as: "editor", method: "POST" });
  assert.deepEqual(await found("repair"), ["Masts repaired"]);
});

test("two articles with one title get two addresses, and an Armenian title a readable one", async (t) => {
  const club = await openClub(t);
  assert.equal((await write(club, {})).slug, "derby-day");
  assert.equal((await write(club, {})).slug, "derby-day-2");
  assert.equal((await write(club, { title: "«»", title_hy: "Արմավիրի դերբին" })).slug, "armaviri-derbin");
  assert.equal((await write(club, { title: "1995" })).slug, "news-1995");
});

test("a link shared before the address was changed still leads to the article", async (t) => {
  const club = await openClub(t);
  const { id } = await write(club, { is_published: true });
  const edit = (json: object) =>
    club.call(`/api/admin/news/${id}`, { as: "editor", method: "PUT", json: { ...DERBY, ...json } });
  assert.equal((await edit({ title: "Derby won" })).body.slug, "derby-day");
  assert.equal((await edit({ slug: "derby-won" })).body.slug, "derby-won");
  for (const name of ["derby-day", "derby-won", String(id)]) {
    assert.equal((await club.call(`/api/news/${name}`)).body.slug, "derby-won", name);
  }
  const other = await write(club, { title: "Another" });
  const taken = await club.call(`/api/admin/news/${other.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...DERBY, slug: "derby-day" },
  });
  assert.equal(taken.status, 409);
});

test("publishing, taking back and deleting several articles is all or nothing", async (t) => {
  const club = await openClub(t);
  const ids = [(await write(club, {})).id, (await write(club, {})).id];
  const bulk = (action: string, list = ids) =>
    club.call("/api/admin/news/bulk", { as: "editor", json: { ids: list, action } });
  assert.deepEqual((await bulk("publish")).body, { ok: true, changed: 2, ids });
  assert.equal((await club.call("/api/news")).body.total, 2);
  assert.equal((await bulk("delete", [...ids, 999])).status, 404);
  assert.equal((await club.call("/api/news?limit=9")).body.total, 2);
  await bulk("delete");
  assert.equal((await club.call("/api/admin/news", { as: "editor" })).body.total, 0);
});

test("a published article needs an English title and text, any a known category and a picture that is one", async (t) => {
  const { call } = await openClub(t);
  const send = (json: object) => call("/api/admin/news", { as: "editor", json });
  const { status, body } = await send({ title: " ", content_hy: "Տեքստ", is_published: true });
  assert.equal(status, 400);
  assert.deepEqual(
    body.issues.map(({ path }: { path: string }) => path),
    ["title", "content"],
  );
  assert.equal((await send({ ...DERBY, category_id: 99 })).body.issues[0].path, "category_id");
  assert.equal((await send({ ...DERBY, title: "x".repeat(301) })).status, 400);
  assert.equal((await send({ ...DERBY, image_url: "javascript:alert(1)" })).status, 400);
  const fake = await send({
    ...DERBY,
    image_url: `data:image/png;base64,${Buffer.from("<svg/>").toString("base64")}`,
  });
  assert.equal(fake.status, 415);
  assert.equal(fake.body.error, "Пожалуйста, выберите файл изображения");
});

test("a picture sent inside the article becomes a file of its own", async (t) => {
  const club = await openClub(t);
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const { image_url } = await write(club, { image_url: `data:image/png;base64,${pixel}` });
  assert.match(image_url, /^\/media\/[0-9a-f]{32}\.webp$/);
  const { status, headers } = await club.call(image_url);
  assert.equal(status, 200);
  assert.equal(headers.get("content-type"), "image/webp");
  assert.match(headers.get("cache-control")!, /immutable/);
});

test("an article can be sent back as it was read, and its counters cannot be set", async (t) => {
  const club = await openClub(t);
  const article = await write(club, {});
  const { status, body } = await club.call(`/api/admin/news/${article.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...article, title: "Changed", views_count: 9999 },
  });
  assert.deepEqual([status, body.title, body.views_count], [200, "Changed", 0]);
});

test("a category with articles is not deleted, an empty one is", async (t) => {
  const club = await openClub(t);
  const { body: category } = await club.call("/api/admin/categories", {
    as: "editor",
    json: { name: "Tickets" },
  });
  const article = await write(club, { category_id: category.id });
  const remove = () => club.call(`/api/admin/categories/${category.id}`, { as: "editor", method: "DELETE" });
  assert.equal((await remove()).status, 409);
  await club.call(`/api/admin/news/${article.id}`, { as: "editor", method: "DELETE" });
  assert.equal((await remove()).status, 200);
  assert.equal(
    (await club.call("/api/admin/categories", { as: "editor", json: { name: "Tickets" } })).status,
    409,
  );
});

test("an article without a date, or of the first of January 1970, counts as a draft", () => {
  assert.equal(dateLabel(null), "draft");
  assert.equal(dateLabel("1970-01-01T00:00:00.000Z"), "draft");
  assert.equal(dateLabel("soon"), "invalid");
  assert.equal(dateLabel("2026-03-11T09:00:00.000Z"), "date");
});

test("the description of an article is its first 160 characters without Markdown, cut at a word", () => {
  assert.equal(
    describe("## Derby\n\nThe **whole** [town](https://x.example) came."),
    "Derby The whole town came.",
  );
  const long = describe("word ".repeat(60));
  assert.ok(long.length <= 161 && long.endsWith("word…"), long);
});

test("staff order the list by any column, and of equals the newest stands first", async (t) => {
  const club = await openClub(t);
  await write(club, { title: "beta", title_hy: "Աշուն", display_date: "2026-03-01T10:00:00Z" });
  await write(club, {
    title: "Alpha",
    title_hy: "Գարուն",
    display_date: "2026-03-03T10:00:00Z",
    is_published: true,
  });
  await write(club, { title: "Gamma", display_date: "2026-03-02T10:00:00Z" });
  const list = async (query: string) =>
    titles((await club.call(`/api/admin/news?${query}`, { as: "editor" })).body).join();
  assert.equal(await list(""), "Alpha,Gamma,beta");
  assert.equal(await list("sort=title&order=asc"), "Alpha,beta,Gamma");
  // As the list shows them in Armenian; a title without translation stands there in English.
  assert.equal(await list("sort=title&order=asc&language=hy"), "Gamma,beta,Alpha");
  assert.equal(await list("sort=category&order=asc&language=ru"), "Alpha,Gamma,beta");
  assert.equal(await list("sort=status&order=asc"), "Gamma,beta,Alpha");
  assert.equal(await list("sort=author&order=asc&limit=1&offset=1"), "Gamma");
  assert.equal((await club.call("/api/admin/news?sort=weight", { as: "editor" })).status, 400);
});
