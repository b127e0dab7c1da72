import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub, TEST_DAY, type TestClub } from "#tests/support/club.ts";
import { withLargestAnswer } from "#tests/support/largest-answer.ts";
import { forgetOldMessages } from "./commands.server.ts";
import { fillMessages } from "./demo.server.ts";
import { exportMessages } from "./export-commands.server.ts";
import { MESSAGE_THANKS } from "./message.ts";

const LETTER = { name: "Ani", email: "ani@mail.example", subject: "Tickets", message: "Two seats?" };
const MINUTE_MS = 60_000;

const write = ({ call }: TestClub, letter: object = {}, headers: Record<string, string> = {}) =>
  call("/api/contact", { json: { ...LETTER, ...letter }, headers });
const list = async ({ call }: TestClub, query = "") =>
  (await call(`/api/admin/messages${query}`, { as: "editor" })).body;
const names = (body: { messages: { name: string }[] }) => body.messages.map(({ name }) => name);

/** Letters one after another, a quarter of an hour apart, so that the throttle lets them in. */
async function writeAll(club: TestClub, letters: object[]) {
  let at = Date.parse(TEST_DAY);
  for (const letter of letters) {
    club.setNow(new Date(at));
    assert.equal((await write(club, letter)).status, 200);
    at += 15 * MINUTE_MS;
  }
}

test("a fan's letter reaches the back office and the fan is thanked", async (t) => {
  const club = await openClub(t);
  const { status, body } = await write(club, {}, { "user-agent": "Browser/".repeat(60) });
  assert.deepEqual([status, body], [200, { ok: true, message: MESSAGE_THANKS }]);
  const { messages, total, unread, counts } = await list(club);
  assert.deepEqual([total, unread, counts], [1, 1, { all: 1, unread: 1, read: 0, quarantined: 0 }]);
  const { name, email, subject, message, is_read, created_at, ip_address, user_agent } = messages[0];
  assert.deepEqual({ name, email, subject, message }, LETTER);
  assert.deepEqual([is_read, created_at, ip_address], [false, TEST_DAY, "127.0.0.1"]);
  assert.equal(user_agent.length, 300);
});

test("a letter needs a name, an e-mail address and a message; the subject may be missing", async (t) => {
  const club = await openClub(t);
  const { status, body } = await club.call("/api/contact", { json: { name: " ", email: "ani@" } });
  assert.equal(status, 400);
  assert.equal(body.message, body.error);
  assert.deepEqual(
    body.issues.map((issue: { path: string }) => issue.path),
    ["name", "email", "message"],
  );
  const { subject: _, ...rest } = LETTER;
  assert.equal((await club.call("/api/contact", { json: rest })).status, 200);
  for (const subject of [null, " "]) assert.equal((await write(club, { subject })).status, 200);
  const { messages } = await list(club);
  assert.deepEqual(
    messages.map((m: { subject: null }) => m.subject),
    [null, null, null],
  );
});

test("a letter has bounds, to the letter", async (t) => {
  const club = await openClub(t);
  const most = { name: "ա".repeat(200), subject: "ա".repeat(300), message: "ա".repeat(10_000) };
  assert.equal((await write(club, most)).status, 200);
  for (const [field, text] of Object.entries(most)) {
    assert.equal((await write(club, { [field]: `${text}ա` })).status, 400, field);
  }
  assert.equal((await write(club, { email: `${"a".repeat(250)}@b.example` })).status, 400);
  assert.equal((await write(club, { phone: "195" })).status, 400);
  assert.equal((await list(club)).total, 1);
});

test("nobody smuggles a mail header through the form", async (t) => {
  const club = await openClub(t);
  await write(club, { name: "Ani\r\nBcc: all@mail.example", subject: "Hi\nTo: all@mail.example" });
  const { messages } = await list(club);
  assert.equal(messages[0].name, "Ani Bcc: all@mail.example");
  assert.equal(messages[0].subject, "Hi To: all@mail.example");
  assert.equal((await write(club, { email: "ani@mail.example\r\nBcc: all@mail.example" })).status, 400);
  assert.equal((await write(club, { email: "ani@mail.example,all@mail.example" })).status, 400);
});

test("what a program wrote is answered alike and kept in quarantine, from where staff can free it", async (t) => {
  const club = await openClub(t);
  const bot = await write(club, { website: "https://spam.example" });
  assert.deepEqual([bot.status, bot.body.message], [200, MESSAGE_THANKS]);
  assert.deepEqual((await list(club)).counts, { all: 0, unread: 0, read: 0, quarantined: 1 });
  const { messages, total } = await list(club, "?quarantined=true");
  assert.deepEqual([total, messages[0].is_quarantined], [1, true]);

  const path = `/api/admin/messages/${messages[0].id}/quarantine`;
  const freed = await club.call(path, { as: "editor", method: "PUT", json: { is_quarantined: false } });
  assert.equal(freed.body.is_quarantined, false);
  assert.equal((await list(club)).total, 1);
});

test("haste alone does not put a letter into quarantine", async (t) => {
  const club = await openClub(t);
  await write(club, { started_at: Date.parse(TEST_DAY) - 500 });
  await write(club, { started_at: null, website: "" });
  const { messages } = await list(club);
  assert.deepEqual(
    messages.map((m: { spam_score: number }) => m.spam_score),
    [0, 3],
  );
});

test("the sixth letter within ten minutes waits, and so does the 31st within an hour", async (t) => {
  const club = await openClub(t);
  for (let i = 0; i < 5; i++) assert.equal((await write(club)).status, 200);
  const refused = await write(club);
  assert.deepEqual([refused.status, refused.body.code], [429, "too_many"]);
  assert.match(refused.body.message, /Wait a few minutes/);
  assert.equal(refused.headers.get("retry-after"), "600");

  const start = Date.parse(TEST_DAY);
  for (let batch = 1; batch < 6; batch++) {
    club.setNow(new Date(start + batch * 10.1 * MINUTE_MS));
    if (batch === 5) break;
    for (let i = 0; i < 5; i++) assert.equal((await write(club)).status, 200);
  }
  for (let i = 0; i < 5; i++) assert.equal((await write(club)).status, 200);
  club.setNow(new Date(start + 59 * MINUTE_MS));
  assert.equal((await write(club)).status, 429);
  club.setNow(new Date(start + 61 * MINUTE_MS));
  assert.equal((await write(club)).status, 200);
});

test("staff see the unread, the read or all letters, newest first, page by page", async (t) => {
  const club = await openClub(t);
  await writeAll(club, [{ name: "A" }, { name: "B" }, { name: "C" }]);
  const second = (await list(club)).messages[1];
  await club.call(`/api/admin/messages/${second.id}/read`, { as: "editor", method: "PUT" });
  assert.deepEqual(names(await list(club)), ["C", "B", "A"]);
  assert.deepEqual(names(await list(club, "?filter=unread")), ["C", "A"]);
  assert.deepEqual(names(await list(club, "?filter=read")), ["B"]);
  const page = await list(club, "?limit=1&offset=1");
  assert.deepEqual([names(page), page.total, page.unread], [["B"], 3, 2]);
  for (const query of ["?filter=old", "?limit=0", "?limit=201", "?offset=-1", "?quarantined=maybe"]) {
    const { status } = await club.call(`/api/admin/messages${query}`, { as: "editor" });
    assert.equal(status, 400, query);
  }
});

test("a letter that was read stays read", async (t) => {
  const club = await openClub(t);
  await write(club);
  const { id } = (await list(club)).messages[0];
  const read = (json?: object) =>
    club.call(`/api/admin/messages/${id}/read`, { as: "editor", method: "PUT", json });
  const first = await read();
  assert.deepEqual([first.status, first.body.is_read, first.body.read_at], [200, true, TEST_DAY]);
  club.setNow("2026-03-11T09:30:00.000Z");
  assert.deepEqual((await read({ is_read: false })).body, first.body);
});

test("a search finds name, address, subject and text in any case and script", async (t) => {
  const club = await openClub(t);
  await writeAll(club, [
    { name: "Տիգրան Մանուկյան", subject: "ԵՐԵՎԱՆ", message: "Ե՞րբ է խաղը" },
    { name: "Артём", email: "artem.k@mail.example", subject: "Трансляции", message: "Живу в Красноярске" },
    { name: "James", subject: null, message: "100% of section_5 ?!" },
  ]);
  const found = async (search: string) =>
    names(await list(club, `?search=${encodeURIComponent(search)}`)).join();
  assert.equal(await found("մանուկ"), "Տիգրան Մանուկյան");
  assert.equal(await found("երեւան"), "Տիգրան Մանուկյան");
  assert.equal(await found("АРТЕМ"), "Артём");
  assert.equal(await found("трансляции красноярске"), "Артём");
  assert.equal(await found("artem.K@MAIL"), "Артём");
  assert.equal(await found("SECTION_5"), "James");
  assert.equal(await found("?!"), "James");
  assert.equal(await found("%%"), "");
  assert.equal(await found("nobody"), "");
  const paged = await list(club, "?search=mail.example&limit=1&offset=2");
  assert.deepEqual([names(paged), paged.total], [["Տիգրան Մանուկյան"], 3]);
  assert.equal((await list(club, "?search=mail&filter=read")).total, 0);
});

test("a search looks through thousands of letters at once", async (t) => {
  const club = await openClub(t);
  const rows = Array.from({ length: 5001 }, (_, i) => ({
    name: i === 0 || i === 1 ? "Needle" : "Hay",
    email: "a@mail.example",
    message: "x",
    search: i === 0 || i === 1 ? "needle" : "hay",
    is_read: 0 as const,
    spam_score: 0,
    is_quarantined: 0 as const,
    created_at: new Date(Date.parse(TEST_DAY) + Math.floor(i / 7)).toISOString(),
    updated_at: TEST_DAY,
  }));
  for (let i = 0; i < rows.length; i += 1000) {
    await club.app.db
      .insertInto("messages")
      .values(rows.slice(i, i + 1000))
      .execute();
  }
  assert.equal((await list(club, "?search=needle")).total, 2);
  assert.equal((await list(club, "?search=hay")).total, 4999);
});

test("the export opens in a spreadsheet, in every script and without formulas", async (t) => {
  const club = await openClub(t);
  await writeAll(club, [{ name: "Տիգրան", subject: "=cmd()", message: 'Say "hi",\nplease' }]);
  const { status, headers, body } = await club.call("/api/admin/messages/export.csv", { as: "editor" });
  assert.equal(status, 200);
  assert.equal(headers.get("content-type"), "text/csv; charset=utf-8");
  assert.match(headers.get("content-disposition")!, /^attachment; filename="messages-2026-03-11\.csv"$/);
  assert.equal(headers.get("cache-control"), "no-store");
  const [head, line] = body.replace(/^\ufeff/, "").split("\r\n");
  assert.match(head, /^id,created_at,name,email,subject,message,/);
  assert.match(line, /,Տիգրան,ani@mail\.example,'=cmd\(\),"Say ""hi"",\nplease",0,/);
});

test("no letter becomes a formula in a spreadsheet that splits at semicolons, tabs or lines", async (t) => {
  const club = await openClub(t);
  const trap = '=HYPERLINK("http://evil.example";"open")';
  await writeAll(club, [
    { name: `Ani;${trap}`, subject: `Tickets; ${trap}`, message: `Hello\n${trap}\n\t+1\n;"-2\r\n＠x` },
  ]);
  await club.app.db.updateTable("messages").set({ is_quarantined: 0 }).execute();
  const { body } = await club.call("/api/admin/messages/export.csv", { as: "editor" });
  // What such a program makes of the file: quotes in the middle of a cell protect nothing.
  const cells = body.split(/[;\t\r\n]|,/).map((cell: string) => cell.replace(/^["\s]+/, ""));
  assert.deepEqual(
    cells.filter((cell: string) => /^[=+\-@＝＋－＠]/.test(cell)),
    [],
  );
  assert.ok(body.includes("HYPERLINK"), "what was written is still there");
});

test("what was taken for spam is in no file that staff take away", async (t) => {
  const club = await openClub(t);
  await writeAll(club, [{ name: "Anahit" }, { name: "Spammer" }]);
  await club.app.db
    .updateTable("messages")
    .set({ is_quarantined: 1 })
    .where("name", "=", "Spammer")
    .execute();
  const { body } = await club.call("/api/admin/messages/export.csv", { as: "editor" });
  assert.match(body, /Anahit/);
  assert.doesNotMatch(body, /Spammer/);
});

test("a deleted letter is gone from the list, the counts, the search and the export", async (t) => {
  const club = await openClub(t);
  await write(club);
  const { id } = (await list(club)).messages[0];
  const path = `/api/admin/messages/${id}`;
  assert.deepEqual((await club.call(path, { as: "editor", method: "DELETE" })).body, { ok: true, id });
  assert.deepEqual([(await list(club)).total, (await list(club, "?search=ani")).total], [0, 0]);
  assert.equal((await list(club)).counts.all, 0);
  assert.doesNotMatch(
    (await club.call("/api/admin/messages/export.csv", { as: "editor" })).body,
    /mail\.example/,
  );
  for (const [method, rest] of [
    ["GET", ""],
    ["PUT", "/read"],
    ["DELETE", ""],
  ] as const) {
    assert.equal((await club.call(path + rest, { as: "editor", method })).status, 404);
  }
});

test("strangers read and change no letters", async (t) => {
  const { call } = await openClub(t);
  for (const [method, path, json] of [
    ["GET", ""],
    ["GET", "/1"],
    ["GET", "/export.csv"],
    ["PUT", "/1/read"],
    ["PUT", "/1/quarantine", { is_quarantined: true }],
    ["POST", "/1/reply", { text: "Hello" }],
    ["DELETE", "/1"],
  ] as const) {
    assert.equal((await call(`/api/admin/messages${path}`, { method, json })).status, 401, method + path);
  }
});

test("letters are forgotten after twelve months, their senders' addresses after 90 days", async (t) => {
  const club = await openClub(t);
  await write(club, { name: "Old" }, { "user-agent": "Browser" });
  club.setNow("2026-12-01T09:00:00.000Z");
  await write(club, { name: "Young" }, { "user-agent": "Browser" });
  await forgetOldMessages(club.app);
  const kept = async () => {
    const rows = await club.app.db.selectFrom("messages").selectAll().orderBy("id").execute();
    return rows.map(({ name, ip_address, user_agent }) => [name, ip_address, user_agent]);
  };
  assert.deepEqual(await kept(), [
    ["Old", null, null],
    ["Young", "127.0.0.1", "Browser"],
  ]);
  club.setNow("2027-03-12T09:00:00.000Z");
  await forgetOldMessages(club.app);
  assert.deepEqual(await kept(), [["Young", null, null]]);
});

test("the demo club has twelve letters, four of them unread and two answered", async (t) => {
  const club = await openClub(t);
  await fillMessages(club.admin);
  const { messages, total, unread } = await list(club);
  assert.deepEqual([total, unread], [12, 4]);
  assert.equal(messages.filter((m: { replied_at: string | null }) => m.replied_at).length, 2);
  assert.ok(messages.every((m: { created_at: string }) => m.created_at < TEST_DAY));
  assert.equal(names({ messages })[0], "Տիգրան Մանուկյան");
});

test("a file of messages with long replies is made of few of them at a time", async (t) => {
  const { app, editor } = await openClub(t);
  const reply_text = "ա".repeat(100_000);
  const at = "2026-03-11T09:00:00.000Z";
  const typed = { ...{ name: "Ani", email: "ani@example.org", message: "Hello" }, search: "" };
  const empty = { subject: null, read_at: null, replied_at: null, replied_by: null, reply_status: null };
  const unknown = {
    ip_address: null,
    user_agent: null,
    deleted_at: null,
    is_read: 0,
    is_quarantined: 0,
  } as const;
  const row = { ...typed, ...empty, ...unknown, spam_score: 0, created_at: at, updated_at: at };
  for (let number = 0; number < 60; number++)
    await app.db
      .insertInto("messages")
      .values({ ...row, reply_text })
      .execute();
  const { db, largest } = withLargestAnswer(app.db);
  const file = await (await exportMessages({ ...editor, app: { ...app, db } })).text();
  assert.equal(file.trimEnd().split("\r\n").length, 61);
  assert.ok(largest() < 30 * reply_text.length, `${largest()} letters at once`);
});
