import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { endpoints } from "#src/api.server.ts";
import { PASSWORDS, type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { openDatabase, signInAsBrowser } from "#tests/support/staff-sessions.ts";

/** Each stands in one private place, so that a leak says where it came from. */
const MARKS = {
  draft: "mark-draft-81c2",
  deleted: "mark-deleted-44fe",
  setting: "mark-setting-0b9d",
  message: "mark-message-5a7e",
  sender: "mark-sender@fans.example",
  inactive: "mark-inactive-c3d1",
  phone: "+374 99 55 66 77",
  email: "mark-staff@club.example",
  subscriber: "mark-subscriber@fans.example",
  partner: "mark-partner-7e20",
};

let site: RunningSite;
let headers: Record<string, string>;
const secrets: string[] = [];

before(async () => {
  site = await startSite({ LOG_LEVEL: "debug", METRICS_TOKEN: "a-token-of-the-operator" });
  const token = await signIn(site);
  const browser = await signInAsBrowser(site, "editor");
  secrets.push(
    token,
    ...browser.cookie.split("; ").map((one) => one.split("=")[1]!),
    browser.headers.authorization!.slice(7),
  );
  headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  await save("/admin/news", {
    title: MARKS.draft,
    excerpt: MARKS.draft,
    content: MARKS.draft,
    is_published: false,
  });
  const deleted = await save("/admin/news", {
    title: MARKS.deleted,
    content: MARKS.deleted,
    is_published: true,
  });
  await fetch(`${site.url}/api/admin/news/${deleted.id}`, { method: "DELETE", headers });
  await save("/admin/settings", {
    key: "mark_private",
    value: MARKS.setting,
    type: "text",
    is_public: false,
  });
  const names = {
    first_name: MARKS.inactive,
    first_name_hy: MARKS.inactive,
    last_name: "X",
    last_name_hy: "X",
  };
  await save("/admin/players", { ...names, position: "Goalkeeper", is_active: false });
  await save("/admin/staff", {
    ...names,
    department: "management",
    role: "Coach",
    role_hy: "Մարզիչ",
    // Of those who work for the club these are public; of who has left they are not.
    phone: MARKS.phone,
    email: MARKS.email,
    is_active: false,
  });
  await save("/admin/partners", {
    name: MARKS.partner,
    url: "https://club.example/",
    category: "partner",
    is_active: false,
  });
  await save("/contact", {
    name: "A fan",
    email: MARKS.sender,
    subject: MARKS.message,
    message: `${MARKS.message} and more of it`,
  });
  await save("/newsletter/subscribe", { email: MARKS.subscriber, language: "en" });
});
after(() => site.stop());

async function save(path: string, body: object): Promise<Record<string, number>> {
  const answer = await fetch(`${site.url}/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const saved = (await answer.json()) as Record<string, number>;
  assert.ok(answer.ok, `${path}: ${answer.status} ${JSON.stringify(saved)}`);
  return saved;
}

test("no public answer holds a draft, a deleted article, a private setting, a message or an address of anybody's", async (t) => {
  const database = openDatabase(site);
  t.after(() => database.close());
  const hashes = database
    .prepare("select password_hash as h from accounts")
    .all()
    .map(({ h }) => String(h).slice(0, 60));
  const id = (table: string, where: string) =>
    database.prepare(`select id from ${table} where ${where}`).get()?.id;
  const draft = id("articles", `title = '${MARKS.draft}'`);
  const gone = id("articles", `title = '${MARKS.deleted}'`);
  const slugs = database
    .prepare("select slug from articles where title like 'mark-%'")
    .all()
    .map(({ slug }) => String(slug));
  const calls = endpoints
    .filter(
      ({ method, access, path }) =>
        method === "get" && (access === "public" || access === "visitor") && !path.includes(":"),
    )
    .flatMap(({ path, alias }) => [`/api${path}`, ...(alias ? [alias] : [])]);
  const searches = Object.values(MARKS).map((mark) => encodeURIComponent(mark.slice(0, 14)));
  const pages = [
    "/",
    "/news",
    "/club",
    "/club?tab=players",
    "/club?tab=coaching",
    "/club?tab=administration",
    "/stadium",
    "/matches",
    "/table",
    "/contact",
    "/newsletter",
  ];
  const paths = [
    ...calls,
    ...[draft, gone, ...slugs].flatMap((one) => [
      `/api/news/${one}`,
      `/news/${one}`,
      `/news/${one}.data`,
      `/share/${one}.jpg`,
    ]),
    ...searches.flatMap((search) => [
      `/api/news?search=${search}`,
      `/api/search?q=${search}`,
      `/search?q=${search}`,
      `/api/matches?search=${search}`,
    ]),
    ...["", "/hy", "/ru"].flatMap((prefix) => pages.map((path) => prefix + path)),
    ...pages.map((path) => path.replace(/(\?|$)/, ".data$1").replace("/.data", "/_root.data")),
    "/api/staff?active=false",
    "/api/partners?active=false",
    "/api/settings/public",
    "/api/settings/mark_private",
    ...[
      "/sitemap.xml",
      "/news-sitemap.xml",
      "/feed.xml",
      "/hy/feed.xml",
      "/ru/feed.xml",
      "/robots.txt",
      "/manifest.webmanifest",
      "/api/docs",
      "/api/openapi.json",
      "/livez",
      "/readyz",
      "/metrics",
    ],
  ];
  const leaks: string[] = [];
  for (const path of paths) {
    const answer = await fetch(site.url + path, { redirect: "manual" });
    // What a search was asked for it repeats; only what it found may not be a mark.
    const text = (await answer.text()).replaceAll(/(value|content|href)="[^"]*mark-[^"]*"/g, "");
    for (const [name, mark] of Object.entries(MARKS)) {
      const isEchoed = path.includes(encodeURIComponent(mark.slice(0, 14)));
      if (!isEchoed && text.includes(mark)) leaks.push(`${path} shows ${name}`);
      // The whole mark is longer than what was searched for.
      if (isEchoed && mark.length > 14 && text.includes(mark)) leaks.push(`${path} finds ${name}`);
    }
    for (const hash of hashes) if (text.includes(hash)) leaks.push(`${path} shows a password's hash`);
    if (
      /"(password_hash|totp_secret|token_hash|ip_address|user_agent|spam_score)"/.test(text) &&
      !path.includes("openapi")
    )
      leaks.push(`${path} shows a private field`);
  }
  t.diagnostic(
    `${paths.length} public answers, ${Object.keys(MARKS).length} private marks: ${leaks.length} leaks`,
  );
  assert.deepEqual(leaks, []);
});

test("what browsers load holds no part of the server", (t) => {
  const files = globSync("build/client/**/*.{js,css,svg,json,webmanifest,txt}");
  const words = [
    "node:sqlite",
    "node:crypto",
    "password_hash",
    "argon2",
    "token_hash",
    "DATABASE_URL",
    "SECRET_KEY",
    "ADMIN_PASSWORD",
    "S3_SECRET",
    "createRequestHandler",
    "kysely",
    "insertInto",
    "sourceMappingURL",
    "BEGIN PRIVATE KEY",
    PASSWORDS.admin,
  ];
  const leaks = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  assert.deepEqual(leaks, []);
  assert.deepEqual(globSync("build/client/**/*.map"), []);
  t.diagnostic(`${files.length} files, ${words.length} words: 0 found`);
});

test("the log holds no password, token, cookie, one-time link, message or address of a visitor's mail", async (t) => {
  await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "admin", password: "a wrong secret of mine" }),
  });
  await fetch(`${site.url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"username":"admin","password":"a broken secret',
  });
  await fetch(`${site.url}/api/auth/links/one-time-secret-0123456789abcdef`);
  await fetch(`${site.url}/admin/link/one-time-secret-0123456789abcdef`);
  await fetch(`${site.url}/Admin/Link/one-time-secret-0123456789abcdef`);
  for (const before of [
    "/preview",
    "/hy/preview",
    "/en/preview",
    "/elsewhere/preview",
    "/Preview",
    "/HY/PREVIEW",
  ]) {
    const shown = await fetch(`${site.url}${before}/preview-secret-0123456789abcdef`);
    assert.match(shown.headers.get("cache-control") ?? "", /no-store/, before);
    assert.match(shown.headers.get("x-robots-tag") ?? "", /noindex/, before);
    assert.equal(shown.headers.get("referrer-policy"), "no-referrer", before);
  }
  await fetch(`${site.url}/preview/preview-secret-0123456789abcdef.data`);
  await fetch(`${site.url}/newsletter/confirm?token=newsletter-secret-0123456789`);
  await fetch(`${site.url}/api/newsletter/unsubscribe?token=newsletter-secret-0123456789`, {
    method: "POST",
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  const log = site.output();
  // Drafts stand in it as addresses that were asked for.
  const visitors = [MARKS.message, MARKS.sender, MARKS.subscriber, MARKS.phone, MARKS.email, MARKS.setting];
  const kept = [
    ...Object.values(PASSWORDS),
    "a wrong secret of mine",
    "preview-secret",
    "a broken secret",
    "one-time-secret",
    "newsletter-secret",
    ...secrets.filter((one) => one.length > 12),
    ...visitors,
  ];
  assert.deepEqual(
    kept.filter((secret) => log.includes(secret)),
    [],
  );
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  assert.ok(lines.length > 50, `${lines.length}`);
  t.diagnostic(`${lines.length} lines at the level debug, ${kept.length} secrets: 0 found`);
});

test("a message's cells in the spreadsheet are never a formula", async (t) => {
  const formulas = ["=cmd|' /C calc'!A0", "+1+1", "-2+3", "@SUM(1)", '=HYPERLINK("http://evil.example")'];
  const database = openDatabase(site);
  database.exec("delete from attempts");
  for (const text of formulas) {
    database.exec("delete from attempts");
    await save("/contact", {
      name: text,
      email: "fan@fans.example",
      subject: text,
      message: `${text} and ten letters more`,
    });
  }
  database.close();
  const csv = await (await fetch(`${site.url}/api/admin/messages/export.csv`, { headers })).text();
  const cells = csv.match(/(?<=^|,)("(?:[^"]|"")*"|[^,\r\n]*)/gm) ?? [];
  const live = cells.filter((cell) => /^"?[=+\-@\t\r]/.test(cell));
  t.diagnostic(`${formulas.length} formulas in 3 fields: ${live.length} live cells of ${cells.length}`);
  assert.deepEqual(live, []);
});

test("nothing that a stranger types adds a header or a reader to a mail of the club's", async (t) => {
  const database = openDatabase(site);
  const inject = "Hello\r\nBcc: victim@evil.example\r\nX-Injected: 1\r\n\r\nBody";
  database.exec("delete from attempts");
  await save("/contact", { name: inject, email: "fan@fans.example", subject: inject, message: inject });
  const refused: number[] = [];
  for (const email of [
    "fan@fans.example\r\nBcc: victim@evil.example",
    "fan@fans.example, victim@evil.example",
    "<fan@fans.example> victim@evil.example",
    "fan@fans.example;victim@evil.example",
    '"a\r\nBcc: x"@fans.example',
  ]) {
    database.exec("delete from attempts");
    for (const [path, body] of [
      ["/newsletter/subscribe", { email, language: "en" }],
      ["/contact", { name: "A fan", email, subject: "x", message: "A whole message." }],
    ] as const) {
      const answer = await fetch(`${site.url}/api${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      refused.push(answer.status);
    }
  }
  const message = database.prepare("select id from messages where subject like 'Hello%'").get();
  database.close();
  await save(`/admin/messages/${message?.id}/reply`, {
    text: `Thanks.\r\n.\r\nBcc: victim@evil.example\r\n\r\n.`,
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const folder = join(site.dataFolder, "outbox");
  const mails = (await readdir(folder)).filter((name) => name.endsWith(".eml"));
  for (const name of mails) {
    const [head = ""] = (await readFile(join(folder, name), "utf8")).split("\r\n\r\n");
    assert.doesNotMatch(head, /^(bcc|x-injected)/im, name);
    assert.equal(head.match(/^to:/gim)?.length, 1, name);
    assert.doesNotMatch(head.match(/^to:.*$/im)?.[0] ?? "", /evil/, name);
  }
  assert.ok(mails.length >= 2, "the reply and the newsletter's mail were written");
  assert.ok(
    refused.every((status) => status === 400),
    refused.join(" "),
  );
  t.diagnostic(`${refused.length} addresses refused, ${mails.length} mails with no header of a stranger's`);
});
