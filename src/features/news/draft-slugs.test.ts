import assert from "node:assert/strict";
import { test } from "node:test";
import { up } from "#src/db/migrations/0008-draft-slugs.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";

const article = (title: string, more: object = {}) => ({ title, content: "Text.", ...more });

async function save({ call }: TestClub, json: object, id?: number) {
  const path = `/api/admin/news${id === undefined ? "" : `/${id}`}`;
  const { status, body } = await call(path, {
    as: "editor",
    method: id === undefined ? "POST" : "PUT",
    json,
  });
  assert.ok(status < 300, JSON.stringify(body));
  return body;
}

test("a draft that is renamed leaves its address to others", async (t) => {
  const club = await openClub(t);
  const draft = await save(club, article("Derby day"));
  await save(club, article("Cup day"), draft.id);
  assert.equal((await save(club, article("Derby day"))).slug, "derby-day");
});

test("an article that was published keeps its former address, even while it is taken back", async (t) => {
  const club = await openClub(t);
  const { id } = await save(club, article("Derby day", { is_published: true }));
  await save(club, article("Derby day", { is_published: false }), id);
  await save(club, article("Derby day", { slug: "derby" }), id);
  assert.equal((await save(club, article("Derby day"))).slug, "derby-day-2");
});

test("addresses that drafts left before are released, those of published articles stay", async (t) => {
  const club = await openClub(t);
  const draft = await save(club, article("Draft"));
  const late = await save(club, article("Late", { is_published: true }));
  const { db } = club.app;
  const former = (record_id: number, slug: string, created_at: string) => ({
    kind: "articles",
    record_id,
    slug,
    created_at,
  });
  await db
    .insertInto("slugs")
    .values([
      former(draft.id, "of-a-draft", "2026-03-01T09:00:00.000Z"),
      former(late.id, "before-it-was-published", "2026-03-01T09:00:00.000Z"),
      former(late.id, "of-an-article", "2026-03-12T09:00:00.000Z"),
    ])
    .execute();
  await up(db);
  const rows = await db.selectFrom("slugs").select("slug").execute();
  assert.deepEqual(
    rows.map(({ slug }) => slug),
    ["of-an-article"],
  );
});
