import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";
import { openSite } from "#tests/support/open-site.ts";
import { PASSWORDS } from "#tests/support/site.ts";

const site = await openSite();

async function call(path: string, json?: object, method = json ? "PUT" : "GET") {
  const login = { username: "editor", password: PASSWORDS.editor };
  const headers = { "content-type": "application/json" };
  token ??= (
    await (
      await fetch(`${site.url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(login) })
    ).json()
  ).token;
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(json ? { body: JSON.stringify(json) } : {}),
  });
  return answer.json();
}
let token: string | undefined;

interface Squad {
  player_id: number;
  number: number;
  line: string;
  last: { en: string };
}

/** The club's last match with an eleven of its squad, and its next one. */
async function openMatches() {
  const { teams } = await call("/teams");
  const own = teams.find(({ is_own }: { is_own: boolean }) => is_own);
  const [last] = (await call(`/matches?team=${own.id}&status=finished&limit=1`)).matches;
  const next = (await call(`/matches?team=${own.id}&status=scheduled&limit=100`)).matches.at(-1);
  const side = last.home_team_id === own.id ? "home" : "away";
  const squad: Squad[] = (await call(`/admin/matches/${last.id}/lineups`))[side].candidates;
  const keeper = squad.find(({ line }) => line === "goalkeeper")!;
  const eleven = [keeper, ...squad.filter(({ line }) => line !== "goalkeeper").slice(0, 10)];
  const players = eleven.map(({ player_id }, at) => ({ role: "start", player_id, slot: at + 1 }));
  await call(`/admin/matches/${last.id}/lineups/${side}`, { formation: "4-4-2", players });
  return { own, next, squad, eleven, side: next.home_team_id === own.id ? "home" : "away" };
}

const { own, next, squad, eleven, side } = await openMatches();
const path = `/admin/matches/${next.id}/lineup`;
const stored = async () => (await call(`/admin/matches/${next.id}/lineups`))[side].lineup;
const place = (page: Page, number: number) =>
  page.getByRole("list", { name: "The pitch" }).getByRole("button", { name: new RegExp(`^${number} `) });

test("the eleven of the last match with two changes takes six taps on a phone", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor", viewport: { width: 360, height: 740 } });
  let taps = 0;
  const tap = async (name: string | RegExp, within = page.locator("main")) => {
    taps++;
    await within.getByRole("button", { name, exact: true }).first().click();
  };
  await tap("From the last match");
  const others = squad.filter((one) => !eleven.includes(one) && one.line !== "goalkeeper").slice(0, 2);
  for (const [at, other] of others.entries()) {
    taps++;
    await place(page, eleven[at + 2]!.number).click();
    await tap(
      new RegExp(`^${other.number} `),
      page.getByRole("region", { name: "Choose a place on the pitch" }),
    );
  }
  await tap("Save");
  await page.getByText(/^Saved\. Visitors see it from/).waitFor();
  assert.equal(taps, 2 + 2 * others.length);
  const { players, formation } = await stored();
  assert.equal(formation, "4-4-2");
  const numbers = players.map(({ number }: { number: number }) => number);
  assert.equal(numbers.length, 11);
  for (const [at, other] of others.entries()) {
    assert.ok(numbers.includes(other.number));
    assert.ok(!numbers.includes(eleven[at + 2]!.number));
  }
});

test("two taps swap two players, keys move one, and Clear is taken back", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor" });
  await page.getByRole("button", { name: "From the last match" }).click();
  const [, one, other] = eleven;
  await place(page, one!.number).click();
  const where = await place(page, other!.number).evaluate((button) => button.parentElement!.style.cssText);
  await place(page, other!.number).click();
  assert.equal(
    await place(page, one!.number).evaluate((button) => button.parentElement!.style.cssText),
    where,
  );
  await place(page, one!.number).focus();
  await page.keyboard.press("ArrowUp");
  assert.notEqual(
    await place(page, one!.number).evaluate((button) => button.parentElement!.style.cssText),
    where,
  );
  await page.getByRole("button", { name: "Clear the line-up" }).click();
  await page.getByText("0 / 11").first().waitFor();
  await page.getByRole("status").getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("11 / 11").first().waitFor();
});

test("an opponent is named by numbers, in a pasted list or one by one; nine are asked about", async (t) => {
  // A team on no list of teams has no squad either.
  const names = { home_team_id: own.id, home_team_name: own.name, away_team_name: "Guests United" };
  const friendly = await call("/admin/matches", { ...names, match_date: "2027-06-20T15:00" }, "POST");
  const page = await openOffice(t, site, `/admin/matches/${friendly.id}/lineup`, { as: "editor" });
  await page.getByRole("button", { name: "Guests United" }).click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Players, one a line").fill("1 Kotayan\n22\n5 Tavira\n3\n15\n6\n8 Debedyan (C)\n7");
  await page.reload();
  await page.getByRole("button", { name: "Guests United" }).click();
  await page.getByRole("button", { name: "Paste a list" }).click();
  await dialog.getByRole("button", { name: "Put 8 into the line-up" }).click();
  await page.getByLabel("Number").fill("10");
  await page.getByLabel("Name").fill("Syunetsyan");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByText("9 / 11").first().waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("9 begin instead of eleven. Publish it like this?").waitFor();
  await page.getByRole("button", { name: "Save as a draft" }).click();
  await page.getByText("Saved as a draft").first().waitFor();
  const saved = async () => (await call(`/admin/matches/${friendly.id}/lineups`)).away.lineup;
  assert.equal((await saved()).public_from, null);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Publish with 9" }).click();
  await page.getByText(/^Saved\. Visitors see it from/).waitFor();
  const { public_from, players } = await saved();
  assert.ok(public_from);
  assert.equal(
    players.find(({ is_captain }: { is_captain?: boolean }) => is_captain).player_last_name,
    "Debedyan",
  );
});

test("a number that somebody of the squad wears brings him with his name, also typed on a phone", async (t) => {
  const other = side === "home" ? "away" : "home";
  const team = next[`${other}_team_name`];
  const [man] = (await call(`/admin/matches/${next.id}/lineups`))[other].candidates as Squad[];
  const page = await openOffice(t, site, path, { as: "editor", viewport: { width: 390, height: 844 } });
  await page.getByRole("button", { name: team }).click();
  await page.getByRole("heading", { name: `Line-up, ${team}` }).waitFor();
  await page.getByLabel("Number").fill(String(man!.number));
  await page.getByLabel("Number").press("Enter");
  await place(page, man!.number).filter({ hasText: man!.last.en }).waitFor();
  await page.getByLabel("Number").fill("98");
  await page.getByLabel("Number").press("Enter");
  await place(page, 98).waitFor();
});

test("a pasted list of the own squad asks about a number that is another's", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor" });
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog");
  const [, one, other] = eleven;
  await dialog
    .getByLabel("Players, one a line")
    .fill(`${one!.number} ${one!.last.en}\n${one!.number} ${other!.last.en}`);
  const take = dialog.getByRole("button", { name: /into the line-up/ });
  assert.equal(await take.isDisabled(), true);
  await dialog.getByRole("combobox").selectOption({ label: "Leave out" });
  await dialog.getByRole("button", { name: "Put 1 into the line-up" }).click();
  await page.getByText("1 / 11").first().waitFor();
});

test("nobody finds a fault in the access of the screen, at three widths and in both themes", async (t) => {
  for (const width of [360, 390, 1440]) {
    const page = await openOffice(t, site, path, { as: "editor", viewport: { width, height: 900 } });
    await page.getByRole("button", { name: "From the last match" }).click();
    await place(page, eleven[4]!.number).click();
    await assertAccess(page, `the line-up at ${width} pixels`);
    await page.getByRole("button", { name: "Paste a list" }).click();
    await page.getByLabel("Players, one a line").fill("9\n99 Nobody");
    await assertAccess(page, `a pasted list at ${width} pixels`);
  }
});

test("who saves a side second chooses between the two elevens; a deleted line-up comes back", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor" });
  const { version } = await stored();
  const others = [{ role: "start", number: 99, slot: 1 }];
  await call(`/admin/matches/${next.id}/lineups/${side}`, { players: others, version });
  await page.getByRole("button", { name: "4-2-3-1" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Someone saved this first" });
  await dialog.getByText("99 · – · –").click();
  await dialog.getByRole("button", { name: "Save this mix" }).click();
  await page.getByText(/^Saved as a draft/).waitFor();
  const mixed = await stored();
  assert.deepEqual([mixed.formation, mixed.players[0].number], ["4-2-3-1", 99]);

  await page.getByRole("button", { name: "Delete the line-up" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Moved to trash").waitFor();
  assert.equal(await stored(), null);
  await page.getByRole("status").getByRole("button", { name: "Undo" }).last().click();
  await page.getByText("1 / 11").first().waitFor();
  assert.equal((await stored()).players.length, 1);
});

test("who begins a side beside a colleague empties nothing that the colleague alone has filled in", async (t) => {
  await call(`/admin/matches/${next.id}/lineups/${side}`, undefined, "DELETE");
  const page = await openOffice(t, site, path, { as: "editor" });
  await page.getByText("0 / 11").first().waitFor();
  const players = [{ role: "start", number: 99, slot: 1 }];
  await call(`/admin/matches/${next.id}/lineups/${side}`, { players, coach: "Armen Gyulbudaghyants" });
  await page.getByRole("button", { name: "4-2-3-1" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Someone saved this first" });
  await dialog.getByRole("button", { name: "Save this mix" }).click();
  await page.getByText(/^Saved as a draft/).waitFor();
  const mixed = await stored();
  assert.equal(mixed.coach, "Armen Gyulbudaghyants");
  assert.deepEqual([mixed.formation, mixed.players[0].number], ["4-2-3-1", 99]);
});

test("a save whose answer was lost is one's own, one over a colleague's deletion is asked about, and a deletion that reaches nobody says so", async (t) => {
  const names = { home_team_id: own.id, home_team_name: own.name, away_team_name: "Lost Letters" };
  const friendly = await call("/admin/matches", { ...names, match_date: "2027-06-21T15:00" }, "POST");
  const page = await openOffice(t, site, `/admin/matches/${friendly.id}/lineup`, { as: "editor" });
  await page.route(
    /\/lineups\/home$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "From the last match" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").getByText("Failed to save the line-up").waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const said = page.getByText(/^Saved as a draft/);
  await said.or(page.getByRole("dialog", { name: "Someone saved this first" })).waitFor();
  assert.equal(await said.count(), 1);

  const named = page.getByText(/^\d+ \/ 11$/).first();
  const before = await named.innerText();
  await call(`/admin/matches/${friendly.id}/lineups/home`, undefined, "DELETE");
  await page.getByRole("button", { name: "4-2-3-1" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alert").getByText("Somebody else has deleted this line-up meanwhile.").waitFor();
  assert.equal(await named.innerText(), before, "what was typed stays");
  assert.equal((await call(`/admin/matches/${friendly.id}/lineups`)).home.lineup, null);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Delete the line-up" }).waitFor();
  assert.equal((await call(`/admin/matches/${friendly.id}/lineups`)).home.lineup.formation, "4-2-3-1");

  await page.route(/\/lineups\/home$/, (route) => route.abort(), { times: 1 });
  const remove = async () => {
    await page.getByRole("button", { name: "Delete the line-up" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove();
  await page.getByRole("status").getByText("The server does not answer.").waitFor();
  await remove();
  await page.getByText("Moved to trash").waitFor();
  assert.equal((await call(`/admin/matches/${friendly.id}/lineups`)).home.lineup, null);
});

test("what was not saved is offered again after a reload, and goes with the save", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor" });
  await page.clock.install();
  await page.reload();
  await page.getByRole("button", { name: "From the last match" }).click();
  await page.getByText("11 / 11").first().waitFor();
  await page.clock.runFor(2000);
  await page.reload();
  await page.getByText("11 / 11").first().waitFor();
  await page.getByRole("button", { name: "Restore it" }).click();
  await place(page, eleven[4]!.number).waitFor();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Saved\. Visitors see it from/).waitFor();
  await page.reload();
  await place(page, eleven[4]!.number).waitFor();
  assert.equal(await page.getByRole("button", { name: "Restore it" }).count(), 0);
});

test("a mouse drags a player to another spot, and the save keeps it", async (t) => {
  const page = await openOffice(t, site, path, { as: "editor", viewport: { width: 1440, height: 1000 } });
  const player = place(page, eleven[4]!.number);
  const from = (await player.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 20, { steps: 4 });
  await page.mouse.up();
  const to = (await player.boundingBox())!;
  assert.ok(Math.hypot(to.x - from.x, to.y - from.y) > 15, JSON.stringify([from, to]));
  const before = await stored();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Saved\./).waitFor();
  const xOf = ({ players }: { players: { number: number; x: number }[] }) =>
    players.find(({ number }) => number === eleven[4]!.number)!.x;
  assert.notEqual(xOf(await stored()), xOf(before));
});

test("on a phone no name on the pitch is behind another shirt", async (t) => {
  const page = await openPage(t, { viewport: { width: 390, height: 844 } });
  const { matches } = await call("/matches?limit=100");
  const played = matches.find(
    (match: { status: string; home_team_name: string }) =>
      match.status === "finished" && match.home_team_name === "Argishti",
  );
  await page.goto(`${site.url}/hy/matches/${played.id}`);
  const pitch = page.locator("ol[aria-label*='4-']").first();
  await pitch.evaluate((list) => list.scrollIntoView());
  const covered = await pitch.evaluate((list) => {
    const boxes = [...list.children].map(({ children: [shirt, name] }) => ({
      shirt: shirt!.getBoundingClientRect(),
      name: name!.getBoundingClientRect(),
      text: name!.textContent,
    }));
    return boxes
      .filter(({ name }, at) =>
        boxes.some(
          ({ shirt }, other) =>
            other !== at &&
            shirt.left < name.right &&
            name.left < shirt.right &&
            shirt.top < name.bottom - 1 &&
            name.top < shirt.bottom - 1,
        ),
      )
      .map(({ text }) => text);
  });
  assert.deepEqual(covered, []);
});

test("what was cleared comes back neither over what a colleague saved nor over one's own save", async (t) => {
  const names = { home_team_id: own.id, home_team_name: own.name, away_team_name: "Second Thoughts" };
  const friendly = await call("/admin/matches", { ...names, match_date: "2027-06-22T15:00" }, "POST");
  const lineup = `/admin/matches/${friendly.id}/lineups/home`;
  const players = [{ role: "start", number: 98, slot: 1 }];
  const { version } = await call(lineup, { players });
  const page = await openOffice(t, site, `/admin/matches/${friendly.id}/lineup`, { as: "editor" });
  const undo = page.getByRole("status").getByRole("button", { name: "Undo" });
  const clear = async () => {
    await page.getByRole("button", { name: "Clear the line-up" }).click();
    await page.getByText("0 / 11").first().waitFor();
    await undo.waitFor();
  };
  await clear();
  await call(lineup, { players: [...players, { role: "start", number: 99, slot: 2 }], version });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep the saved one" }).click();
  await page.getByText("2 / 11").first().waitFor();
  assert.equal(await undo.count(), 0);

  await clear();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Saved as a draft/).waitFor();
  assert.equal(await undo.count(), 0);
});
