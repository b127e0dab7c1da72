import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { openOffice, untilUsable } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

test("the table of 2024-25 has eleven clubs, the own one marked, and is chosen without JavaScript", async (t) => {
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/table`);
  await page.getByRole("main").locator("summary").click();
  await page.getByRole("link", { name: "2024-25" }).click();
  assert.equal(new URL(page.url()).search, "?season=2024-25");
  assert.equal(await page.locator("tbody tr").count(), 11);
  assert.equal(await page.getByRole("row", { name: "Our club" }).count(), 1);
  assert.equal(await page.locator("thead th").count(), 11);
  assert.match((await page.getByRole("main").locator("dl").first().textContent()) ?? "", /11.*165/);
  assert.deepEqual(await page.locator("li:has(> i)").allInnerTexts(), [
    "Champions League (1st)",
    "Europa League (2nd to 4th)",
    "Relegation (last)",
  ]);
});

test("the table's banner shows the league's logo, and its initials where the logo does not load", async (t) => {
  const page = await openPage(t);
  await page.goto(`${site.url}/table`);
  const logo = page.locator('img[src="/club/league.svg"]');
  assert.equal(
    await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
    true,
  );
  await page.route("**/club/league.svg", (route) => route.abort());
  const answer = await page.goto(`${site.url}/hy/table`);
  assert.match((await answer?.text()) ?? "", /league\.svg[^>]*alt="ՀՊԼ"|alt="ՀՊԼ"[^>]*league\.svg/);
  await page.mouse.move(200, 200);
  await page.getByRole("main").getByText("ՀՊԼ", { exact: true }).waitFor();
});

test("a season that is not there is an empty table that names it", async (t) => {
  const page = await openPage(t);
  const answer = await page.goto(`${site.url}/ru/table?season=1999-00`);
  assert.equal(answer?.status(), 200);
  await page.getByText("Таблица сезона 1999/00 ещё не готова").waitFor();
  assert.equal(await page.locator("meta[name=robots]").getAttribute("content"), "noindex");
});

test("what cannot name a season leads to the designed 404, never to another season's table", async (t) => {
  const page = await openPage(t);
  const answer = await page.goto(`${site.url}/ru/table?season=autumn`);
  assert.equal(answer?.status(), 404);
  await page.getByRole("heading", { name: "Эта страница в офсайде" }).waitFor();
  assert.equal(await page.getByRole("contentinfo").count(), 1);
});

test("on a phone of 320 pixels the table keeps the teams' names", async (t) => {
  const page = await openPage(t, { viewport: { width: 320, height: 700 } });
  await page.goto(`${site.url}/hy/table`);
  assert.ok(await page.getByRole("row", { name: "Մեր ակումբը" }).locator("b").isVisible());
  // The banner cuts off what is too wide, so the page does not grow by it.
  const heading = await page.locator("h1").evaluate((h1) => h1.scrollWidth - h1.clientWidth);
  assert.equal(heading, 0, "the heading is whole");
});

test("the rules of a season are kept by Ctrl+S, and nobody leaves typed words without a question", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  const open = () => page.getByRole("button", { name: "Order of places" }).click();
  const rules = page.getByRole("dialog", { name: "Order of places" });
  const places = rules.getByLabel("Places for which a deciding match is played");
  await open();
  await places.fill("1,10");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Stay" }).click();
  assert.equal(await places.inputValue(), "1,10");
  await page.keyboard.press("Control+s");
  await rules.waitFor({ state: "detached" });
  await open();
  assert.equal(await places.inputValue(), "1,10");
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "detached" });
});

test("bans that are saved over what somebody else has saved of the season meanwhile are asked about", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  await page.getByRole("button", { name: "Bans", exact: true }).click();
  const bans = page.getByRole("dialog", { name: "Bans" });
  const yellows = bans.getByLabel("Yellow cards for a ban");
  const own = String(Number(await yellows.inputValue()) + 1);
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const path = `${site.url}/api/admin/seasons/2026-27`;
  const body = JSON.stringify({ rules_source: "Regulations, 4.2" });
  assert.equal((await fetch(path, { method: "PUT", headers, body })).status, 200);
  await yellows.fill(own);
  await bans.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save this mix" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  const { yellows_for_ban } = await (await fetch(`${site.url}/api/seasons/2026-27`)).json();
  assert.equal(String(yellows_for_ban), own);
});

test("what is typed into the table while a save is still on its way is not lost with its answer", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  const cell = (row: number) => page.locator("tbody tr").nth(row).locator("[data-cell]").nth(2);
  const type = async (row: number, figure: string) => {
    await cell(row).click();
    await page.keyboard.type(figure);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
  };
  const [last, before] = [(await page.locator("tbody tr").count()) - 1, await cell(0).textContent()];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/admin/league-table?season=*", async (route) => {
    await held;
    await route.continue();
  });
  await type(0, String(Number(before) + 1));
  await page.keyboard.press("Control+s");
  const asked = page.waitForRequest("**/api/admin/league-table?season=*");
  await asked;
  await type(last, "33");
  answer();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: "Save Changes" }).waitFor();
  assert.ok((await page.locator("[data-cell]").allTextContents()).includes("33"));
});

test("who begins a season that a colleague has begun and saved meanwhile is asked, and neither's figures are lost", async (t) => {
  const begin = async (as: "admin" | "editor", row: number, wins: string) => {
    const page = await openOffice(t, site, "/admin/table", { as });
    await page.getByRole("button", { name: "New Season" }).click();
    await page.getByRole("dialog").getByLabel("Enter the season").fill("2041-42");
    await page.getByRole("dialog").getByRole("button", { name: "New Season" }).click();
    await page.getByText("Unsaved changes in 2041-42").waitFor();
    await page.locator("tbody tr").nth(row).locator("[data-cell]").nth(2).click();
    await page.keyboard.type(wins);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    return page;
  };
  const wins = async () => {
    const rows = (await (await fetch(`${site.url}/api/league-table?season=2041-42`)).json()) as {
      won: number;
    }[];
    return rows.map(({ won }) => won).filter((won) => won > 0);
  };
  const [first, second] = [await begin("admin", 1, "5"), await begin("editor", 3, "7")];
  await first.getByRole("button", { name: "Save Changes" }).click();
  await first.getByText("Saved", { exact: true }).first().waitFor();
  await second.getByRole("button", { name: "Save Changes" }).click();
  const asked = second.getByRole("dialog", { name: "Someone saved this first" });
  await asked.waitFor();
  assert.deepEqual(await wins(), [5]);
  // Of the club that the first one counted, their row; of the other one's, the own.
  await asked.getByRole("radio", { name: /W 5/ }).check({ force: true });
  await asked.getByRole("button", { name: "Save this mix" }).click();
  await second.getByText("Saved", { exact: true }).first().waitFor();
  assert.deepEqual(await wins(), [7, 5]);
});

/** What is saved is done, and its answer lost; it is saved again. */
async function saveOverLostAnswer(page: Page): Promise<void> {
  await page.route(
    "**/api/admin/league-table",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("The server does not answer.").first().waitFor();
  await page.getByRole("button", { name: "Save Changes" }).click();
}

/** Moves the third team of a table above the second. @returns where its button stands when it is the third again */
async function moveThirdUp(page: Page): Promise<Locator> {
  const third = page.locator("tbody tr").nth(2);
  const up = third.getByRole("button", { name: /^Move up/ });
  const name = (await up.getAttribute("aria-label")) ?? "";
  await up.click();
  await page.locator("tbody tr").nth(1).getByRole("button", { name, exact: true }).waitFor();
  return third.getByRole("button", { name, exact: true });
}

test("a new season whose answer was lost is saved by the next press, without a question", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  await page.getByRole("button", { name: "New Season" }).click();
  await page.getByRole("dialog").getByLabel("Enter the season").fill("2043-44");
  await page.getByRole("dialog").getByRole("button", { name: "New Season" }).click();
  await saveOverLostAnswer(page);
  await page.getByText("Saved", { exact: true }).first().waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("an order whose answer was lost is nobody else's, though the points have put it back", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  await moveThirdUp(page);
  await saveOverLostAnswer(page);
  await page.getByText("The table stands in the order of its figures.").waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
});

test("a team that is moved where its points don't put it is back after the save, and staff are told what decides", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const backAgain = await moveThirdUp(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("The table stands in the order of its figures.").waitFor();
  await backAgain.waitFor();
});

const GOALS = /, GF: /;

/** Types another figure into the first row's goals. @returns what stands there now */
async function typeGoals(page: Page, more = 1, nth = 0): Promise<string> {
  const cell = page.getByRole("button", { name: GOALS }).nth(nth);
  const figure = String(Number(await cell.innerText()) + more);
  await cell.click();
  await page.keyboard.type(figure);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await page.getByText(/^Unsaved changes in/).waitFor();
  return figure;
}

interface SavedRow {
  team_name: string;
  goals_for: number;
}

/**
 * A colleague counts another goal of the last team.
 * @param decided what is decided about the first one besides
 * @returns the last team as it is saved then
 */
async function colleagueSaves(season: string, decided: object = {}): Promise<SavedRow> {
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const standings = await savedRows(season);
  const last = standings.at(-1)!;
  last.goals_for += 1;
  const entered = ["team_name", "team_name_hy", "won", "drawn", "lost", "goals_for", "goals_against", "form"];
  const sent = standings.map((row, place) => ({
    ...Object.fromEntries(entered.map((name) => [name, row[name as keyof SavedRow]])),
    ...(place === 0 ? decided : {}),
  }));
  const body = JSON.stringify({ season, standings: sent });
  const answer = await fetch(`${site.url}/api/admin/league-table`, { method: "PUT", headers, body });
  assert.equal(answer.status, 200);
  return last;
}

async function savedRows(season: string): Promise<SavedRow[]> {
  return (await fetch(`${site.url}/api/league-table?season=${season}`)).json();
}

/** The save of the page asks about what the colleague saved, which stays. */
async function asksAbout(page: Page, { team_name, goals_for }: SavedRow): Promise<void> {
  await page.getByRole("button", { name: "Save Changes" }).click();
  const asked = page.getByRole("dialog", { name: "Someone saved this first" });
  await asked.getByRole("button", { name: "Save this mix" }).waitFor();
  const saved = (await savedRows("2026-27")).find((row) => row.team_name === team_name);
  assert.equal(saved?.goals_for, goals_for);
}

test("typed cells stay when the page is loaded anew, and the save asks about what a colleague saved meanwhile", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  const typed = await typeGoals(page);
  const theirs = await colleagueSaves("2026-27");
  const loaded = page.waitForResponse("**/api/seasons/2026-27");
  await page.locator('a[href="/admin/table"]').first().click();
  await (await loaded).finished();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  assert.equal(await page.getByRole("button", { name: GOALS }).first().innerText(), typed);
  await asksAbout(page, theirs);
});

test("typed cells are asked about before another season is shown", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const typed = await typeGoals(page);
  const question = page.getByRole("alertdialog");
  const link = page.locator('a[href="/admin/table"]').first();
  await link.click();
  await question.getByRole("button", { name: "Stay" }).click();
  assert.equal(new URL(page.url()).search, "?season=2025-26");
  assert.equal(await page.getByRole("button", { name: GOALS }).first().innerText(), typed);
  await link.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.waitForURL((address) => address.search === "");
  await page.getByText(/^Unsaved changes in/).waitFor({ state: "detached" });
  // By the page's own choice: once.
  await typeGoals(page);
  await page.locator("input[name=season]").nth(1).click({ force: true });
  await question.getByRole("button").last().click();
  await page.waitForURL((address) => address.search !== "");
  assert.equal(await question.count(), 0);
  assert.equal(await page.getByText(/^Unsaved changes in/).count(), 0);
});

test("what a colleague saves while the page is still loading is asked about", async (t) => {
  const page = await openOffice(t, site, "/admin");
  let theirs: SavedRow | undefined;
  const read = page.waitForResponse(/\/league-table\?season=/);
  await page.route("**/api/seasons/2026-27", async (route) => {
    await read;
    theirs ??= await colleagueSaves("2026-27");
    await route.continue();
  });
  await page.locator('a[href="/admin/table"]').first().click();
  await page.getByRole("button", { name: GOALS }).first().waitFor();
  await typeGoals(page);
  await asksAbout(page, theirs!);
});

test("what a colleague saves while the page loads anew after a save is asked about at the next one", async (t) => {
  const page = await openOffice(t, site, "/admin/table");
  await typeGoals(page);
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route(/\/api\/(admin\/)?(league-table|seasons|teams)/, async (route) => {
    if (route.request().method() === "GET") await mayLoad;
    await route.continue();
  });
  const loadsAnew = page.waitForRequest(
    (request) => request.method() === "GET" && /\/api\/(admin\/)?(league-table|seasons)/.test(request.url()),
  );
  await page.getByRole("button", { name: "Save Changes" }).click();
  await loadsAnew;
  await typeGoals(page, 2, 1);
  const theirs = await colleagueSaves("2026-27");
  load();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await asksAbout(page, theirs);
});

test("what is typed into the table is offered after a reload, until it is saved", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const typed = await typeGoals(page);
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await untilUsable(page);
  assert.equal(await page.getByText(/^Unsaved changes in/).count(), 0);
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.getByText(/^Unsaved changes in/).waitFor();
  assert.equal(await page.getByRole("button", { name: GOALS }).first().innerText(), typed);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.reload();
  await untilUsable(page);
  assert.equal(await page.getByRole("button", { name: "Restore it" }).count(), 0);
});

test("what is typed into the table and kept goes with its save, and with Reset", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const draft = (isKept: boolean) =>
    page.waitForFunction(
      (isKept) => Object.keys(localStorage).some((key) => /^draft:.*table-/.test(key)) === isKept,
      isKept,
    );
  for (const end of ["Reset", "Save Changes"]) {
    await typeGoals(page);
    await draft(true);
    await page.getByRole("button", { name: end }).click();
    if (end === "Reset") await page.getByRole("alertdialog").getByRole("button").last().click();
    await draft(false);
  }
});

test("what is typed about a team's points is offered after a reload, also where a colleague has decided otherwise, until it is dropped", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const points = page.getByRole("dialog").getByLabel("Points given or taken").first();
  const open = () =>
    page
      .getByRole("button", { name: /^Decisions/ })
      .first()
      .click();
  await open();
  await points.fill("-3");
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await untilUsable(page);
  await colleagueSaves("2025-26", { points_adjustment: -1, adjustment_reason: "Late papers" });
  await page.reload();
  await untilUsable(page);
  await open();
  assert.equal(await points.inputValue(), "-1");
  await page.getByRole("dialog").getByRole("button", { name: "Restore it" }).click();
  assert.equal(await points.inputValue(), "-3");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await open();
  assert.equal(await points.inputValue(), "-1");
  assert.equal(await page.getByRole("button", { name: "Restore it" }).count(), 0);
});

test("decisions that are restored after a colleague has decided otherwise are asked about at the save", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const dialog = page.getByRole("dialog");
  const open = () =>
    page
      .getByRole("button", { name: /^Decisions/ })
      .first()
      .click();
  await open();
  await dialog.getByLabel("Points given or taken").first().fill("-2");
  await dialog.getByLabel("Reason for the points (English)").first().fill("Late papers");
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  await untilUsable(page);
  const theirs = { points_adjustment: -1, adjustment_reason: "Flares" };
  await colleagueSaves("2025-26", theirs);
  await page.reload();
  await untilUsable(page);
  await open();
  await dialog.getByRole("button", { name: "Restore it" }).click();
  await dialog.getByRole("button", { name: "Take over" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByText("Someone saved this first").waitFor();
  const rows = await fetch(`${site.url}/api/league-table?season=2025-26`).then((answer) => answer.json());
  assert.equal(rows[0].adjustment_reason, "Flares");
});

test("a drawn place that a colleague saved stays when points that were typed for the team meanwhile are saved", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26");
  const decisions = page.getByRole("button", { name: /^Decisions/ }).first();
  await decisions.click();
  await page.getByRole("dialog").getByLabel("Penalty points for cards").fill("7");
  await colleagueSaves("2025-26", { lot: 2, lot_reason: "Drawn on Monday" });
  await page.getByRole("dialog").getByRole("button", { name: "Take over" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const asked = page.getByRole("dialog", { name: "Someone saved this first" });
  const lot = asked.getByRole("group", { name: /: Drawn place$/ });
  await lot.getByRole("radio", { name: /Drawn place 2, About the drawing of lots Drawn on Monday/ }).waitFor({
    state: "attached",
  });
  await asked.getByRole("button", { name: "Save this mix" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  const [first] = await fetch(`${site.url}/api/league-table?season=2025-26`).then((answer) => answer.json());
  assert.deepEqual([first.lot, first.lot_reason, first.card_points], [2, "Drawn on Monday", 7]);
});

test("where the table comes from is asked about with the figures that are typed, and what is chosen is saved", async (t) => {
  const season = "2024-25";
  const page = await openOffice(t, site, `/admin/table?season=${season}`);
  const headers = { authorization: `Bearer ${await signIn(site)}`, "content-type": "application/json" };
  const call = async (method: string, body?: string) => {
    const answer = await fetch(`${site.url}/api/${body ? "admin/" : ""}seasons/${season}`, {
      ...{ method, headers },
      ...(body ? { body } : {}),
    });
    return (await answer.json()) as { table_source: string };
  };
  const asked = page.getByRole("dialog", { name: "Someone saved this first" });
  const source = asked.getByRole("group", { name: "Where the table comes from" });
  const save = async () => {
    await page.getByRole("button", { name: "Save Changes" }).click();
    await asked.waitFor();
  };
  const saveMix = async () => {
    await asked.getByRole("button", { name: "Save this mix" }).click();
    await page.getByText("Saved", { exact: true }).first().waitFor();
  };
  // A figure is typed, and a colleague lets the table follow the results: the figure stands beside that choice.
  const goals = await typeGoals(page);
  await call("PUT", JSON.stringify({ table_source: "results" }));
  await save();
  assert.ok(await source.getByRole("radio", { name: new RegExp(`By hand.*GF ${goals}`, "s") }).isChecked());
  assert.equal(await asked.getByRole("group").count(), 1);
  await source.getByRole("radio", { name: /By results/ }).check({ force: true });
  await saveMix();
  assert.equal((await call("GET")).table_source, "results");
  // The page follows on; a colleague types while a decision about another team is taken.
  await page.getByRole("button", { name: "Edit by hand" }).waitFor();
  await page
    .getByRole("button", { name: /^Decisions/ })
    .nth(2)
    .click();
  await page.getByRole("dialog").getByLabel("Penalty points for cards").fill("3");
  await page.getByRole("dialog").getByRole("button", { name: "Take over" }).click();
  const theirs = await colleagueSaves(season);
  await save();
  const hand = source.getByRole("radio", { name: new RegExp(`By hand.*GF ${theirs.goals_for}`, "s") });
  assert.ok(await hand.isChecked());
  assert.equal(await asked.getByRole("radio", { name: /GF/ }).count(), 1, "counted figures are no choice");
  await saveMix();
  assert.equal((await call("GET")).table_source, "hand");
  const rows = (await savedRows(season)) as (SavedRow & { card_points: number })[];
  assert.deepEqual(
    rows
      .filter((row) => row.card_points === 3 || row.team_name === theirs.team_name)
      .map((row) => row.goals_for),
    [rows.find((row) => row.card_points === 3)?.goals_for, theirs.goals_for],
  );
});
