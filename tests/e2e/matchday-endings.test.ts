import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { layCable } from "#tests/support/cable.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";
import { untilHeard } from "#tests/support/whistle.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const SECOND_HALF = [
  period("period_start", "first"),
  goal("home", 23),
  period("period_end", "first"),
  period("period_start", "second"),
];

type Context = Parameters<typeof openOffice>[0];

/** The console of a match in its second half, at 1:0. */
async function openConsole(t: Context, { at = site, options = PHONE as object } = {}) {
  const id = await matches.played(...SECOND_HALF);
  const page = await openOffice(t, at, `/admin/matchday/${id}`, options);
  await page.getByRole("button", { name: "End the match" }).waitFor();
  return { id, page };
}

const everythingSent = (page: Page) =>
  page.getByText("Everything is sent", { exact: true }).first().waitFor();

/** Four taps with the menu. */
async function abandon(page: Page, why: string, decision?: RegExp) {
  await page.getByRole("main").getByRole("button", { name: "More actions" }).first().tap();
  await page.getByRole("button", { name: "Abandon the match" }).tap();
  const sheet = page.getByRole("dialog", { name: "Abandon the match" });
  await sheet.getByRole("radio", { name: why }).tap();
  if (decision) await sheet.getByRole("radio", { name: decision }).tap();
  await sheet.getByRole("button", { name: /^Abandon/ }).tap();
  await sheet.waitFor({ state: "detached" });
}

/** What the match's page says, and how it stands. */
async function publicly(t: Context, id: number) {
  const page = await openPage(t);
  await page.goto(`${site.url}/matches/${id}-argishti-pyunik`);
  const slab = await page.locator("main .slab").first().innerText();
  const answer = await fetch(`${site.url}/api/matches/${id}`);
  const { status, outcome } = (await answer.json()) as Record<string, string>;
  return { said: slab.replace(/\s+/g, " "), now: [status, outcome] };
}

const CHOICES: [title: string, decision: RegExp | undefined, says: RegExp, now: string[]][] = [
  [
    "is decided about later",
    undefined,
    /Abandoned because of the state of the pitch(?! ·)/,
    ["postponed", "abandoned"],
  ],
  [
    "goes on another day",
    /^Goes on from minute 46/,
    /state of the pitch · to go on from minute 46/,
    ["postponed", "abandoned"],
  ],
  [
    "is played again",
    /^To be replayed/,
    /state of the pitch · to be replayed from the start/,
    ["finished", "replayed"],
  ],
  [
    "keeps its result",
    /^The result stands/,
    /state of the pitch · the result stands/,
    ["finished", "played"],
  ],
];
for (const [title, decision, says, now] of CHOICES)
  test(`a match that is abandoned and ${title}: the site says so, beside why and the score`, async (t) => {
    const { id, page } = await openConsole(t);
    await abandon(page, "Pitch", decision);
    await page.getByRole("button", { name: "Play goes on" }).waitFor();
    await everythingSent(page);
    const seen = await publicly(t, id);
    assert.match(seen.said, says);
    assert.match(seen.said, /1 ?: ?0/);
    assert.deepEqual(seen.now, now);
  });

test("a match is abandoned without a network: kept on the phone, and told when there is one", async (t) => {
  const cable = await layCable(Number(new URL(site.url).port));
  t.after(cable.close);
  const { id, page } = await openConsole(t, { at: { ...site, url: `http://127.0.0.1:${cable.port}` } });
  await everythingSent(page);
  cable.cut();
  await abandon(page, "Floodlights", /^The result stands/);
  await page.getByText("Floodlights · the result stands").waitFor();
  assert.deepEqual((await publicly(t, id)).now, ["live", "played"]);
  cable.mend();
  await everythingSent(page);
  assert.deepEqual((await publicly(t, id)).now, ["finished", "played"]);
});

test("the reason is asked for first, and the answers fit a small phone without scrolling", async (t) => {
  const { page } = await openConsole(t);
  await page.getByRole("main").getByRole("button", { name: "More actions" }).first().tap();
  await page.getByRole("button", { name: "Abandon the match" }).tap();
  const sheet = page.getByRole("dialog", { name: "Abandon the match" });
  const send = sheet.getByRole("button", { name: /^Abandon/ });
  assert.equal(await send.isDisabled(), true);
  await sheet.getByText("46′ · Argishti 1:0 Pyunik").waitFor();
  const later = sheet.getByRole("radio", { name: /^Decided later/ });
  assert.equal(await later.getAttribute("aria-checked"), "true");
  const box = await send.boundingBox();
  assert.ok(box!.y + box!.height <= 640, JSON.stringify(box));
  await sheet.getByRole("radio", { name: "Floodlights" }).tap();
  await sheet.getByText("“floodlights”, 46′; everybody will see it").waitFor();
});

test("one tap on the end of the match ends nothing: it is asked, and by itself play goes on", async (t) => {
  const { id, page } = await openConsole(t);
  const end = page.getByRole("button", { name: "End the match" });
  await end.tap();
  await page.getByRole("heading", { name: "End the match?" }).waitFor();
  await page.getByRole("status").filter({ hasText: "tap the same place again" }).waitFor();
  const follows = page.getByRole("list", { name: "What happens then" });
  assert.match(await follows.innerText(), /1:0 is final[\s\S]*Goal of 24′ has no assist/);
  await end.waitFor();
  await end.tap();
  await page.getByRole("button", { name: "No, play goes on" }).tap();
  await end.waitFor();
  assert.deepEqual((await publicly(t, id)).now, ["live", "played"]);
});

test("extra time is offered at the end of a cup match; in a league it stands in the menu, and leads to kicks as well", async (t) => {
  const { page: cup } = await openConsole(t);
  await cup.getByRole("button", { name: "End the match" }).tap();
  await cup.getByRole("button", { name: "Extra time follows" }).waitFor();

  const id = await matches.newMatch(60, { competition_name: "Armenian Premier League" });
  await matches.tap(id, ...SECOND_HALF);
  const page = await openOffice(t, site, `/admin/matchday/${id}`, PHONE);
  const menu = () => page.getByRole("main").getByRole("button", { name: "More actions" }).first().tap();
  await page.getByRole("button", { name: "End the match" }).tap();
  await page.getByRole("heading", { name: "End the match?" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Extra time follows" }).count(), 0);
  await page.getByRole("button", { name: "No, play goes on" }).tap();
  await menu();
  const link = page.getByRole("dialog").getByRole("link", { name: "On the site" });
  assert.equal(await link.getAttribute("href"), `/matches/${id}-argishti-pyunik`, "to the match's page");
  await page.getByRole("dialog").getByRole("button", { name: "Extra time follows" }).tap();
  await page.getByRole("button", { name: "Start extra time" }).waitFor();
  await menu();
  await page.getByRole("dialog").getByRole("button", { name: "Start the shoot-out" }).tap();
  await page.getByText("after 90 minutes").waitFor();
});

test("one kick of a shoot-out that two phones tap counts once, and both are asked whether it is the same", async (t) => {
  const id = await matches.played(
    ...SECOND_HALF,
    goal("away", 60, { period: "second" }),
    period("period_end", "second"),
    period("period_start", "shootout"),
  );
  const open = () => openOffice(t, site, `/admin/matchday/${id}`, PHONE);
  const [one, other] = [await open(), await open()];
  const goalOf = (page: Page) => page.getByRole("button", { name: /^Goal/ }).first();
  await Promise.all([goalOf(one).waitFor(), goalOf(other).waitFor()]);
  await Promise.all([goalOf(one).tap(), goalOf(other).tap()]);
  const question = (page: Page) => page.getByRole("dialog", { name: "The same kick?" });
  await Promise.all([question(one).waitFor(), question(other).waitFor()]);
  const score = async () => {
    const answer = await fetch(`${site.url}/api/matches/${id}`);
    const { home_penalties, away_penalties } = (await answer.json()) as Record<string, number>;
    return [home_penalties, away_penalties];
  };
  assert.deepEqual(await score(), [1, 0]);
  await question(one).getByRole("button", { name: "It is one kick" }).tap();
  // What the second phone hears stands on the server.
  await question(other).waitFor({ state: "detached" });
  assert.deepEqual(await score(), [1, 0]);
});

test("the end of a league match tells the club's move in the table, with what has ended elsewhere meanwhile", async (t) => {
  const season = "2031-32";
  const inSeason = { season, competition_name: "Armenian Premier League" };
  const clubs = ["Argishti", "Pyunik", "Shirak", "Ararat"];
  const standings = clubs.map((team_name) => ({ team_name, team_name_hy: team_name }));
  await matches.send("PUT", "/admin/league-table", { season, standings });
  await matches.send("PUT", `/admin/seasons/${season}`, { table_source: "results" });
  const ended = (home_team_name: string, away_team_name: string, home_score: number) =>
    matches.newMatch(61, {
      ...{ ...inSeason, home_team_name, away_team_name, home_score, away_score: 0, status: "finished" },
    });
  await ended("Argishti", "Shirak", 1);
  const id = await matches.newMatch(60, inSeason);
  await matches.tap(id, ...SECOND_HALF);
  const page = await openOffice(t, site, `/admin/matchday/${id}`, PHONE);
  const end = page.getByRole("button", { name: "End the match" });
  await end.waitFor();
  await ended("Ararat", "Shirak", 5);
  await everythingSent(page);
  await end.tap();
  const follows = page.getByRole("list", { name: "What happens then" });
  await follows.getByText("Table: 2nd to 1st").waitFor();
  await follows.getByText("6 points, by the results entered so far").waitFor();
  const again = page.getByRole("button", { name: "Tap once more" });
  await untilHeard(() => again.tap(), again);
  await page.getByText("In the table from 2nd to 1st").waitFor();
});

test("in the press box the second Space ends the match, and Escape lets it go on", async (t) => {
  const { id, page } = await openConsole(t, { options: { viewport: { width: 1440, height: 900 } } });
  const question = page.getByRole("heading", { name: "End the match?" });
  await page.keyboard.press("Space");
  await question.waitFor();
  await page.keyboard.press("Escape");
  await question.waitFor({ state: "detached" });
  await page.keyboard.press("Space");
  await question.waitFor();
  await untilHeard(() => page.keyboard.press("Space"), question);
  await page.getByRole("heading", { name: "What is left" }).waitFor();
  await everythingSent(page);
  assert.deepEqual((await publicly(t, id)).now, ["finished", "played"]);
});
