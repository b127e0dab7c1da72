import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { openPage } from "#tests/support/browser.ts";
import { articleSource, openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS } from "#tests/support/site.ts";

const site = await openSite({ DEMO: "0" });

/** As the operator of a club does it. */
function account(folder: string, ...given: string[]) {
  return spawnSync(process.execPath, ["bin/account.ts", ...given], {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: "production" },
    encoding: "utf8",
  });
}

function createAdmin(): void {
  const words = ["create", "admin", "--role", "admin", "--password", PASSWORDS.admin];
  const { status, stderr } = account(site.dataFolder, ...words);
  assert.equal(status, 0, stderr);
}

test("the accounts of a folder without a club are not listed as if there were none", () => {
  const nowhere = join(site.dataFolder, "mistyped");
  const { status, stderr } = account(nowhere, "list");
  assert.equal(status, 1);
  assert.match(stderr, /There is no club in .*mistyped yet/);
  assert.ok(!existsSync(nowhere));
});

/** From the sidebar, through its fold, to a list without anything in it. */
async function goTo(page: Page, section: string, part: string): Promise<void> {
  const sections = page.getByRole("navigation", { name: "Sections" });
  const fold = sections.getByRole("button", { name: `${section}, More` });
  if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  await sections.getByRole("link", { name: part, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: part }).waitFor();
  assert.equal(
    await sections.getByRole("link", { name: part, exact: true }).getAttribute("aria-current"),
    "page",
  );
}

/** Fills the form of something new in a list, saves it and comes back to the list. */
async function add(page: Page, button: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole("link", { name: button }).first().click();
  await page.getByRole("heading", { level: 1, name: button }).waitFor();
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByRole("link", { name: button }).first().waitFor();
  await page.getByRole("listitem").filter({ hasText: fields["Name (English)"]! }).waitFor();
}

const namesIn = (page: Page) => page.locator("main li b").allTextContents();

test("a club that begins empty is filled on the screens alone: category and article, teams, competition, match, table", async (t) => {
  createAdmin();
  const page = await openOffice(t, site, "/admin");

  await goTo(page, "News Manager", "Categories");
  await page.getByText("No categories found").waitFor();
  for (const name of ["Academy", "Tickets", "Transfers"])
    await add(page, "Add category", { "Name (English)": name });
  let saved = 0;
  const bothSaved = page.waitForResponse((answer) => answer.url().endsWith("/order") && ++saved === 2);
  await page.getByLabel("Move up: Transfers").click();
  await page.waitForFunction(() => document.querySelectorAll("main li b")[1]?.textContent === "Transfers");
  // The focus went along: the keyboard goes on from there.
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector("main li b")?.textContent === "Transfers");
  await bothSaved;
  await page.reload();
  await page.getByText("Tickets", { exact: true }).waitFor();
  assert.deepEqual(await namesIn(page), ["Transfers", "Academy", "Tickets"]);

  await goTo(page, "Matches", "Competitions");
  await page.getByText("No competitions found").waitFor();
  await add(page, "Add competition", { "Name (English)": "Valley League", "Name (Armenian)": "Դաշտի լիգա" });

  await page.goto(`${site.url}/admin/matches/create`);
  await page.getByRole("link", { name: "There are no teams yet: add the first" }).first().waitFor();
  assert.equal(await page.locator("option", { hasText: "Pyunik" }).count(), 0);
  await goTo(page, "Matches", "Teams");
  await page.getByText("No teams found").waitFor();
  await add(page, "Add team", { "Name (English)": "Nairi", "Short code (English)": "NAI" });
  await page.getByRole("link", { name: "Edit: Nairi" }).click();
  await page.locator("label:has([role=switch])", { hasText: "Our club" }).click();
  const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#27514a" } })
    .png()
    .toBuffer();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "crest.png", mimeType: "image/png", buffer: logo });
  await page.getByRole("button", { name: "Use this part" }).click();
  await page.locator('section img[src^="/media/"]').waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.getByRole("listitem").filter({ hasText: "Our club" }).waitFor();
  await add(page, "Add team", { "Name (English)": "Urartu", "Name (Armenian)": "Ուրարտու" });

  await page.goto(`${site.url}/admin/news/create`);
  await page.getByLabel("Title", { exact: false }).first().fill("The first training");
  await (await articleSource(page)).fill("Everybody came.");
  await page.getByLabel("Category").selectOption({ label: "Academy" });
  await page.locator("label:has([role=switch])", { hasText: "Published" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.waitForURL("**/admin/news");

  await page.goto(`${site.url}/admin/matches/create`);
  await page.getByRole("combobox", { name: "Home team" }).selectOption({ index: 1 });
  await page.getByRole("combobox", { name: "Away team" }).selectOption({ index: 2 });
  await page.getByRole("combobox", { name: "Competition" }).selectOption({ label: "Valley League" });
  await page.getByLabel("Date and time").fill("2098-05-01T19:00");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL("**/admin/matches");

  await page.goto(`${site.url}/admin/table`);
  await page.getByRole("button", { name: "New Season" }).first().click();
  await page.getByLabel("Enter the season").fill("2097-98");
  await page.getByRole("dialog").getByRole("button", { name: "New Season" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();

  const visitor = await openPage(t, { javaScriptEnabled: false });
  await visitor.goto(`${site.url}/news?category=academy`);
  await visitor.getByRole("heading", { name: "The first training" }).waitFor();
  await visitor.goto(`${site.url}/hy/matches`);
  await visitor.getByRole("main").getByText("Ուրարտու").filter({ visible: true }).first().waitFor();
  await visitor.goto(`${site.url}/table?season=2097-98`);
  assert.deepEqual(
    (await visitor.locator("main tbody tr").allInnerTexts()).map((row) => /Nairi|Urartu/.exec(row)?.[0]),
    ["Nairi", "Urartu"],
  );
});

test("what is in use is not deleted, and the refusal says why; the rest goes to the trash and comes back", async (t) => {
  const page = await openOffice(t, site, "/admin/teams");
  const remove = async (name: string) => {
    await page.getByRole("button", { name: `Delete: ${name}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove("Urartu");
  await page.getByText("Urartu can't be deleted: matches (1) or tables (rows: 1) name this team.").waitFor();
  await page.goto(`${site.url}/admin/competitions`);
  await remove("Valley League");
  await page.getByText("Valley League can't be deleted: matches are played in it (1).").waitFor();
  await page.goto(`${site.url}/admin/categories`);
  await remove("Academy");
  await page.getByText("This category has articles (1). Give them another category first.").waitFor();
  await remove("Tickets");
  const tickets = page.getByRole("listitem").filter({ hasText: "Tickets" });
  await tickets.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await tickets.waitFor();

  // Its versions, and the way back to one.
  await page.getByRole("link", { name: "Edit: Tickets" }).click();
  await page.getByLabel("Name (Russian)").fill("Билеты");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await tickets.filter({ hasText: "Билеты" }).waitFor();
  await page.getByRole("link", { name: "Edit: Tickets" }).click();
  await page.getByRole("button", { name: "History" }).click();
  await page.getByText("Changed: Name (Russian)").waitFor();
});

test("who saves a team second chooses between the two versions", async (t) => {
  const [one, other] = [await openOffice(t, site, "/admin/teams"), await openOffice(t, site, "/admin/teams")];
  for (const page of [one, other]) {
    await page.getByRole("link", { name: "Edit: Urartu" }).click();
    await page.getByLabel("Town (English)").waitFor();
  }
  const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).first().click();
  await one.getByLabel("Town (English)").fill("Yerevan");
  await save(one);
  await one.getByRole("listitem").filter({ hasText: "Yerevan" }).waitFor();
  await other.getByLabel("Town (English)").fill("Gyumri");
  await save(other);
  await other.getByText("Someone saved this first").waitFor();
  await other.getByRole("button", { name: "Save this mix" }).click();
  await other.getByRole("listitem").filter({ hasText: "Gyumri" }).waitFor();
});
