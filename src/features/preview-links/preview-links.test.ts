import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { check } from "#src/api/check.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import {
  removeTwoFactor,
  resetPassword,
  setAccountActive,
} from "#src/features/accounts/operator-commands.server.ts";
import { answerForm } from "#src/features/news/site/preview-action.server.ts";
import { loadPreview } from "#src/features/news/site/preview-data.server.ts";
import { blocksOf } from "#src/features/notes/blocks.ts";
import { listNotes } from "#src/features/notes/queries.server.ts";
import type { Mail } from "#src/mail/mailer.server.ts";
import { openClub, type TestClub } from "#tests/support/club.ts";
import { answerPreview, noteOpening, takeAnswerBack } from "./answer-commands.server.ts";
import { linkState, type PreviewLink } from "./preview-link.ts";
import { openPreview } from "./queries.server.ts";
import { GivenAnswer } from "./schemas.server.ts";
import { answerWorker } from "./send-answers-job.server.ts";

const ADDRESS = "203.0.113.7";

async function withLink(club: TestClub, json: object = { label: "Hovik, director" }) {
  const { call } = club;
  const article = { title_hy: "Դերբիի օրը", content_hy: "Երկու ուշ գոլ։", language: "hy" };
  const { id } = (await call("/api/admin/news", { as: "editor", json: article })).body;
  const link: PreviewLink = (await call(`/api/admin/previews/articles/${id}`, { as: "editor", json })).body;
  return { id: id as number, link, token: tokenIn(link) };
}

const tokenIn = ({ url }: PreviewLink): string => url.split("/").at(-1) ?? "";

const given = (more: Partial<GivenAnswer> = {}): GivenAnswer => ({
  answer: "approved",
  name: "Hovik",
  text: "",
  parts: [],
  block: "",
  shown: "",
  ...more,
});

const refusal = (code: string) => (error: unknown) => isAppError(error) && error.code === code;

test("a link's token has 256 bits and is stored nowhere, and staff can be shown the link again", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, link, token } = await withLink(club);
  assert.match(link.url, /^http:\/\/localhost:3000\/hy\/preview\/[\w-]{43}$/);
  const again = (await call(`/api/admin/previews/articles/${id}`, { as: "admin" })).body;
  assert.equal(again.links[0].url, link.url);
  const tables = await app.db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await app.db
      .selectFrom(name as "accounts")
      .selectAll()
      .execute();
    assert.ok(!JSON.stringify(rows).includes(token), name);
  }
});

test("an answer that is on its way while staff end the link is not kept", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, link, token } = await withLink(club);
  // Ended between the look at the link and the write.
  const transaction = () => ({
    async execute(work: (tx: Tx) => Promise<unknown>) {
      await call(`/api/admin/preview-links/${link.id}`, { as: "editor", method: "DELETE" });
      return app.db.transaction().execute(work);
    },
  });
  const db = new Proxy(app.db, {
    get(real, name) {
      const own = Reflect.get(real, name, real);
      return name === "transaction" ? transaction : typeof own === "function" ? own.bind(real) : own;
    },
  });
  await assert.rejects(answerPreview({ ...app, db }, token, given(), ADDRESS), refusal("gone"));
  const [kept] = (await call(`/api/admin/previews/articles/${id}`, { as: "editor" })).body.links;
  assert.deepEqual([kept.revoked_at === null, kept.answer], [false, null]);
});

test("the director approves once, takes it back, approves again, and nothing is published by it", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token } = await withLink(club);
  const told: string[][] = [];
  app.changes.subscribe(({ topics }) => told.push(topics));
  await answerPreview(app, token, given(), ADDRESS);
  assert.ok(
    told.some((topics) => topics.includes("tasks")),
    "the open office hears of it",
  );
  await assert.rejects(answerPreview(app, token, given(), ADDRESS), refusal("conflict"));
  const today = (await call("/api/admin/today", { as: "editor" })).body;
  const task = today.tasks.find((one: { feature: string }) => one.feature === "previewLinks");
  assert.deepEqual(
    [task.kind, task.facts.name, task.to],
    ["approved", "Hovik", `/admin/news/edit/${id}?previews`],
  );
  const mails = await readdir(join(app.config.DATA_DIR, "outbox"));
  const mail = await readFile(join(app.config.DATA_DIR, "outbox", mails[0]!), "utf8");
  assert.match(mail, /To: editor@club\.example/);
  assert.match(mail, /Subject: Hovik approved the article/);
  assert.ok(!mail.includes(token));
  await takeAnswerBack(app, token, ADDRESS);
  assert.equal((await call("/api/admin/today", { as: "editor" })).body.tasks.length, 0);
  const { row } = await answerPreview(app, token, given(), ADDRESS);
  await call(`/api/admin/preview-links/${row.id}/seen`, { as: "editor", method: "POST" });
  await assert.rejects(takeAnswerBack(app, token, ADDRESS), refusal("conflict"));
  assert.equal((await call(`/api/admin/news/${id}`, { as: "editor" })).body.is_published, false);
});

test("a letter that can't leave waits in the outbox, and the answer is kept all the same", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  const working = app.mailer;
  app.mailer = { ...working, send: () => Promise.reject(new Error("no mail server")) };
  await answerPreview(app, token, given(), ADDRESS);
  app.mailer = working;
  const waiting = await app.db.selectFrom("outbox").selectAll().execute();
  assert.equal(waiting.length, 1);
  assert.equal((await openPreview(app, token, ADDRESS)).row.answer, "approved");
  await answerWorker.perform(app, waiting[0]!);
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
  assert.equal((await readdir(join(app.config.DATA_DIR, "outbox"))).length, 1);
});

test("a letter that waits goes where its maker is reached by then, and to nobody who was shut out meanwhile", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  const other = await withLink(club);
  const mails: Mail[] = [];
  const working = app.mailer;
  app.mailer = { ...working, send: () => Promise.reject(new Error("no mail server")) };
  await answerPreview(app, token, given(), ADDRESS);
  await answerPreview(app, other.token, given(), ADDRESS);
  app.mailer = { ...working, send: async (mail) => void mails.push(mail) };
  const [first, second] = await app.db.selectFrom("outbox").selectAll().orderBy("id").execute();
  const set = (values: object) =>
    app.db.updateTable("accounts").set(values).where("username", "=", "editor").execute();
  await set({ email: "new@club.example" });
  await answerWorker.perform(app, first!);
  await set({ is_active: 0 });
  await answerWorker.perform(app, second!);
  assert.deepEqual(
    mails.map(({ to }) => to),
    ["new@club.example"],
  );
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
});

test("an answer that is taken back before its letter could leave is told to nobody", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  app.mailer = { ...app.mailer, send: () => Promise.reject(new Error("no mail server")) };
  await answerPreview(app, token, given(), ADDRESS);
  assert.equal((await app.db.selectFrom("outbox").selectAll().execute()).length, 1);
  await takeAnswerBack(app, token, ADDRESS);
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
});

test("an answer that is taken back while its letter is tried the first time is not tried again", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  const [asked, down] = [Promise.withResolvers<void>(), Promise.withResolvers<never>()];
  const send = () => {
    asked.resolve();
    return down.promise;
  };
  app.mailer = { ...app.mailer, send };
  const answered = answerPreview(app, token, given(), ADDRESS);
  await asked.promise;
  await takeAnswerBack(app, token, ADDRESS);
  down.reject(new Error("no mail server"));
  await answered;
  assert.deepEqual(await app.db.selectFrom("outbox").selectAll().execute(), []);
});

test("an answer is words: signs that no text has are refused in a sentence, and so is too much of it", () => {
  for (const more of [
    { name: "Ho\0vik" },
    { text: "Yes\u0008" },
    { text: "a".repeat(100_000) },
    { block: "\0" },
  ])
    assert.throws(() => check(GivenAnswer, given({ answer: "changes", ...more })), refusal("invalid"));
  assert.equal(check(GivenAnswer, given({ text: "Two\nlines" })).text, "Two\nlines");
});

test("a text that changes after the approval says so to both, and may be approved anew", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token } = await withLink(club);
  await answerPreview(app, token, given(), ADDRESS);
  const state = async () => {
    const [link] = (await call(`/api/admin/previews/articles/${id}`, { as: "editor" })).body.links;
    return linkState(link, app.now());
  };
  assert.equal(await state(), "approved");
  // Typed and not saved: that is what the reader of the link sees.
  const values = { title_hy: "Դերբիի գիշերը", content_hy: "Երկու ուշ գոլ։" };
  const json = { values, base_version: 1, writer: "form-on-the-computer", revision: 0 };
  await call(`/api/admin/working-copies/articles/${id}`, { as: "editor", method: "PUT", json });
  assert.equal(await state(), "earlier");
  const { subject } = await openPreview(app, token, ADDRESS);
  assert.equal(subject.values.title_hy, "Դերբիի գիշերը");
  await answerPreview(app, token, given(), ADDRESS);
  assert.equal(await state(), "approved");
});

test("a wish for a change says what and where, in plain text of at most a thousand characters", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token } = await withLink(club);
  await assert.rejects(answerPreview(app, token, given({ answer: "changes" }), ADDRESS), refusal("invalid"));
  const wish = given({ answer: "changes", text: "<b>Not the injury</b>", parts: ["text", "picture"] });
  await answerPreview(app, token, wish, ADDRESS);
  const [link] = (await call(`/api/admin/previews/articles/${id}`, { as: "editor" })).body.links;
  assert.deepEqual([link.answer.text, link.answer.parts], ["<b>Not the injury</b>", ["text", "picture"]]);
  assert.deepEqual(await listNotes(app.db, { kind: "articles", id }), []);
});

test("who hears of a wish finds it at its paragraph, also before the letter has left", async (t) => {
  const { app, ...club } = await openClub(t);
  const { id, token } = await withLink({ app, ...club });
  const heard: Promise<string[]>[] = [];
  const read = async () => (await listNotes(app.db, { kind: "articles", id })).map(({ text }) => text);
  t.after(app.changes.subscribe(() => heard.push(read())));
  const block = blocksOf("Երկու ուշ գոլ։")[0]!.hash;
  const form = new URLSearchParams({ answer: "changes", name: "Hovik", text: "Three goals.", block });
  const request = new Request("http://localhost:3000/", { method: "POST", body: form });
  await assert.rejects(answerForm(app, token, "hy", request), (thrown) => thrown instanceof Response);
  assert.deepEqual(await heard[0], ["Three goals."]);
});

test("ten answers an hour are enough for one link", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  for (let count = 0; count < 10; count++) {
    await answerPreview(app, token, given(), `203.0.113.${count}`);
    await takeAnswerBack(app, token, ADDRESS);
  }
  await assert.rejects(answerPreview(app, token, given(), ADDRESS), refusal("too_many"));
});

test("a link that ended, was ended, or whose article is in the trash opens nothing", async (t) => {
  const club = await openClub(t);
  const { app, call, setNow } = club;
  const hour = await withLink(club, { hours: 1 });
  await openPreview(app, hour.token, ADDRESS);
  const day = await withLink(club, { label: "Press room" });
  await call(`/api/admin/preview-links/${day.link.id}`, { as: "editor", method: "DELETE" });
  await assert.rejects(openPreview(app, day.token, ADDRESS), refusal("gone"));
  await assert.rejects(answerPreview(app, day.token, given(), ADDRESS), refusal("gone"));
  const third = await withLink(club);
  await call(`/api/admin/news/${third.id}`, { as: "editor", method: "DELETE" });
  await assert.rejects(openPreview(app, third.token, ADDRESS), refusal("gone"));
  setNow("2026-03-11T10:00:00.000Z");
  await assert.rejects(openPreview(app, hour.token, ADDRESS), refusal("gone"));
});

test("a stranger who was in an account reads no draft any more by a link made there, once it is reset or has another address", async (t) => {
  const deeds: ((club: TestClub) => Promise<unknown>)[] = [
    ({ app, editor }) => resetPassword(app, editor.account.username, "three river stones"),
    ({ app, editor }) => removeTwoFactor(app, editor.account.username),
    ({ call, editor }) => {
      const json = { email: "new@club.example" };
      return call(`/api/admin/accounts/${editor.account.id}`, { as: "admin", method: "PUT", json });
    },
  ];
  for (const deed of deeds) {
    const club = await openClub(t);
    const { token } = await withLink(club);
    await openPreview(club.app, token, ADDRESS);
    await deed(club);
    await assert.rejects(openPreview(club.app, token, ADDRESS), refusal("gone"));
  }
});

test("whoever is shut out reads no draft any more by a link of their own making; others' links go on", async (t) => {
  const club = await openClub(t);
  const { app, call, editor } = club;
  const own = await withLink(club);
  const others = await withLink(club);
  await call(`/api/admin/previews/articles/${others.id}`, { as: "admin", json: {} });
  const kept = (await call(`/api/admin/previews/articles/${others.id}`, { as: "admin" })).body.links[0];
  const path = `/api/admin/accounts/${editor.account.id}`;
  assert.equal((await call(path, { as: "admin", method: "PUT", json: { is_active: false } })).status, 200);
  await assert.rejects(openPreview(app, own.token, ADDRESS), refusal("gone"));
  await openPreview(app, kept.url.split("/").at(-1), ADDRESS);
  // A colleague who needs it lets it work anew.
  const again = { as: "admin", method: "PUT", json: { hours: 24 } } as const;
  const anew = await call(`/api/admin/preview-links/${own.link.id}`, again);
  assert.equal(anew.status, 200);
  await openPreview(app, tokenIn(anew.body), ADDRESS);
  await setAccountActive(app, editor.account.username, false);
  await openPreview(app, tokenIn(anew.body), ADDRESS);
  await setAccountActive(app, "admin", false);
  await assert.rejects(
    openPreview(app, tokenIn(anew.body), ADDRESS),
    refusal("gone"),
    "it is the colleague's",
  );
});

test("a link that had ended works anew at another address: whoever was given the first reads nothing more", async (t) => {
  const club = await openClub(t);
  const { app, call, setNow } = club;
  const extend = async (id: number) => {
    const json = { hours: 24 };
    return (await call(`/api/admin/preview-links/${id}`, { as: "editor", method: "PUT", json })).body;
  };
  const ended = await withLink(club);
  assert.equal((await extend(ended.link.id)).url, ended.link.url, "while it works it keeps its address");
  await call(`/api/admin/preview-links/${ended.link.id}`, { as: "editor", method: "DELETE" });
  const anew = await extend(ended.link.id);
  assert.notEqual(anew.url, ended.link.url);
  await openPreview(app, tokenIn(anew), ADDRESS);
  await assert.rejects(openPreview(app, ended.token, ADDRESS), refusal("not_found"));
  const hour = await withLink(club, { hours: 1 });
  setNow("2026-03-11T11:00:00.000Z");
  assert.notEqual((await extend(hour.link.id)).url, hour.link.url, "nor when its time was over");
});

test("a link for reading asks for no answer; several stand beside each other, each with its own", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token } = await withLink(club, { label: "Press room", may_answer: false });
  await assert.rejects(answerPreview(app, token, given(), ADDRESS), refusal("forbidden"));
  const coach = await call(`/api/admin/previews/articles/${id}`, { as: "editor", json: { label: "Coach" } });
  await answerPreview(app, coach.body.url.split("/").at(-1), given({ name: "Vahan" }), ADDRESS);
  await noteOpening(app, token, ADDRESS);
  const { links } = (await call(`/api/admin/previews/articles/${id}`, { as: "editor" })).body;
  assert.deepEqual(
    links.map((link: PreviewLink) => [link.label, link.opened, link.answer?.name ?? null]),
    [
      ["Coach", 0, "Vahan"],
      ["Press room", 1, null],
    ],
  );
});

test("ten thousand guessed tokens open nothing, and cost no more than the first thirty", async (t) => {
  const club = await openClub(t);
  const { app } = club;
  const { token } = await withLink(club);
  const guesses = [...Array(10_000)].map((_, at) =>
    at % 3 === 0 ? `guess-${at}` : randomBytes(32).toString("base64url"),
  );
  let refused = 0;
  for (const guess of guesses) {
    await openPreview(app, guess, "198.51.100.9").catch((error: unknown) => {
      if (refusal("not_found")(error)) refused++;
    });
  }
  assert.equal(refused, 10_000);
  const tries = await app.db.selectFrom("attempts").select("bucket").execute();
  assert.ok(tries.length <= 31, `${tries.length} tries kept`);
  assert.equal((await openPreview(app, token, ADDRESS)).row.label, "Hovik, director", "others are let in");
});

test("a draft with a preview link stands in no list, feed, sitemap, search or cache of the site", async (t) => {
  const club = await openClub(t);
  const { call, page } = club;
  const { id, token } = await withLink(club);
  const values = { title_hy: "Գաղտնի գիշեր", content_hy: "Երկու ուշ գոլ։" };
  const json = { values, base_version: 1, writer: "form-on-the-computer", revision: 0 };
  await call(`/api/admin/working-copies/articles/${id}`, { as: "editor", method: "PUT", json });
  const words = /Դերբի|Գաղտնի/;
  for (const path of ["/sitemap.xml", "/news-sitemap.xml", "/feed.xml", "/hy/feed.xml", "/robots.txt"]) {
    const { text } = await page(path);
    assert.ok(!words.test(text) && !text.includes(token), path);
  }
  for (const path of [
    "/api/news",
    `/api/news/${id}`,
    "/api/search?q=Դերբի&language=hy",
    "/api/search?q=Գաղտնի",
  ]) {
    const { body } = await call(path);
    assert.ok(!words.test(JSON.stringify({ ...body, query: "", q: "" })), path);
  }
  const shown = await page(`/preview/${token}`);
  assert.match(shown.headers.get("cache-control") ?? "", /no-store/);
  assert.match(shown.headers.get("x-robots-tag") ?? "", /noindex/);
  assert.equal(shown.headers.get("referrer-policy"), "no-referrer");
  const counted = await call("/api/page-views", { json: { path: `/hy/preview/${token}` } });
  assert.equal(counted.status, 202);
  assert.ok(
    !JSON.stringify(await club.app.db.selectFrom("page_views").selectAll().execute()).includes(token),
  );
});

test("whoever is limited to sections reads by an own link only what is in them", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const section = async (name: string) =>
    (await call("/api/admin/categories", { as: "editor", json: { name } })).body.id as number;
  const [academy, women] = [await section("Academy"), await section("Women")];
  const [kept, ended] = [await withLink(club), await withLink(club)];
  for (const [{ id }, category_id] of [[kept, academy] as const, [ended, women] as const])
    await call(`/api/admin/news/${id}`, { as: "editor", method: "PUT", json: { category_id } });
  const { id } = club.editor.account;
  const limited = await call(`/api/admin/accounts/${id}`, {
    as: "admin",
    method: "PUT",
    json: { sections: [academy] },
  });
  assert.equal(limited.status, 200);
  assert.equal((await openPreview(app, kept.token, ADDRESS)).subject.category_id, academy);
  await assert.rejects(openPreview(app, ended.token, ADDRESS), refusal("gone"));
});

test("of a text of 79,000 paragraphs that somebody typed a preview offers the first 500 to point to", async (t) => {
  const club = await openClub(t);
  const { app, call } = club;
  const { id, token } = await withLink(club);
  const values = { content_hy: "ա\n\n".repeat(79_000) };
  const json = { values, base_version: 1, writer: "form-on-the-computer", revision: 0 };
  await call(`/api/admin/working-copies/articles/${id}`, { as: "editor", method: "PUT", json });
  const { paragraphs } = await loadPreview(app, { token, language: "hy", address: ADDRESS });
  assert.equal(paragraphs.length, 500);
});
