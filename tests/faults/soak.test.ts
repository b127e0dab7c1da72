import assert from "node:assert/strict";
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import {
  type Desk,
  openDesk,
  send,
  TABLE_SEASON,
  WRITES,
  type Write,
  write,
} from "#tests/support/mixed-writes.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

/** `SOAK_S=600` soaks each database for ten minutes. */
const SOAK_MS = Number(process.env.SOAK_S ?? 45) * 1000;
const PATHS = [
  "/",
  "/hy",
  "/news",
  "/matches",
  "/table",
  "/matches?search=cup",
  "/api/news",
  "/api/matches",
  "/search?q=noah",
];
const VISITORS = 8;
const PARTS = 4;
/**
 * What the first half warms up is not growth; after that, in megabytes, handles, megabytes and connections. What
 * is in use right after a collection shows a leak; the process keeps pages that it may need again.
 */
const MOST = { inUseMb: 15, memoryMb: 60, handles: 20, walMb: 8, connections: 20 };
const LOOK_MS = 500;

/** What the editor makes goes to the trash at once. */
const PLACES: Partial<Record<Write["kind"], (desk: Desk) => string>> = {
  article: () => "/api/admin/news",
  partner: () => "/api/admin/partners",
  player: () => "/api/admin/players",
  match: () => "/api/admin/matches",
  event: ({ matchId }) => `/api/admin/matches/${matchId}/events`,
  setting: () => "/api/admin/settings",
};

interface State {
  /** The least that was in use within the quarter: as good as after a collection. */
  inUseMb?: number;
  memoryMb: number;
  handles: number;
  /** Those of them that are connections. */
  sockets: number;
  /** The log of SQLite; nothing on PostgreSQL, which keeps its own. */
  walMb?: number;
  /** To PostgreSQL. */
  connections?: number;
}

test("under visitors and saves without end, memory, open files and the database's log stay what they are", async (t) => {
  if (process.platform !== "linux")
    return t.skip("memory and handles of a process are read from Linux's /proc");
  const site = await startSite();
  t.after(() => site.stop());
  await soak(t, site, async () => ({ ...processOf(site), walMb: logOf(site) }));
});

test("on PostgreSQL neither memory nor open files nor connections grow", async (t) => {
  if (process.platform !== "linux")
    return t.skip("memory and handles of a process are read from Linux's /proc");
  const postgres = await startFaultyPostgres();
  const site = await startSite({ DATABASE_URL: postgres.url });
  const database = new pg.Client({ connectionString: postgres.url });
  t.after(async () => {
    await database.end();
    await site.stop();
    await postgres.stop();
  });
  await database.connect();
  await soak(t, site, async () => {
    const { rows } = await database.query(
      "select count(*)::int as open from pg_stat_activity where datname = 'club'",
    );
    return { ...processOf(site), connections: rows[0].open as number };
  });
});

/** Visitors and an editor for as long as it takes; the state is read at the start and after each quarter. */
async function soak(t: TestContext, site: RunningSite, read: () => Promise<State>): Promise<void> {
  const desk = await openDesk(site.url, await signIn(site));
  await send(desk, "POST", "/api/admin/seasons", { season: TABLE_SEASON });
  const counts = { reads: 0, saves: 0 };
  const bad: Record<string, number> = {};
  /** By status, what was asked for and, after a save, the sentence. */
  const note = (answer: Response, what: string, said?: unknown) => {
    if (answer.status < 300) return;
    const key = [answer.status, what, said].filter(Boolean).join(" ");
    bad[key] = (bad[key] ?? 0) + 1;
  };
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length]!;
      const answer = await fetch(site.url + path);
      await answer.arrayBuffer();
      counts.reads++;
      note(answer, path);
      await pause(5);
    }
  });
  const editor = (async () => {
    for (let number = 0; !isOver; number++) {
      const kind = WRITES[number % WRITES.length]!;
      const answer = await write(desk, { kind, mark: `o${number}x` });
      const { id, error } = (await answer.json()) as { id?: number; error?: unknown };
      counts.saves++;
      note(answer, `save of ${kind}`, JSON.stringify(error));
      // A club that grew by thousands of partners would rightly need more memory for its pages.
      const place = PLACES[kind]?.(desk);
      if (place) note(await send(desk, "DELETE", `${place}/${id}`), `delete of ${kind}`);
      await pause(20);
    }
  })();
  const states = [await read()];
  for (let part = 0; part < PARTS; part++) {
    const inUseMb = await leastInUse(site, SOAK_MS / PARTS);
    states.push({ ...(await read()), inUseMb });
  }
  isOver = true;
  await Promise.all([...visitors, editor]);

  t.diagnostic(
    `${SOAK_MS / 1000} s, ${counts.reads} reads and ${counts.saves} saves, not well ${JSON.stringify(bad)}; ` +
      `at the start and after each quarter: ${states.map(text).join("; ")}`,
  );
  const [first, last] = [states[PARTS / 2]!, states.at(-1)!];
  assert.deepEqual(bad, {});
  assert.ok(last.inUseMb! - first.inUseMb! <= MOST.inUseMb, "what is in use grows");
  assert.ok(last.memoryMb - first.memoryMb <= MOST.memoryMb, "memory grows");
  assert.ok(last.handles - first.handles <= MOST.handles, "handles grow");
  assert.ok((last.walMb ?? 0) - (first.walMb ?? 0) <= MOST.walMb, "the log grows");
  assert.ok((last.connections ?? 0) <= MOST.connections, "connections grow");
}

/** Looks at what the process itself says of its heap and buffers, for so long. */
async function leastInUse({ url }: RunningSite, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let least = Number.POSITIVE_INFINITY;
  while (performance.now() < until) {
    const figures = await (await fetch(`${url}/metrics`)).text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(figures)?.[1]);
    const bytes = figure("nodejs_heap_size_used_bytes") + figure("nodejs_external_memory_bytes");
    least = Math.min(least, bytes);
    await pause(Math.min(LOOK_MS, Math.max(0, until - performance.now())));
  }
  return Math.round(least / 1024 ** 2);
}

function text({ inUseMb, memoryMb, handles, sockets, walMb, connections }: State): string {
  const last = walMb === undefined ? `${connections} connections` : `log ${walMb} MB`;
  return `${inUseMb === undefined ? "" : `${inUseMb} MB in use of `}${memoryMb} MB, ${handles} handles (${sockets} sockets), ${last}`;
}

function processOf({ process: { pid } }: RunningSite): Pick<State, "memoryMb" | "handles" | "sockets"> {
  const open = readdirSync(`/proc/${pid}/fd`).map((fd) => targetOf(`/proc/${pid}/fd/${fd}`));
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return {
    memoryMb: Math.round(Number(kilobytes) / 1024),
    handles: open.length,
    sockets: open.filter((target) => target.startsWith("socket:")).length,
  };
}

/** Empty for one that was closed meanwhile. */
function targetOf(handle: string): string {
  try {
    return readlinkSync(handle);
  } catch {
    return "";
  }
}

function logOf({ dataFolder }: RunningSite): number {
  return Math.round(statSync(join(dataFolder, "club.sqlite-wal")).size / 104_857.6) / 10;
}
