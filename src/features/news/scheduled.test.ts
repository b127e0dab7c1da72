import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";

// The clubs of the tests live on 11 March 2026, 13:00 in Yerevan.
const TOMORROW = "2026-03-12T08:00:00.000Z";

async function create({ call }: TestClub, article: Record<string, unknown>) {
  const json = { title: "Derby day", content: "Two late goals.", is_published: true, ...article };
  const { status, body } = await call("/api/admin/news", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

async function titlesOf({ call }: TestClub, query: string): Promise<[string[], number]> {
  const { status, body } = await call(`/api/admin/news${query}`, { as: "editor" });
  assert.equal(status, 200, JSON.stringify(body));
  return [body.news.map(({ title }: { title: string }) => title), body.total];
}

test("an article is a draft, scheduled or published, and becomes published by the hour alone", async (t) => {
  const club = await openClub(t);
  const [draft, scheduled, published] = [
    await create(club, { is_published: false, display_date: TOMORROW }),
    await create(club, { display_date: TOMORROW }),
    await create(club, {}),
  ];
  assert.deepEqual([draft.state, scheduled.state, published.state], ["draft", "scheduled", "published"]);
  assert.equal(scheduled.is_published, true, "whoever reads the switch finds it on");
  const shown = await club.call(`/api/admin/news/${scheduled.id}`, { as: "editor" });
  assert.equal(shown.body.state, "scheduled");
  const taken = await club.call(`/api/admin/news/${scheduled.id}`, {
    as: "editor",
    method: "PATCH",
    json: { is_published: false },
  });
  assert.equal(taken.body.state, "draft");
});

test("the state is read only: an article sent back as it was read keeps its own", async (t) => {
  const club = await openClub(t);
  const article = await create(club, { display_date: TOMORROW });
  const { status, body } = await club.call(`/api/admin/news/${article.id}`, {
    as: "editor",
    method: "PUT",
    json: { ...article, state: "published" },
  });
  assert.deepEqual([status, body.state], [200, "scheduled"]);
});

test("the office lists by itself what is out now, what goes out later and what nobody publishes", async (t) => {
  const club = await openClub(t);
  await create(club, { title: "Out" });
  await create(club, { title: "Later", display_date: TOMORROW });
  await create(club, { title: "Never", is_published: false, display_date: TOMORROW });
  assert.deepEqual(await titlesOf(club, "?status=published"), [["Out"], 1]);
  assert.deepEqual(await titlesOf(club, "?status=scheduled"), [["Later"], 1]);
  assert.deepEqual(await titlesOf(club, "?status=draft"), [["Never"], 1]);
  const [byState] = await titlesOf(club, "?sort=status&order=desc");
  assert.deepEqual(byState, ["Out", "Later", "Never"]);
});

test("the dashboard counts a scheduled article apart from those that are out", async (t) => {
  const club = await openClub(t);
  await create(club, { title: "Out" });
  await create(club, { title: "Later", display_date: TOMORROW });
  const { counts } = (await club.call("/api/admin/dashboard", { as: "editor" })).body;
  assert.deepEqual([counts.totalNews, counts.publishedNews, counts.scheduledNews], [2, 1, 1]);
});

test("the office finds what lacks a language, and what is of a category or a span of days", async (t) => {
  const club = await openClub(t);
  const { body: category } = await club.call("/api/admin/categories", {
    as: "editor",
    json: { name: "Tickets", name_hy: "Տոմսեր", name_ru: "Билеты" },
  });
  await create(club, { title: "Bare", display_date: "2026-02-01T08:00:00.000Z" });
  await create(club, {
    title: "Whole",
    title_hy: "Ամբողջ",
    content_hy: "Ամբողջը։",
    category_id: category.id,
    display_date: "2026-03-01T08:00:00.000Z",
  });
  await create(club, { title: "Draft", is_published: false });
  assert.deepEqual(await titlesOf(club, "?missing=hy"), [["Bare"], 1], "of a draft nothing is missing yet");
  assert.deepEqual(await titlesOf(club, "?missing=ru"), [["Whole", "Bare"], 2]);
  assert.deepEqual(await titlesOf(club, "?missing=en"), [[], 0]);
  assert.deepEqual(await titlesOf(club, `?category=${category.id}`), [["Whole"], 1]);
  assert.deepEqual(await titlesOf(club, "?from=2026-02-01&to=2026-02-28"), [["Bare"], 1]);
});
