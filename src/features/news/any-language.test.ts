import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { loadArticle } from "./site/article-data.server.ts";

const ARMENIAN = { title_hy: "Դերբիի օրը", content_hy: "Դարպասները բացվում են հինգին։" };

const send = (club: TestClub, json: object) => club.call("/api/admin/news", { as: "editor", json });
const change = (club: TestClub, id: number, json: object, method = "PUT") =>
  club.call(`/api/admin/news/${id}`, { as: "editor", method, json });

test("a draft can be kept in any one language, and its address is made of what there is", async (t) => {
  const club = await openClub(t);
  const armenian = await send(club, { title_hy: ARMENIAN.title_hy });
  assert.equal(armenian.status, 201, JSON.stringify(armenian.body));
  assert.equal(armenian.body.language, "hy");
  assert.equal(armenian.body.slug, "derbii-ory");
  assert.equal((await send(club, { content_ru: "Ворота открываются в пять." })).body.language, "ru");
  const draft = await change(club, armenian.body.id, { title_hy: "Դերբիի գիշերը" });
  assert.equal(draft.body.slug, "derbii-gishery");
});

test("an article without any text is refused", async (t) => {
  const club = await openClub(t);
  for (const json of [{}, { title_hy: "  ", image_url: "/club/a.png" }]) {
    const { status, body } = await send(club, json);
    assert.equal(status, 400);
    assert.equal(body.issues[0].path, "title");
    assert.equal(body.issues[0].key, "news.text_required");
  }
  const { body } = await send(club, ARMENIAN);
  assert.equal((await change(club, body.id, { title_hy: "", content_hy: "" })).status, 400);
});

test("whoever publishes is asked for the English title and text", async (t) => {
  const club = await openClub(t);
  const at_once = await send(club, { ...ARMENIAN, is_published: true });
  assert.equal(at_once.status, 400);
  assert.deepEqual(
    at_once.body.issues.map(({ path, message }: { path: string; message: string }) => [path, message]),
    [
      ["title", "Write the English title."],
      ["content", "Write the English text."],
    ],
  );
  const english = await send(club, {
    title: "Derby day",
    content: "Gates open at five.",
    is_published: true,
  });
  const emptied = await change(club, english.body.id, { title: "", content: "", ...ARMENIAN });
  assert.equal(emptied.status, 400);
});

test("an article that was begun in Armenian is published in Armenian, once its text is whole", async (t) => {
  const club = await openClub(t);
  const { body: draft } = await send(club, { title_hy: ARMENIAN.title_hy });
  const early = await change(club, draft.id, { is_published: true }, "PATCH");
  assert.deepEqual([early.status, early.body.issues[0].path], [400, "content_hy"]);
  const bulk = await club.call("/api/admin/news/bulk", {
    as: "editor",
    json: { ids: [draft.id], action: "publish" },
  });
  assert.equal(bulk.status, 400);
  assert.equal((await change(club, draft.id, { ...ARMENIAN, is_published: true })).status, 200);
  const begun = await send(club, { ...ARMENIAN, language: "hy", is_published: true });
  assert.equal(begun.status, 201);
});

test("without English readers get the language in which the text was begun, and are told which", async (t) => {
  const club = await openClub(t);
  const { body: made } = await send(club, { ...ARMENIAN, language: "hy", is_published: true });
  const { body: list } = await club.call("/api/news");
  assert.deepEqual([list.news[0].title, list.news[0].language], [ARMENIAN.title_hy, "hy"]);
  const { body: one } = await club.call(`/api/news/${made.id}`);
  assert.deepEqual([one.content, one.language], [ARMENIAN.content_hy, "hy"]);
  const { body: stored } = await club.call(`/api/admin/news/${made.id}`, { as: "editor" });
  assert.equal(stored.title, "");
  for (const language of ["en", "hy", "ru"] as const) {
    const page = await loadArticle(club.app, language, made.slug, "");
    assert.deepEqual(page.title, { text: ARMENIAN.title_hy, lang: "hy" });
    assert.equal(page.body.lang, "hy");
    assert.deepEqual(page.languages, ["hy"]);
  }
});

test("sitemap and feeds name an article only in the languages in which it is out", async (t) => {
  const club = await openClub(t);
  const { body } = await send(club, { ...ARMENIAN, language: "hy", is_published: true });
  const { text } = await club.page("/sitemap.xml");
  const line = text.split("\n").filter((one) => one.includes(body.slug));
  assert.equal(line.length, 1);
  assert.match(line[0]!, /<loc>[^<]*\/hy\/news\//);
  assert.doesNotMatch(line[0]!, /hreflang="(en|ru)"/);
  assert.match(line[0]!, /hreflang="x-default" href="[^"]*\/hy\/news\//);
  assert.match((await club.page("/hy/feed.xml")).text, /Դերբիի օրը/);
  for (const path of ["/feed.xml", "/ru/feed.xml"]) {
    assert.doesNotMatch((await club.page(path)).text, /<item>/);
  }
});

test("search finds an article without English, and the office's list sorts it by what it shows", async (t) => {
  const club = await openClub(t);
  await send(club, { ...ARMENIAN, language: "hy", is_published: true });
  await send(club, { title: "Academy", content: "Trials.", is_published: true });
  assert.equal((await club.call(`/api/news?search=${encodeURIComponent("դերբի")}`)).body.total, 1);
  const { body } = await club.call("/api/admin/news?sort=title&order=asc", { as: "editor" });
  assert.deepEqual(
    body.news.map(({ title_hy }: { title_hy: string }) => title_hy),
    ["", ARMENIAN.title_hy],
  );
});
