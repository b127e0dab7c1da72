import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();

/** Saves while the server fails, then when it does not: the same form goes through. */
async function saveTwice(page: Page, save: string, call: string, sentence: string): Promise<void> {
  await page.route(`**/api${call}`, (route) => route.fulfill({ status: 500, body: "<html>" }), { times: 1 });
  await page.getByRole("button", { name: save }).first().click();
  await page.getByText(sentence).first().waitFor();
  await page.getByRole("button", { name: save }).first().click();
}

/** Deletes after the question, and brings it back by the toast. */
async function deleteAndUndo(
  page: Page,
  question: string,
  ask: () => Promise<void>,
  shown: Locator,
): Promise<void> {
  await ask();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByText(question).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await ask();
  await dialog.getByRole("button", { name: /^(Delete|Удалить)$/ }).click();
  await shown.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /Undo|Отменить/ }).click();
  await shown.waitFor();
}

/** The same by the dialog of a person's tile, which is open and stays so when the question is answered with no. */
function deletePersonAndUndo(page: Page, question: string, tile: Locator): Promise<void> {
  const ask = () => page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  return deleteAndUndo(page, question, ask, tile);
}

async function fillNames(page: Page, first: [string, string], last: [string, string]): Promise<void> {
  await page.getByLabel("First name (English)").fill(first[0]);
  await page.getByLabel("First name (Armenian)").fill(first[1]);
  await page.getByLabel("Last name (English)").fill(last[0]);
  await page.getByLabel("Last name (Armenian)").fill(last[1]);
}

test("a player is refused without a position, signed, found by every filter, edited, deleted and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/players/create", { as: "editor" });
  await fillNames(page, ["Areg", "Արեգ"], ["Testyan", "Տեստյան"]);
  await page.getByRole("button", { name: "Save Player" }).first().click();
  await page.getByText("Choose one of the list.").first().waitFor();
  await page.getByLabel("Position").selectOption("Midfielder");
  await saveTwice(page, "Save Player", "/admin/players", "Failed to save player");
  await page.waitForURL("**/admin/players");
  const tile = page.getByRole("main").getByRole("link", { name: "Testyan" });
  await tile.waitFor();

  await page.getByRole("searchbox").fill("տեստյան");
  await page.waitForFunction(() => document.querySelectorAll("main a[href*='player=']").length === 1);
  await page.getByLabel("Position", { exact: true }).selectOption("Goalkeeper");
  await page.getByText("No players found").waitFor();
  await page.getByLabel("Position", { exact: true }).selectOption("Midfielder");
  await page.getByRole("button", { name: /^Inactive Only/ }).click();
  await page.getByText("No players found").waitFor();
  await page.getByRole("button", { name: /^Active Only/ }).click();
  await tile.click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Jersey number").fill("98");
  await page.locator("label:has([role=switch])", { hasText: "Active player" }).click();
  await page.getByRole("button", { name: "Save Player" }).first().click();
  await page.waitForURL(/\/admin\/players\?search=.*position=Midfielder&status=active$/);
  await visitOffice(page, `${site.url}/admin/players?status=inactive&search=testyan`);
  await tile.locator(".number", { hasText: "98" }).waitFor();
  await tile.click();
  await deletePersonAndUndo(page, "Are you sure you want to delete this player?", tile);
});

test("who saves a player second can take the other's switch with their own words", async (t) => {
  const [mine, theirs] = [
    await openOffice(t, site, "/admin/players/edit/2", { as: "editor" }),
    await openOffice(t, site, "/admin/players/edit/2", { as: "editor" }),
  ];
  await theirs.getByText("Active player").click();
  await theirs.getByRole("button", { name: "Save Player" }).first().click();
  await theirs.waitForURL("**/admin/players");
  await mine.getByLabel("Biography (English)").fill("Keeps goal.");
  await mine.getByRole("button", { name: "Save Player" }).first().click();
  await mine.getByRole("dialog", { name: "Someone saved this first" }).waitFor();
  await mine.getByRole("button", { name: "Save this mix" }).click();
  await mine.waitForURL("**/admin/players");
  await visitOffice(mine, `${site.url}/admin/players/edit/2`);
  assert.equal(await mine.getByLabel("Biography (English)").inputValue(), "Keeps goal.");
  assert.equal(await mine.getByRole("switch", { name: "Active player" }).isChecked(), false);
});

test("a member of staff is refused without a role, taken on, found by every filter, deleted and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/staff/create", { as: "editor" });
  await fillNames(page, ["Shushan", "Շուշան"], ["Testyan", "Տեստյան"]);
  await page.getByLabel("Department").selectOption("coaching");
  await page.getByRole("button", { name: "Save Staff Member" }).first().click();
  await page.getByText("Choose one of the list.").first().waitFor();
  await page.getByLabel("Role", { exact: false }).first().selectOption("Fitness Coach");
  await page.getByLabel("Email").fill("not an address");
  await page.getByRole("button", { name: "Save Staff Member" }).first().click();
  await page.getByText("Enter a valid e-mail address").waitFor();
  await page.getByLabel("Email").fill("");
  await saveTwice(page, "Save Staff Member", "/admin/staff", "Failed to save staff member");
  await page.waitForURL("**/admin/staff");
  const tile = page.getByRole("main").getByRole("link", { name: "Testyan" });
  await tile.waitFor();
  await page.getByRole("searchbox").fill("testyan");
  await page.waitForFunction(() => document.querySelectorAll("main a[href*='member=']").length === 1);
  await page.getByLabel("Department").selectOption("management");
  await page.getByText("No staff members found").waitFor();
  await page.getByLabel("Department").selectOption("coaching");
  await page.getByLabel("Status").selectOption({ label: "Administration / Medical" });
  await page.getByText("No staff members found").waitFor();
  await page.getByLabel("Status").selectOption({ label: "Active Only" });
  await tile.click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Phone").fill("+374 10 123456");
  await page.getByRole("button", { name: "Save Staff Member" }).first().click();
  await page.waitForURL(/\/admin\/staff\?search=testyan&department=coaching&status=active$/);
  await tile.click();
  await page.getByRole("dialog").getByText("+374 10 123456").waitFor();
  await deletePersonAndUndo(page, "Delete this staff member?", tile);
});

test("a filter that is chosen while the list is slow to come is there again after an edit", async (t) => {
  const page = await openOffice(t, site, "/admin/staff", { as: "editor" });
  // A list that never comes: on a bad line it takes seconds.
  const list = /\/api\/staff\?active=false$/;
  await page.route(list, () => {});
  await page.getByLabel("Department").selectOption("coaching");
  await page.locator("main a[href*='member=']").first().click();
  await page.getByRole("dialog").getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Phone").fill("+374 10 654321");
  await page.unroute(list);
  await page.getByRole("button", { name: "Save Staff Member" }).first().click();
  await page.waitForURL(/\/admin\/staff\?department=coaching$/);
});

test("a match is refused without teams, set, found by search and status, played, deleted and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor" });
  assert.match(await page.getByLabel("Date and time").inputValue(), / 15:00$/);
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.getByText("Home team, away team, and match date are required").first().waitFor();
  await page.getByLabel("Home team").first().selectOption({ label: "Noah / Նոա" });
  await page.getByLabel("Away team").first().selectOption("custom");
  await page.getByLabel("Name (English)").fill("Testovka United");
  assert.equal(await page.getByLabel("Home score").count(), 0);
  await saveTwice(page, "Save Match", "/admin/matches", "Failed to save match");
  await page.waitForURL("**/admin/matches");
  await page.getByRole("searchbox").fill("testovka");
  const row = page.getByRole("button", { name: /^Delete: .*Testovka United/ });
  await row.waitFor();
  await page.getByRole("button", { name: "Postponed", exact: false }).click();
  await page.getByText("No matches found").waitFor();
  await page.getByRole("button", { name: "Scheduled", exact: false }).click();
  await page.getByRole("link", { name: /^Edit: .*Testovka United/ }).click();
  await page.locator("label:has([type=radio])", { hasText: "Live" }).click();
  await page.getByLabel("Home score").fill("2");
  await page.getByLabel("Away score").fill("1");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL(/\/admin\/matches\?(.*&)?search=testovka/);
  await visitOffice(page, `${site.url}/admin/matches?status=live`);
  await page
    .getByText(/2\s*:\s*1/)
    .first()
    .waitFor();
  await deleteAndUndo(page, "Delete this match?", () => row.click(), row);
});

test("messages are searched and filtered, read once and for all, deleted and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/messages", { as: "editor", locale: "ru-RU" });
  await page.getByRole("heading", { name: "Сообщения", exact: true }).waitFor();
  const first = page.getByRole("button", { name: /^Удалить: / }).first();
  const name = (await first.getAttribute("aria-label"))!;
  const shown = page.getByRole("button", { name, exact: true });
  await deleteAndUndo(page, "Удалить это сообщение?", () => shown.click(), shown);
  await page.getByRole("button", { name: "Отметить прочитанным" }).first().click();
  await shown.waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Прочитанные/ }).click();
  await shown.waitFor();
  await page.getByRole("button", { name: /^Все/ }).click();
  await page.getByRole("searchbox").fill(name.replace(/^.*?: /, ""));
  await page.waitForFunction(() => document.querySelectorAll("main [aria-pressed=true]").length === 1);
  await shown.waitFor();
  await page.getByRole("searchbox").fill("nobody wrote this");
  await shown.waitFor({ state: "detached" });
});

test("a partner is refused without an address, found by category, deleted and brought back", async (t) => {
  const page = await openOffice(t, site, "/admin/partners", { as: "editor", locale: "ru-RU" });
  await page.getByRole("button", { name: "Титульный спонсор", exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll("main li").length === 1);
  await page.getByRole("button", { name: "Все", exact: true }).click();
  await page.getByRole("searchbox").fill("duduk");
  const remove = page.getByRole("button", { name: /^Удалить: Duduk FM/ });
  await remove.waitFor();
  await deleteAndUndo(page, "Вы уверены", () => remove.click(), remove);
  await page.getByRole("button", { name: /^Изменить: Duduk FM/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Редактирование партнера").waitFor();
  await dialog.getByLabel("URL").fill("not an address");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  assert.equal(await dialog.getByLabel("URL").inputValue(), "not an address");
  await dialog.locator("[aria-invalid=true]").first().waitFor();
  await page.keyboard.press("Escape");
});
