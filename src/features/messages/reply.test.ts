import assert from "node:assert/strict";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { SMTPServer } from "smtp-server";
import { workOff } from "#src/features/outbox/work-job.server.ts";
import { openMailer } from "#src/mail/mailer.server.ts";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { replyWorker } from "./send-replies-job.server.ts";

const SECRET = "Where is my father's umbrella?";
const LETTER = { name: "Ani", email: "ani@mail.example", subject: "Umbrella", message: SECRET };

/** A letter that came in, as the back office's list shows it. */
async function receive({ call }: TestClub, letter: object = {}) {
  await call("/api/contact", { json: { ...LETTER, ...letter } });
  return (await call("/api/admin/messages", { as: "editor" })).body.messages[0];
}

const reply = ({ call }: TestClub, id: number, text: string, headers: Record<string, string> = {}) =>
  call(`/api/admin/messages/${id}/reply`, { as: "editor", json: { text }, headers });

/** A real mail server on this machine that keeps what it gets. */
async function startMailServer(t: TestContext) {
  const mails: { to: string[]; content: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    async onData(stream, session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part);
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, content: Buffer.concat(parts).toString() });
      done();
    },
  });
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  t.after(() => new Promise<void>((resolve) => server.close(resolve)));
  return { mails, url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}` };
}

test("a reply arrives at the writer's mail server and is kept with its sender's name", async (t) => {
  const { mails, url } = await startMailServer(t);
  const club = await openClub(t, { SMTP_URL: url });
  const { id } = await receive(club);
  const { status, body } = await reply(club, id, "  It waits at the gate.  ");
  assert.equal(status, 200);
  assert.deepEqual(
    [body.reply_text, body.reply_status, body.replied_by, body.is_read],
    ["It waits at the gate.", "sent", "editor", true],
  );
  assert.equal(body.replied_at, "2026-03-11T09:00:00.000Z");
  assert.deepEqual(mails[0]?.to, ["ani@mail.example"]);
  assert.match(mails[0]?.content ?? "", /^Subject: Re: Umbrella\r$/m);
  assert.match(mails[0]?.content ?? "", /It waits at the gate\.[\s\S]+> Where is my father's umbrella\?/);
});

test("without a mail server the reply goes to the outbox folder, and the message says so", async (t) => {
  const club = await openClub(t);
  const { id } = await receive(club, { subject: null });
  const { body } = await reply(club, id, "It waits at the gate.");
  assert.deepEqual([body.reply_status, body.is_read], ["outbox", true]);
  const folder = join(club.app.config.DATA_DIR, "outbox");
  const [file] = await readdir(folder);
  assert.match(await readFile(join(folder, file!), "utf8"), /^To: ani@mail\.example\r?$/m);
});

test("when the mail server is down the reply is kept, marked, and can be sent again", async (t) => {
  const club = await openClub(t, { SMTP_URL: "smtp://127.0.0.1:1" });
  const { id } = await receive(club);
  const failed = await reply(club, id, "It waits at the gate.");
  assert.deepEqual(
    [failed.status, failed.body.message, failed.body.code],
    [503, "Ошибка при отправке ответа", "unavailable"],
  );
  const { body: kept } = await club.call(`/api/admin/messages/${id}`, { as: "editor" });
  assert.deepEqual(
    [kept.reply_text, kept.reply_status, kept.replied_at, kept.is_read],
    ["It waits at the gate.", "failed", null, false],
  );

  const { mails, url } = await startMailServer(t);
  club.app.mailer.close();
  club.app.mailer = openMailer({ ...club.app.config, SMTP_URL: url }, "Club <club@club.example>");
  const again = await reply(club, id, kept.reply_text);
  assert.deepEqual([again.body.reply_status, again.body.reply_text], ["sent", "It waits at the gate."]);
  assert.equal(mails.length, 1);
});

test("a reply that is sent twice with one key goes out once", async (t) => {
  const { mails, url } = await startMailServer(t);
  const club = await openClub(t, { SMTP_URL: url });
  const { id } = await receive(club);
  const key = { "idempotency-key": "reply-0001" };
  const first = await reply(club, id, "It waits.", key);
  const second = await reply(club, id, "It waits.", key);
  assert.deepEqual([second.status, second.body], [200, first.body]);
  assert.equal(mails.length, 1);
});

test("a reply that is sent twice with one key, and was discarded or replaced in between, is not called sent", async (t) => {
  const club = await openClub(t, { SMTP_URL: "smtp://127.0.0.1:1" });
  const path = (id: number) => `/api/admin/messages/${id}/reply`;
  const between: [string, (id: number) => unknown][] = [
    ["discarded", (id) => club.call(path(id), { as: "editor", method: "DELETE" })],
    ["replaced", (id) => reply(club, id, "In the office.")],
  ];
  for (const [what, act] of between) {
    const { id } = await receive(club, { name: what });
    const key = { "idempotency-key": `reply-${what}` };
    assert.equal((await reply(club, id, "At the gate.", key)).status, 503);
    assert.equal((await reply(club, id, "At the gate.", key)).body.is_kept, true, "it still waits");
    await act(id);
    const { body: present } = await club.call(`/api/admin/messages/${id}`, { as: "editor" });
    const again = await reply(club, id, "At the gate.", { ...key, "accept-language": "en" });
    assert.deepEqual([again.status, again.body.key], [409, "repeat.taken_back"], what);
    assert.deepEqual(again.body.theirs, present, what);
  }
});

test("a reply that has left by itself is not sent a second time with its key, whatever was answered since", async (t) => {
  const club = await openClub(t, { SMTP_URL: "smtp://127.0.0.1:1" });
  const { id } = await receive(club);
  const key = { "idempotency-key": "reply-0002" };
  assert.equal((await reply(club, id, "At the gate.", key)).status, 503);
  const { mails, url } = await startMailServer(t);
  club.app.mailer.close();
  club.app.mailer = openMailer({ ...club.app.config, SMTP_URL: url }, "Club <club@club.example>");
  club.setNow(new Date(Date.parse(TEST_DAY) + 6 * 60_000));
  await workOff(club.app, [replyWorker]);
  assert.equal((await reply(club, id, "At the gate.", key)).status, 200);
  assert.equal((await reply(club, id, "In the office.")).status, 200);
  assert.equal((await reply(club, id, "At the gate.", key)).status, 200);
  assert.equal(mails.length, 2);
});

test("a second reply goes out too, and both stay readable", async (t) => {
  const club = await openClub(t);
  const { id } = await receive(club);
  await reply(club, id, "First.");
  const { body } = await reply(club, id, "Second.");
  assert.match(body.reply_text, /^First\.[\s\S]+Second\.$/);
});

test("a blank or endless reply is refused and nothing goes out", async (t) => {
  const { mails, url } = await startMailServer(t);
  const club = await openClub(t, { SMTP_URL: url });
  const { id } = await receive(club);
  assert.equal((await reply(club, id, " \n ")).status, 400);
  assert.equal((await reply(club, id, "x".repeat(10_001))).status, 400);
  assert.equal((await reply(club, id + 1, "Hello")).status, 404);
  assert.equal(mails.length, 0);
  assert.equal((await reply(club, id, "ա".repeat(10_000))).status, 200);
});

test("who opened a message before a colleague answered it is told instead of writing twice", async (t) => {
  const { mails, url } = await startMailServer(t);
  const club = await openClub(t, { SMTP_URL: url });
  const { id, version } = await receive(club);
  const send = (text: string) =>
    club.call(`/api/admin/messages/${id}/reply`, { as: "editor", json: { text, version } });
  assert.equal((await send("One")).status, 200);
  const late = await send("Two");
  assert.deepEqual([late.status, late.body.theirs.reply_text], [409, "One"]);
  assert.equal(mails.length, 1);
});

test("neither the log of actions nor the history holds a word of the letters", async (t) => {
  const club = await openClub(t);
  const { id } = await receive(club);
  await reply(club, id, "The umbrella is at the gate.");
  await club.call(`/api/admin/messages/${id}`, { as: "editor", method: "DELETE" });
  const entries = await club.app.db.selectFrom("audit").selectAll().execute();
  const kept = JSON.stringify([entries, await club.app.db.selectFrom("revisions").selectAll().execute()]);
  assert.doesNotMatch(kept, /umbrella|Ani|mail\.example/i);
  assert.deepEqual(
    entries.map(({ action, username }) => `${username} ${action}`),
    ["editor write reply", "editor reply", "editor delete"],
  );
});

test("of replies that several people send to one message at the same moment the others wait for the first, and none is lost", async (t) => {
  const { mails, url } = await startMailServer(t);
  const club = await openClub(t, { SMTP_URL: url });
  const { id } = await receive(club);
  const texts = ["One.", "Two.", "Three."];
  const answers = await Promise.all(texts.map((text) => reply(club, id, text)));
  const sent = (status: number) => texts.filter((_, index) => answers[index]?.status === status);
  assert.ok(sent(200).length > 0);
  assert.deepEqual([...sent(200), ...sent(409)].sort(), [...texts].sort());
  assert.equal(mails.length, sent(200).length);
  for (const text of sent(409)) assert.equal((await reply(club, id, text)).status, 200);
  const { body } = await club.call(`/api/admin/messages/${id}`, { as: "editor" });
  assert.equal(body.reply_status, "sent");
  assert.deepEqual(body.reply_text.split("\n\n———\n\n").sort(), [...texts].sort());
  assert.equal(mails.length, 3);
});
