import assert from "node:assert/strict";
import { before, test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token: string;
let match: { id: number };
const MATCH = {
  home_team_name: "Argishti",
  away_team_name: "Pyunik",
  competition_name: "Winter Cup",
  // Kicked off, and nobody has said anything of it.
  match_date: new Date(Date.now() - 20 * 60_000).toISOString(),
};

async function send(method: string, path: string, body: object): Promise<{ id: number }> {
  const answer = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return (await answer.json()) as { id: number };
}

before(async () => {
  token = await signIn(site);
  match = await send("POST", "/matches", MATCH);
});

test("a match that nobody has switched to live is on the home page from its kick-off, without scripts", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  for (const [path, words] of [
    ["/", "Kicked off, score to follow"],
    ["/hy", "Խաղը սկսվել է, հաշիվը՝ շուտով"],
    ["/ru", "Матч начался, счёт будет чуть позже"],
  ] as const) {
    await page.goto(site.url + path);
    await page.locator("main").getByText(words).waitFor();
  }
  await page.goto(`${site.url}/news`);
  assert.match(await page.title(), /^Argishti – Pyunik \| /);
});

test("the score goes with a fan: in the slab, in every header and in the tab, and follows goals without reload", async (t) => {
  const [home, news] = [await openPage(t), await openPage(t)];
  for (const [page, path] of [
    [home, "/"],
    [news, "/news"],
  ] as const) {
    const listening = page.waitForResponse(/\/api\/live/);
    await page.goto(site.url + path);
    await listening;
    assert.match(await page.title(), /^Argishti – Pyunik \| /);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  }
  await send("PUT", `/matches/${match.id}`, { ...MATCH, status: "live" });
  const scorer = { player_name: "Aram", player_last_name: "Zorikyan" };
  await send("POST", `/matches/${match.id}/events`, {
    ...{ event_type: "goal", team_type: "home", minute: 14 },
    ...scorer,
  });
  for (const page of [home, news]) {
    await page.waitForFunction(() => document.title.startsWith("Argishti 1:0 Pyunik | "));
    assert.equal(await page.evaluate(() => "isSamePage" in globalThis), true);
  }
  const slab = home.locator('[aria-labelledby="current-match"]');
  await slab.getByText("Zorikyan 14’").waitFor();
  await slab.getByRole("link", { name: /Follow the match/ }).click();
  await home.waitForURL(`**/matches/${match.id}-argishti-pyunik`);
  await home.getByRole("heading", { name: "Match events" }).waitFor();
  await news
    .getByRole("banner")
    .getByRole("link", { name: /^Argishti 1:0 Pyunik ?, Live$/ })
    .click();
  await news.waitForURL(`**/matches/${match.id}-argishti-pyunik`);
  const shared = 'meta[property="og:title"][content="Argishti 1:0 Pyunik | FC Argishti"]';
  await news.locator(shared).waitFor({ state: "attached" });
});

test("teams and score of a live match stand on the first screen, of a desk and of a phone", async (t) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await openPage(t, { viewport: { width, height } });
    for (const path of ["/", "/hy", "/ru"]) {
      await page.goto(site.url + path);
      const box = await page.locator('[aria-labelledby="current-match"] b').last().boundingBox();
      assert.ok(box && box.y + box.height <= height, `${path} at ${width}: ${JSON.stringify(box)}`);
    }
  }
});

test("nobody finds a fault in the access of a match day, in the slab and in the header", async (t) => {
  for (const [prefix, width] of [
    ["", 1440],
    ["/hy", 360],
    ["/ru", 768],
  ] as const) {
    const page = await openPage(t, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
    for (const path of [`${prefix}/`, `${prefix}/contact`]) {
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      await assertAccess(page, `${path} at ${width}`);
    }
  }
});

test("an address that names a match is titled after it, and search engines hear of the next one on the home page", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/ru?match=3`);
  const title = await page.locator('meta[property="og:title"]').getAttribute("content");
  assert.match(title ?? "", /^.+ (\d+:\d+|–) .+ \| ФК «Аргишти»$/);
  await page.goto(site.url);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")));
  const [next] = data.filter((one) => one["@type"] === "SportsEvent");
  assert.ok(Date.parse(next.startDate) > Date.now());
  assert.match(next.url, /\/matches\/\d+-[\w-]+$/);
});
