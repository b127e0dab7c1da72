import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { loadDashboard } from "#src/features/dashboard/queries.server.ts";
import { restoreFromTrash } from "#src/features/history/commands.server.ts";
import { claimTry } from "#src/features/outbox/commands.server.ts";
import { workOff } from "#src/features/outbox/work-job.server.ts";
import type { Mail } from "#src/mail/mailer.server.ts";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { deleteMessage, discardReply, replyToMessage, sendWaiting } from "./commands.server.ts";
import { getMessage } from "./queries.server.ts";
import { replyWorker } from "./send-replies-job.server.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A club whose mail server is down until told otherwise, with a letter and a reply that did not leave. */
async function openClubInTrouble(t: TestContext) {
  const club = await openClub(t);
  const post = { isDown: true, tries: 0, mails: [] as Mail[], delayMs: 0 };
  club.app.mailer = {
    kind: "smtp",
    close: () => {},
    async send(mail) {
      post.tries++;
      await new Promise((resolve) => setTimeout(resolve, post.delayMs));
      if (post.isDown) throw Object.assign(new Error("550 <ani@mail.example>"), { code: "EENVELOPE" });
      post.mails.push(mail);
    },
  };
  const letter = { name: "Ani", email: "ani@mail.example", message: "Where is my umbrella?" };
  await club.call("/api/contact", { json: letter });
  const { id } = (await club.call("/api/admin/messages", { as: "editor" })).body.messages[0];
  const failed = await club.call(`/api/admin/messages/${id}/reply`, {
    as: "editor",
    json: { text: "At the gate." },
  });
  assert.equal(failed.status, 503);
  return { ...club, id, post };
}

const read = ({ app }: TestClub, id: number) => getMessage(app.db, id);

/** The clock stands so many milliseconds after the reply was written. */
async function after(club: TestClub, ms: number): Promise<void> {
  club.setNow(new Date(Date.parse(TEST_DAY) + ms));
  await workOff(club.app, [replyWorker]);
}

test("a reply that did not leave is sent again by itself once the mail server is back, and only once", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post } = club;
  assert.equal((await read(club, id)).reply_next_try_at, "2026-03-11T09:05:00.000Z");
  await after(club, 4 * MINUTE_MS);
  assert.equal(post.tries, 1);
  await after(club, 5 * MINUTE_MS);
  assert.deepEqual([post.tries, (await read(club, id)).reply_next_try_at], [2, "2026-03-11T09:35:00.000Z"]);

  post.isDown = false;
  await after(club, 35 * MINUTE_MS);
  await after(club, 35 * MINUTE_MS);
  const { reply_text, reply_status, reply_next_try_at, replied_by } = await read(club, id);
  assert.deepEqual(
    [reply_text, reply_status, reply_next_try_at, replied_by],
    ["At the gate.", "sent", null, "editor"],
  );
  assert.equal(post.mails.length, 1);
  assert.deepEqual(await club.app.db.selectFrom("outbox").selectAll().execute(), []);
});

test("after a day and a half without a mail server a reply is given up, and the message says so", async (t) => {
  const club = await openClubInTrouble(t);
  const nextTries: (string | null)[] = [];
  for (let hours = 0; hours <= 60; hours += 0.25) {
    await after(club, hours * HOUR_MS);
    const { reply_next_try_at } = await read(club, club.id);
    if (reply_next_try_at !== nextTries.at(-1)) nextTries.push(reply_next_try_at);
  }
  assert.deepEqual(nextTries, [
    "2026-03-11T09:05:00.000Z",
    "2026-03-11T09:45:00.000Z",
    "2026-03-11T11:45:00.000Z",
    "2026-03-11T19:45:00.000Z",
    "2026-03-12T19:45:00.000Z",
    null,
  ]);
  assert.equal(club.post.tries, 6);
  const { reply_text, reply_status } = await read(club, club.id);
  assert.deepEqual([reply_text, reply_status], ["At the gate.", "failed"]);
  const { attention } = await loadDashboard(club.app);
  assert.equal(attention.unsentReplies, 1, "the dashboard tells of it too");
});

test("several nodes that look at the same moment send a waiting reply once", async (t) => {
  const club = await openClubInTrouble(t);
  Object.assign(club.post, { isDown: false, delayMs: 30 });
  club.setNow(new Date(Date.parse(TEST_DAY) + 6 * MINUTE_MS));
  await Promise.all([1, 2, 3, 4].map(() => workOff(club.app, [replyWorker])));
  assert.equal(club.post.mails.length, 1);
});

test("a reply whose process died while it was sending is sent by another, under the same number", async (t) => {
  const club = await openClubInTrouble(t);
  const { post, app } = club;
  await after(club, 5 * MINUTE_MS);
  // As the row stands while a try is under way.
  await app.db
    .updateTable("outbox")
    .set({ last_error: null, next_try_at: "2026-03-11T09:06:00.000Z" })
    .execute();
  post.isDown = false;
  await after(club, 5.5 * MINUTE_MS);
  assert.equal(post.mails.length, 0);
  await after(club, 6 * MINUTE_MS);
  assert.match(post.mails[0]?.messageId ?? "", /^<[0-9a-f-]{36}@localhost>$/);
});

test("a mail server that takes minutes over a reply gets it once: no other process takes it up meanwhile", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const club = await openClubInTrouble(t);
  const { post, app } = club;
  const working = app.mailer;
  const asked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  app.mailer = {
    ...working,
    send: async () => {
      asked.resolve();
      await done.promise;
    },
  };
  const slow = after(club, 5 * MINUTE_MS);
  await asked.promise;
  const nextTry = async () =>
    (await app.db.selectFrom("outbox").select("next_try_at").executeTakeFirst())?.next_try_at ?? "";
  for (const minutes of [5.8, 6.6, 7.4]) {
    const before = await nextTry();
    club.setNow(new Date(Date.parse(TEST_DAY) + minutes * MINUTE_MS));
    t.mock.timers.tick(20_000);
    while ((await nextTry()) === before) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  app.mailer = working;
  post.isDown = false;
  await after(club, 8 * MINUTE_MS);
  assert.equal(post.mails.length, 0);
  done.resolve();
  await slow;
  assert.equal((await read(club, club.id)).reply_status, "sent");
  await after(club, 30 * MINUTE_MS);
  assert.equal(post.mails.length, 0, "it has left, once");
});

test("staff who send a waiting reply anew replace it, and nobody gets both", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call } = club;
  post.isDown = false;
  const sent = await call(`/api/admin/messages/${id}/reply`, {
    as: "editor",
    json: { text: "In the office." },
  });
  assert.deepEqual([sent.status, sent.body.reply_text], [200, "In the office."]);
  await after(club, 6 * HOUR_MS);
  assert.deepEqual(
    post.mails.map(({ text }) => text.split("\n")[0]),
    ["In the office."],
  );
});

test("while a waiting reply is on its way, who sends or discards one is asked to look again", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call } = club;
  Object.assign(post, { isDown: false, delayMs: 200 });
  club.setNow(new Date(Date.parse(TEST_DAY) + 6 * MINUTE_MS));
  const round = workOff(club.app, [replyWorker]);
  while (post.tries < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const again = await call(`/api/admin/messages/${id}/reply`, {
    as: "editor",
    json: { text: "At the gate." },
  });
  const discarded = await call(`/api/admin/messages/${id}/reply`, { as: "editor", method: "DELETE" });
  assert.deepEqual([again.status, discarded.status], [409, 409]);
  await round;
  assert.equal(post.mails.length, 1);
  assert.equal((await read(club, id)).reply_status, "sent");
});

test("a reply on its first way is neither discarded nor replaced; once the try failed it is, and leaves no more", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, editor } = club;
  const reply = (text: string) => call(`/api/admin/messages/${id}/reply`, { as: "editor", json: { text } });
  await discardReply(editor, id);
  post.delayMs = 300;
  const first = reply("At the gait.");
  while (post.tries < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.deepEqual([(await read(club, id)).is_reply_under_way, post.tries], [true, 2]);
  const discarded = await call(`/api/admin/messages/${id}/reply`, { as: "editor", method: "DELETE" });
  const corrected = await reply("At the gate.");
  assert.deepEqual([discarded.status, corrected.status, (await first).status], [409, 409, 503]);
  assert.match(corrected.body.message, /being sent at this moment|отправляется прямо сейчас/);
  const { reply_text, is_reply_under_way } = await read(club, id);
  assert.deepEqual([reply_text, is_reply_under_way], ["At the gait.", false]);

  post.isDown = false;
  assert.equal((await reply("At the gate.")).status, 200);
  await after(club, 6 * HOUR_MS);
  assert.deepEqual(
    post.mails.map(({ text }) => text.split("\n")[0]),
    ["At the gate."],
  );
});

test("a reply whose process died in its first try is discarded once its minute is over, and leaves no more", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, app } = club;
  // As the row stands while a first try is under way.
  await app.db
    .updateTable("outbox")
    .set({ last_error: null, next_try_at: "2026-03-11T09:01:00.000Z" })
    .execute();
  post.isDown = false;
  const discard = () => call(`/api/admin/messages/${id}/reply`, { as: "editor", method: "DELETE" });
  assert.equal((await discard()).status, 409);
  assert.equal((await read(club, id)).reply_text, "At the gate.");
  club.setNow(new Date(Date.parse(TEST_DAY) + MINUTE_MS));
  assert.deepEqual([(await discard()).status, (await read(club, id)).reply_text], [200, null]);
  await after(club, HOUR_MS);
  assert.equal(post.mails.length, 0);
});

test("a reply that was discarded while its process stood still for a minute is not sent when it goes on", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, app, editor } = club;
  await after(club, 5 * MINUTE_MS - 1);
  const [row] = await app.db.selectFrom("outbox").selectAll().execute();
  const claimed = await claimTry(app, row!);
  club.setNow(new Date(Date.parse(TEST_DAY) + 6 * MINUTE_MS));
  await discardReply(editor, id);
  post.isDown = false;
  await assert.rejects(sendWaiting(editor, claimed!), { code: "conflict" });
  assert.equal(post.mails.length, 0);
});

test("a discarded reply leaves no more, and what was sent before it stays", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, editor } = club;
  const discard = () => call(`/api/admin/messages/${id}/reply`, { as: "editor", method: "DELETE" });
  const { status, body } = await discard();
  assert.deepEqual([status, body.reply_text, body.reply_status], [200, null, null]);
  assert.equal((await discard()).status, 409);
  post.isDown = false;
  await after(club, HOUR_MS);
  assert.equal(post.mails.length, 0);

  await replyToMessage(editor, id, { text: "First." });
  post.isDown = true;
  await assert.rejects(replyToMessage(editor, id, { text: "Second." }));
  const left = await discardReply(editor, id);
  assert.deepEqual([left.reply_text, left.reply_status], ["First.", "sent"]);
});

test("who discards a reply that a colleague has replaced meanwhile is told, and the colleague's stays and leaves", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, editor } = club;
  const { version: seen } = await read(club, id);
  const discard = (version: number) =>
    call(`/api/admin/messages/${id}/reply?version=${version}`, { as: "admin", method: "DELETE" });
  await assert.rejects(replyToMessage(editor, id, { text: "In the office." }));
  const { status, body } = await discard(seen);
  assert.deepEqual(
    [status, body.key, body.theirs?.reply_text],
    [409, "messages.saved_meanwhile", "In the office."],
  );
  assert.equal((await read(club, id)).reply_text, "In the office.");
  post.isDown = false;
  await after(club, HOUR_MS);
  assert.equal(post.mails.length, 1);

  post.isDown = true;
  await assert.rejects(replyToMessage(editor, id, { text: "Or at home." }));
  const { version } = await read(club, id);
  assert.equal((await discardReply(editor, id, version)).reply_text, "In the office.");
});

test("a reply to a message in the trash waits, and leaves when the message is back", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, editor } = club;
  post.isDown = false;
  await deleteMessage(editor, id);
  await after(club, HOUR_MS);
  assert.equal(post.mails.length, 0);
  await restoreFromTrash(editor, "messages", id);
  await after(club, 2 * HOUR_MS);
  assert.equal(post.mails.length, 1);
});

test("a reply whose message goes to the trash while it is being sent has left, also once the message is back, and leaves once", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, editor, app } = club;
  Object.assign(post, { isDown: false, delayMs: 200 });
  const reply = call(`/api/admin/messages/${id}/reply`, { as: "editor", json: { text: "At the office." } });
  while (post.tries < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await deleteMessage(editor, id);
  const { status, body } = await reply;
  assert.deepEqual([status, body.reply_text, body.reply_status], [200, "At the office.", "sent"]);
  await restoreFromTrash(editor, "messages", id);
  const { reply_status, replied_by } = await read(club, id);
  assert.deepEqual([reply_status, replied_by], ["sent", "editor"]);
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
  await after(club, 2 * HOUR_MS);
  assert.equal(post.mails.length, 1);
});

test("a reply whose message is forgotten for good while it is being sent has left, and nothing is kept of it", async (t) => {
  const club = await openClubInTrouble(t);
  const { id, post, call, app } = club;
  Object.assign(post, { isDown: false, delayMs: 200 });
  const reply = call(`/api/admin/messages/${id}/reply`, { as: "editor", json: { text: "At the office." } });
  while (post.tries < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  await app.db.deleteFrom("messages").where("id", "=", id).execute();
  const { status, body } = await reply;
  assert.deepEqual([status, body.reply_status, body.is_reply_under_way], [200, "sent", false]);
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
  assert.deepEqual(await app.db.selectFrom("messages").selectAll().execute(), []);
  await after(club, 2 * HOUR_MS);
  assert.equal(post.mails.length, 1);
});

test("a reply that waited for three days, while the club's server was off, is left to staff", async (t) => {
  const club = await openClubInTrouble(t);
  club.post.isDown = false;
  await after(club, 73 * HOUR_MS);
  assert.equal(club.post.mails.length, 0);
  const { reply_status, reply_next_try_at } = await read(club, club.id);
  assert.deepEqual([reply_status, reply_next_try_at], ["failed", null]);
});

test("a wrong time of the clock keeps no reply waiting for a year", async (t) => {
  const club = await openClubInTrouble(t);
  await after(club, 365 * 24 * HOUR_MS - 1);
  await assert.rejects(replyToMessage(club.editor, club.id, { text: "Again." }));
  club.post.isDown = false;
  await after(club, MINUTE_MS);
  assert.equal(club.post.mails.length, 1);
});
