import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { layCable } from "#tests/support/cable.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";
import { blow } from "#tests/support/whistle.ts";

const site = await openSite();
const token = await signIn(site);
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function call(path: string, json?: object) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method: json ? "POST" : "GET",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  assert.ok(answer.ok, `${path}: ${answer.status}`);
  return answer.json();
}

async function createMatch(): Promise<number> {
  const { teams } = await call("/teams");
  const own = teams.find(({ is_own }: { is_own: boolean }) => is_own);
  const guests = { away_team_name: "Veterans", away_team_name_hy: "Վետերաններ" };
  const home = { home_team_id: own.id, home_team_name: "FC Argishti" };
  return (await call("/admin/matches", { ...home, ...guests, match_date: new Date().toISOString() })).id;
}

/** A whole match in three browsers, on a machine that has more to do. */
const MOST_MS = 400_000;

/** A thumb: what it taps is named as the console names it. */
const thumb =
  (page: Page) =>
  (name: string | RegExp, role: "button" | "radio" = "button") =>
    page
      .getByRole("main")
      .getByRole(role, { name, exact: typeof name === "string" })
      .first()
      .tap();

const inSheet = (page: Page, sheet: string, name: string) =>
  page.getByRole("dialog", { name: sheet }).getByRole("button", { name, exact: true }).tap();

const everythingSent = (page: Page) =>
  page.getByText("Everything is sent", { exact: true }).first().waitFor();

/** The entries as a console lists them, to the letter. */
async function entriesOf(page: Page): Promise<string[]> {
  const rows = await page.getByRole("region", { name: "Entries" }).getByRole("listitem").allInnerTexts();
  return rows.map((row) => row.replace(/\s+/g, " ").trim());
}

/**
 * What a visitor reads of a match: on the open page, and on the same made now. What only stands there with scripts, and
 * what tells the time alone, is left out.
 */
function readIn(page: Page, isMadeNow: boolean): Promise<string> {
  return page.evaluate(async (isNew) => {
    const text = isNew ? await (await fetch(location.href)).text() : document.documentElement.outerHTML;
    const main = new DOMParser().parseFromString(text, "text/html").querySelector("main")!;
    const others = "noscript, script, button, p:has(> button), [role=timer], [role=status]";
    for (const one of main.querySelectorAll(others)) one.remove();
    return (main.textContent ?? "").replace(/\s+/g, " ");
  }, isMadeNow);
}

/** Waits until both read alike; what differs at the end stands in the fault. */
async function agree<Seen>(read: () => Promise<Seen>, like: () => Promise<Seen>, what: string) {
  let [one, other] = [await read(), await like()];
  for (let tries = 0; JSON.stringify(one) !== JSON.stringify(other) && tries < 1000; tries++)
    [one, other] = [await read(), await like()];
  assert.deepEqual(one, other, what);
}

test("a match played on a phone, an Armenian page and a second console agree to the letter, though the network goes twice", {
  timeout: MOST_MS,
}, async (t) => {
  const id = await createMatch();
  const cable = await layCable(Number(new URL(site.url).port));
  t.after(cable.close);
  const away = { ...site, url: `http://127.0.0.1:${cable.port}` };
  const phone = await openOffice(t, away, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  const second = await openOffice(t, site, `/admin/matchday/${id}`, { as: "admin", ...PHONE });
  const tap = thumb(phone);
  await phone.locator("[data-check=storage][data-good=true]").waitFor();
  await tap("Kick off");
  await everythingSent(phone);
  const visitor = await openPage(t, PHONE);
  await visitor.goto(`${site.url}/hy/matches/${id}`);
  const allAgree = async (when: string) => {
    await everythingSent(phone);
    await agree(
      () => entriesOf(second),
      () => entriesOf(phone),
      `second console, ${when}`,
    );
    await agree(
      () => readIn(visitor, false),
      () => readIn(visitor, true),
      `Armenian page, ${when}`,
    );
  };
  for (const name of ["Goal, FC Argishti", /^9 /, /^10 /]) await tap(name);
  await allAgree("after a goal");

  cable.cut();
  for (const name of ["Yellow, Veterans", "4"]) await tap(name);
  for (const name of ["Goal, Veterans", "11"]) await tap(name);
  await tap("No assist");
  await phone.locator("[data-network=offline]").waitFor();
  cable.mend();
  await allAgree("after the first cut");

  await tap("Penalty, FC Argishti");
  await tap(/^9 /);
  await everythingSent(phone);
  await visitor.getByText("11-մետրանոց").first().waitFor();
  await tap(/^Goal in the net/);
  await allAgree("after the penalty");

  await blow(phone, "End the half");
  await allAgree("at the break");
  cable.cut();
  await blow(phone, "Start the second half");
  for (const name of ["Sub, FC Argishti", /^8 /, /^14 /, "Ready"]) await tap(name);
  for (const name of ["Yellow, Veterans", "4"]) await tap(name);
  await phone.locator("[data-network=offline]").waitFor();
  cable.mend();
  await allAgree("after the second cut");

  await tap("Time added");
  await inSheet(phone, "How many minutes?", "+4");
  await phone.getByRole("dialog").waitFor({ state: "detached" });
  await tap("End the match");
  await blow(phone, "Tap once more");
  await phone.getByRole("heading", { name: "What is left" }).waitFor();
  await allAgree("after the end");
  assert.match(await visitor.title(), /2:1/);
});

test("a yellow card that two phones tap for one man sends nobody off, and both are asked until one of them answers", async (t) => {
  const id = await createMatch();
  const phone = await openOffice(t, site, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  const second = await openOffice(t, site, `/admin/matchday/${id}`, { as: "admin", ...PHONE });
  await phone.locator("[data-check=storage][data-good=true]").waitFor();
  await thumb(phone)("Kick off");
  await second.getByRole("button", { name: "Yellow, Veterans", exact: true }).waitFor();
  for (const page of [phone, second]) await thumb(page)("Yellow, Veterans");
  for (const page of [phone, second]) await thumb(page)("4");
  const question = (page: Page) => page.getByRole("dialog", { name: "The same card?" });
  for (const page of [phone, second]) {
    await question(page).getByText("counts when one of you has answered").waitFor();
    await everythingSent(page);
  }
  const events = async () =>
    (await call(`/matches/${id}`)).events.map(({ event_type }: { event_type: string }) => event_type);
  assert.deepEqual(await events(), ["yellow_card"]);
  await inSheet(phone, "The same card?", "Not now");
  await question(phone).waitFor({ state: "detached" });
  await phone.getByRole("listitem").filter({ hasText: "twice?" }).getByRole("button").tap();
  await phone.getByRole("dialog").getByRole("button", { name: "It is one card", exact: true }).tap();
  await question(second).waitFor({ state: "detached" });
  await everythingSent(phone);
  await agree(
    () => entriesOf(second),
    () => entriesOf(phone),
    "both consoles after the answer",
  );
  assert.deepEqual(await events(), ["yellow_card"]);
});

/** A match whose first half has just begun on a phone. */
async function kickOff(t: TestContext) {
  const id = await createMatch();
  const phone = await openOffice(t, site, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  const tap = thumb(phone);
  await phone.locator("[data-check=storage][data-good=true]").waitFor();
  await tap("Kick off");
  return { id, phone, tap };
}

/** As the form of the match saves it. */
async function put(id: number, json: object): Promise<void> {
  const answer = await fetch(`${site.url}/api/admin/matches/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(json),
  });
  assert.equal(answer.status, 200);
}

test("sides that are turned in the form turn on the open console too, and a goal counts for the club that it names", async (t) => {
  const { id, phone, tap } = await kickOff(t);
  await everythingSent(phone);
  const match = await call(`/matches/${id}`);
  await put(id, {
    ...{ home_team_name: match.away_team_name, match_date: match.match_date },
    ...{ away_team_id: match.home_team_id, away_team_name: match.home_team_name },
  });
  const goal = phone.getByRole("button", { name: "Goal, FC Argishti" });
  await goal.and(phone.locator("[data-side=away]")).waitFor();
  await goal.tap();
  await tap("Later");
  await everythingSent(phone);
  const { home_team_name, home_score, away_score } = await call(`/matches/${id}`);
  assert.deepEqual([home_team_name, home_score, away_score], ["Veterans", 0, 1]);
});

test("a score typed over the goals is told on the open console, since visitors see it and none of the next goals", async (t) => {
  const { id, phone, tap } = await kickOff(t);
  await tap("Goal, FC Argishti");
  await tap("Later");
  await everythingSent(phone);
  const { home_team_id, home_team_name, away_team_name, match_date } = await call(`/matches/${id}`);
  const match = { home_team_id, home_team_name, away_team_name, match_date, status: "live" };
  await put(id, { ...match, home_score: 3, away_score: 1 });
  await phone.getByText("The site shows the typed 3:1", { exact: true }).waitFor();
  await put(id, { ...match, home_score: null, away_score: null });
  await everythingSent(phone);
});

test("a goal tapped without network, after a colleague put the clock right, stands at the right minute", async (t) => {
  const { id, phone, tap } = await kickOff(t);
  const second = await openOffice(t, site, `/admin/matchday/${id}`, { as: "admin", ...PHONE });
  await second.getByRole("button", { name: "Yellow, Veterans", exact: true }).waitFor();
  await everythingSent(phone);
  await phone.context().setOffline(true);
  for (let minutes = 1; minutes <= 2; minutes++) {
    await thumb(second)(/First half/);
    await thumb(second)("Put the clock right");
    await second.getByRole("button", { name: /1 min earlier/ }).tap();
    await second
      .getByText("Clock put right")
      .nth(minutes - 1)
      .waitFor();
  }
  await tap("Goal, FC Argishti");
  await tap("Later");
  await phone.context().setOffline(false);
  await everythingSent(phone);
  const { events } = await call(`/matches/${id}/events`);
  assert.deepEqual(
    events.map(({ minute, event_type }: Record<string, unknown>) => [minute, event_type]),
    [[3, "goal"]],
  );
  await phone.getByRole("region", { name: "Entries" }).getByText(/^3′/).first().waitFor();
});
