import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
const token = await signIn(site);

/** A match that began half an hour ago. */
async function createLive(away_team_name: string, more: object = {}): Promise<number> {
  const answer = await fetch(`${site.url}/api/admin/matches`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({
      home_team_name: "FC Argishti",
      away_team_name,
      match_date: new Date(Date.now() - 30 * 60_000).toISOString(),
      status: "live",
      ...more,
    }),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

/** What a colleague saves of it meanwhile. */
async function saveBeside(id: number, more: object) {
  const kept = await (await fetch(`${site.url}/api/matches/${id}`)).json();
  const { home_team_name, away_team_name, version } = kept;
  const saved = await fetch(`${site.url}/api/admin/matches/${id}`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ home_team_name, away_team_name, version, ...more }),
  });
  assert.equal(saved.status, 200, await saved.clone().text());
}

async function storedScore(id: number) {
  const { home_score, away_score } = await (await fetch(`${site.url}/api/matches/${id}`)).json();
  return [home_score, away_score];
}

async function typeGoal(page: Page, side: string, minute: string) {
  await page.getByRole("button", { name: "+ Goal" }).click();
  await page.getByLabel("Team type").selectOption(side);
  await page.getByLabel("Minute").fill(minute);
  await page.getByRole("button", { name: "Add event" }).click();
}

const scoreIn = (page: Page) =>
  Promise.all(["Home score", "Away score"].map((label) => page.getByLabel(label).inputValue()));

test("a goal entered beside the form is the score of the form and of open pages, and saves no other", async (t) => {
  const id = await createLive("Veterans", { home_score: 0, away_score: 0 });
  const fan = await openPage(t);
  const listening = fan.waitForResponse(/\/api\/live/);
  await fan.goto(`${site.url}/matches?match=${id}&clubs=all`);
  await listening;
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  await typeGoal(page, "away", "31");
  await page.getByText("The score of the goals").waitFor();
  assert.deepEqual(await scoreIn(page), ["0", "1"]);
  await fan.waitForFunction(() => document.title.includes("0:1") || document.body.innerText.includes("0:1"));
  await page.getByLabel("Attendance").fill("900");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL("**/admin/matches");
  const { home_score, away_score, is_score_typed, attendance } = (await (
    await fetch(`${site.url}/api/matches/${id}`)
  ).json()) as Record<string, unknown>;
  assert.deepEqual([home_score, away_score, is_score_typed, attendance], [0, 1, false, 900]);
});

test("the form asks before it saves an odd event; no leaves it to be corrected, yes saves it", async (t) => {
  const id = await createLive("Juniors");
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  const question = page.getByRole("alertdialog");
  const added = page.getByRole("button", { name: "Delete: 30′" });
  await page.getByLabel("Extra time").fill("4");
  await typeGoal(page, "home", "30");
  await question.getByText("Added time comes only after the last minute of a half").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  assert.equal(await added.count(), 0);
  assert.equal(await page.getByLabel("Minute").inputValue(), "30");
  await page.getByRole("button", { name: "Add event" }).click();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await added.waitFor();
});

test("a score typed over that of the goals is asked about, marked in the list, and can be given back", async (t) => {
  const id = await createLive("Amateurs");
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  await typeGoal(page, "home", "12");
  await page.getByText("The score of the goals").waitFor();
  await page.getByLabel("Home score").fill("3");
  assert.deepEqual(await scoreIn(page), ["3", "0"]);
  await page.getByText("Typed; the goals give 1:0").waitFor();
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.getByRole("alertdialog").getByText("3:0 is typed; the goals give 1:0.").waitFor();
  await page.getByRole("button", { name: "Save anyway" }).click();
  await page.waitForURL("**/admin/matches");
  const row = page.getByRole("listitem").filter({ hasText: "Amateurs" });
  await visitOffice(page, `${site.url}/admin/matches?status=live`);
  await row.getByText("Typed; the goals give 1:0").waitFor();
  await row.getByRole("link", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Take 1:0 from the events" }).click();
  assert.deepEqual(await scoreIn(page), ["1", "0"]);
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL("**/admin/matches?status=live");
  await visitOffice(page, `${site.url}/admin/matches?status=live`);
  await row.waitFor();
  assert.equal(await row.getByText("Typed;").count(), 0);
});

test("goals of a match that still stands as scheduled: its form says that nobody sees a score, until it has begun", async (t) => {
  const id = await createLive("Kitmen", { status: "scheduled" });
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  const said = page.getByText("While the status is “Scheduled”, visitors see no score.");
  await typeGoal(page, "home", "12");
  await said.waitFor();
  const fan = await openPage(t);
  await fan.goto(`${site.url}/matches?match=${id}&clubs=all`);
  assert.doesNotMatch(await fan.title(), /1:0/);
  await page.getByText("Live", { exact: true }).click();
  await page.getByText("The score of the goals").waitFor();
  assert.equal(await said.count(), 0);
});

test("a score that a colleague has typed meanwhile is asked about, also when an event was added beside the own one", async (t) => {
  const match = { match_date: "2026-03-01T15:00", status: "finished", home_score: 1, away_score: 1 };
  const id = await createLive("Reserves", match);
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  await page.getByLabel("Home score").fill("2");
  await saveBeside(id, { ...match, home_score: 4, away_score: 4 });
  await page.getByRole("button", { name: "+ Yellow card" }).click();
  await page.getByLabel("Team type").selectOption("away");
  await page.getByLabel("Minute").fill("77");
  await page.getByRole("button", { name: "Add event" }).click();
  await page.getByRole("button", { name: "Delete: 77′" }).waitFor();
  assert.deepEqual(await scoreIn(page), ["2", "1"]);
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.getByRole("dialog", { name: "Someone saved this first" }).waitFor();
  assert.deepEqual(await storedScore(id), [4, 4]);
});

test("of two who correct a score at once one is right, and a mix that nobody typed is not offered", async (t) => {
  const match = { match_date: "2026-03-02T15:00", status: "finished", home_score: 1, away_score: 1 };
  const id = await createLive("Seniors", match);
  const page = await openOffice(t, site, `/admin/matches/edit/${id}`, { as: "editor" });
  const dialog = page.getByRole("dialog", { name: "Someone saved this first" });
  const pair = dialog.getByRole("group", { name: "Home score, Away score" });
  await page.getByLabel("Home score").fill("2");
  await saveBeside(id, { ...match, away_score: 2 });
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await pair.getByRole("radio", { name: "2:1", checked: true }).waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Save this mix" }).click();
  await page.waitForURL("**/admin/matches");
  assert.deepEqual(await storedScore(id), [2, 1]);

  // Whoever has left the score alone takes the other's.
  await visitOffice(page, `${site.url}/admin/matches/edit/${id}`);
  await page.getByLabel("Attendance").fill("700");
  await saveBeside(id, { ...match, home_score: 2, away_score: 3 });
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await pair.getByRole("radio", { name: "2:3", checked: true }).waitFor({ state: "attached" });
  await dialog.getByRole("button", { name: "Save this mix" }).click();
  await page.waitForURL("**/admin/matches");
  assert.deepEqual(await storedScore(id), [2, 3]);
});
