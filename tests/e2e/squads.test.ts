import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccess } from "#tests/support/access.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

/** A team that has no squad yet; each of the demo's has one. */
async function createTeam(name: string): Promise<number> {
  return (await send("POST", "/teams", { name })).id;
}

async function send(method: string, path: string, body: object): Promise<{ id: number; version: number }> {
  const answer = await fetch(`${site.url}/api/admin${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${await signIn(site, "editor")}` },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, await answer.clone().text());
  return (await answer.json()) as { id: number; version: number };
}

test("an opponent's squad is pasted, put right and taken back, on a phone too", async (t) => {
  await createTeam("Sevan");
  const phone = { as: "editor" as const, viewport: { width: 390, height: 844 } };
  const page = await openOffice(t, site, "/admin/squads", phone);
  const rows = page.locator("main li");
  await rows.first().waitFor();
  await page.getByLabel("Team", { exact: true }).selectOption({ label: "Sevan" });
  await page.getByText("Nobody is in this squad yet").waitFor();

  await page.getByRole("button", { name: "Paste a List" }).click();
  const lines = page.getByLabel("A line for each player");
  await lines.fill("9 Sahradyan\n1 GK Aram Ghazaryan\n?");
  // A phone that runs out of memory loads the page anew.
  await page.reload();
  await page.getByRole("button", { name: "Paste a List" }).click();
  assert.equal(await lines.inputValue(), "9 Sahradyan\n1 GK Aram Ghazaryan\n?");
  // How each line is read stands there before it is saved.
  const read = page.getByRole("region", { name: "Read as" });
  await read.getByRole("row", { name: "1 Aram Ghazaryan Goalkeeper" }).waitFor();
  await read.getByText("Not read: ?").waitFor();
  await assertAccess(page, "pasted squad");
  await page.locator("dialog").getByRole("button", { name: "Add to Squad" }).click();
  await page.getByText("No player could be read in these lines").waitFor();
  assert.equal(await lines.inputValue(), "?");
  // A line that was not read goes only when somebody says so.
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Stay" }).click();
  assert.equal(await lines.inputValue(), "?");
  await page.locator("dialog").getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await page.getByText("2 people").waitFor();
  await page.getByRole("button", { name: "Paste a List" }).click();
  assert.equal(await lines.inputValue(), "");
  await page.keyboard.press("Escape");
  assert.match((await rows.first().textContent()) ?? "", /1.*Aram Ghazaryan.*Goalkeeper/);

  await page.getByRole("button", { name: "Edit: Sahradyan" }).click();
  const dialog = page.locator("dialog");
  await dialog.getByLabel("First name (English)").fill("Edgar");
  await dialog.getByLabel("Number").fill("19");
  await assertAccess(page, "squads");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Edgar Sahradyan").waitFor();
  await page.getByRole("button", { name: "Delete: Edgar Sahradyan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("1 person").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("2 people").waitFor();
  await assertAccess(page, "squads");
});

test("a name that a colleague has put right meanwhile is asked about before a squad's form saves over it", async (t) => {
  await createTeam("Talin");
  const [page, colleague] = await Promise.all(
    [1, 2].map(async () => {
      const page = await openOffice(t, site, "/admin/squads", { as: "editor" });
      await page.getByLabel("Team", { exact: true }).selectOption({ label: "Talin" });
      return page;
    }),
  );
  await page!.getByRole("button", { name: "Paste a List" }).click();
  await page!.getByLabel("A line for each player").fill("9 Aram Sahradian");
  await page!.locator("dialog").getByRole("button", { name: "Add to Squad" }).click();
  await page!.getByText("1 person").waitFor();
  await colleague!.reload();
  await colleague!.getByLabel("Team", { exact: true }).selectOption({ label: "Talin" });
  for (const one of [page!, colleague!])
    await one.getByRole("button", { name: "Edit: Aram Sahradian" }).click();
  await colleague!.getByLabel("Last name (English)").fill("Sahradyan");
  await colleague!.locator("dialog").getByRole("button", { name: "Save" }).click();
  await colleague!.getByText("Aram Sahradyan").waitFor();
  await page!.getByLabel("Number").fill("19");
  await page!.locator("dialog").getByRole("button", { name: "Save" }).click();
  await page!.getByRole("dialog").getByText("Sahradyan").waitFor();
  await page!.getByRole("button", { name: "Save this mix" }).click();
  await page!.getByText("Aram Sahradyan").waitFor();
  assert.match((await page!.locator("main li").first().textContent()) ?? "", /19.*Aram Sahradyan/);
});

test("somebody known goes to another squad without a second record; a player's number is changed in Players", async (t) => {
  await createTeam("Dilijan");
  const page = await openOffice(t, site, "/admin/squads", { as: "editor" });
  await page.locator("main li").first().waitFor();
  await page
    .getByRole("button", { name: /^Edit: / })
    .first()
    .click();
  const dialog = page.locator("dialog");
  await dialog.getByRole("link", { name: "Open the player" }).waitFor();
  assert.equal(await dialog.getByLabel("Number").count(), 0);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await page.getByLabel("Team", { exact: true }).selectOption({ label: "Dilijan" });
  await page.getByText("Nobody is in this squad yet").waitFor();
  await page.getByRole("button", { name: "Add to Squad" }).first().click();
  await dialog.getByLabel("Somebody who is known").fill("sahradyan");
  await dialog.getByRole("button", { name: /Narek Sahradyan.*Argishti/ }).click();
  await dialog.getByLabel("Number").fill("77");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("1 person").waitFor();
  assert.match((await page.locator("main li").first().textContent()) ?? "", /77.*Narek Sahradyan/);
});

test("a place that is restored from a draft proposes a name that a colleague has put right meanwhile", async (t) => {
  const team_id = await createTeam("Goris");
  const place = {
    season: "2026-27",
    team_id,
    number: 4,
    person: { first_name: "Arum", last_name: "Gorisetsi" },
  };
  const { id, version } = await send("POST", "/squads", place);
  const page = await openOffice(t, site, "/admin/squads?season=2026-27", { as: "editor" });
  const dialog = page.getByRole("dialog");
  const open = async (name: string) => {
    await page.locator("main li").first().waitFor();
    await page.getByLabel("Team", { exact: true }).selectOption({ label: "Goris" });
    await page.getByRole("button", { name }).click();
  };
  await open("Edit: Arum Gorisetsi");
  await dialog.getByLabel("Number").fill("14");
  page.on("dialog", (question) => void question.accept());
  await page.reload();
  const person = { first_name: "Aram", last_name: "Gorisetsi" };
  await send("PUT", `/squads/${id}`, { ...place, version, person });
  await page.reload();
  if ((await dialog.count()) === 0) await open("Edit: Aram Gorisetsi");
  await dialog.getByRole("button", { name: "Restore it" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  const first = dialog.getByRole("group", { name: "First name (English)" });
  assert.ok(await first.getByRole("radio").nth(1).isChecked(), "theirs is proposed");
  await dialog.getByRole("button", { name: "Save this mix" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("main li", { hasText: /14.*Aram Gorisetsi/ }).waitFor();
});

test("what cards cost is set for a season beside its table", async (t) => {
  const page = await openOffice(t, site, "/admin/table", { as: "editor" });
  await page.getByRole("button", { name: "Bans" }).click();
  const dialog = page.locator("dialog");
  await dialog.getByLabel("Yellow cards for a ban").fill("3");
  await dialog.getByLabel("The rules of bans are confirmed").check({ force: true });
  await assertAccess(page, "squads");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Bans" }).click();
  assert.equal(await dialog.getByLabel("Yellow cards for a ban").inputValue(), "3");
});

test("a player is lent to a club that stood in no list, without leaving the form", async (t) => {
  const page = await openOffice(t, site, "/admin/squads", {
    as: "editor",
    viewport: { width: 390, height: 844 },
  });
  await page.locator("main li a[href*='/admin/people/']").first().click();
  await page.waitForURL("**/admin/people/*");
  await page.getByRole("button", { name: "Loan…" }).click();
  const dialog = page.getByRole("dialog");
  assert.equal(
    await dialog.getByLabel("To the club").locator("option:checked").textContent(),
    "Choose the club",
  );
  await dialog.getByLabel("Reason (English)").fill("to play");
  await dialog.getByRole("button", { name: "The club is not in the list…" }).click();
  const names = dialog.getByRole("group", { name: "The club is not in the list…" });
  assert.ok(await names.getByLabel("Name (English)").evaluate((field) => field === document.activeElement));
  await names.getByLabel("Name (Armenian)").fill("Սպիտակ");
  await names.getByLabel("Name (Armenian)").press("Tab");
  assert.equal(await names.getByLabel("Name (English)").inputValue(), "Spitak");
  await assertAccess(page, "a club of no list");
  await names.getByLabel("Name (English)").press("Enter");
  await names.waitFor({ state: "detached" });
  assert.match(
    (await dialog.getByLabel("To the club").locator("option:checked").textContent()) ?? "",
    /Spitak/,
  );
  assert.equal(await dialog.getByLabel("Reason (English)").inputValue(), "to play");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("main li", { hasText: "Spitak" }).first().waitFor();
});

test("a merge is taken back at once; an undo that reaches nobody says so", async (t) => {
  const create = async (first_name: string) => {
    const answer = await fetch(`${site.url}/api/admin/people`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await signIn(site, "editor")}`,
      },
      body: JSON.stringify({ first_name, last_name: "Lernapatyan" }),
    });
    assert.ok(answer.ok, await answer.clone().text());
    return ((await answer.json()) as { id: number }).id;
  };
  const [one] = [await create("Gor"), await create("Gurgen")];
  const page = await openOffice(t, site, `/admin/people/${one}`, { as: "editor" });
  const dialog = page.getByRole("dialog");
  const said = page.getByRole("status");
  const takeApart = page.getByRole("button", { name: "Undo the merge" });
  const merge = async () => {
    await page.getByRole("button", { name: "Merge with another record…" }).click();
    await dialog.getByLabel("The other record").fill("Gurgen Lernapatyan");
    await dialog.getByRole("button", { name: "Gurgen Lernapatyan" }).click();
    await dialog.getByRole("button", { name: "Merge", exact: true }).click();
    await page.getByText("The two records are one person now").waitFor();
    await takeApart.waitFor();
  };
  await merge();
  await page.route(/\/merge$/, (route) => route.abort(), { times: 1 });
  await said.getByRole("button", { name: "Undo", exact: true }).click();
  await said.getByText("The server does not answer.").waitFor();
  await takeApart.click();
  await takeApart.waitFor({ state: "detached" });
  await merge();
  await said.getByRole("button", { name: "Undo", exact: true }).click();
  await takeApart.waitFor({ state: "detached" });
});
