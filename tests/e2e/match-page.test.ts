import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { openPage } from "#tests/support/browser.ts";
import { FIRST_HALF, SECOND_HALF } from "#tests/support/match-phases.ts";
import { openSite } from "#tests/support/open-site.ts";
import { goal, period, playedMatches } from "#tests/support/played-matches.ts";
import { signIn, startSite } from "#tests/support/site.ts";

const site = await openSite();
let token: string;
const { send, newMatch, tap, played } = playedMatches(site, () => token);
before(async () => {
  token = await signIn(site);
});

test("a wrong address leads to the match by 301, in its language; what is no match is not found", async () => {
  const id = await newMatch(-600);
  const ask = (path: string) => fetch(site.url + path, { redirect: "manual" });
  for (const [prefix, wrong] of [
    ["", `${id}`],
    ["/hy", `${id}-pyunik-argishti`],
    ["/ru", `${id}-anything`],
  ] as const) {
    const answer = await ask(`${prefix}/matches/${wrong}`);
    assert.equal(answer.status, 301);
    assert.equal(answer.headers.get("location"), `${prefix}/matches/${id}-argishti-pyunik`);
  }
  for (const wrong of ["0", "100000000000000000000", "%25", "nothing", "-1", "999999"])
    assert.equal((await ask(`/matches/${wrong}`)).status, 404, wrong);
});

test("an open page hears a goal without asking for the page, says it aloud once, and reads like one made anew", async (t) => {
  const id = await newMatch(10);
  await tap(id, period("period_start", "first"));
  const path = `/hy/matches/${id}-argishti-pyunik`;
  const [open, fresh] = [await openPage(t), await openPage(t)];
  const asked: string[] = [];
  open.on("request", (request) => asked.push(request.url()));
  const listening = open.waitForResponse(/\/api\/live/);
  await open.goto(site.url + path);
  await listening;
  await open.getByText("Կարդալ բոլոր գրառումները").waitFor();
  asked.length = 0;
  await tap(id, goal("away", 9), { kind: "red", side: "home", minute: 12, payload: { who: { number: 4 } } });
  await open.waitForFunction(() => document.title.includes("0:1"));
  await open.locator('main [data-kind="red"]').waitFor();
  await open.locator('main [role="status"]', { hasText: /\S/ }).waitFor({ state: "attached" });
  assert.deepEqual(
    asked.filter((url) => /\.data|\/api\/(?!live)|\/matches\//.test(url)),
    [],
  );
  await fresh.goto(site.url + path);
  const read = async (page: Page) => ({
    // The server marks where React joins texts.
    course: (await page.locator('main section[aria-labelledby="course"] ol').innerHTML()).replaceAll(
      "<!-- -->",
      "",
    ),
    slab: (await page.locator("main .slab").first().innerText()).replace(/\d+’/g, ""),
  });
  await fresh.getByText("Կարդալ բոլոր գրառումները").waitFor();
  assert.deepEqual(await read(open), await read(fresh));
});

test("an open page of a live match that is put off, and then has a new date, says each as a page made anew", async (t) => {
  const given = {
    ...{ home_team_name: "Argishti", away_team_name: "Pyunik", competition_name: "Armenian Cup" },
    match_date: new Date(Date.now() - 600_000).toISOString(),
  };
  const { id } = await send("POST", "/admin/matches", given);
  await tap(id, period("period_start", "first"), goal("home", 4));
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches/${id}-argishti-pyunik`);
  await page.mouse.move(5, 5);
  await listening;
  const badge = (name: string) => page.locator("main .slab .badge", { hasText: name }).first();
  await badge("Live").waitFor();
  const off = { ...given, home_score: null, away_score: null };
  await send("PUT", `/admin/matches/${id}`, { ...off, status: "postponed" });
  await badge("Postponed").waitFor();
  await page.locator("main .slab", { hasText: "new date to follow" }).waitFor();
  const soon = new Date(Date.now() + 50 * 3_600_000).toISOString();
  await send("PUT", `/admin/matches/${id}`, { ...off, status: "scheduled", match_date: soon });
  await badge("Scheduled").waitFor();
});

test("a page that was away asks for what it missed, and no more", async (t) => {
  const id = await newMatch(10);
  await tap(id, period("period_start", "first"));
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches/${id}-argishti-pyunik`);
  await listening;
  await page.getByText("Read every entry").waitFor();
  // Many at once, as from a phone that was offline: the page hears of the last and asks for the others.
  const behind = page.waitForResponse(/\/api\/matches\/\d+\/live\?after=/);
  await tap(id, ...Array.from({ length: 8 }, (_, at) => goal(at % 2 ? "away" : "home", at + 2)));
  await behind;
  await page.waitForFunction(() => document.title.includes("4:4"));
  assert.equal(await page.locator('main li[data-kind="goal"]').count(), 8);
});

test("who comes back to a match by Back reads one score in the title, with the goals that fell meanwhile", async (t) => {
  // Of its own: the title tells of one match that is played.
  const other = await startSite();
  t.after(() => other.stop());
  const otherToken = await signIn(other);
  const { newMatch, tap } = playedMatches(other, () => otherToken);
  const id = await newMatch(10);
  await tap(id, period("period_start", "first"));
  const page = await openPage(t);
  const titled = (title: RegExp) =>
    page.waitForFunction((pattern) => new RegExp(pattern).test(document.title), title.source);
  await page.goto(`${other.url}/matches/${id}-argishti-pyunik`);
  await titled(/^\d+′ Argishti 0:0 Pyunik \|[^:]*$/);
  await page.goto(`${other.url}/robots.txt`);
  await tap(id, goal("home", 3));
  await page.goBack();
  await titled(/^\d+′ Argishti 1:0 Pyunik \|[^:]*$/);
  await page.goto(`${other.url}/robots.txt`);
  await tap(id, period("period_end", "first"), period("period_start", "second"));
  await tap(id, goal("away", 3, { period: "second" }), period("period_end", "second", { final: true }));
  await page.goBack();
  await titled(/^Argishti 1:1 Pyunik \|[^:]*$/);
});

test("without scripts a live page asks for itself anew, and others don't", async () => {
  const live = await played(...FIRST_HALF);
  const read = async (id: number) => (await fetch(`${site.url}/ru/matches/${id}-argishti-pyunik`)).text();
  assert.match(await read(live), /<noscript><meta http-equiv="refresh" content="30"/i);
  assert.doesNotMatch(await read(await newMatch(-300)), /http-equiv="refresh"/i);
});

test("search engines hear of the match, of its former date and of its course while it is played", async () => {
  const live = await played(...SECOND_HALF);
  const data = async (id: number) => {
    const html = await (await fetch(`${site.url}/matches/${id}-argishti-pyunik`)).text();
    assert.match(html, new RegExp(`<link rel="canonical" href="[^"]*/matches/${id}-argishti-pyunik"`));
    assert.equal(html.match(/<link rel="alternate" hrefLang="(en|hy|ru|x-default)"/gi)?.length, 4);
    return [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
      JSON.parse(json!),
    );
  };
  const blog = (await data(live)).find((one) => one["@type"] === "LiveBlogPosting");
  assert.ok(blog.liveBlogUpdate.length >= 6);
  assert.match(blog.liveBlogUpdate[0].articleBody, /number 4/i);
  assert.ok(
    blog.liveBlogUpdate.some(({ articleBody }: { articleBody: string }) => articleBody.includes("1:1")),
  );
  const moved = await newMatch(-3000);
  const from = new Date(Date.now() + 3000 * 60_000).toISOString();
  await send("PUT", `/admin/matches/${moved}`, {
    ...{ home_team_name: "Argishti", away_team_name: "Pyunik" },
    ...{ match_date: new Date(Date.now() + 9000 * 60_000).toISOString(), postponed_reason: "Snow" },
  });
  const event = (await data(moved)).find((one) => one["@type"] === "SportsEvent");
  assert.match(event.eventStatus, /EventRescheduled$/);
  assert.equal(event.previousStartDate.slice(0, 15), from.slice(0, 15));
  assert.ok((await data(moved)).some((one) => one["@type"] === "BreadcrumbList"));
});

/** What an edit of a match has to repeat. */
async function told(id: number) {
  const { home_team_name, away_team_name, match_date } = await (
    await fetch(`${site.url}/api/matches/${id}`)
  ).json();
  return { home_team_name, away_team_name, match_date };
}

test("a match without a new date offers no calendar, one that is still to come does", async () => {
  const read = async (id: number) => (await fetch(`${site.url}/matches/${id}-argishti-pyunik`)).text();
  const id = await newMatch(-3000);
  assert.match(await read(id), /Add to calendar/);
  await send("PUT", `/admin/matches/${id}`, {
    ...(await told(id)),
    ...{ status: "postponed", postponed_reason: "Snow" },
  });
  const html = await read(id);
  assert.match(html, /new date to follow/);
  assert.doesNotMatch(html, /Add to calendar/);
});

test("an awarded match says what it was awarded and how it stood on the field, in three languages", async () => {
  const id = await played(...SECOND_HALF, period("period_end", "second", { final: true }));
  await send("PUT", `/admin/matches/${id}`, {
    ...(await told(id)),
    ...{
      status: "finished",
      outcome: "awarded",
      outcome_reason: "A banned player",
      home_score: 3,
      away_score: 0,
    },
  });
  for (const [prefix, words] of [
    ["", "Awarded 3:0; on the field 1:1"],
    ["/hy", "Հաշիվը որոշմամբ՝ 3:0, խաղադաշտում՝ 1:1"],
    ["/ru", "Присуждён счёт 3:0; на поле 1:1"],
  ]) {
    const html = await (await fetch(`${site.url}${prefix}/matches/${id}-argishti-pyunik`)).text();
    assert.ok(html.includes(words!), `${prefix} page`);
    const list = await (await fetch(`${site.url}${prefix}/matches?match=${id}`)).text();
    assert.ok(list.includes(words!), `${prefix} dialog`);
  }
});

test("the dialog of a match leads to its page, which is its canonical address", async (t) => {
  const id = await played(...SECOND_HALF);
  const page = await openPage(t, { javaScriptEnabled: false });
  await page.goto(`${site.url}/matches?match=${id}`);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  assert.match(canonical ?? "", new RegExp(`/matches/${id}-argishti-pyunik$`));
  await page.getByRole("dialog").getByRole("link", { name: "The whole match page" }).click();
  assert.equal(new URL(page.url()).pathname, `/matches/${id}-argishti-pyunik`);
});

test("rows of the list and of the home page link to the match's page; a plain press opens its details first", async (t) => {
  const page = await openPage(t);
  for (const from of ["/hy/matches", "/hy"]) {
    await page.goto(site.url + from, { waitUntil: "networkidle" });
    const links = page.locator("main a[data-opens-here]");
    for (const href of await links.evaluateAll((all) => all.map((one) => one.getAttribute("href"))))
      assert.match(href ?? "", /^\/hy\/matches\/\d+-[\w-]+$/, from);
    const link = links.and(page.locator(":visible")).last();
    const href = await link.getAttribute("href");
    await link.click();
    const details = page.getByRole("dialog");
    await details.waitFor();
    assert.match(page.url(), /match=\d+/);
    await details.locator(`a[href="${href}"]`).click();
    await page.waitForURL(site.url + href);
  }
});

test("without an event stream a live page asks by itself for what it missed", async (t) => {
  const id = await newMatch(10);
  await tap(id, period("period_start", "first"));
  const page = await openPage(t);
  await page.clock.install();
  await page.addInitScript("delete globalThis.EventSource");
  await page.goto(`${site.url}/matches/${id}-argishti-pyunik`);
  await page.getByText("Read every entry").waitFor();
  await tap(id, goal("home", 3));
  await page.clock.runFor(31_000);
  await page.waitForFunction(() => document.title.includes("1:0"));
});

test("a lost connection is said beside the score, and is said no more when it is back", async (t) => {
  const id = await newMatch(10);
  await tap(id, period("period_start", "first"));
  const page = await openPage(t);
  const listening = page.waitForResponse(/\/api\/live/);
  await page.goto(`${site.url}/matches/${id}-argishti-pyunik`);
  await listening;
  await page.getByText("Read every entry").waitFor();
  await page.context().setOffline(true);
  const note = page.getByText("No connection. The page asks again by itself.");
  await note.waitFor();
  await page.context().setOffline(false);
  await tap(id, goal("home", 3));
  await page.waitForFunction(() => document.title.includes("1:0"), undefined, { timeout: 60_000 });
  await note.waitFor({ state: "detached" });
});
