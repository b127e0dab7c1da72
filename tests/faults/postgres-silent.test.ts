import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import { openDesk, send } from "#tests/support/mixed-writes.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const SILENT_MS = Number(process.env.SILENT_SECONDS ?? 30) * 1000;
const ANSWER_MS = 3000;
const BACK_MS = 5000;
const CACHED = ["/", "/hy", "/news", "/matches", "/table", "/club", "/contact"];
const NOT_CACHED = [
  "/matches?search=derby",
  "/search?q=cup",
  "/hy/news",
  "/api/news",
  "/api/matches?limit=3",
];

interface Seen {
  path: string;
  status: number;
  tookMs: number;
}

test("while PostgreSQL is silent for half a minute visitors read on, nobody waits for three seconds, and then all is well by itself", async (t) => {
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  const site = await startSite({ DATABASE_URL: postgres.url });
  t.after(() => site.stop());
  const token = await signIn(site);
  const desk = await openDesk(site.url, token);
  for (const path of CACHED) assert.equal((await look(site.url, path)).status, 200, path);

  postgres.freeze();
  const seen: Seen[] = [];
  const until = performance.now() + SILENT_MS;
  const visitors = [...CACHED, ...NOT_CACHED, "/readyz", "/livez"].map(async (path) => {
    while (performance.now() < until) {
      seen.push(await look(site.url, path));
      await pause(200);
    }
  });
  const editor = async () => {
    for (let number = 0; performance.now() < until; number++) {
      const started = performance.now();
      const body = { name: `Silent ${number}`, url: "https://partner.example" };
      const { status } = await send(desk, "POST", "/api/admin/partners", body);
      seen.push({ path: "a save", status, tookMs: performance.now() - started });
      await pause(200);
    }
  };
  await Promise.all([...visitors, editor(), editor()]);
  postgres.thaw();
  const backMs = await untilWell(site.url, desk);
  assert.equal(await openTransactions(postgres.url), 0, "a connection is still inside a save of before");

  const slowest = seen.reduce((one, other) => (one.tookMs > other.tookMs ? one : other));
  const at = (path: string) => [
    ...new Set(seen.filter((one) => one.path === path).map(({ status }) => status)),
  ];
  t.diagnostic(
    `silent for ${SILENT_MS / 1000} s, ${seen.length} requests: slowest ${Math.round(slowest.tookMs)} ms (${slowest.path}), ` +
      `pages in memory ${CACHED.flatMap(at).every((status) => status === 200) ? "all 200" : "not all 200"}, others 503; ` +
      `all well ${Math.round(backMs)} ms after it answered again`,
  );
  assert.ok(slowest.tookMs <= ANSWER_MS, `${slowest.path} took ${slowest.tookMs} ms`);
  for (const path of CACHED) assert.deepEqual(at(path), [200], path);
  for (const path of [...NOT_CACHED, "/readyz", "a save"]) assert.deepEqual(at(path), [503], path);
  assert.deepEqual(at("/livez"), [200]);
  assert.ok(backMs <= BACK_MS, `all well after ${backMs} ms`);
  assert.equal(site.process.exitCode, null);
});

async function look(url: string, path: string): Promise<Seen> {
  const started = performance.now();
  const answer = await fetch(url + path, { headers: { accept: "text/html" } });
  await answer.arrayBuffer();
  return { path, status: answer.status, tookMs: performance.now() - started };
}

/**
 * Connections in a transaction that nobody works in: the next save on such a one would be confirmed and never
 * committed.
 */
async function openTransactions(url: string): Promise<number> {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  const { rows } = await database.query<{ n: string }>(
    "select count(*) as n from pg_stat_activity where state like 'idle in transaction%'",
  );
  await database.end();
  return Number(rows[0]?.n);
}

/** Milliseconds until the site is ready, makes a page and takes a save. */
async function untilWell(url: string, desk: Parameters<typeof send>[0]): Promise<number> {
  const started = performance.now();
  for (let number = 0; performance.now() - started < 60_000; number++) {
    const body = { name: `After ${number}`, url: "https://partner.example" };
    const seen = await Promise.all([
      look(url, "/readyz"),
      look(url, "/matches?search=derby"),
      send(desk, "POST", "/api/admin/partners", body),
    ]);
    if (seen.every(({ status }) => status < 300)) return performance.now() - started;
    await pause(50);
  }
  return Number.POSITIVE_INFINITY;
}
