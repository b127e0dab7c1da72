import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { CLUB } from "#src/features/ledger/same-pair.ts";
import { seeded } from "#src/features/ledger/test-support.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { startS3 } from "#tests/support/s3.ts";
import { type Fault, openPhone, type Phone } from "#tests/support/simulated-phone.ts";
import { freePort, type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** A twentieth of what was asked for; `COUNT=full` is all of it. */
const RUNS = process.env.COUNT === "full" ? 1000 : Number(process.env.COUNT ?? 50);
const KILLS = Math.ceil(RUNS / 20);
/** Other matches for each: `SEED=1 COUNT=250`, then 2, 3 and 4, are a thousand different ones. */
const SEED = Number(process.env.SEED ?? 0);
/** As many seconds as the slowest machine seen, laden with other work, took for a match. */
const MOST_MS = 120_000 + RUNS * 8000;
const TAPS = 12;
const HOUR_MS = 3_600_000;
/** Pages of another node may be a second old. */
const SETTLED_MS = 5000;

interface Club {
  /** Where each phone sends to; of one node both are the same. */
  nodes: RunningSite[];
  token: string;
  /** Ends a node as a power cut does, and starts it again. */
  kill(node: number): Promise<void>;
}

test("two phones over a bad network and the killed server agree on every match, on SQLite", {
  timeout: MOST_MS,
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "club-matchday-"));
  const env = { PORT: String(await freePort()) };
  const nodes = [await startSite(env, folder)];
  t.after(async () => {
    await nodes[0]!.stop();
    await rm(folder, { recursive: true, force: true });
  });
  const kill = async () => {
    await nodes[0]!.stop("SIGKILL");
    nodes[0] = await startSite(env, folder);
  };
  await playAll(t, { nodes, token: await signIn(nodes[0]!), kill });
});

test("two phones over a bad network and a killed node agree on every match, on PostgreSQL with two nodes", {
  timeout: MOST_MS,
}, async (t) => {
  const [postgres, s3] = [await startPostgres(), await startS3()];
  const nodes: RunningSite[] = [];
  t.after(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
    await s3.stop();
    await postgres.stop();
  });
  const database = await createDatabase(postgres.url);
  const shared = { ...s3.env, DATABASE_URL: database, SECRET_KEY: "the same key on every node of the club" };
  const envs = [
    { ...shared, PORT: String(await freePort()) },
    { ...shared, PORT: String(await freePort()) },
  ];
  for (const env of envs) nodes.push(await startSite(env));
  const kill = async (node: number) => {
    await nodes[node]!.stop("SIGKILL");
    nodes[node] = await startSite(envs[node]);
  };
  await playAll(t, { nodes, token: await signIn(nodes[0]!), kill });
});

async function createDatabase(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query("create database club");
  await client.end();
  const address = new URL(server);
  address.pathname = "/club";
  return address.href;
}

async function playAll(t: TestContext, club: Club): Promise<void> {
  const sums = { taps: 0, requests: 0, faults: 0, lost: 0, doubled: 0, disagreeing: 0 };
  const started = performance.now();
  for (let run = 0; run < RUNS; run++) {
    const isKilled = run % Math.floor(RUNS / KILLS) === 0;
    const found = await play(club, run, isKilled);
    for (const [name, value] of Object.entries(found)) sums[name as keyof typeof sums] += value;
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  t.diagnostic(
    `${RUNS} matches of ${TAPS} taps on two phones, ${KILLS} of them with kill -9 of the server, in ${seconds} s: ` +
      `${sums.taps} entries, ${sums.requests} requests of which ${sums.faults} went wrong; ` +
      `${sums.lost} lost, ${sums.doubled} doubled, ${sums.disagreeing} disagreeing`,
  );
  const { lost, doubled, disagreeing } = sums;
  assert.deepEqual({ lost, doubled, disagreeing }, { lost: 0, doubled: 0, disagreeing: 0 });
}

/** One match: taps on both phones while the network fails, then a whole network until nothing waits any more. */
async function play(club: Club, run: number, isKilled: boolean) {
  const random = seeded(SEED * 1_000_003 + run + 1);
  const match = await createMatch(club, run);
  const counts = { requests: 0, faults: 0 };
  let isWhole = false;
  const nextFault = (): Fault => {
    counts.requests++;
    const fault =
      isWhole || random() < 0.3
        ? "none"
        : pick(random, ["request lost", "answer lost", "half sent"] as const);
    if (fault !== "none") counts.faults++;
    return fault;
  };
  const phones = [0, 1].map((number) =>
    openPhone({
      ...{ device: `phone ${number} of ${run}`, match, token: club.token, nextFault },
      url: () => club.nodes[number % club.nodes.length]!.url,
      // One is three hours behind, as phones abroad are.
      offMs: number === 0 ? 3 * HOUR_MS : -40_000,
    }),
  );
  const ids: string[] = [];
  const killAt = isKilled ? 2 + Math.floor(random() * (TAPS - 3)) : -1;
  let restarted: Promise<void> | undefined;
  for (let tap = 0; tap < TAPS; tap++) {
    const phone = pick(random, phones);
    ids.push(tapSomething(phone, tap, random));
    // At any moment of what is under way.
    const sending = random() < 0.7 ? phones.map((one) => one.send()) : [phone.send()];
    if (tap === killAt) restarted = club.kill(Math.floor(random() * club.nodes.length));
    await Promise.all(sending);
  }
  await restarted;
  isWhole = true;
  await untilSettled(phones);
  return { taps: ids.length, ...counts, ...(await compare(club, match, phones, ids)) };
}

function pick<One>(random: () => number, list: readonly One[]): One {
  return list[Math.floor(random() * list.length)]!;
}

/** The first tap is the kick-off; later ones are what happens at a ground, and corrections of it. */
function tapSomething(phone: Phone, tap: number, random: () => number): string {
  const period = tap < TAPS / 2 ? ("first" as const) : ("second" as const);
  const at = { period, clock_ms: tap * 400_000 + Math.floor(random() * 100_000) };
  const side = pick(random, ["home", "away"] as const);
  const who = { number: 1 + Math.floor(random() * 18) };
  if (tap === 0) return phone.tap("period_start", {}, { period, clock_ms: 0 });
  const goals = phone.entries().filter(({ kind }) => kind === "goal");
  const known = phone.entries().filter(({ kind }) => kind === "goal" || kind === "yellow" || kind === "void");
  const chance = random();
  if (chance < 0.4) return phone.tap("goal", { how: "play", scorer: who }, { ...at, side });
  if (chance < 0.5 && goals.length > 0)
    return phone.tap(
      "amend",
      { patch: { payload: { scorer: who } } },
      { ...at, target: pick(random, goals).id },
    );
  if (chance < 0.65 && known.length > 0)
    return phone.tap("void", {}, { ...at, target: pick(random, known).id });
  if (chance < 0.8) return phone.tap("yellow", { who }, { ...at, side });
  if (chance < 0.9) return phone.tap("sub", { on: { number: 12 + tap }, off: who }, { ...at, side });
  return phone.tap("corner", {}, { ...at, side });
}

async function untilSettled(phones: Phone[]): Promise<void> {
  // Once to bring what waits, once more to hear of the other's.
  for (let round = 0; round < 3; round++)
    for (const phone of phones) {
      let tries = 0;
      while (!(await phone.send())) assert.ok(++tries < 200, "a whole network, and no answer");
    }
}

/** The same match as both phones, the server's log, its API and its page have it. */
async function compare(club: Club, match: number, phones: Phone[], ids: string[]) {
  const { entries } = await ask(club, 0, `/api/matchday/${match}`);
  // What the club writes by itself of goals that both phones saw is nobody's tap.
  const taps = (entries as { id: string; device: string }[]).filter(({ device }) => device !== CLUB);
  const logged = taps.map(({ id }) => id);
  const lost = ids.filter((id) => !logged.includes(id)).length;
  const doubled = logged.length - new Set(logged).size + Math.max(0, logged.length - ids.length);
  const state = plain(foldMatch(entries));
  const views = phones.map((phone) => plain(foldMatch(phone.entries())));
  const isFolded = views.every((view) => isDeepStrictEqual(view, state));
  const score = `${state.score.home}:${state.score.away}`;
  const shown = await Promise.all(club.nodes.map((_, node) => untilShown(club, node, match, score)));
  return { lost, doubled, disagreeing: isFolded && shown.every(Boolean) ? 0 : 1 };
}

function plain<State>(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

/** Whether API, catch-up and page of a node show a score, at the latest when pages of other nodes are current. */
async function untilShown(club: Club, node: number, match: number, score: string): Promise<boolean> {
  const until = performance.now() + SETTLED_MS;
  for (;;) {
    const { home_score, away_score } = await ask(club, node, `/api/matches/${match}`);
    const { patches } = await ask(club, node, `/api/matches/${match}/live?after=${TAPS - 1}`);
    const patch = patches.at(-1)?.score;
    const page = await scoreOnPage(club, node, match);
    const seen = [`${home_score ?? 0}:${away_score ?? 0}`, `${patch?.home}:${patch?.away}`, page];
    if (seen.every((one) => one === score)) return true;
    if (performance.now() > until) {
      console.error(
        `match ${match} on node ${node}: ${score} in the log, but API, patch and page have`,
        seen,
      );
      return false;
    }
  }
}

async function scoreOnPage({ nodes }: Club, node: number, match: number): Promise<string> {
  const text = await (await fetch(`${nodes[node]!.url}/matches?match=${match}`)).text();
  const [, home, away] = /<title>[^<]*?(\d+)\s*[:–-]\s*(\d+)[^<]*<\/title>/.exec(text) ?? [];
  return `${home}:${away}`;
}

// biome-ignore lint/suspicious/noExplicitAny: answers as they are.
async function ask({ nodes, token }: Club, node: number, path: string): Promise<any> {
  const answer = await fetch(nodes[node]!.url + path, { headers: { authorization: `Bearer ${token}` } });
  assert.equal(answer.status, 200, `${path}: ${answer.status}`);
  return answer.json();
}

async function createMatch({ nodes, token }: Club, run: number): Promise<number> {
  const answer = await fetch(`${nodes[0]!.url}/api/admin/matches`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      home_team_name: `Hosts ${run}`,
      away_team_name: `Guests ${run}`,
      match_date: new Date().toISOString(),
    }),
  });
  const { id } = (await answer.json()) as { id: number };
  assert.equal(answer.status, 201);
  return id;
}
