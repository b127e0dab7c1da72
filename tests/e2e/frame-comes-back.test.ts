import { before, test } from "node:test";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";
import { period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn } from "#tests/support/site.ts";

const site = await openSite();
let token = "";
const matches = playedMatches(site, () => token);

before(async () => {
  token = await signIn(site);
});

test("the header of an open page: a match called off by mistake comes back, and sides put right are seen", async (t) => {
  const id = await matches.newMatch(20);
  await matches.tap(id, period("period_start", "first"));
  const change = async (edit: object) => {
    const kept = await (await fetch(`${site.url}/api/matches/${id}`)).json();
    const { home_team_name, away_team_name, match_date } = kept as Record<string, string>;
    await matches.send("PUT", `/admin/matches/${id}`, {
      home_team_name,
      away_team_name,
      match_date,
      ...edit,
    });
  };
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/news`);
  await listening;
  const named = (name: RegExp) => page.getByRole("banner").getByRole("link", { name });
  await named(/^Argishti 0:0 Pyunik/).waitFor();
  await change({ status: "cancelled" });
  await named(/^Argishti 0:0 Pyunik/).waitFor({ state: "detached" });
  await change({ status: "live" });
  await named(/^Argishti 0:0 Pyunik/).waitFor({ timeout: 10_000 });
  await page.getByRole("banner").getByRole("link", { name: "Stadium" }).click();
  await page.waitForURL("**/stadium");
  await change({ home_team_name: "Pyunik", away_team_name: "Argishti" });
  await named(/^Pyunik 0:0 Argishti/).waitFor({ timeout: 10_000 });
});
