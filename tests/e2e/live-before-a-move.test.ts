import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import type { APIResponse, Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
let match = 0;
let goals = 0;

const MINUTE_MS = 60_000;
/** What a page may load besides, while a match is live and nobody moves on it. */
const MOST_BYTES = 5000;

before(async () => {
  token = await signIn(site);
  match = await matches.newMatch(70, { competition_name: "Winter Cup" });
  await matches.tap(match, period("period_start", "first"), period("period_end", "first"));
  // Half past the 67th, so that no minute turns while a page is opened.
  await matches.tap(match, { kind: "period_start", period: "second", minute: 21.2 });
});

const scoreGoal = () => matches.tap(match, goal("home", 22 + goals++, { period: "second" }));

/** A page that follows the match, and what it has loaded and complained of. */
async function openLive(page: Page, path: string) {
  const scripts: Promise<number>[] = [];
  const complaints: string[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script")
      scripts.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  page.on("console", (said) => {
    if (["error", "warning"].includes(said.type())) complaints.push(said.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  const listening = page.waitForResponse(/\/api\/live/);
  const parts = page.waitForResponse(/parts=live/);
  await page.goto(site.url + path);
  await Promise.all([listening, parts]);
  const loaded = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  return { loaded, complaints, isAlone: () => scripts.length === 1 };
}

const inHeader = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Argishti \d+:0 Pyunik/ });

/** So that no kick-off is told by another clock than the club's. */
const AT_HOME = { timezoneId: "Asia/Yerevan" };

/** What somebody reads there, but for the minutes, which turn meanwhile. */
const shownIn = (page: Page, place: string) =>
  page
    .locator(place)
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, " ").replace(/\d+’/g, "’")).join("|"),
    );

async function assertAsAnew(t: Parameters<typeof openPage>[0], page: Page, places: string[]): Promise<void> {
  const anew = await openPage(t, { ...AT_HOME, javaScriptEnabled: false });
  await anew.goto(page.url());
  for (const place of places) assert.equal(await shownIn(page, place), await shownIn(anew, place), place);
  const [shown, wanted] = [await page.title(), await anew.title()];
  assert.equal(shown.replace(/^\d+′/, ""), wanted.replace(/^\d+′/, ""));
}

test("before a fan moves the news follow the match with one small script, and go on when the fan does", async (t) => {
  const page = await openPage(t);
  await page.clock.install();
  const { loaded, complaints, isAlone } = await openLive(page, "/news");
  await scoreGoal();
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  await page.waitForFunction(
    (score) => document.title.startsWith(`67′ Argishti ${score} Pyunik | News`),
    `${goals}:0`,
  );
  await assertAsAnew(t, page, ["header"]);
  await page.clock.fastForward(MINUTE_MS);
  await inHeader(page).getByText("68’", { exact: true }).waitFor();
  assert.match(await page.title(), /^68′ /);
  assert.ok(isAlone());
  assert.ok((await loaded()) <= MOST_BYTES, `${await loaded()} bytes`);

  const others = page.waitForRequest((request) => request.resourceType() === "script");
  await page.getByRole("banner").getByRole("button", { name: /theme/ }).first().click();
  await page.waitForFunction(() => document.documentElement.className === "light");
  await others;
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  assert.ok(!isAlone());
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  await scoreGoal();
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  assert.deepEqual(complaints, []);
});

for (const [prefix, said] of [
  ["", /^Argishti \d+ – 0 Pyunik, Live$/],
  ["/hy", /^Արգիշտի \d+ – 0 Փյունիկ, Ընթանում է$/],
  ["/ru", /^Аргишти \d+ – 0 Пюник, Идёт матч$/],
] as const)
  test(`before a fan moves slab, list and table of ${prefix || "/en"} read as on the page made anew`, async (t) => {
    const pages = [await openPage(t, AT_HOME), await openPage(t, AT_HOME)] as const;
    const opened = [
      await openLive(pages[0], prefix || "/"),
      await openLive(pages[1], `${prefix}/matches`),
    ] as const;
    await scoreGoal();
    for (const [at, page] of pages.entries()) {
      await page.waitForFunction((score) => document.title.includes(` ${score} `), `${goals}:0`);
      const status = page.locator("[data-said]").filter({ hasText: said });
      await status.waitFor({ state: "attached" });
      await assertAsAnew(t, page, [
        "header",
        "[aria-labelledby=current-match]",
        "main [data-live]:not([data-said])",
      ]);
      assert.ok(opened[at]!.isAlone());
      assert.ok((await opened[at]!.loaded()) <= MOST_BYTES);
      await page.mouse.move(100, 100);
      await page.mouse.move(120, 130);
      await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
      await page.waitForLoadState("networkidle");
      assert.deepEqual(opened[at]!.complaints, []);
      await assertAsAnew(t, page, ["header", "[aria-labelledby=current-match]"]);
    }
  });

test("where no stream comes through the news ask for the score every half minute", async (t) => {
  const page = await openPage(t);
  await page.clock.install();
  await page.route(/\/api\/live/, (route) => route.abort());
  await page.goto(`${site.url}/news`);
  await inHeader(page).waitFor();
  await page.waitForRequest(/follow-page/).catch(() => {});
  await scoreGoal();
  await page.clock.fastForward(MINUTE_MS / 2);
  await page.clock.fastForward(1000);
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
});

test("a fan who moves when the page can't be asked for has the page that came first, and then the score", async (t) => {
  const page = await openPage(t);
  const { complaints } = await openLive(page, "/contact");
  await scoreGoal();
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  await page.route(/\/contact$/, (route) => route.abort());
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  assert.deepEqual(
    complaints.filter((one) => !one.includes("ERR_FAILED")),
    [],
  );
});

test("a goal that falls before the news of a fan who has moved are there stands on the page", async (t) => {
  const page = await openPage(t);
  const { promise: isThere, resolve: come } = Promise.withResolvers<void>();
  await page.route(/\/api\/live/, async (route) => {
    await isThere;
    await route.continue();
  });
  await page.goto(`${site.url}/news`);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  await scoreGoal();
  come();
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
});

test("a goal that falls right after a move stays, though a cache on the way has the page of before it", async (t) => {
  const page = await openPage(t);
  let kept: Promise<APIResponse> | undefined;
  await page.route(/\/news\.data/, async (route) => {
    kept ??= route.fetch();
    await route.fulfill({ response: await kept });
  });
  await page.goto(`${site.url}/news`);
  const asked = page.waitForResponse(/\/news\.data/);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await asked;
  const again = page.waitForResponse(/\/news\.data/);
  await scoreGoal();
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
  await (await again).finished();
  // The frame after the one in which the data came.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor({ timeout: 1000 });
});

test("a page whose texts alone did not come after a move is loaded anew within seconds, with the score of then", async (t) => {
  const page = await openPage(t);
  await page.clock.install();
  await openLive(page, "/news");
  const isText = /\/assets\/site\.en-.*\.js/;
  await page.route(isText, (route) => route.abort());
  let isAsking = false;
  page.on("request", (request) => {
    isAsking ||= request.method() === "HEAD";
  });
  const failed = page.waitForEvent("requestfailed", (request) => isText.test(request.url()));
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await failed;
  await scoreGoal();
  const anew = page.waitForEvent("load");
  // They are asked for twice, ahead and by the entry; the page's own minute is not over by then.
  for (let second = 0; second < 50 && !isAsking; second++) await page.clock.runFor(1000);
  await page.unroute(isText);
  await anew;
  await inHeader(page).getByText(`${goals}:0`, { exact: true }).waitFor();
});

test("a letter that is typed while the scripts can't come stays, and the page is loaded anew only when it is empty again", async (t) => {
  const page = await openPage(t);
  await page.clock.install();
  await openLive(page, "/contact");
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  const isAsking = (request: { method: () => string }) => request.method() === "HEAD";
  const failed = page.waitForEvent("requestfailed");
  const letter = page.getByRole("textbox", { name: /^Message/ });
  await letter.fill("When does the box office open?");
  await failed;
  await page.getByRole("heading", { level: 1 }).click();
  let asked = 0;
  page.on("request", (request) => {
    if (isAsking(request)) asked++;
  });
  await page.clock.runFor(MINUTE_MS);
  assert.equal(await letter.inputValue(), "When does the box office open?");
  assert.equal(asked, 0);
  const anew = page.waitForRequest(isAsking);
  await letter.fill("");
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.runFor(MINUTE_MS);
  await anew;
});

test("a result of the same day that is put right stands on a list on which nobody moves", async (t) => {
  const sides = { home_team_name: "Argishti", away_team_name: "Van" };
  const match_date = new Date(Date.now() - 180 * MINUTE_MS).toISOString();
  const result = { ...sides, match_date, status: "finished", home_score: 1, away_score: 0 };
  const { id } = await matches.send("POST", "/admin/matches", result);
  const list = await openPage(t, AT_HOME);
  const { isAlone, complaints } = await openLive(list, "/matches");
  const row = list.locator("main li").filter({ has: list.locator(`a[href*="/matches/${id}-"]`) });
  await row.filter({ hasText: /1\s*:\s*0/ }).waitFor();
  await matches.send("PUT", `/admin/matches/${id}`, { ...result, home_score: 3, outcome: "awarded" });
  await row.filter({ hasText: /3\s*:\s*0/ }).waitFor({ timeout: 10_000 });
  assert.ok(isAlone());
  assert.deepEqual(complaints, []);
  await assertAsAnew(t, list, ["header", "main details"]);
});

/** A finished match of five days ago, while today's is played: a goal makes it 1:0. */
async function resultOfBefore(): Promise<number> {
  const id = await matches.newMatch(5 * 1440, { away_team_name: "Van", status: "finished" });
  await addGoal(id, "home");
  return id;
}

const addGoal = (id: number, team_type: "home" | "away") =>
  matches.send("POST", `/admin/matches/${id}/events`, {
    ...{ event_type: "goal", team_type, minute: 89, player_name: "Levon" },
  });

const typeScore = (id: number, home_score: number, away_score: number) =>
  change(id, { home_score, away_score });

/** As the form saves it: all of the match. */
async function change(id: number, more: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/admin/matches/${id}`, { headers });
  const before = (await answer.json()) as object;
  await matches.send("PUT", `/admin/matches/${id}`, { ...before, ...more });
}

const AT_ONCE = { timeout: 6000 };

for (const prefix of ["", "/hy", "/ru"])
  test(`a result of days ago that changes stands on the list of ${prefix || "/en"} on which nobody moves`, async (t) => {
    const id = await resultOfBefore();
    const list = await openPage(t, AT_HOME);
    const { isAlone, complaints } = await openLive(list, `${prefix}/matches`);
    const whole: string[] = [];
    list.on("request", (request) => request.url().includes("parts=all") && whole.push(request.url()));
    const row = list.locator("main li").filter({ has: list.locator(`a[href*="/matches/${id}-"]`) });
    await row.filter({ hasText: /1\s*:\s*0/ }).waitFor();
    // What is played today brings the live parts of the list alone.
    await scoreGoal();
    await list.waitForFunction((score) => document.title.includes(` ${score} `), `${goals}:0`);
    assert.deepEqual(whole, []);
    await addGoal(id, "away");
    await row.filter({ hasText: /1\s*:\s*1/ }).waitFor(AT_ONCE);
    await typeScore(id, 4, 2);
    await row.filter({ hasText: /4\s*:\s*2/ }).waitFor(AT_ONCE);
    await assertAsAnew(t, list, ["header", "main details"]);
    await change(id, { outcome: "void" });
    await row.locator(".badge-warning").waitFor(AT_ONCE);
    await assertAsAnew(t, list, ["main details"]);
    await matches.send("DELETE", `/admin/matches/${id}`, {});
    await row.waitFor({ state: "detached", ...AT_ONCE });
    // Never more than one for each change; on a slow machine two may come in one.
    assert.ok(whole.length > 0 && whole.length <= 4, `${whole.length} whole pages`);
    assert.ok(isAlone());
    assert.deepEqual(complaints, []);
  });

/** Opens a page and moves on it: React has taken it over. */
async function openMoved(t: Parameters<typeof openPage>[0], path: string): Promise<Page> {
  const page = await openPage(t, AT_HOME);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(site.url + path);
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 130);
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await listening;
  await page.waitForLoadState("networkidle");
  return page;
}

for (const path of ["/matches", "/hy/matches"])
  test(`a score typed right after a late goal stands on ${path} on which somebody moved`, async (t) => {
    const id = await resultOfBefore();
    const list = await openMoved(t, path);
    const row = list.locator("main li").filter({ has: list.locator(`a[href*="/matches/${id}-"]`) });
    await addGoal(id, "away");
    await row.filter({ hasText: /1\s*:\s*1/ }).waitFor(AT_ONCE);
    await typeScore(id, 4, 2);
    await row.filter({ hasText: /4\s*:\s*2/ }).waitFor(AT_ONCE);
    await assertAsAnew(t, list, ["main details"]);
  });

test("an own goal has its mark, and a corrected scorer his name, on the list and at home where somebody moved", async (t) => {
  const scoredBy = (player_last_name: string, how: string) => ({
    how,
    scorer: { names: { player_last_name } },
  });
  for (const path of ["/matches", "/hy"]) {
    const page = await openMoved(t, path);
    const target = randomUUID();
    const minute = 22 + goals++;
    const own = { id: target, payload: scoredBy("Ownman", "own_goal"), period: "second" } as const;
    await matches.tap(match, goal("home", minute, own));
    const shown = page.locator("main");
    await shown
      .getByText(/^Ownman \d+’ \((own goal|ինքնագոլ)\)|, Ownman \d+’ \((own goal|ինքնագոլ)\)/)
      .first()
      .waitFor();
    assert.doesNotMatch(await shown.innerText(), /Ownman \d+’(?! \()/);
    const payload = { patch: { payload: scoredBy("Realman", "play") } };
    await matches.tap(match, { kind: "amend", target, payload, period: "second", minute });
    await shown
      .getByText(/Realman/)
      .first()
      .waitFor();
    await shown
      .getByText(/Ownman/)
      .first()
      .waitFor({ state: "detached" });
    await assertAsAnew(t, page, ["header", "[aria-labelledby=current-match]"]);
    await matches.tap(match, {
      kind: "amend",
      target,
      payload: { patch: { payload: scoredBy("Zorikyan", "play") } },
      period: "second",
      minute,
    });
  }
});

test("a late goal takes the win off the last result, on the list and at home where somebody moved", async (t) => {
  const id = await matches.newMatch(30, { away_team_name: "Van", status: "finished" });
  await addGoal(id, "home");
  const [list, home] = [await openMoved(t, "/matches"), await openMoved(t, "/")];
  await list.locator(`a[href*="/matches/${id}-"]`).getByText("Win").waitFor({ state: "attached" });
  await addGoal(id, "away");
  for (const page of [list, home])
    await page
      .locator(`main a[href*="/matches/${id}-"]`)
      .getByText("Draw")
      .waitFor({ state: "attached", ...AT_ONCE });
  await matches.send("DELETE", `/admin/matches/${id}`, {});
});

test("the page of a match of days ago has the score that is put right, moved or not", async (t) => {
  const id = await resultOfBefore();
  const { url } = await fetch(`${site.url}/matches/${id}`);
  const path = new URL(url).pathname;
  const unmoved = await openPage(t, AT_HOME);
  const { isAlone, complaints } = await openLive(unmoved, path);
  const pages = [unmoved, await openMoved(t, path)];
  const expect = async (score: string) => {
    for (const page of pages)
      await page.waitForFunction((now) => document.title.includes(`Argishti ${now} Van`), score, AT_ONCE);
  };
  await expect("1:0");
  await addGoal(id, "away");
  await expect("1:1");
  await typeScore(id, 4, 2);
  await expect("4:2");
  assert.ok(isAlone());
  await assertAsAnew(t, unmoved, ["main section"]);
  assert.deepEqual(complaints, []);
});

test("the card of a match within an article follows it, moved or not, to its end", async (t) => {
  const id = await matches.newMatch(70, { away_team_name: "Noah" });
  await matches.tap(id, period("period_start", "first"));
  const content = `So far.\n\n[The match](${new URL((await fetch(`${site.url}/matches/${id}`)).url).pathname})\n`;
  const made = await matches.send("POST", "/admin/news", { title: "Live", content, is_published: true });
  const unmoved = await openPage(t, AT_HOME);
  const { isAlone, complaints } = await openLive(unmoved, `/news/${made.id}`);
  const pages = [unmoved, await openMoved(t, `/news/${made.id}`)];
  const card = (page: Page) => page.locator("main [data-card]");
  await matches.tap(id, goal("home", 5));
  for (const page of pages) await card(page).getByText("1:0", { exact: true }).waitFor(AT_ONCE);
  await matches.tap(id, goal("away", 6));
  for (const page of pages) await card(page).getByText("1:1", { exact: true }).waitFor(AT_ONCE);
  await matches.tap(id, period("period_end", "first"), period("period_start", "second"));
  await matches.tap(id, period("period_end", "second", { final: true }));
  for (const page of pages)
    await card(page)
      .getByText("Live")
      .waitFor({ state: "detached", ...AT_ONCE });
  assert.ok(isAlone());
  await assertAsAnew(t, unmoved, ["main [data-card]"]);
  assert.deepEqual(complaints, []);
  await matches.send("DELETE", `/admin/matches/${id}`, {});
});

test("the end of a match and what follows it reach a page on which nobody moves", async (t) => {
  const [news, home] = [await openPage(t, AT_HOME), await openPage(t, AT_HOME)];
  const opened = [await openLive(news, "/news"), await openLive(home, "/")];
  await matches.tap(match, period("period_end", "second", { final: true }));
  await inHeader(news).getByText("Full time", { exact: true }).waitFor();
  await home.waitForFunction(() => !document.title.includes("′"));
  await home.locator("[aria-labelledby=current-match]").getByText("Finished").waitFor();
  await assertAsAnew(t, home, ["header", "main > section"]);
  for (const { isAlone, complaints } of opened) {
    assert.ok(isAlone());
    assert.deepEqual(complaints, []);
  }
});
