import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { toLinks } from "#src/features/matchday/admin/hand-over-code.ts";
import { openPage } from "#tests/support/browser.ts";
import { layCable } from "#tests/support/cable.ts";
import { openOffice, untilUsable } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS, signIn } from "#tests/support/site.ts";
import { blow } from "#tests/support/whistle.ts";

const site = await openSite();
const token = await signIn(site);
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };

/** A match of the own club against a side without a list, that begins now. */
async function createMatch(away_team_name: string): Promise<number> {
  const answer = await fetch(`${site.url}/api/admin/matches`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      home_team_name: "FC Argishti",
      home_team_id: await ownTeam(),
      away_team_name,
      match_date: new Date().toISOString(),
      status: "scheduled",
    }),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

async function ownTeam(): Promise<number> {
  const answer = await fetch(`${site.url}/api/admin/teams`, { headers });
  const { teams } = (await answer.json()) as { teams: { id: number; is_own: boolean }[] };
  return teams.find((team) => team.is_own)!.id;
}

/** A thumb that counts. */
function thumb(page: Page) {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (name: string | RegExp, role: "button" | "radio" = "button") => {
      taps++;
      await page
        .getByRole("main")
        .getByRole(role, { name, exact: typeof name === "string" })
        .first()
        .tap();
    },
    tapIn: async (sheet: string, name: string) => {
      taps++;
      await page.getByRole("dialog", { name: sheet }).getByRole("button", { name, exact: true }).tap();
    },
  };
}

const net = (page: Page, look: string) => page.locator(`[data-network=${look}]`).waitFor();
const everythingSent = (page: Page) =>
  page.getByText("Everything is sent", { exact: true }).first().waitFor();

/** Until the phone has all that the console's page is made of, and so may do without the network. */
async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
    const scripts = loaded.filter(
      ({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"),
    );
    const kept = await Promise.all([location.href, ...scripts.map(String)].map((url) => caches.match(url)));
    return kept.every(Boolean);
  });
}

/** The log as the server has it, and what it comes to. */
async function logOnServer(id: number) {
  const answer = await fetch(`${site.url}/api/matchday/${id}`, { headers });
  const { entries } = (await answer.json()) as { entries: Entry[] };
  const { phase, score } = foldMatch(entries, { home: null, away: null });
  return { entries, now: [phase, score.home, score.away] };
}

test("a whole match takes thirty taps on a phone whose network goes twice and which is restarted without it", async (t) => {
  const id = await createMatch("Veterans");
  const cable = await layCable(Number(new URL(site.url).port));
  t.after(cable.close);
  const away = { ...site, url: `http://127.0.0.1:${cable.port}` };
  const page = await openOffice(t, away, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const { tap, tapIn, taps } = thumb(page);
  await page.locator("[data-check=storage][data-good=true]").waitFor();
  await untilKept(page);

  await tap("Kick off");
  for (const name of ["Goal, FC Argishti", /^9 /, /^10 /]) await tap(name);
  await everythingSent(page);
  cable.cut();
  for (const name of ["Yellow, Veterans", "4"]) await tap(name);
  await tap("Goal, Veterans");
  await tap("Own goal", "radio");
  await tap(/^5 /);
  await tap("End the half");
  await net(page, "offline");
  // What is shown is stored; a tap that is not shown yet may end with the page.
  const thereIsTime = page.getByRole("heading", { name: "While there is time" });
  await thereIsTime.waitFor();
  await page.reload();
  await thereIsTime.waitFor();
  assert.match(await page.getByRole("main").innerText(), /\d waiting/);
  await tap("Start the second half");
  cable.mend();
  await everythingSent(page);
  assert.deepEqual((await logOnServer(id)).now, ["second", 1, 1]);

  for (const name of ["Sub, FC Argishti", /^8 /, /^14 /, "Ready"]) await tap(name);
  for (const name of ["Yellow, Veterans", "4"]) await tap(name);
  // Nobody answers: the red card stays, and the keys come back by themselves.
  await page.getByRole("heading", { name: "Second yellow: red" }).waitFor();
  await page.getByRole("heading", { name: "Second yellow: red" }).waitFor({ state: "detached" });
  cable.cut();
  for (const name of ["Penalty, FC Argishti", /^9 /, /^Goal in the net/]) await tap(name);
  for (const name of ["Sub, Veterans", "9", "14", "10", "15"]) await tap(name);
  await tap("Time added");
  await tapIn("How many minutes?", "+4");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  cable.mend();
  // The double change asks for a third; the board comes back with the added time.
  await tap("Goal, FC Argishti");
  await tap("End the match");
  await blow(page, "Tap once more");
  await page.getByRole("heading", { name: "What is left" }).waitFor();
  await everythingSent(page);

  const all = taps() + 1;
  assert.ok(all <= 30, `${all} taps, with the one that ends the match`);
  const { entries, now } = await logOnServer(id);
  assert.deepEqual(now, ["finished", 3, 1]);
  const shown = (await (await fetch(`${site.url}/api/matches/${id}`)).json()) as Record<string, unknown>;
  assert.deepEqual([shown.status, shown.home_score, shown.away_score], ["finished", 3, 1]);
  assert.equal(new Set(entries.map((entry) => entry.id)).size, entries.length);
  const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
  assert.deepEqual(
    ["goal", "yellow", "sub", "penalty", "added_time", "period_start", "period_end"].map(count),
    [3, 2, 3, 1, 1, 2, 2],
  );
  assert.deepEqual(faults, []);
});

test("a second yellow shows why it is red, leaves the board to a goal, and is yellow again by one tap", async (t) => {
  const id = await createMatch("Bookings");
  const page = await openOffice(t, site, `/admin/matchday/${id}`, {
    as: "editor",
    ...PHONE,
    viewport: { width: 360, height: 640 },
  });
  const { tap } = thumb(page);
  const panel = page.locator("section", { has: page.getByRole("heading", { name: "Second yellow: red" }) });
  const twice = async (number: string) => {
    for (const name of ["Yellow, Bookings", number, "Yellow, Bookings", number]) await tap(name);
    await panel.waitFor();
  };
  await page.locator("[data-check=storage][data-good=true]").waitFor();
  await tap("Kick off");
  await twice("4");
  assert.match((await panel.innerText()).replace(/\s+/g, " "), /1′ \+ 1′ = sent off 4 .*10 men/);
  for (const button of await panel.getByRole("button").all()) {
    const box = (await button.boundingBox())!;
    assert.ok(box.y + box.height <= 640, "the answers are on the screen without scrolling");
  }
  await tap("Goal, FC Argishti");
  await tap("Later");
  assert.equal(await panel.count(), 0);
  await twice("5");
  assert.match(await panel.innerText(), /9 men/);
  await tap(/^It was not red/);
  await panel.waitFor({ state: "detached" });
  await twice("6");
  await tap("That is right");
  await tap("End the half");
  await everythingSent(page);
  const { entries } = await logOnServer(id);
  const { counts, score } = foldMatch(entries, { home: null, away: null });
  assert.deepEqual([counts.away.yellow, counts.away.sentOff, score.home], [6, 2, 1]);
});

test("two taps lead from the sign-in to the console; two phones agree, and are asked about one goal seen twice", async (t) => {
  const id = await createMatch("Amateurs");
  const phone = await openOffice(t, site, "/admin", { as: "editor", ...PHONE });
  await phone.getByRole("link", { name: "Open console" }).first().tap();
  await phone.waitForURL("**/admin/matchday/*");
  await phone.goto(`${site.url}/admin/matchday/${id}`);
  const laptop = await openOffice(t, site, `/admin/matchday/${id}`, { as: "admin" });
  await phone.getByRole("button", { name: "Kick off" }).tap();
  await laptop.getByRole("button", { name: "End the half" }).waitFor();
  await phone.getByRole("button", { name: "Goal, FC Argishti" }).tap();
  await laptop.keyboard.type("gh");
  await laptop.keyboard.press("9");
  await laptop.keyboard.press("Enter");
  const question = (page: Page) => page.getByRole("dialog", { name: "The same goal?" });
  await Promise.all([question(phone).waitFor(), question(laptop).waitFor()]);
  await question(phone).getByRole("button", { name: "It is one goal" }).tap();
  await question(phone).waitFor({ state: "detached" });
  await question(laptop).waitFor({ state: "detached" });
  await everythingSent(phone);
  assert.deepEqual((await logOnServer(id)).now, ["first", 1, 0]);
  await phone.getByRole("img", { name: "Also here: admin" }).waitFor();
});

test("whoever was signed out goes on tapping; what waits leaves after the next sign-in, in another tab", async (t) => {
  const id = await createMatch("Juniors");
  const page = await openOffice(t, site, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  await page.getByRole("button", { name: "Kick off" }).tap();
  // Until the tap is stored the bar tells of what was before it.
  await page.getByRole("button", { name: "End the half" }).waitFor();
  await everythingSent(page);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Goal, FC Argishti" }).tap();
  await page.getByRole("button", { name: /^9 / }).tap();
  await net(page, "signed_out");
  assert.deepEqual((await logOnServer(id)).now, ["first", 0, 0]);
  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Sign in here" }).tap(),
  ]);
  await untilUsable(tab);
  await tab.getByText("1 entry of a match has not left this phone").waitFor();
  await tab.getByLabel("Username").fill("editor");
  await tab.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
  await tab.getByRole("button", { name: "Sign In" }).click();
  await tab.waitForURL((address) => !address.pathname.startsWith("/admin/login"));
  await everythingSent(page);
  assert.deepEqual((await logOnServer(id)).now, ["first", 1, 0]);
});

test("a link that brings a goal asks before it is taken in, for anybody can send one", async (t) => {
  const id = await createMatch("Strangers");
  const moment = { period: "first", clock_ms: 60_000, occurred_at: new Date().toISOString() } as const;
  const entry: Entry = { id: randomUUID(), kind: "goal", side: "away", target: null, payload: {}, ...moment };
  const kept = { id: entry.id, match: id, order: 1, entry, state: "waiting" } as const;
  const [link] = await toLinks([kept], `/admin/matchday/${id}`);
  const page = await openOffice(t, site, link!, { as: "editor", ...PHONE });
  const sheet = page.getByRole("dialog", { name: "Entries from another phone" });
  await sheet.getByText("Goal, 0:1, Strangers").waitFor();
  assert.equal(new URL(page.url()).hash, "");
  await sheet.getByRole("button", { name: "Not now" }).last().tap();
  await sheet.waitFor({ state: "detached" });
  await everythingSent(page);
  assert.deepEqual((await logOnServer(id)).entries, []);

  // In the same tab the browser loads no page for it.
  await page.goto(`${site.url}${link}`);
  await sheet.waitFor();
  const arrival = page.waitForResponse((one) => one.request().postData()?.includes(entry.id) ?? false);
  await sheet.getByRole("button", { name: "Take in" }).tap();
  await sheet.waitFor({ state: "detached" });
  await arrival;
  assert.deepEqual(
    (await logOnServer(id)).entries.map((one) => one.id),
    [entry.id],
  );
});

test("a code that is read before the sign-in is there after it, and one that was cut says so", async (t) => {
  const id = await createMatch("Passers-on");
  const moment = { period: "first", clock_ms: 60_000, occurred_at: new Date().toISOString() } as const;
  const entry: Entry = { id: randomUUID(), kind: "goal", side: "away", target: null, payload: {}, ...moment };
  const [link] = await toLinks(
    [{ id: entry.id, match: id, order: 1, entry, state: "waiting" }],
    `/admin/matchday/${id}`,
  );
  const page = await openPage(t, PHONE);
  await page.goto(site.url + link);
  await page.getByLabel("Username").fill("editor");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORDS.editor);
  await page.getByRole("button", { name: "Sign In" }).click();
  const sheet = page.getByRole("dialog", { name: "Entries from another phone" });
  await sheet.getByText("Goal, 0:1, Passers-on").waitFor();

  await page.goto("about:blank");
  await page.goto(site.url + link?.slice(0, -20));
  await sheet.getByText("This code can't be read").waitFor();
  await sheet.getByRole("button", { name: "Not now" }).last().tap();
  await sheet.waitFor({ state: "detached" });
});

test("in the press box a half is played by keys alone: a goal, a card, one's own words, and the whistle", async (t) => {
  const id = await createMatch("Keys Club");
  const page = await openOffice(t, site, `/admin/matchday/${id}`, { viewport: { width: 1440, height: 900 } });
  const keys = page.keyboard;
  await page.getByRole("button", { name: "Kick off" }).waitFor();
  await keys.press("Space");
  await page.getByRole("button", { name: "End the half" }).waitFor();
  await keys.type("gh9");
  await keys.press("Enter");
  await page.getByText("Goal, 1:0").first().waitFor();
  await keys.type("ya5");
  await keys.press("Enter");
  await keys.press("c");
  const ownWords = page.getByRole("dialog", { name: "Words of your own" });
  await ownWords.getByRole("textbox").waitFor();
  await keys.type("The stand");
  await page.reload();
  await page.getByRole("button", { name: "End the half" }).waitFor();
  await keys.press("c");
  assert.equal(await ownWords.getByRole("textbox").inputValue(), "The stand", "it is there after a reload");
  await keys.press("End");
  await keys.type(" sings.");
  await keys.press("Enter");
  await page.getByText("The stand sings.").first().waitFor();
  await ownWords.waitFor({ state: "detached" });
  await keys.press("Space");
  await page.getByRole("button", { name: "Start the second half" }).waitFor();
  await everythingSent(page);
  const { entries, now } = await logOnServer(id);
  assert.deepEqual(now, ["half_time", 1, 0]);
  const kinds = entries.map(({ kind }) => kind);
  assert.deepEqual(kinds.slice(1, -1), ["goal", "yellow", "comment"]);
  assert.deepEqual(entries.find(({ kind }) => kind === "comment")?.payload, {
    text: "The stand sings.",
    language: "en",
  });
});
