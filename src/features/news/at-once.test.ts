import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, type TestClub } from "#tests/support/club.ts";

// Several people at the same moment. SQLite writes one by one; on PostgreSQL these really meet.

const article = (title: string, more: object = {}) => ({ title, content: "Text.", ...more });

async function create({ call }: TestClub, json: object) {
  const { status, body } = await call("/api/admin/news", { as: "editor", json });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

test("two editors who change the same articles in opposite order both get through", async (t) => {
  const club = await openClub(t);
  const ids: number[] = [];
  for (let i = 0; i < 6; i++) ids.push((await create(club, article(`Article ${i}`))).id);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      club.call("/api/admin/news/bulk", {
        as: i % 2 ? "editor" : "admin",
        json: i % 2 ? { ids, action: "publish" } : { ids: ids.toReversed(), action: "unpublish" },
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 200),
  );
  const { body } = await club.call("/api/admin/news", { as: "editor" });
  const states = new Set(body.news.map((one: { is_published: boolean }) => one.is_published));
  assert.equal(states.size, 1, "the last one changed all of them");
});

test("articles of one title written at the same moment each get an address of their own", async (t) => {
  const club = await openClub(t);
  const made = await Promise.all(Array.from({ length: 4 }, () => create(club, article("Derby day"))));
  assert.deepEqual(made.map(({ slug }) => slug).sort(), [
    "derby-day",
    "derby-day-2",
    "derby-day-3",
    "derby-day-4",
  ]);
});

test("drafts that are renamed to one title at the same moment each get an address of their own", async (t) => {
  const club = await openClub(t);
  const drafts = [];
  for (let i = 0; i < 4; i++) drafts.push(await create(club, article(`Draft ${i}`)));
  const saved = await Promise.all(
    drafts.map(({ id }) =>
      club.call(`/api/admin/news/${id}`, { as: "editor", method: "PUT", json: article("Derby day") }),
    ),
  );
  assert.deepEqual(
    saved.map(({ status }) => status),
    saved.map(() => 200),
  );
  assert.equal(new Set(saved.map(({ body }) => body.slug)).size, 4);
});

test("of two articles that ask for one address at the same moment one is refused in words", async (t) => {
  const club = await openClub(t);
  const answers = await Promise.all(
    [1, 2].map((i) =>
      club.call("/api/admin/news", { as: "editor", json: article(`Title ${i}`, { slug: "the-cup" }) }),
    ),
  );
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.body.issues[0].path, "slug");
});

test("texts with the same new words in opposite order are saved at the same moment", async (t) => {
  const club = await openClub(t);
  const words = Array.from({ length: 400 }, (_, i) => `word${String.fromCharCode(97 + (i % 26))}${i}`);
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      club.call("/api/admin/news", {
        as: "editor",
        json: {
          title: `Title ${i}`,
          content: (i % 2 ? words : words.toReversed()).join(" "),
          is_published: true,
        },
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 201),
  );
});
