import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { endpoints } from "#src/api.server.ts";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { seeded } from "./hostile-requests.ts";
import { longCalls, proseOf, ROWS, rowOf } from "./long-values.ts";

const SEED = Number(process.env.SEED ?? 1926);
/** Of all rows in all fields; each with COUNT=full. */
const SHARE = process.env.COUNT === "full" ? 1 : 1 / 20;
/** What no row may cost, unless an ordinary text of its length costs a third of it. */
const MOST_MS = 300;
/** As long as an address may be. */
const IN_AN_ADDRESS = 4000;

const PARTS: Record<string, string> = {
  ":season": "2025-26",
  ":kind": "articles",
  ":language": "hy",
  ":side": "home",
};
const addressOf = (path: string) => `/api${path.replace(/:\w+/g, (part) => PARTS[part] ?? "1")}`;

interface Took {
  name: string;
  status: number;
  ms: number;
}

async function costOf(name: string, call: () => Promise<{ status: number }>): Promise<Took> {
  let status = 0;
  const ms = await cpuMsOf(async () => {
    ({ status } = await call());
  });
  return { name, status, ms };
}

/** That too many texts are read at this moment may be said: it is so on a laden machine. */
const isFault = (status: number) => status >= 500 && status !== 503;

function judge(t: TestContext, all: { took: Took; ordinary: Took }[]): void {
  const statuses: Record<number, number> = {};
  for (const { took } of all) statuses[took.status] = (statuses[took.status] ?? 0) + 1;
  const [longest] = all.map(({ took }) => took).sort((a, b) => b.ms - a.ms);
  t.diagnostic(
    `${all.length} answers (seed ${SEED}), by status ${JSON.stringify(statuses)}; dearest ${Math.round(longest?.ms ?? 0)} ms: ${longest?.name}`,
  );
  const faults = all.filter(
    ({ took, ordinary }) => isFault(took.status) || took.ms > Math.max(MOST_MS, 3 * ordinary.ms),
  );
  const told = faults.map(({ took, ordinary }) => ({ ...took, ordinary: ordinary.ms }));
  assert.deepEqual(told.slice(0, 20), [], `${faults.length} faults`);
}

test("what fills a field or a list to its bound costs no more than an ordinary text, whatever it is made of", {
  timeout: SHARE === 1 ? 3_600_000 : 900_000,
}, async (t) => {
  const club = await openDemoClub(t);
  const random = seeded(SEED);
  const all: { took: Took; ordinary: Took }[] = [];
  for (const { method, path, field, body } of longCalls()) {
    const ask = (fill: (length: number) => string) => () =>
      club.call(addressOf(path), { method: method.toUpperCase(), as: "admin", json: body(fill) });
    const name = `${method} ${path} ${field}`;
    const rows = Object.keys(ROWS).filter(() => random() < SHARE);
    if (!rows.length) continue;
    const ordinary = await costOf(name, ask(proseOf));
    for (const row of rows) {
      const hostile = ask((length) => rowOf(row, length));
      all.push({ ordinary, took: await costOf(`${name} of ${row}`, hostile) });
    }
  }
  judge(t, all);

  const after: typeof all = [];
  const nothing = { name: "", status: 0, ms: 0 };
  for (const { path } of endpoints.filter(({ method }) => method === "get")) {
    const took = await costOf(`get ${path}`, () => club.call(addressOf(path), { as: "admin" }));
    after.push({ took, ordinary: nothing });
  }
  judge(t, after);
});

test("nor does what stands in an address", async (t) => {
  const club = await openDemoClub(t);
  const random = seeded(SEED);
  const all: { took: Took; ordinary: Took }[] = [];
  for (const { path, method, query } of endpoints) {
    if (method !== "get" || !query) continue;
    const names = Object.keys((query as { shape?: object }).shape ?? {});
    for (const name of names) {
      const ask = (value: string) => () =>
        club.call(`${addressOf(path)}?${new URLSearchParams({ [name]: value })}`, { as: "admin" });
      const rows = Object.keys(ROWS).filter(() => random() < SHARE);
      if (!rows.length) continue;
      const ordinary = await costOf(`get ${path}?${name}`, ask(proseOf(IN_AN_ADDRESS)));
      for (const row of rows) {
        const took = await costOf(`get ${path}?${name} of ${row}`, ask(rowOf(row, IN_AN_ADDRESS)));
        all.push({ ordinary, took });
      }
    }
  }
  judge(t, all);
});
