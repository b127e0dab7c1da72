import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { forgetOldSubscriptions } from "./commands.server.ts";
import { promiseLink } from "./link-letter-commands.server.ts";
import { confirmMail } from "./mails.server.ts";
import { receiveForm } from "./site/newsletter-action.server.ts";

const CHECK_INBOX = "Check your inbox and confirm the subscription.";
const ANI = "ani@mail.example";

/** Files in the outbox are ordered by the millisecond in their names. */
async function subscribe({ call }: TestClub, email = ANI, language?: string) {
  const answer = await call("/api/newsletter/subscribe", {
    json: { email, ...(language ? { language } : {}) },
  });
  await setTimeout(2);
  return answer;
}
const post = ({ call }: TestClub, verb: string, token: string) =>
  call(`/api/newsletter/${verb}`, { json: { token } });
const statusOf = async ({ app }: TestClub, email = ANI) =>
  (await app.db.selectFrom("subscribers").select("status").where("email", "=", email).execute())[0]?.status;

/** The mails in the outbox folder, oldest first, each with its token. */
async function mails({ app }: TestClub) {
  const folder = join(app.config.DATA_DIR, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => ({
    text: text.replace(/=\r?\n/g, "").replace(/\r?\n\s+/g, " "),
    token: /unsubscribe\?token=(?:3D)?([\w-]{43})/.exec(text.replace(/\r?\n\s+/g, ""))?.[1] ?? "",
  }));
}

async function newestToken(club: TestClub): Promise<string> {
  return (await mails(club)).at(-1)!.token;
}

async function listed({ call }: TestClub) {
  return (await call("/api/admin/newsletter/subscribers", { as: "editor" })).body;
}

test("nobody is subscribed before the link in the mail is used", async (t) => {
  const club = await openClub(t);
  const { status, body } = await subscribe(club, "Ani@Mail.example", "ru");
  assert.deepEqual([status, body], [200, { ok: true, message: "Проверьте почту и подтвердите подписку." }]);
  assert.deepEqual(await listed(club), { subscribers: [], total: 0 });

  const token = await newestToken(club);
  const confirmed = await post(club, "confirm", token);
  assert.deepEqual(confirmed.body, { ok: true, message: "Вы подписались." });
  const { subscribers, total } = await listed(club);
  assert.equal(total, 1);
  const { id: _, ...shown } = subscribers[0];
  assert.deepEqual(shown, { email: ANI, language: "ru", confirmed_at: "2026-03-11T09:00:00.000Z" });
  assert.equal((await post(club, "confirm", token)).status, 200);
});

test("the mail speaks the reader's language, links to its page and can be left with one click", async (t) => {
  const { app } = await openClub(t, { SITE_URL: "https://club.example" });
  const token = "t".repeat(43);
  const hy = confirmMail(app.config, { email: ANI, language: "hy", token });
  assert.match(hy.text, /Հաստատելու համար/);
  assert.ok(hy.text.includes(`https://club.example/hy/newsletter/confirm?token=${token}`));
  assert.deepEqual(hy.headers, {
    "List-Unsubscribe": `<https://club.example/hy/newsletter/unsubscribe?token=${token}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
  const { SITE_URL: _, ...local } = app.config;
  const en = confirmMail(local, { email: ANI, language: "en", token });
  assert.ok(en.text.includes(`http://localhost:3000/newsletter/confirm?token=${token}`));
});

test("only the token's hash is stored", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  const rows = JSON.stringify(await club.app.db.selectFrom("subscribers").selectAll().execute());
  assert.ok(!rows.includes(await newestToken(club)));
});

test("a known and an unknown address get the same answer, and a mail each", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  await post(club, "confirm", await newestToken(club));
  const known = await subscribe(club);
  const unknown = await subscribe(club, "gor@mail.example");
  assert.deepEqual([known.status, known.body], [unknown.status, unknown.body]);
  assert.equal(known.body.message, CHECK_INBOX);
  const [, second, third] = await mails(club);
  assert.match(second!.text, /You are already subscribed/);
  assert.match(third!.text, /Open the link below to confirm/);
  assert.equal(await statusOf(club), "confirmed");
});

test("a letter that is asked for again because its process died is promised once, another one that is under way stays", async (t) => {
  const { app } = await openClub(t);
  const promise = (mail_id: string) =>
    app.db
      .transaction()
      .execute((tx) =>
        promiseLink({ tx, now: app.now().toISOString() }, { email: ANI, language: "en", mail_id }),
      );
  await promise("one");
  await promise("one");
  const count = async () => (await app.db.selectFrom("outbox").select("id").execute()).length;
  assert.equal(await count(), 1);
  await promise("another");
  assert.equal(await count(), 2);
});

test("a link works for seven days", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  await subscribe(club, "gor@mail.example");
  const [ani, gor] = await mails(club);
  club.setNow("2026-03-18T08:59:00.000Z");
  assert.equal((await post(club, "confirm", ani!.token)).status, 200);
  club.setNow("2026-03-18T09:00:00.000Z");
  const late = await post(club, "confirm", gor!.token);
  assert.deepEqual([late.status, late.body.message], [404, "The link is no longer valid."]);
});

test("a made-up link confirms nothing", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  assert.equal((await post(club, "confirm", "x".repeat(43))).status, 404);
  for (const token of ["", "short", `${"x".repeat(42)}'`]) {
    assert.equal((await post(club, "confirm", token)).status, 400);
    assert.equal((await post(club, "unsubscribe", token)).status, 400);
  }
  assert.equal(await statusOf(club), "pending");
  assert.equal((await post(club, "confirm", await newestToken(club))).status, 200);
});

test("a reader leaves by the page's button or by the mail program's, as often as it is pressed", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  const token = await newestToken(club);
  await post(club, "confirm", token);
  for (let i = 0; i < 2; i++) {
    const { status, body } = await post(club, "unsubscribe", token);
    assert.deepEqual([status, body], [200, { ok: true, message: "You have unsubscribed." }]);
  }
  assert.deepEqual(await listed(club), { subscribers: [], total: 0 });
  assert.equal((await post(club, "confirm", token)).status, 404);

  await subscribe(club);
  await post(club, "confirm", await newestToken(club));
  const form = new FormData();
  form.set("List-Unsubscribe", "One-Click");
  const path = `/api/newsletter/unsubscribe?token=${await newestToken(club)}`;
  assert.equal((await club.call(path, { form })).status, 200);
  assert.equal(await statusOf(club), "unsubscribed");
  const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
  assert.equal((await club.call(path, { method: "POST", headers: urlencoded })).status, 200);
  assert.equal((await club.call("/api/newsletter/unsubscribe", { form })).status, 415);
  assert.equal((await club.call(path)).status, 405);
});

test("the button of a mail program works at the address in our mails, in both forms in which programs post", async (t) => {
  const club = await openClub(t);
  const forms = [new FormData(), new URLSearchParams()];
  for (const body of forms) {
    body.set("List-Unsubscribe", "One-Click");
    await subscribe(club);
    const token = await newestToken(club);
    await post(club, "confirm", token);
    const request = new Request(`http://club.example/newsletter/unsubscribe?token=${token}`, {
      method: "POST",
      body,
    });
    const { message } = await receiveForm(club.app, request, "unsubscribe", "en");
    assert.equal(message, "You have unsubscribed.");
    assert.equal(await statusOf(club), "unsubscribed");
  }
});

test("the sixth try from one address within ten minutes waits", async (t) => {
  const club = await openClub(t);
  for (let i = 0; i < 5; i++) assert.equal((await subscribe(club, `a${i}@mail.example`)).status, 200);
  assert.equal((await subscribe(club, "a6@mail.example")).status, 429);
  club.setNow("2026-03-11T09:10:01.000Z");
  assert.equal((await subscribe(club, "a6@mail.example")).status, 200);
});

test("nobody's inbox is flooded: three mails an hour, and the answer does not tell", async (t) => {
  const club = await openClub(t);
  for (let i = 0; i < 5; i++) assert.equal((await subscribe(club)).body.message, CHECK_INBOX);
  assert.equal((await mails(club)).length, 3);
});

test("an address or a language that is none is refused", async (t) => {
  const club = await openClub(t);
  assert.equal((await subscribe(club, "ani@")).status, 400);
  assert.equal((await subscribe(club, ANI, "de")).status, 400);
  const { status } = await club.call("/api/newsletter/subscribe", { json: { email: ANI, name: "Ani" } });
  assert.equal(status, 400);
  assert.equal((await mails(club)).length, 0);
});

test("when the mail does not leave, the reader is told so in the reader's language", async (t) => {
  const club = await openClub(t, { SMTP_URL: "smtp://127.0.0.1:1" });
  const { status, body } = await subscribe(club, ANI, "hy");
  assert.deepEqual([status, body.message], [503, "Չհաջողվեց բաժանորդագրվել։ Փորձեք նորից։"]);
});

test("addresses that never confirmed, or left, are forgotten", async (t) => {
  const club = await openClub(t);
  const confirmed = async (email: string) => {
    await subscribe(club, email);
    await post(club, "confirm", await newestToken(club));
    return newestToken(club);
  };
  await confirmed("stays@mail.example");
  await post(club, "unsubscribe", await confirmed("left@mail.example"));
  await subscribe(club, "never@mail.example");
  const kept = async () =>
    (await club.app.db.selectFrom("subscribers").select("email").orderBy("email").execute()).map(
      ({ email }) => email.split("@")[0],
    );
  await forgetOldSubscriptions(club.app);
  assert.deepEqual(await kept(), ["left", "never", "stays"]);
  club.setNow("2026-03-19T09:00:00.000Z");
  await forgetOldSubscriptions(club.app);
  assert.deepEqual(await kept(), ["left", "stays"]);
  club.setNow("2026-04-11T09:00:00.000Z");
  await forgetOldSubscriptions(club.app);
  assert.deepEqual(await kept(), ["stays"]);
});

test("strangers do not see who subscribed; staff see them page by page", async (t) => {
  const club = await openClub(t);
  for (const [minute, email] of [
    [0, "a@mail.example"],
    [1, "b@mail.example"],
  ] as const) {
    club.setNow(`2026-03-11T09:0${minute}:00.000Z`);
    await subscribe(club, email);
    await post(club, "confirm", await newestToken(club));
  }
  const path = "/api/admin/newsletter/subscribers";
  assert.equal((await club.call(path)).status, 401);
  const { body } = await club.call(`${path}?limit=1&offset=1`, { as: "editor" });
  assert.deepEqual([body.total, body.subscribers[0].email], [2, "a@mail.example"]);
  assert.equal((await listed(club)).subscribers[0].email, "b@mail.example");
  assert.equal((await club.call(`${path}?limit=0`, { as: "editor" })).status, 400);
});

test("a stranger who types a reader's address breaks neither the link to confirm nor the one to leave", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  const first = await newestToken(club);
  await subscribe(club);
  assert.equal((await post(club, "confirm", first)).status, 200, "a confirmation under way");
  await subscribe(club);
  assert.equal(await newestToken(club), first, "every mail to an address has its one link");
  assert.equal((await post(club, "unsubscribe", first)).status, 200);
  assert.equal(await statusOf(club), "unsubscribed");
});

test("a link in a mail from before addresses had their own goes on working", async (t) => {
  const club = await openClub(t);
  await subscribe(club);
  const old = "o".repeat(43);
  const token_hash = createHash("sha256").update(old).digest("hex");
  await club.app.db.updateTable("subscribers").set({ token_hash, link_hash: null }).execute();
  assert.equal((await post(club, "confirm", old)).status, 200);
  await subscribe(club);
  assert.equal((await post(club, "unsubscribe", old)).status, 200);
});

test("staff's file for a mailing program has each reader's link to leave", async (t) => {
  const club = await openClub(t, { SITE_URL: "https://club.example" });
  await subscribe(club, ANI, "hy");
  await post(club, "confirm", await newestToken(club));
  await subscribe(club, "waits@mail.example");
  // As one of before the migration.
  await club.app.db.updateTable("subscribers").set({ link_hash: null, token_hash: "old" }).execute();
  const path = "/api/admin/newsletter/subscribers.csv";
  assert.equal((await club.call(path)).status, 401);
  const [head, line, ...rest] = (await club.call(path, { as: "editor" })).body
    .replace(/^\ufeff/, "")
    .split("\r\n");
  assert.equal(head, "email,language,confirmed_at,unsubscribe_url");
  assert.deepEqual(rest, [""]);
  const url = /https:\/\/club\.example\/hy\/newsletter\/unsubscribe\?token=([\w-]{43})$/.exec(line)!;
  assert.equal((await post(club, "unsubscribe", url[1]!)).status, 200);
  assert.equal(await statusOf(club), "unsubscribed");
});
