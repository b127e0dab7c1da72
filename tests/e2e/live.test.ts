import assert from "node:assert/strict";
import { before, test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const site = await openSite();
let token: string;
let match: { id: number };
const MATCH = {
  home_team_name: "FC Argishti",
  away_team_name: "Pyunik",
  competition_name: "Armenian Premier League",
  match_date: new Date(Date.now() - 30 * 60_000).toISOString(),
  status: "live",
  home_score: 0,
  away_score: 0,
};

before(async () => {
  token = await signIn(site);
  match = await save("POST", "/matches", MATCH);
});

async function save(method: string, path: string, body: unknown): Promise<{ id: number }> {
  const answer = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const saved = (await answer.json()) as { id: number };
  assert.ok(answer.ok, JSON.stringify(saved));
  return saved;
}

const score = (home_score: number, away_score: number) =>
  save("PUT", `/matches/${match.id}`, { ...MATCH, home_score, away_score });

test("a goal appears on an open page within a second, without reload, and is said to screen readers", async (t) => {
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches`);
  await listening;
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await score(1, 0);
  const row = page.getByRole("listitem").filter({ hasText: "Pyunik" }).filter({ hasText: "Live" });
  await row.getByText("1:0", { exact: true }).waitFor({ timeout: 2000 });
  await page
    .getByRole("status")
    .filter({ hasText: "Argishti 1 – 0 Pyunik, Live" })
    .waitFor({ state: "attached" });
  assert.equal(await page.evaluate(() => "isSamePage" in globalThis), true);
});

/** Listens like a page for a while; gives the whole text. */
async function listen(ms: number, headers: Record<string, string> = {}, meanwhile?: () => Promise<unknown>) {
  const controller = new AbortController();
  const answer = await fetch(`${site.url}/api/live`, { headers, signal: controller.signal });
  assert.match(answer.headers.get("content-type") ?? "", /text\/event-stream/);
  let text = "";
  const reading = (async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) text += part;
  })().catch(() => {});
  await meanwhile?.();
  await new Promise((resolve) => setTimeout(resolve, ms));
  controller.abort();
  await reading;
  return text;
}

test("a phone that lost its connection gets just what it missed; after a restart it asks for everything", async () => {
  const first = await listen(150, {}, () => score(2, 0));
  const id = [...first.matchAll(/^id: (\S+)$/gm)].at(-1)![1]!;
  assert.match(first, /"home_score":2,"away_score":0/);
  await score(2, 1);
  await score(3, 1);
  const later = await listen(100, { "last-event-id": id });
  assert.deepEqual(
    [...later.matchAll(/"home_score":(\d),"away_score":(\d)/g)].map(([, home, away]) => `${home}:${away}`),
    ["2:1", "3:1"],
  );
  assert.match(await listen(100, { "last-event-id": "elsewhere.7" }), /event: refresh/);
});

test("an open page does not keep the club from stopping", async () => {
  const other = await startSite();
  const answer = await fetch(`${other.url}/api/live`);
  const started = performance.now();
  assert.equal(await other.stop(), 0);
  assert.ok(performance.now() - started < 4000);
  await answer.text().catch(() => "");
});
