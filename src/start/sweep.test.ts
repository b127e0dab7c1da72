import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import sharp from "sharp";
import { listTrash } from "#src/features/history/queries.server.ts";
import { makeAvif } from "#src/features/media/avif.server.ts";
import { storePicture } from "#src/features/media/commands.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { deleteArticle } from "#src/features/news/commands.server.ts";
import { deletePartner } from "#src/features/partners/commands.server.ts";
import { listStoredFiles } from "#src/storage/storage.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { sweep } from "./sweep.server.ts";

const ARTICLE = { title: "Derby day", content: "Two late goals.", is_published: true };

async function upload({ editor }: TestClub, red: number): Promise<string> {
  const background = { r: red, g: 20, b: 60 };
  const picture = sharp({ create: { width: 400, height: 300, channels: 3, background } });
  return (await storePicture(editor, await picture.png().toBuffer(), PHOTO_TEXTS)).url;
}

/** Lets the database have been begun at a moment. */
async function begin({ app }: TestClub, at: string): Promise<void> {
  await sql`update kysely_migration set timestamp = ${at}`.execute(app.db);
}

async function isThere({ app }: TestClub, url: string): Promise<boolean> {
  const name = url.replace("/media/", "");
  const files = await Promise.all(
    [name, name.replace(".", "-320.")].map((file) => app.storage.disk.exists(file)),
  );
  const row = await app.db.selectFrom("media").select("id").where("url", "=", url).executeTakeFirst();
  assert.ok(
    files.every((one) => one === Boolean(row)),
    "the row and its files go together",
  );
  return Boolean(row);
}

test("what lies in the trash for 30 days goes with its history, and nothing sooner", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const create = async () => (await call("/api/admin/news", { as: "editor", json: ARTICLE })).body.id;
  const [old, young, kept] = [await create(), await create(), await create()];
  await call(`/api/admin/news/${old}`, { as: "editor", method: "DELETE" });
  club.setNow("2026-03-20T09:00:00Z");
  await deleteArticle(club.editor, young);
  club.setNow("2026-04-10T08:00:00Z");
  await sweep(app);
  const ids = async () =>
    (await app.db.selectFrom("articles").select("id").orderBy("id").execute()).map((r) => r.id);
  assert.deepEqual(await ids(), [old, young, kept]);
  assert.equal((await listTrash(app.db, app.now(), { limit: 9, isAdmin: true })).length, 2);
  club.setNow("2026-04-10T10:00:00Z");
  await sweep(app);
  assert.deepEqual(await ids(), [young, kept]);
  const revisions = await app.db
    .selectFrom("revisions")
    .select("record_id")
    .where("kind", "=", "articles")
    .execute();
  assert.deepEqual(revisions.map((one) => one.record_id).sort(), [young, kept]);
  const log = await app.db.selectFrom("audit").select("action").where("record_id", "=", old).execute();
  assert.deepEqual(log.map(({ action }) => action).sort(), ["create", "delete"]);
});

test("a match that goes for good takes its events and their history along", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const match = { home_team_name: "Ararat", away_team_name: "Van", match_date: "2026-03-01T15:00" };
  const { body } = await call("/api/admin/matches", { as: "editor", json: match });
  const json = { event_type: "goal", team_type: "home", minute: 12, player_name: "Gor" };
  assert.equal((await call(`/api/admin/matches/${body.id}/events`, { as: "editor", json })).status, 201);
  await call(`/api/admin/matches/${body.id}`, { as: "editor", method: "DELETE" });
  club.setNow("2026-05-01T09:00:00Z");
  await sweep(app);
  assert.deepEqual(await app.db.selectFrom("match_events").select("id").execute(), []);
  assert.deepEqual(await app.db.selectFrom("revisions").select("kind").execute(), []);
});

test("pictures that nothing needs go after 30 days; those of records, trash and revisions stay", async (t) => {
  const club = await openClub(t);
  const { call } = club;
  const [unused, former, trashed, inText] = [
    await upload(club, 1),
    await upload(club, 60),
    await upload(club, 120),
    await upload(club, 180),
  ];
  const article = { ...ARTICLE, image_url: former };
  const { body } = await call("/api/admin/news", { as: "editor", json: article });
  const next = { ...article, image_url: "", content: `![Fans](${inText})` };
  await call(`/api/admin/news/${body.id}`, { as: "editor", method: "PUT", json: next });
  const partner = { name: "Bank", url: "https://bank.example", logo: trashed };
  const { body: bank } = await call("/api/admin/partners", { as: "editor", json: partner });
  club.setNow("2026-04-05T09:00:00Z");
  await deletePartner(club.editor, bank.id);
  const young = await upload(club, 240);
  await sweep(club.app);
  assert.equal(await isThere(club, unused), true, "30 days are not over");

  club.setNow("2026-04-20T09:00:00Z");
  await upload(club, 1);
  await sweep(club.app);
  assert.equal(await isThere(club, unused), true, "uploaded again, it is young again");
  club.setNow("2026-05-01T09:00:00Z");
  await sweep(club.app);
  const there = await Promise.all([former, trashed, inText, young, unused].map((url) => isThere(club, url)));
  assert.deepEqual(there, [true, true, true, true, true]);

  club.setNow("2026-06-01T09:00:00Z");
  await sweep(club.app);
  const left = await Promise.all([former, trashed, inText, young, unused].map((url) => isThere(club, url)));
  assert.deepEqual(left, [true, false, true, false, false], "with the partner its logo goes");
});

test("a picture that is swept is gone in every form, the one that browsers get as AVIF too", async (t) => {
  const club = await openClub(t);
  const url = await upload(club, 7);
  const name = url.replace("/media/", "");
  await makeAvif(club.app.storage, name);
  const get = async (accept: string) => (await club.page(url, { accept })).status;
  assert.deepEqual([await get("image/avif,image/webp"), await get("image/webp")], [200, 200]);
  club.setNow("2026-05-01T09:00:00Z");
  await sweep(club.app);
  assert.deepEqual([await get("image/avif,image/webp"), await get("image/webp")], [404, 404]);
  assert.deepEqual(await listStoredFiles(club.app.storage), []);
});

test("what a killed upload left behind goes a day later; a picture, a young file and others' files stay", async (t) => {
  const club = await openClub(t);
  const { storage } = club.app;
  const url = await upload(club, 9);
  const orphan = `${"0".repeat(32)}.webp`;
  const part = `.${randomUUID()}.part`;
  const kept = ["readme.txt", `${"1".repeat(32)}-320.webp`];
  for (const name of [orphan, part, ...kept]) await writeFile(join(storage.folder!, name), "bytes");
  const old = new Date("2026-03-01T09:00:00Z");
  for (const name of [orphan, part, "readme.txt", url.replace("/media/", "")])
    await utimes(join(storage.folder!, name), old, old);
  await begin(club, "2026-02-01T09:00:00Z");
  await sweep(club.app);
  const left = new Set(await listStoredFiles(storage));
  assert.deepEqual(
    [left.has(orphan), left.has(part), ...kept.map((name) => left.has(name))],
    [false, false, true, true],
  );
  assert.equal(await isThere(club, url), true);
});

test("pictures that are older than the database are another one's, and stay", async (t) => {
  const club = await openClub(t);
  const { storage } = club.app;
  const picture = `${"0".repeat(32)}.webp`;
  await mkdir(storage.folder!, { recursive: true });
  await writeFile(join(storage.folder!, picture), "bytes");
  const old = new Date("2026-03-01T09:00:00Z");
  await utimes(join(storage.folder!, picture), old, old);
  await begin(club, "2026-03-02T09:00:00Z");
  await sweep(club.app);
  assert.deepEqual(await listStoredFiles(storage), [picture]);
});

test("messages, addresses, subscriptions and counts go when the operator says", async (t) => {
  const club = await openClub(t, {
    KEEP_MESSAGES_DAYS: "20",
    KEEP_ADDRESSES_DAYS: "5",
    KEEP_VISITS_DAYS: "10",
  });
  const { app } = club;
  await club.call("/api/contact", {
    json: { name: "Aram", email: "aram@fans.example", message: "Tickets?" },
  });
  await app.db.updateTable("messages").set({ ip_address: "203.0.113.7" }).execute();
  await app.db.insertInto("page_views").values({ day: "2026-03-11", path: "/", views: 3 }).execute();
  club.setNow("2026-03-20T09:00:00Z");
  await sweep(app);
  const [message] = await app.db.selectFrom("messages").selectAll().execute();
  assert.deepEqual([message?.email, message?.ip_address], ["aram@fans.example", null]);
  assert.equal((await app.db.selectFrom("page_views").selectAll().execute()).length, 1);
  club.setNow("2026-04-05T09:00:00Z");
  await sweep(app);
  assert.deepEqual(await app.db.selectFrom("messages").selectAll().execute(), []);
  assert.deepEqual(await app.db.selectFrom("page_views").selectAll().execute(), []);
});
