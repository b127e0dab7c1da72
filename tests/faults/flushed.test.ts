import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openDesk, send, TABLE_SEASON, WRITES, write } from "#tests/support/mixed-writes.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const WRITES_EACH = 5;

test("no save is confirmed before the disk has it: a flush lies between each request and its answer", async (t) => {
  if (spawnSync("strace", ["-V"]).status !== 0)
    return t.skip("strace is not installed (apt-get install strace)");
  const folder = mkdtempSync(join(tmpdir(), "club-flushed-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const site = await startSite();
  t.after(() => site.stop());
  const desk = await openDesk(site.url, await signIn(site));
  await send(desk, "POST", "/api/admin/seasons", { season: TABLE_SEASON });

  const notes = join(folder, "calls");
  const tracer = spawn("strace", [
    "-f",
    "-ttt",
    "-e",
    "trace=fsync,fdatasync",
    "-o",
    notes,
    "-p",
    String(site.process.pid),
  ]);
  // Some containers forbid to trace; that it began is said on its error output.
  const [said] = (await once(tracer.stderr, "data")) as [Buffer];
  if (!/attached/.test(String(said))) return t.skip(`strace: ${String(said).trim()}`);
  const answered: { kind: string; from: number; to: number }[] = [];
  for (let number = 0; number < WRITES_EACH; number++) {
    for (const kind of WRITES) {
      const from = Date.now();
      const answer = await write(desk, { kind, mark: `s${number}x` });
      answered.push({ kind, from, to: Date.now() });
      assert.ok(answer.ok, `${kind}: ${answer.status}`);
      await answer.arrayBuffer();
      // Clocks are compared to the millisecond.
      await pause(5);
    }
  }
  await end(tracer);

  const flushesAt = [...readFileSync(notes, "utf8").matchAll(/ (\d+\.\d+) f(?:data)?sync\(/g)].map(
    ([, at]) => Number(at) * 1000,
  );
  const counts = answered.map(({ kind, from, to }) => ({
    kind,
    flushes: flushesAt.filter((at) => at >= from && at <= to + 1).length,
  }));
  t.diagnostic(
    `${answered.length} saves of ${WRITES.length} kinds, ${flushesAt.length} flushes; fewest between a request and its answer: ` +
      `${Math.min(...counts.map(({ flushes }) => flushes))}`,
  );
  assert.deepEqual(
    counts.filter(({ flushes }) => flushes === 0),
    [],
  );
});

async function end(tracer: ChildProcess): Promise<void> {
  tracer.kill("SIGINT");
  await once(tracer, "exit");
}
