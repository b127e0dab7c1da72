import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS } from "#tests/support/site.ts";

const site = await openSite();
/** A match in progress with one event of each type, and its number. */
let live: number;

const EVENTS = [
  ["goal", "home", 12],
  ["yellow_card", "away", 30],
  ["own_goal", "away", 45, { extra_time: 2 }],
  ["penalty_scored", "away", 52],
  ["penalty_missed", "home", 60],
  ["substitution_in", "home", 65],
  ["substitution_out", "away", 66],
  ["red_card", "away", 70],
] as const;

before(async () => {
  const { token } = await send("/api/auth/login", { username: "editor", password: PASSWORDS.editor });
  const match = await send(
    "/api/admin/matches",
    {
      home_team_name: "Argishti",
      away_team_name: "Pyunik",
      match_date: "2026-01-17T19:00",
      competition_name: "Winter Cup",
      status: "live",
      venue: "Arevyan Stadium, Armavir",
      referee: "A. Mkhoyan",
      attendance: 2850,
      weather: "Clear",
      temperature: -3,
      video_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
      match_report: "It snowed.\n\nIt was played.",
    },
    token,
  );
  live = match.id;
  // One of each other state, whatever the day on which the tests run.
  for (const [status, year] of [
    ["scheduled", 2098],
    ["postponed", 2098],
    ["cancelled", 2098],
    ["finished", 2024],
  ]) {
    const score = status === "finished" ? { home_score: 3, away_score: 1 } : {};
    const names = { home_team_name: "Argishti", away_team_name: "Van", competition_name: "Winter Cup" };
    await send(
      "/api/admin/matches",
      { ...names, ...score, status, match_date: `${year}-05-01T19:00` },
      token,
    );
  }
  for (const [event_type, team_type, minute, rest] of EVENTS) {
    const player = { player_name: "Aram", player_last_name: "Zorikyan" };
    await send(
      `/api/admin/matches/${live}/events`,
      { event_type, team_type, minute, ...player, ...rest },
      token,
    );
  }
});
async function send(path: string, json: object, token = ""): Promise<{ id: number; token: string }> {
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json() as Promise<{ id: number; token: string }>;
}

/** The lines of the list, each a link to its match. */
const rowsOf = (page: Page) => page.locator("main details").getByRole("link");

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((one) => JSON.parse(one.textContent ?? "")));

test("the page opens with the own club at now, and offers everybody's matches, a hundred at a time", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/ru/matches`);
  for (const row of await rowsOf(page).allTextContents()) assert.match(row, /Аргишти/);
  await page.getByRole("link", { name: "Все клубы" }).click();
  await rowsOf(page).filter({ hasNotText: "Аргишти" }).first().waitFor();
  assert.match(page.url(), /\/ru\/matches\?clubs=all$/);
  assert.equal(await page.locator('main nav [aria-current="true"]', { hasText: "Все клубы" }).count(), 1);
  const first = new URL(page.url()).search;
  await page.getByRole("link", { name: "Более ранние матчи" }).click();
  await page.waitForURL(({ search }) => search !== first);
  assert.equal(await rowsOf(page).count(), 100);

  await page.goto(`${site.url}/matches?search=noah`);
  assert.ok((await rowsOf(page).filter({ hasNotText: "Argishti" }).count()) > 0, "a search is in all clubs");
  await page.goto(`${site.url}/matches?clubs=own`);
  await page.getByRole("searchbox").fill("Van");
  await page.getByRole("button", { name: "Search" }).click();
  assert.equal(new URL(page.url()).searchParams.get("clubs"), "own");
  for (const row of await rowsOf(page).allTextContents()) assert.match(row, /Argishti/);
});

test("the last result and the next match are on the first screen, and the results a press away", async (t) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    const page = await openPage(t, { viewport: { width, height }, javaScriptEnabled: false });
    await page.goto(`${site.url}/matches`);
    const now = page.getByRole("region", { name: "The matches of these days" });
    const next = await now.getByText("Next match").boundingBox();
    const last = await now.getByText("Last result").boundingBox();
    assert.ok(next && next.y < height && last && last.y < height, `${width}: ${next?.y}, ${last?.y}`);
    await page.getByRole("link", { name: "Results", exact: true }).click();
    assert.equal(new URL(page.url()).search, "?status=finished&clubs=own");
    for (const row of await rowsOf(page).allTextContents()) assert.match(row, /Argishti.*Finished/);
  }
});

test("without JavaScript the filters are sent by a button, and stay in the form", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/hy/matches`);
  await page.getByRole("searchbox").fill("ararat");
  await page.getByLabel("Կարգավիճակ").selectOption("finished");
  await page.getByRole("button", { name: "Որոնել" }).click();
  assert.match(page.url(), /search=ararat&status=finished/);
  assert.equal(await page.getByRole("searchbox").inputValue(), "ararat");
  for (const row of await rowsOf(page).allTextContents()) assert.match(row, /Արարատ.*Ավարտված/);
});

test("each of the five states has its name and its colour; only played matches have a score", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  const colours = new Set<string>();
  for (const [status, name] of Object.entries({
    scheduled: "Scheduled",
    live: "Live",
    finished: "Finished",
    postponed: "Postponed",
    cancelled: "Cancelled",
  })) {
    await page.goto(`${site.url}/matches?status=${status}&search=winter`);
    const row = rowsOf(page).first();
    const badge = row.getByText(name, { exact: true });
    colours.add(await badge.evaluate((element) => getComputedStyle(element).backgroundColor));
    const isPlayed = status === "live" || status === "finished";
    assert.match((await row.textContent()) ?? "", isPlayed ? /Argishti\d+:\d/ : /Argishtivs/);
  }
  assert.equal(colours.size, 5);
});

test("the score of a live match is that of its goals, pulses and tells its changes", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches?match=${live}`, { waitUntil: "networkidle" });
  const score = page.getByRole("dialog").getByText("2:1", { exact: true }).first();
  assert.equal(await score.textContent(), "2:1");
  assert.equal(await score.getAttribute("aria-live"), "polite");
  assert.notEqual(await score.evaluate((element) => getComputedStyle(element).animationName), "none");
});

test("the line of a live match is read in both themes, and an endless name stays inside a phone", async (t) => {
  const page = await openPage(t, { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(`${site.url}/matches?status=live`, { waitUntil: "load" });
  await assertAccess(page, "a live match in the list");
  await page.setViewportSize({ width: 360, height: 740 });
  const name = rowsOf(page).locator("b").first();
  await name.evaluate((element) => {
    element.textContent = "Argishtikhinili".repeat(4);
  });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test("the details of a match: all that is known, and its events in order with names, marks and sides", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches?match=${live}`, { waitUntil: "networkidle" });
  const dialog = page.getByRole("dialog", { name: "Argishti – Pyunik. Winter Cup" });
  for (const text of [
    "17 January 2026, 19:00",
    "Yerevan time",
    "Arevyan Stadium, Armavir",
    "A. Mkhoyan",
    "2,850",
    "Clear, −3 °C",
    "It was played.",
  ]) {
    assert.ok(await dialog.getByText(text).first().isVisible(), text);
  }
  assert.deepEqual(await dialog.locator("ul").first().getByRole("listitem").allTextContents(), [
    " Zorikyan 12’, 45+2’ (own goal)",
  ]);
  const rows = await dialog.locator("ol").getByRole("listitem").allTextContents();
  const expected = [
    [/12′/, /Goal, 1:0/],
    [/30′/, /Yellow card/],
    [/45\+2′/, /Own goal, 2:0/],
    [/Half-time 2:0/],
    [/52′/, /Penalty scored, 2:1/],
    [/60′/, /Penalty missed/],
    [/65′/, /Substitution: on/],
    [/66′/, /Substitution: off/],
    [/70′/, /Red card/],
  ];
  assert.equal(rows.length, expected.length);
  for (const [index, patterns] of expected.entries()) {
    for (const pattern of patterns) assert.match(rows[index] ?? "", pattern);
  }
  assert.equal(await dialog.locator("[data-event] > *").count(), 8);
  assert.equal(await dialog.locator("[data-side=home]").count(), 3);
});

test("nobody hears of a visitor before the video is started", async (t) => {
  const page = await openPage(t);
  const others: string[] = [];
  await page.route(/youtube/, (route) => {
    others.push(route.request().url());
    return route.fulfill({ body: "A video." });
  });
  await page.goto(`${site.url}/?match=${live}`, { waitUntil: "networkidle" });
  assert.deepEqual(others, []);
  await page.getByRole("link", { name: "Play the video" }).click();
  await page.locator("iframe").waitFor();
  assert.match(others[0] ?? "", /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/);
});

test("a video that is pressed before the scripts are there plays in the page when they are", async (t) => {
  const page = await openPage(t);
  await page.route(/youtube/, (route) => route.fulfill({ body: "A video." }));
  let letScriptsCome = () => {};
  const scriptsMayCome = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto(`${site.url}/matches?match=${live}`, { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Play the video" }).click();
  letScriptsCome();
  await page.locator("iframe").waitFor();
  assert.equal(page.context().pages().length, 1);
});

test("a visitor abroad also sees the own clock's time", async (t) => {
  for (const [timezoneId, time] of [
    ["Europe/Paris", "16:00 your time"],
    ["Asia/Tokyo", "00:00 your time, the next day"],
    ["Asia/Yerevan", null],
  ] as const) {
    const page = await openPage(t, { timezoneId });
    await page.goto(`${site.url}/matches?match=${live}`);
    const own = page.getByRole("dialog").locator("[data-club-time]:not([hidden])");
    if (time) await own.first().waitFor();
    else await page.locator("dialog:modal").waitFor();
    assert.deepEqual(await own.allTextContents(), time ? [time] : []);
  }
});

test("the keyboard opens a match, keeps the focus in its dialog and gets it back", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches?status=finished`, { waitUntil: "networkidle" });
  const row = rowsOf(page).nth(2);
  await row.focus();
  // Which the focus calls: pressed before they are there, the link leads to a page of its own.
  await page.waitForFunction(() => "__reactRouterDataRouter" in globalThis);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await page.locator("dialog:modal").waitFor();
  assert.match(page.url(), /status=finished&match=\d+/);
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
    );
    assert.equal(isOutside, false);
  }
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).search, "?status=finished");
  await page.waitForFunction((element) => element === document.activeElement, await row.elementHandle());
});

test("filters that find nothing are cleared by one press", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches?status=lost&competition=%00&search=%21`, { waitUntil: "networkidle" });
  await page.getByText("Try adjusting your search parameters").waitFor();
  await page.getByRole("link", { name: "Reset filters" }).click();
  await rowsOf(page).first().waitFor();
  assert.equal(await page.getByRole("searchbox").inputValue(), "");
  assert.equal(await page.getByLabel("Status").inputValue(), "");
});

test("a status that is chosen at the moment in which an earlier search's matches come is not lost", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...given) => {
      replace(...given);
      if (location.search !== "?search=pyun") return;
      history.replaceState = replace;
      const status = document.querySelector<HTMLSelectElement>("select[name=status]")!;
      status.value = "finished";
      // On a busy machine what is to be done at once is done after the matches are shown.
      const wait = globalThis.setTimeout;
      globalThis.setTimeout = ((run: () => void) => wait(run, 1000)) as typeof setTimeout;
      status.dispatchEvent(new Event("change", { bubbles: true }));
      globalThis.setTimeout = wait;
    };
  });
  await page.getByRole("searchbox").fill("pyun");
  await page.waitForURL(/search=pyun&status=finished/);
});

test("months stand newest first; those ahead are folded with their number, the others open", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches`, { waitUntil: "networkidle" });
  const days = await page
    .locator("main details time")
    .evaluateAll((all) => all.map((one) => one.getAttribute("datetime")!));
  assert.ok(days.length > 1);
  assert.deepEqual(days, [...days].sort().reverse());
  const first = page.locator("main details").first();
  assert.equal(await first.getAttribute("open"), null);
  assert.match((await first.locator("summary").textContent()) ?? "", /May 2098\d+ match/);
  await first.locator("summary").click();
  assert.equal(await first.getAttribute("open"), "");
  const open = await page.locator("main details[open] time").nth(4).getAttribute("datetime");
  assert.ok(Date.parse(open ?? "") < Date.now() + 31 * 86_400_000);
});

test("search engines hear of the next matches and of the one that is open", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/matches?match=${live}`);
  const events = (await structuredData(page)).filter((data) => data["@type"] === "SportsEvent");
  assert.ok(events.length > 1);
  const isOpen = ({ url }: { url: string }) => url.includes(`/matches/${live}-`);
  const open = events.find(isOpen);
  assert.equal(open.startDate, "2026-01-17T15:00:00.000Z");
  assert.equal(open.location.name, "Arevyan Stadium, Armavir");
  assert.deepEqual([open.homeTeam.name, open.awayTeam.name], ["Argishti", "Pyunik"]);
  for (const { startDate, eventStatus, url } of events) {
    assert.ok(isOpen({ url }) || Date.parse(startDate) > Date.now());
    assert.match(eventStatus, /^https:\/\/schema\.org\/Event(Scheduled|Postponed|Cancelled)$/);
  }
});

test("nobody finds a fault in the access of a full dialog, and it fits 320 pixels", async (t) => {
  for (const prefix of ["", "/hy", "/ru"]) {
    const page = await openPage(t, { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
    await page.goto(`${site.url}${prefix}/matches?status=live&match=${live}`, { waitUntil: "networkidle" });
    const scroll = page.getByRole("dialog").locator("[tabindex]").first();
    assert.ok((await scroll.evaluate((element) => element.scrollWidth - element.clientWidth)) <= 0, prefix);
    await assertAccess(page, `a match in ${prefix || "/"}`);
  }
});

test("of the ways into a calendar the one that follows every change at once stands out", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/matches`);
  await page.getByRole("link", { name: "Add to calendar" }).click();
  const ways = page.getByRole("dialog").getByRole("link", { name: /^(Apple|Google|File)/ });
  await ways.last().waitFor();
  const grounds = await ways.evaluateAll((links) =>
    links.map((link) => [link.textContent, getComputedStyle(link).backgroundColor]),
  );
  assert.equal(grounds.length, 3);
  const [apple, google, file] = grounds.map(([, colour]) => colour);
  assert.notEqual(apple, google, JSON.stringify(grounds));
  assert.equal(google, file);
});

test("a match that was annulled or is played again says so in the list, its dialog, the search and on the home page", async () => {
  const { token } = await send("/api/auth/login", { username: "editor", password: PASSWORDS.editor });
  const decided = (outcome: string, away_team_name: string) =>
    send(
      "/api/admin/matches",
      {
        ...{ home_team_name: "Argishti", away_team_name, match_date: new Date().toISOString(), outcome },
        ...{ status: "finished", home_score: 1, away_score: 0, competition_name: "Winter Cup" },
      },
      token,
    );
  const annulled = await decided("void", "Zangakatun");
  const replayed = await decided("replayed", "Zangakatun Reserves");
  const badges = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return [...html.matchAll(/<span class="badge badge-(?:warning|success)">([^<]*)/g)].map(
      ([, word]) => word,
    );
  };
  for (const [prefix, words] of [
    ["", ["Annulled", "To be replayed"]],
    ["/hy", ["Չեղյալ հայտարարված", "Կվերախաղարկվի"]],
    ["/ru", ["Аннулирован", "Будет переигран"]],
  ] as const) {
    const said = (all: readonly (string | undefined)[]) => words.map((word) => all.includes(word));
    const [dialog, other] = [annulled, replayed].map(({ id }) => badges(`${prefix}/matches?match=${id}`));
    assert.equal(
      (await dialog!).filter((word) => word === words[0]).length,
      2,
      "in the list and in the dialog",
    );
    assert.equal(
      (await other!).filter((word) => word === words[1]).length,
      2,
      "in the list and in the dialog",
    );
    assert.deepEqual(said(await badges(`${prefix}/search?q=Zangakatun`)), [true, true]);
    assert.deepEqual(said(await badges(`${prefix || "/"}`)), [true, true], "among the latest results");
  }
});
