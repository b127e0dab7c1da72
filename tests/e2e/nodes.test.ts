import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import pg from "pg";
import sharp from "sharp";
import { readConfig } from "#src/config/env.server.ts";
import { doWhatIsDue } from "#src/features/backup/schedule-job.server.ts";
import { closeApp, openApp } from "#src/start/open-app.server.ts";
import { sweepOnce } from "#src/start/sweep.server.ts";
import { type Cable, layCable } from "#tests/support/cable.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";
import { startS3 } from "#tests/support/s3.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

let postgres: TestPostgres;
let s3: Awaited<ReturnType<typeof startS3>>;
/** Between the second node and PostgreSQL. */
let cable: Cable;
let nodes: [RunningSite, RunningSite];
const started: RunningSite[] = [];
let env: Record<string, string>;
let token: string;

before(async () => {
  [postgres, s3] = await Promise.all([startPostgres(), startS3()]);
  await ask("create database club");
  const address = new URL(postgres.url);
  cable = await layCable(Number(address.port));
  address.pathname = "/club";
  env = { ...s3.env, DATABASE_URL: address.href, SECRET_KEY: "the same key on every node of the club" };
  address.port = String(cable.port);
  // Both at once, and nothing there yet.
  const start = async (own: Record<string, string>) => {
    const site = await startSite(own);
    started.push(site);
    return site;
  };
  const both = await Promise.allSettled([start(env), start({ ...env, DATABASE_URL: address.href })]);
  for (const one of both) if (one.status === "rejected") throw one.reason;
  nodes = both.map((one) => (one as PromiseFulfilledResult<RunningSite>).value) as typeof nodes;
  token = await signIn(nodes[0]);
});

after(async () => {
  cable?.close();
  await Promise.all(started.map((node) => node.stop()));
  await s3?.stop();
  await postgres?.stop();
});

/** One statement, on the server's own database or the club's. */
async function ask(statement: string, database = "postgres"): Promise<Record<string, unknown>[]> {
  const address = new URL(postgres.url);
  address.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function save(node: RunningSite, method: string, path: string, body: unknown): Promise<{ id: number }> {
  const answer = await fetch(`${node.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const saved = (await answer.json()) as { id: number };
  assert.ok(answer.ok, JSON.stringify(saved));
  return saved;
}

async function page(node: RunningSite, path: string) {
  const answer = await fetch(node.url + path, { headers: { connection: "close" } });
  const isHit = /hit/.test(answer.headers.get("cache-status") ?? "");
  return { status: answer.status, text: await answer.text(), isHit };
}

/** Waits for something that other processes bring about; gives the milliseconds that it took. */
async function until(isSo: () => Promise<boolean>, mostMs: number): Promise<number> {
  const started = performance.now();
  while (!(await isSo())) {
    assert.ok(performance.now() - started < mostMs, `not within ${mostMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return performance.now() - started;
}

test("two nodes that start at once on an empty database fill the club once", async () => {
  for (const table of ["partners", "articles", "matches", "settings"]) {
    const [row] = await ask(
      `select count(*)::int as n, count(distinct id)::int as ids from ${table}`,
      "club",
    );
    assert.ok(Number(row!.n) > 0, table);
  }
  assert.deepEqual(await ask("select username from accounts order by username", "club"), [
    { username: "admin" },
    { username: "editor" },
  ]);
  const names = await ask("select name from partners", "club");
  assert.equal(new Set(names.map(({ name }) => name)).size, names.length);
});

test("what is saved on one node is on the other's cached page within a second", async () => {
  const { news } = (await (await fetch(`${nodes[0].url}/api/news?limit=1`)).json()) as {
    news: { id: number }[];
  };
  const title = `Seen on both nodes ${Date.now()}`;
  await page(nodes[1], "/news");
  assert.equal((await page(nodes[1], "/news")).isHit, true);
  await save(nodes[0], "PUT", `/news/${news[0]!.id}`, { title, content: "Its text." });
  await until(async () => (await page(nodes[1], "/news")).text.includes(title), 1000);
});

test("a goal that is entered on one node reaches the pages that listen at either within a second", async () => {
  const match = {
    home_team_name: "FC Argishti",
    away_team_name: "Pyunik",
    competition_name: "Armenian Premier League",
    match_date: new Date(Date.now() - 30 * 60_000).toISOString(),
    status: "live",
    home_score: 0,
    away_score: 0,
  };
  const { id } = await save(nodes[1], "POST", "/matches", match);
  const heard = nodes.map(() => "");
  const controller = new AbortController();
  await Promise.all(
    nodes.map(async ({ url }, index) => {
      const { body } = await fetch(`${url}/api/live`, { signal: controller.signal });
      void (async () => {
        for await (const part of body!.pipeThrough(new TextDecoderStream())) heard[index] += part;
      })().catch(() => {});
    }),
  );
  await save(nodes[1], "PUT", `/matches/${id}`, { ...match, home_score: 1 });
  await until(async () => heard.every((text) => text.includes('"home_score":1,"away_score":0')), 1000);
  controller.abort();
});

test("a picture that was uploaded to one node is shown by the other", async () => {
  const background = { r: 181, g: 18, b: 62 };
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([new Uint8Array(picture)], "photo.png", { type: "image/png" }));
  const answer = await fetch(`${nodes[0].url}/api/upload/image`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  const { url } = (await answer.json()) as { url: string };
  const shown = await fetch(nodes[1].url + url);
  assert.equal(shown.status, 200);
  assert.match(shown.headers.get("content-type") ?? "", /^image\//);
});

test("a stranger's messages are counted over all nodes, and a session holds on each", async () => {
  const send = (node: RunningSite) =>
    fetch(`${node.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        name: "Aram",
        email: "aram@fans.example",
        subject: "Tickets",
        message: "Is the derby sold out?",
      }),
    });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await send(nodes[i % 2]!)).status);
  assert.deepEqual(
    statuses.map((status) => status === 429),
    [false, false, false, false, false, true],
  );
  const me = await fetch(`${nodes[1].url}/api/auth/me`, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(me.status, 200);
});

test("the nightly backup and the daily sweep are done once, though two nodes look at the same moment", async (t) => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), "club-node-"))));
  const apps = await Promise.all(
    folders.map((DATA_DIR) => openApp(readConfig({ ...env, DATA_DIR, LOG_LEVEL: "silent" }))),
  );
  t.after(async () => {
    await Promise.all(apps.map(closeApp));
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });
  await Promise.all(apps.map(doWhatIsDue));
  await Promise.all(apps.map(doWhatIsDue));
  const runs = await ask("select kind, reason, is_ok from backup_runs", "club");
  assert.deepEqual(
    runs.filter(({ kind }) => kind === "backup"),
    [{ kind: "backup", reason: "nightly", is_ok: 1 }],
  );
  assert.ok(runs.filter(({ kind }) => kind === "drill").length <= 1);
  await Promise.all(apps.map(sweepOnce));
  assert.deepEqual(await ask("select count(*)::int as n from attempts where bucket = 'sweep'", "club"), [
    { n: 1 },
  ]);
});

test("a node that lost PostgreSQL says so, still shows what it has, and catches up when it is back", async () => {
  const [, cutOff] = nodes;
  await page(cutOff, "/stadium");
  await page(cutOff, "/news");
  cable.cut();
  const ready = await page(cutOff, "/readyz");
  assert.deepEqual([ready.status, ready.text], [503, "the database does not answer"]);
  assert.equal((await page(cutOff, "/livez")).status, 200);
  assert.equal((await page(nodes[0], "/readyz")).status, 200);
  const kept = await page(cutOff, "/stadium");
  assert.deepEqual([kept.status, kept.isHit], [200, true], "an old page stands in");
  const missing = await page(cutOff, "/table?season=1999-00");
  assert.ok(missing.status === 200 || missing.status === 503, String(missing.status));

  const { news } = (await (await fetch(`${nodes[0].url}/api/news?limit=1`)).json()) as {
    news: { id: number }[];
  };
  const title = `Saved while one was away ${Date.now()}`;
  await save(nodes[0], "PUT", `/news/${news[0]!.id}`, { title, content: "Its text." });
  assert.equal((await page(cutOff, "/news")).text.includes(title), false);
  cable.mend();
  await until(async () => (await page(cutOff, "/readyz")).status === 200, 3000);
  await until(async () => (await page(cutOff, "/news")).text.includes(title), 3000);
});
