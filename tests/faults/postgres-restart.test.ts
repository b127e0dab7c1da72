import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startFaultyPostgres } from "#tests/support/faulty-postgres.ts";
import { openDesk, type Write, writeUntilKept } from "#tests/support/mixed-writes.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const RESTARTS = Number(process.env.ROUNDS ?? 10);
const WRITERS = 5;
const KINDS = ["article", "partner", "player", "match", "event"] as const;

test("PostgreSQL restarted ten times under five writers: each save is there once, and the site never stopped", async (t) => {
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  const site = await startSite({ DATABASE_URL: postgres.url });
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  const kept: Write[] = [];
  let tries = 0;
  let isOver = false;
  const writers = Array.from({ length: WRITERS }, async (_, writer) => {
    for (let number = 0; !isOver; number++) {
      const one: Write = { kind: KINDS[number % KINDS.length]!, mark: `r${writer}n${number}x` };
      const tried = await writeUntilKept(desk, one, 30_000);
      tries += tried;
      kept.push(one);
    }
  });
  const backMs: number[] = [];
  for (let round = 0; round < RESTARTS; round++) {
    await pause(1000);
    if (round % 2 === 0) await postgres.restart();
    else await postgres.crash();
    const started = performance.now();
    const before = kept.length;
    while (kept.length === before) await pause(5);
    backMs.push(performance.now() - started);
  }
  await pause(1000);
  isOver = true;
  await Promise.all(writers);

  assert.equal(site.process.exitCode, null, "the site ended");
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  const rows = await database.query<{ mark: string }>(
    `select title as mark from articles union all select name from partners union all select last_name from players
     union all select home_team_name from matches union all select player_last_name from match_events`,
  );
  await database.end();
  const counts = new Map<string, number>();
  for (const { mark } of rows.rows) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  const lost = kept.filter(({ mark }) => !counts.has(mark));
  const twice = kept.filter(({ mark }) => (counts.get(mark) ?? 0) > 1);
  t.diagnostic(
    `${RESTARTS} restarts (every other one a crash), ${kept.length} saves in ${tries} tries: ${lost.length} lost, ${twice.length} twice; ` +
      `first save ${Math.round(Math.max(...backMs))} ms after the database was back (slowest), same process`,
  );
  assert.deepEqual([lost.length, twice.length], [0, 0]);
});

test("pages that visitors had before PostgreSQL restarted are still there for them when it goes once more", async (t) => {
  const paths = ["/", "/hy", "/news", "/ru/matches", "/table", "/club", "/stadium", "/contact"];
  const postgres = await startFaultyPostgres();
  t.after(() => postgres.stop());
  const site = await startSite({ DATABASE_URL: postgres.url });
  t.after(() => site.stop());
  const look = async (path: string) => {
    const answer = await fetch(site.url + path);
    await answer.arrayBuffer();
    return answer.status;
  };
  for (const path of paths) assert.equal(await look(path), 200);
  await postgres.restart();
  // By now the site hears of saves again, and takes all that it knows for old.
  await pause(2500);
  postgres.freeze();
  const seen = await Promise.all(paths.map(look));
  t.diagnostic(
    `${seen.filter((status) => status === 200).length} of ${paths.length} pages 200 when the database went again`,
  );
  assert.deepEqual(new Set(seen), new Set([200]));
});
