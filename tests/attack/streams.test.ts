import assert from "node:assert/strict";
import { get, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { startSite } from "#tests/support/site.ts";

const STREAMS = 300;

const site = await startSite({}, undefined, { openFiles: 300 });
after(() => site.stop());

test("300 streams of one visitor, where 300 files may be open, take the site from nobody", async (t) => {
  const attack = Promise.all(Array.from({ length: STREAMS }, follow));
  await visit();
  const streams = await attack;
  await visit();
  const counts = Map.groupBy(streams, (answer) => answer?.statusCode ?? "cut");
  const figures = Object.fromEntries([...counts].map(([status, answers]) => [status, answers.length]));
  t.diagnostic(JSON.stringify(figures));
  // A connection that finds no file left is cut: it is the attacker's own.
  const { 200: accepted = 0, 503: refused = 0, cut = 0 } = figures;
  assert.ok(accepted > 0 && accepted <= 60, `${accepted} accepted`);
  assert.equal(accepted + refused + cut, STREAMS, JSON.stringify(figures));
  for (const answer of streams) answer?.destroy();
});

/** Visitors of other networks, while it goes on and after it. */
async function visit(): Promise<void> {
  const paths = ["/livez", "/", "/api/news", "/hy/matches", "/table"];
  const statuses = await Promise.all(paths.map((path, at) => statusFor(path, `127.0.${at + 1}.1`)));
  assert.deepEqual(
    statuses,
    paths.map(() => 200),
  );
}

function statusFor(path: string, localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(site.url + path, { agent: false, localAddress }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    }).on("error", reject);
  });
}

function follow(): Promise<IncomingMessage | undefined> {
  return new Promise((resolve) => {
    get(`${site.url}/api/live`, { agent: false }, (answer) => {
      answer.on("error", () => {});
      if (answer.statusCode !== 200) answer.resume();
      resolve(answer);
    }).on("error", () => resolve(undefined));
  });
}
