import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { openOffice, visitOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();

test("a partner whose banner was uploaded in the dialog is saved without a question; a colleague's save is asked about", async (t) => {
  const page = await openOffice(t, site, "/admin/partners", { as: "editor" });
  const dialog = page.getByRole("dialog");
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#7c0c28" } })
    .png()
    .toBuffer();
  const upload = async () => {
    const answer = page.waitForResponse((response) => response.url().endsWith("/banner"));
    await dialog
      .locator("input[type=file]")
      .nth(1)
      .setInputFiles({ name: "banner.png", mimeType: "image/png", buffer });
    // A photo of 4:3: the part of it that the site's banner shows is proposed.
    await page.getByRole("button", { name: "Use this part" }).click();
    const { banner_image } = await (await answer).json();
    const { width = 0, height = 1 } = await sharp(
      Buffer.from(await (await fetch(site.url + banner_image)).arrayBuffer()),
    ).metadata();
    assert.ok(Math.abs(width / height - 6) < 0.05, `${width}×${height}`);
    await dialog.getByRole("button", { name: "Remove" }).last().waitFor();
  };
  const open = () => page.getByRole("button", { name: "Edit: Areg Solar" }).click();
  const colleague = await openOffice(t, site, "/admin/partners", { as: "admin" });

  await open();
  await upload();
  await dialog.getByLabel("Display order").fill("4");
  await dialog.getByLabel("Name").fill("Areg Solar LLC");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("listitem").filter({ hasText: "Areg Solar LLC" });
  await row.waitFor();

  await row.getByRole("button", { name: "Edit: Areg Solar LLC" }).click();
  await visitOffice(colleague, `${site.url}/admin/partners`);
  const switched = colleague.waitForResponse((response) => response.request().method() === "PATCH");
  await colleague
    .getByRole("listitem")
    .filter({ hasText: "Areg Solar LLC" })
    .getByRole("button", { name: "Matches" })
    .click();
  await switched;
  await upload();
  await dialog.getByLabel("Name").fill("Areg Solar CJSC");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Someone saved this first").waitFor();
  assert.equal(await page.getByRole("button", { name: "Save this mix" }).isVisible(), true);
});

test("a logo is chosen within its own frame in the form of a match, whichever screen was open before", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor" });
  await page.getByText("Logos for this match").click();
  const fields = page.locator("details", { hasText: "Logos for this match" });
  const choosers = await fields.getByRole("button", { name: /^(Upload|Library)$/ }).all();
  assert.equal(choosers.length, 4, "two to each logo");
  for (const chooser of choosers) {
    const frame = chooser.locator("../..");
    const [outer, inner] = await Promise.all([frame.boundingBox(), chooser.boundingBox()]);
    assert.ok(outer && inner);
    assert.ok(inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width);
    assert.ok(inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height);
  }
});

test("a temperature below zero is taken, and of a wrong one its bounds are told", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor" });
  await page.getByLabel("Temperature").fill("warm");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.getByText("A whole number from -60 to 60").waitFor();
  await page.getByLabel("Temperature").fill("-4");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.getByText("Check the marked fields.").waitFor();
  assert.equal(await page.getByText("A whole number from -60 to 60").count(), 0);
});

test("the word that fields are marked goes with the last mark", async (t) => {
  const page = await openOffice(t, site, "/admin/settings/create", { as: "editor" });
  const word = page.getByText("Check the marked fields.");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await word.waitFor();
  await page.getByLabel("Key").fill("ticket_office");
  assert.equal(await word.count(), 1);
  await page.getByLabel("Value (English)").fill("Gate 3");
  await word.waitFor({ state: "detached" });
});

test("a draft stands in the list by the day it was begun, and opens in its preview", async (t) => {
  const page = await openOffice(t, site, "/admin/news?status=draft", { as: "editor" });
  const row = page.locator("tbody tr").first();
  assert.match(await row.innerText(), /\d\d\.\d\d\.\d{4}/);
  await row.getByRole("link", { name: /^Preview/ }).click();
  await page.getByRole("button", { name: "Close preview" }).waitFor();
});

test("a description that staff gave a built-in setting stands over it", async (t) => {
  const page = await openOffice(t, site, "/admin/settings/edit/contact_phone", { as: "editor" });
  await page.getByLabel("Description").fill("The press officer's phone");
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await page.waitForURL("**/admin/settings");
  await page.getByLabel("The press officer's phone, EN").waitFor();
  await page.getByLabel("E-mail, EN").waitFor();
});

test("a new season asks before it takes the place of unsaved figures, and leaves no fault of theirs behind", async (t) => {
  const page = await openOffice(t, site, "/admin/table", { as: "editor" });
  const question = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Add Team" }).first().click();
  await page.getByRole("button", { name: "Add Team" }).first().click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  const fault = page.getByText("New Team stands in the table twice.");
  await fault.waitFor();

  await page.getByRole("button", { name: "New Season" }).click();
  await question.getByText("You have unsaved changes.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  assert.equal(await page.getByRole("dialog").count(), 0);
  assert.equal(await page.getByText("Unsaved changes in 2026-27").count(), 1);

  await page.getByRole("button", { name: "New Season" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByLabel("Enter the season").fill("2040-41");
  await page.getByRole("dialog").getByRole("button", { name: "New Season" }).click();
  await page.getByText("Unsaved changes in 2040-41").waitFor();
  assert.equal(await fault.count(), 0);
});

test("a guest, a cup and a goal that are written by hand have their Armenian and Russian words", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor" });
  const answered = (part: string) =>
    page.waitForResponse((answer) => answer.url().includes(part) && answer.request().method() !== "GET");
  await page.getByLabel("Home team").first().selectOption({ label: "Argishti / Արգիշտի" });
  await page.getByLabel("Away team").first().selectOption("custom");
  await page.getByLabel("Name (English)").fill("Veterans");
  await page.getByLabel("Name (Armenian)").fill("Վետերաններ");
  await page.getByLabel("Name (Russian)").fill("Ветераны");
  await page.getByLabel("Competition").selectOption("custom");
  await page.getByLabel("Name (English)").last().fill("Vine Cup");
  await page.getByLabel("Name (Armenian)").last().fill("Որթատունկի գավաթ");
  await page.getByLabel("Name (Russian)").last().fill("Кубок лозы");
  const created = answered("/api/admin/matches");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  assert.equal((await created).status(), 201);
  // The form's own answer is gone once the page goes on.
  const found = await (await fetch(`${site.url}/api/matches?search=Veterans`)).json();
  const [match] = found.matches as Record<string, unknown>[];
  assert.ok(match);
  assert.deepEqual(
    [match.away_team_name_hy, match.away_team_name_ru, match.competition_name_hy, match.competition_name_ru],
    ["Վետերաններ", "Ветераны", "Որթատունկի գավաթ", "Кубок лозы"],
  );

  await visitOffice(page, `${site.url}/admin/matches/edit/${match.id}`);
  assert.equal(await page.getByLabel("Name (Russian)").first().inputValue(), "Ветераны");
  await page.getByRole("button", { name: "+ Goal" }).click();
  await page.getByLabel("Team type").selectOption("away");
  await page.getByLabel("Minute").fill("12");
  await page.getByLabel("Player: Name").fill("Aram Vetyan");
  await page.getByText("Armenian and Russian, optional").click();
  await page.getByLabel("Player (Armenian)").fill("Արամ Վետյան");
  await page.getByLabel("Description (Russian)").fill("С центра поля");
  const added = answered("/events");
  await page.getByRole("button", { name: "Add event" }).click();
  assert.equal((await added).status(), 201);
  const { events } = await (await fetch(`${site.url}/api/matches/${match.id}/events`)).json();
  const [goal] = events as Record<string, unknown>[];
  assert.ok(goal);
  assert.deepEqual(
    [goal.player_name_hy, goal.player_last_name_hy, goal.description_ru],
    ["Արամ", "Վետյան", "С центра поля"],
  );
  await page.getByRole("button", { name: "Edit: 12′" }).click();
  assert.equal(await page.getByLabel("Player (Armenian)").inputValue(), "Արամ Վետյան");
});

test("an Armenian back office offers categories, competitions, sides and players by their Armenian names", async (t) => {
  const page = await openOffice(t, site, "/admin/news/create", { as: "editor" });
  await page.context().addCookies([{ name: "admin_language", value: "hy", url: `${site.url}/admin` }]);
  await visitOffice(page, `${site.url}/admin/news/create`);
  const isOffered = async (name: RegExp) => page.locator("main option").filter({ hasText: name }).count();
  assert.ok(await isOffered(/^Տրանսֆերներ$/));
  const { matches } = (await (
    await fetch(`${site.url}/api/matches?status=scheduled&search=shirak`)
  ).json()) as {
    matches: { id: number }[];
  };
  await visitOffice(page, `${site.url}/admin/matches/edit/${matches[0]?.id}`);
  await page.locator("main option", { hasText: /^9 Նարեկ Սահրադյան$/ }).waitFor({ state: "attached" });
  assert.ok(await isOffered(/^Հայաստանի գավաթ$/));
  assert.ok(await isOffered(/^(Տանտեր|Հյուր)՝ Շիրակ$|^(Տանտեր|Հյուր): Շիրակ$/));
});

test("a team that is added to the table by hand has its Russian name, which may stay empty", async (t) => {
  const page = await openOffice(t, site, "/admin/table?season=2025-26", { as: "editor" });
  await page.getByRole("button", { name: "Add Team" }).first().click();
  assert.equal(await page.getByRole("button", { name: /^Team \(Russian\)/ }).count(), 1);
  const type = async (label: RegExp, text: string) => {
    await page.getByRole("button", { name: label }).click();
    await page.locator("td input:not([type=file])").fill(text);
    await page.keyboard.press("Enter");
  };
  await type(/^Team, \d+: New Team/, "Vineyard");
  await type(/^Team \(Armenian\), \d+: New Team/, "Այգի");
  await type(/^Team \(Russian\)/, "Сад");
  await type(/^Team \(Russian\)/, " ");
  await type(/^Team \(Russian\)/, "Сад");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  const rows = (await (await fetch(`${site.url}/api/league-table?season=2025-26`)).json()) as {
    team_name: string;
    team_name_ru: string;
  }[];
  assert.equal(rows.find(({ team_name }) => team_name === "Vineyard")?.team_name_ru, "Сад");
});

test("a partner's days are chosen in the dialog and stand in the list; a second title sponsor is asked about", async (t) => {
  const page = await openOffice(t, site, "/admin/partners", { as: "editor" });
  const dialog = page.getByRole("dialog");
  const save = () => dialog.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Edit: Karmir Apricot Co." }).click();
  await dialog.getByLabel("Shown from").fill("2001-05-02");
  await dialog.getByLabel("Shown until").fill("2001-05-01");
  await save();
  await dialog.getByText("The last day lies before the first.").waitFor();
  await dialog.getByLabel("Shown until").fill("2001-06-30");
  await save();
  await dialog.waitFor({ state: "detached" });
  const row = page.getByRole("listitem").filter({ hasText: "Karmir Apricot Co." });
  await row.getByText("Ended on 30.06.2001").waitFor();
  await page.getByLabel("Days").selectOption("ended");
  await page.waitForFunction(() => document.querySelectorAll("main li").length === 1);
  // Ended long ago, it is no second title sponsor; with no last day it is.
  await row.getByRole("button", { name: "Edit: Karmir Apricot Co." }).click();
  await dialog.getByLabel("Category").selectOption("title");
  await dialog.getByLabel("Shown until").fill("");
  await save();
  const question = page.getByRole("alertdialog");
  await question.getByText("Sardar Stone is the title sponsor at the same time.").waitFor();
  await question.getByRole("button", { name: "Save anyway" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByLabel("Days").selectOption("running");
  await row.getByText("From 02.05.2001").waitFor();
});

test("who begins to add a partner and thinks better of it leaves none behind", async (t) => {
  const page = await openOffice(t, site, "/admin/partners?inactive=1", { as: "editor" });
  const before = await page.locator("main li").count();
  await page.getByRole("button", { name: "Add Partner" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("status").getByText("Moved to trash").waitFor();
  await page.waitForFunction((n) => document.querySelectorAll("main li").length === n, before);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await page.waitForFunction((n) => document.querySelectorAll("main li").length === n + 1, before);
});

test("a partner that somebody begins to add stays, though he thinks better of it, where a colleague has written of it meanwhile", async (t) => {
  const page = await openOffice(t, site, "/admin/partners?inactive=1", { as: "editor" });
  await page.getByRole("button", { name: "Add Partner" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").waitFor();
  const id = new URL(page.url()).searchParams.get("partner");
  const path = `${site.url}/api/admin/partners/${id}`;
  const headers = { "content-type": "application/json", authorization: `Bearer ${await signIn(site)}` };
  const blank = await (await fetch(path, { headers })).json();
  const body = JSON.stringify({ ...blank, name: "Tuff Works" });
  assert.equal((await fetch(path, { method: "PUT", headers, body })).status, 200);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator("main li", { hasText: "Tuff Works" }).waitFor();
  assert.equal((await fetch(path, { headers })).status, 200);
});

test("the matches of a round are added one after the other, with what they share kept", async (t) => {
  const page = await openOffice(t, site, "/admin/matches/create", { as: "editor" });
  const choose = async (team: "Home team" | "Away team", name: string) =>
    page.getByRole("combobox", { name: team }).selectOption({ label: name });
  await choose("Home team", "Noah / Նոա");
  await choose("Away team", "Van / Վան");
  await page.getByLabel("Date and time").fill("28.08.2032 19:00");
  await page.getByLabel("Competition").last().selectOption({ label: "Armenian Premier League" });
  await page.getByLabel("Round").fill("3");
  await page.getByRole("button", { name: "Save and add another" }).first().click();
  await page.getByRole("status").getByText("Saved").first().waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>("main select")?.value === "");
  assert.equal(await page.getByLabel("Round").inputValue(), "3");
  assert.equal(await page.getByLabel("Date and time").inputValue(), "28.08.2032 19:00");
  await choose("Home team", "Urartu / Ուրարտու");
  await choose("Away team", "Shirak / Շիրակ");
  await page.getByRole("button", { name: "Save Match" }).first().click();
  await page.waitForURL("**/admin/matches");
  const { matches } = (await (
    await fetch(`${site.url}/api/matches?status=scheduled&month=2032-08`)
  ).json()) as {
    matches: { home_team_name: string; round: number; match_date: string }[];
  };
  const added = matches.filter(({ match_date }) => match_date === "2032-08-28T15:00:00.000Z");
  assert.deepEqual(added.map((one) => [one.home_team_name, one.round]).sort(), [
    ["Noah", 3],
    ["Urartu", 3],
  ]);
});

test("whoever has left the squad is named in the reader's language where what he did is changed", async (t) => {
  const read = async <Body>(path: string) => (await (await fetch(site.url + path)).json()) as Body;
  const { players } = await read<{ players: { id: number }[] }>("/api/players");
  const present = new Set<number | null>(players.map(({ id }) => id));
  const { matches } = await read<{ matches: { id: number }[] }>(
    "/api/matches?status=finished&search=Argishti&limit=100",
  );
  type Done = { player_id: number | null; player_last_name: string; player_last_name_hy: string };
  let found: { match: number; event: Done } | undefined;
  for (const { id } of matches) {
    const { events } = await read<{ events: Done[] }>(`/api/matches/${id}`);
    const event = events.find(({ player_id }) => player_id !== null && !present.has(player_id));
    if (event) found = { match: id, event };
    if (found) break;
  }
  assert.ok(found, "somebody has left");
  const page = await openOffice(t, site, `/admin/matches/edit/${found.match}`, { locale: "hy-AM" });
  const name = found.event.player_last_name_hy;
  const row = page.getByRole("listitem").filter({ hasText: name }).first();
  await row.getByRole("button", { name: /^Խմբագրել/ }).click();
  const chosen = page.getByLabel("Ֆուտբոլիստ", { exact: true }).locator("option:checked");
  await chosen.filter({ hasText: name }).waitFor({ state: "attached" });
});
