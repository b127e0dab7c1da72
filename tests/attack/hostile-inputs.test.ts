import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { after, before, test } from "node:test";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";
import { openDatabase } from "#tests/support/staff-sessions.ts";
import { type HostileRequest, hostileRequests, seeded } from "./hostile-requests.ts";

const INPUTS = Number(process.env.INPUTS ?? 10_000);
const SEED = Number(process.env.SEED ?? 1926);
const AT_ONCE = 4;
const MOST_MS = 2000;

let site: RunningSite;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

before(async () => {
  // Every request comes from an address of its own, so that throttles don't stand before what is attacked.
  site = await startSite({ TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" });
});
after(async () => {
  agent.destroy();
  await site.stop();
});

interface Answer {
  status: number;
  text: string;
  tookMs: number;
}

function send({ method, target, headers, body }: HostileRequest): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(site.url, {
      method,
      path: target,
      headers: { "content-length": body?.length ?? 0, ...headers },
      agent,
      timeout: 10_000,
    });
    call.on("response", (answer) => {
      const parts: Buffer[] = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString("utf8"),
          tookMs: performance.now() - started,
        }),
      );
      answer.on("error", reject);
    });
    call.on("timeout", () => call.destroy(new Error("no answer in 10 s")));
    call.on("error", reject);
    call.end(body);
  });
}

test(`${INPUTS} hostile inputs to every call and page meet no fault of the server, and none keeps it busy`, async (t) => {
  const next = hostileRequests(seeded(SEED));
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const times: number[] = [];
  let token = await signIn(site);
  let renewing: Promise<string> | undefined;
  let done = 0;
  const worker = async () => {
    while (done < INPUTS) {
      const number = done++;
      const input = next();
      if (!input.headers.authorization && input.target.startsWith("/api") && number % 10 !== 0) {
        input.headers.authorization = `Bearer ${token}`;
      }
      const name = `#${number} ${input.method} ${input.target.slice(0, 200)} ${input.body?.toString("utf8").slice(0, 300) ?? ""}`;
      try {
        const { status, text, tookMs } = await send(input);
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(tookMs);
        if (status >= 500) faults.push(`${status} ${name} → ${text.slice(0, 200)}`);
        if (tookMs > MOST_MS) faults.push(`${Math.round(tookMs)} ms ${name}`);
        if (/SQLITE|syntax error at|node:internal|\.server\.ts| {4}at /.test(text))
          faults.push(`inside shown: ${name} → ${text.slice(0, 300)}`);
        if (status === 401 && input.headers.authorization === `Bearer ${token}`) {
          renewing ??= signIn(site);
          token = await renewing;
          renewing = undefined;
        }
      } catch (error) {
        faults.push(`${(error as Error).message} ${name}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  times.sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  t.diagnostic(
    `${times.length} answers (seed ${SEED}); by status ${JSON.stringify(statuses)}; p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`,
  );
  assert.deepEqual(faults.slice(0, 20), [], `${faults.length} faults`);
  assert.equal(site.process.exitCode, null);
  assert.equal((await fetch(`${site.url}/readyz`)).status, 200);
  assert.equal(site.output().match(/"level":"error"/g)?.length ?? 0, 0, site.output().slice(-2000));
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
    emphasis: "*a **b ".repeat(5000),
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
