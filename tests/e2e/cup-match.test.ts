import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";
import { blow } from "#tests/support/whistle.ts";

const site = await openSite();
const headers = { "content-type": "application/json", authorization: `Bearer ${await signIn(site)}` };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function get<Answer>(path: string): Promise<Answer> {
  return (await (await fetch(site.url + path, { headers })).json()) as Answer;
}

/** A match of the cup that begins now. */
async function createCupMatch(): Promise<number> {
  const { teams } = await get<{ teams: { id: number; is_own: boolean }[] }>("/api/admin/teams");
  const { competitions } = await get<{ competitions: { id: number; slug: string }[] }>("/api/competitions");
  const answer = await fetch(`${site.url}/api/admin/matches`, {
    method: "POST",
    headers,
    body: JSON.stringify({
      home_team_name: "FC Argishti",
      home_team_id: teams.find((team) => team.is_own)!.id,
      away_team_name: "Veterans",
      competition_id: competitions.find(({ slug }) => slug === "cup")!.id,
      match_date: new Date().toISOString(),
      status: "scheduled",
    }),
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as { id: number }).id;
}

const tapper = (page: Page) => (name: string | RegExp) =>
  page
    .getByRole("main")
    .getByRole("button", { name, exact: typeof name === "string" })
    .first()
    .tap();

/** The guests begin and score; then that is taken back, and our side begins. */
async function kicksTellWhatTheyDecide(page: Page): Promise<void> {
  const tap = tapper(page);
  const says = (text: string) => page.getByRole("main").getByText(text, { exact: true }).first().waitFor();
  await says("after 120 minutes");
  assert.equal(await page.getByRole("button", { name: "End the shoot-out" }).isDisabled(), true);
  await page.getByRole("radio", { name: "Veterans" }).tap();
  await says("Scored: 0:1.");
  await tap(/^Name one/);
  await tap("7");
  await tap("Goal 0:1");
  await tap("Take back: No. 7, goal, 0:1");
  await page.getByRole("radio", { name: "FC Argishti" }).tap();
  await says("Missed: 0:0.");
  await tap(/^Name one/);
  await tap(/^9 /);
  await page.getByRole("button", { name: /^Change/ }).waitFor();
}

test("a cup match goes through extra time to penalties on a phone, and its page tells it in three languages", async (t) => {
  const id = await createCupMatch();
  const page = await openOffice(t, site, `/admin/matchday/${id}`, { as: "editor", ...PHONE });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  const tap = tapper(page);
  await page.locator("[data-check=storage][data-good=true]").waitFor();
  for (const name of ["Kick off", "Goal, FC Argishti", /^9 /, "No assist", "End the half"]) await tap(name);
  await blow(page, "Start the second half");
  for (const name of ["Goal, Veterans", "Later", "End the match"]) await tap(name);
  await tap("Extra time follows");
  await blow(page, "Start extra time");
  for (const name of ["End the half", "Start its second half", "End the match"]) await blow(page, name);
  await tap("A shoot-out follows");
  await blow(page, "Start the shoot-out");
  await kicksTellWhatTheyDecide(page);
  // Ours are scored, theirs kept out: after three kicks each nobody can catch up.
  for (let round = 1; round <= 3; round++) {
    await tap(`Goal ${round}:0`);
    await page.getByRole("button", { name: new RegExp(`^Take back: .*, goal, ${round}:0$`) }).waitFor();
    await tap(/^Kept out/);
  }
  await page.getByRole("status").filter({ hasText: "FC Argishti won the shoot-out." }).first().waitFor();
  assert.match(
    await page.getByRole("list", { name: "FC Argishti" }).innerText(),
    /\p{L}/u,
    "who took the first",
  );
  await tap("End the shoot-out");
  await page.getByRole("heading", { name: "What is left" }).waitFor();
  await page.getByText("Everything is sent", { exact: true }).first().waitFor();
  assert.deepEqual(faults, []);

  const shown = await get<Record<string, unknown>>(`/api/matches/${id}`);
  assert.deepEqual(
    [shown.status, shown.home_score, shown.away_score, shown.home_penalties, shown.away_penalties],
    ["finished", 1, 1, 3, 0],
  );
  const reader = await openPage(t, PHONE);
  for (const [prefix, words] of [
    ["", "3 on penalties 0"],
    ["/hy", "3 11-մետրանոցներով 0"],
    ["/ru", "3 по пенальти 0"],
  ] as const) {
    await reader.goto(`${site.url}${prefix}/matches/${id}`);
    const slab = reader.getByRole("main").locator(".slab").first();
    const text = (await slab.innerText()).replace(/\s+/g, " ");
    assert.ok(text.includes(words), text);
    assert.match(text, /1 ?: ?1/, prefix);
    assert.ok((await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, prefix);
  }
});
