import assert from "node:assert/strict";
import { after, before, type TestContext, test } from "node:test";
import { startPostgres } from "#tests/support/postgres.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { openDatabase } from "#tests/support/staff-sessions.ts";
import { throwInputs } from "./throw-inputs.ts";

const INPUTS = Number(process.env.INPUTS ?? 10_000);
const SEED = Number(process.env.SEED ?? 1926);
const MOST_MS = 2000;
/** Every request comes from an address of its own, so that throttles don't stand before what is attacked. */
const ENV = { TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" };

let site: RunningSite;

before(async () => {
  site = await startSite(ENV);
});
after(() => site.stop());

async function assertUnmoved(t: TestContext, attacked: RunningSite, count: number): Promise<void> {
  const { faults, figures } = await throwInputs(attacked, count, SEED);
  t.diagnostic(figures);
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
  assert.equal(attacked.process.exitCode, null);
  assert.equal((await fetch(`${attacked.url}/readyz`)).status, 200);
  assert.equal(attacked.output().match(/"level":"error"/g)?.length ?? 0, 0, attacked.output().slice(-2000));
}

test(`${INPUTS} hostile inputs to every call and page meet no fault of the server, and none keeps it busy`, (t) =>
  assertUnmoved(t, site, INPUTS));

test("nor do a third as many on PostgreSQL, which takes no NUL and no half of a letter", async (t) => {
  const postgres = await startPostgres();
  t.after(() => postgres.stop());
  const onPostgres = await startSite({ ...ENV, DATABASE_URL: postgres.url });
  t.after(() => onPostgres.stop());
  await assertUnmoved(t, onPostgres, Math.ceil(INPUTS / 3));
});

test("afterwards the database is whole, the roles are who they were, and every page still opens", async (t) => {
  const database = openDatabase(site);
  t.after(() => database.close());
  assert.equal(database.prepare("pragma integrity_check").get()?.integrity_check, "ok");
  assert.deepEqual(database.prepare("pragma foreign_key_check").all(), []);
  const admins = database
    .prepare("select username from accounts where role = 'admin' and is_active = 1")
    .all();
  assert.ok(admins.some(({ username }) => username === "admin"));
  const pages = [
    "",
    "/news",
    "/club",
    "/club?tab=players",
    "/stadium",
    "/matches",
    "/table",
    "/contact",
    "/search?q=a",
  ];
  for (const prefix of ["", "/hy", "/ru"]) {
    for (const page of pages)
      assert.equal((await fetch(`${site.url}${prefix}${page || "/"}`)).status, 200, prefix + page);
  }
  t.diagnostic(`integrity ok, ${pages.length * 3} pages answer 200`);
});

test("a text written to keep a Markdown reader busy is saved, shown and searched within two seconds", async (t) => {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const bombs: Record<string, string> = {
    quotes: `${">".repeat(20_000)} x`,
    lists: Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth * 2)}- x`).join("\n"),
    "lists in one line": `${"- ".repeat(20_000)}x`,
    "lists and quotes": `${"> - 1. ".repeat(5000)}x`,
    underlines: "a\n=\n".repeat(10_000),
    emphasis: "*a **b ".repeat(5000),
    "emphasis in emphasis": `${"*a ".repeat(6000)}${"b* ".repeat(6000)}`,
    stars: "*".repeat(30_000),
    brackets: "[".repeat(30_000),
    links: "[a](".repeat(8000),
    pictures: "![".repeat(15_000),
    "references to references": `${"[a][b]".repeat(5000)}\n\n[b]: https://club.example`,
    backticks: Array.from({ length: 300 }, (_, count) => "`".repeat(count)).join(" "),
    tables: `|${"a|".repeat(1000)}\n|${"-|".repeat(1000)}\n${`|${"b|".repeat(1000)}\n`.repeat(5)}`,
    addresses: "http://a.b/".repeat(3000),
    mails: "a@b.c_".repeat(5000),
    footnotes: Array.from({ length: 1000 }, (_, i) => `[^${i}]\n\n[^${i}]: [^${i}]`).join("\n"),
    html: "<a".repeat(15_000),
    entities: "&#x1F600;&amp;&Aacute;".repeat(3000),
  };
  const slow: string[] = [];
  let longest = 0;
  for (const [name, content] of Object.entries(bombs)) {
    const started = performance.now();
    const body = JSON.stringify({
      title: `Bomb ${name}`,
      content: content.slice(0, 60_000),
      is_published: true,
    });
    const saved = await fetch(`${site.url}/api/admin/news`, { method: "POST", headers, body });
    const { slug, error } = (await saved.json()) as { slug: string; error?: string };
    const savedMs = performance.now() - started;
    assert.ok(saved.status < 500, `${name}: ${saved.status} ${error}`);
    if (!saved.ok) continue;
    const opened = performance.now();
    const page = await fetch(`${site.url}/news/${slug}`);
    await page.text();
    const shownMs = performance.now() - opened;
    assert.equal(page.status, 200, name);
    longest = Math.max(longest, savedMs, shownMs);
    if (savedMs > MOST_MS || shownMs > MOST_MS)
      slow.push(`${name}: saved ${Math.round(savedMs)} ms, shown ${Math.round(shownMs)} ms`);
  }
  t.diagnostic(`${Object.keys(bombs).length} texts, longest ${Math.round(longest)} ms`);
  assert.deepEqual(slow, []);
});
