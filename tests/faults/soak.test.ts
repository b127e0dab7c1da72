import assert from "node:assert/strict";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openDesk, send, TABLE_SEASON, WRITES, write } from "#tests/support/mixed-writes.ts";
import { type RunningSite, signIn, startSite } from "#tests/support/site.ts";

const SOAK_MS = Number(process.env.SOAK_SECONDS ?? 60) * 1000;
const PATHS = [
  "/",
  "/hy",
  "/news",
  "/matches",
  "/table",
  "/news?search=cup",
  "/api/news",
  "/api/matches",
  "/search?q=noah",
];
const VISITORS = 8;
const PARTS = 4;
/** What the first quarter warms up is not growth; after that, in megabytes, handles and megabytes. */
const MOST = { memoryMb: 60, handles: 20, walMb: 8 };

interface State {
  memoryMb: number;
  handles: number;
  walMb: number;
}

test("under visitors and saves without end, memory, open files and the database's log stay what they are", async (t) => {
  if (process.platform !== "linux")
    return t.skip("memory and handles of a process are read from Linux's /proc");
  const site = await startSite();
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  await send(desk, "POST", "/api/admin/seasons", { season: TABLE_SEASON });
  const counts = { reads: 0, saves: 0, bad: 0 };
  let isOver = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let turn = visitor; !isOver; turn++) {
      const answer = await fetch(site.url + PATHS[turn % PATHS.length]);
      await answer.arrayBuffer();
      counts.reads++;
      if (answer.status !== 200) counts.bad++;
      await pause(5);
    }
  });
  const editor = (async () => {
    for (let number = 0; !isOver; number++) {
      const answer = await write(desk, { kind: WRITES[number % WRITES.length]!, mark: `o${number}x` });
      await answer.arrayBuffer();
      counts.saves++;
      if (!answer.ok) counts.bad++;
      await pause(20);
    }
  })();
  const states: State[] = [];
  for (let part = 0; part < PARTS; part++) {
    await pause(SOAK_MS / PARTS);
    states.push(stateOf(site));
  }
  isOver = true;
  await Promise.all([...visitors, editor]);

  const [first, last] = [states[0]!, states.at(-1)!];
  const text = ({ memoryMb, handles, walMb }: State) => `${memoryMb} MB, ${handles} handles, log ${walMb} MB`;
  t.diagnostic(
    `${SOAK_MS / 1000} s, ${counts.reads} reads and ${counts.saves} saves, ${counts.bad} not well; after a quarter ${text(first)}; at the end ${text(last)}`,
  );
  assert.equal(counts.bad, 0);
  assert.ok(last.memoryMb - first.memoryMb <= MOST.memoryMb, "memory grows");
  assert.ok(last.handles - first.handles <= MOST.handles, "handles grow");
  assert.ok(last.walMb <= MOST.walMb, "the log grows");
});

function stateOf({ process: { pid }, dataFolder }: RunningSite): State {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return {
    memoryMb: Math.round(Number(kilobytes) / 1024),
    handles: readdirSync(`/proc/${pid}/fd`).length,
    walMb: Math.round(statSync(join(dataFolder, "club.sqlite-wal")).size / 104_857.6) / 10,
  };
}
