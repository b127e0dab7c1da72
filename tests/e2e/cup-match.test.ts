import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

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

/** The same tap twice within half a second is taken for a trembling thumb: so a whistle is tapped until it was heard. */
async function blow(page: Page, name: string): Promise<void> {
  const button = page.getByRole("main").getByRole("button", { name, exact: true });
  const isStill = () =>
    button.waitFor({ state: "detached", timeout: 1000 }).then(
      () => false,
      () => true,
    );
  do await button.tap();
  while (await isStill());
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
  // Ours are scored, theirs kept out: after three kicks each nobody can catch up.
  for (let round = 0; round < 3; round++) {
    await tap(/^Goal in the net/);
    await tap(/^Kept out/);
  }
  await page.getByRole("status").filter({ hasText: "FC Argishti won the shoot-out." }).first().waitFor();
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
