import assert from "node:assert/strict";
import { before, test } from "node:test";
import { TAKEN_OVER } from "#src/ui/early-start.ts";
import { assertAccess } from "#tests/support/access.ts";
import { openPage } from "#tests/support/browser.ts";
import { openSite } from "#tests/support/open-site.ts";

const site = await openSite();
/** Addresses that hold each screen and each dialog open, without a language. */
let addresses: string[];

before(async () => {
  const get = async (path: string) => (await fetch(site.url + path)).json();
  const { news } = (await get("/api/news?limit=1")) as { news: { slug: string }[] };
  const { matches } = (await get("/api/matches?status=finished&search=Argishti&limit=1")) as {
    matches: { id: number }[];
  };
  const { matches: ahead } = (await get("/api/matches?status=scheduled&search=Argishti&limit=1")) as {
    matches: { id: number }[];
  };
  const { players } = (await get("/api/players")) as { players: { id: number }[] };
  addresses = [
    "/",
    "/news",
    "/news?category=nothing",
    `/news/${news[0]?.slug}`,
    "/news/nothing",
    "/club",
    `/club?tab=players&person=${players[0]?.id}`,
    "/stadium",
    "/stadium?picture=2",
    "/matches",
    "/matches?search=nothing-at-all",
    `/?match=${matches[0]?.id}`,
    "/table",
    "/table/race",
    "/table/rules",
    "/table/race?by=date&season=2024-25",
    "/table/what-if?r=1.2-1",
    "/search?q=team",
    "/search?q=xqzw",
    `/players/${players[1]?.id}`,
    `/players/${players[8]?.id}?season=2024-25`,
    "/players/9999",
    "/season",
    "/season/2024-25?competition=all",
    "/season/1999-00",
    "/table?season=2024-25",
    "/newsletter",
    `/matches/${matches[0]?.id}`,
    `/matches/${ahead[0]?.id}`,
    "/matches/against/pyunik",
    "/matches/against/nobody",
    "/records",
    "/honours",
    "/contact",
    "/?legal=cookies",
    "/nothing",
  ];
});

for (const [prefix, theme] of [
  ["", "dark"],
  ["/hy", "light"],
  ["/ru", "dark"],
] as const) {
  test(`every screen and dialog${prefix} has no fault of access, fits 320 pixels and asks no other host (${theme})`, async (t) => {
    const page = await openPage(t, { viewport: { width: 320, height: 700 }, reducedMotion: "reduce" });
    await page.addInitScript(
      ([name, takenOver]) => {
        localStorage.setItem("theme", name);
        document.addEventListener(takenOver, () => Object.assign(globalThis, { isTakenOver: true }));
      },
      [theme, TAKEN_OVER] as const,
    );
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !/status of 404/.test(message.text()))
        complaints.push(message.text());
    });
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:"))
        complaints.push(`asks ${request.url()}`);
    });
    for (const address of addresses) {
      const path = prefix + address.replace(/^\/(?=\?)/, prefix ? "" : "/");
      await page.goto(site.url + path, { waitUntil: "load" });
      await assertAccess(page, path);
      // React complains while it takes a page over, which it does where a dialog or a live match needs it.
      await page.waitForFunction(
        () => "isTakenOver" in globalThis || !document.querySelector("link[rel=modulepreload]"),
      );
      assert.deepEqual(complaints, [], path);
    }
  });
}

test("a page that is asked for with a slash at its end or in capitals names its one address", async () => {
  for (const [asked, own] of [
    ["/news/", "/news"],
    ["/hy/Club/", "/hy/club"],
    ["/TABLE", "/table"],
    ["/hy/", "/hy"],
  ] as const) {
    const html = await (await fetch(site.url + asked)).text();
    assert.equal(/rel="canonical" href="([^"]+)"/.exec(html)?.[1], site.url + own, asked);
  }
});

test("every screen tells search engines and networks what it is, in each language", async () => {
  for (const prefix of ["", "/hy", "/ru"]) {
    // What is not there, and a table of imagined results, is for no search engine.
    for (const address of addresses.filter(
      (one) => !/nothing|nobody|9999|1999|what-if|newsletter|\?/.test(one),
    )) {
      const html = await (await fetch(site.url + prefix + address)).text();
      const head = html.slice(0, html.indexOf("</head>"));
      const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
      assert.ok(find(/<title>([^<]{10,})<\/title>/), `${prefix}${address} has a title`);
      assert.ok(find(/name="description" content="([^"]{20,200})/), `${prefix}${address} has a description`);
      assert.ok(find(/name="keywords" content="([^"]{5,})"/));
      assert.match(find(/rel="canonical" href="([^"]+)"/), /^http/);
      assert.equal(head.match(/rel="alternate" hrefLang/gi)?.length, 4);
      assert.match(find(/property="og:image" content="([^"]+)"/), /^http.*\.jpg/);
      assert.ok(
        find(/property="og:image:alt" content="([^"]+)"/),
        `${prefix}${address} says what its picture shows`,
      );
      const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)<\/script>/g)];
      assert.ok(blocks.length > 0, `${prefix}${address} has structured data`);
      for (const [, json] of blocks) assert.ok(JSON.parse(json!)["@type"]);
    }
  }
});

test("a link to a player or a match says who and what it is, in each language", async () => {
  const { players } = (await (await fetch(`${site.url}/api/players`)).json()) as {
    players: { id: number; last_name: string; last_name_hy: string; last_name_ru: string }[];
  };
  const { matches } = (await (await fetch(`${site.url}/api/matches?status=finished&limit=1`)).json()) as {
    matches: { id: number; home_team_name: string; home_team_name_hy: string; home_team_name_ru: string }[];
  };
  const [player, match] = [players[0]!, matches[0]!];
  for (const [prefix, name, team] of [
    ["", player.last_name, match.home_team_name],
    ["/hy", player.last_name_hy, match.home_team_name_hy],
    ["/ru", player.last_name_ru, match.home_team_name_ru],
  ] as const) {
    const html = await (await fetch(`${site.url}${prefix}/club?tab=players&person=${player.id}`)).text();
    const find = (pattern: RegExp, text = html) => pattern.exec(text)?.[1] ?? "";
    assert.ok(find(/property="og:title" content="([^"]+)/).includes(name));
    assert.match(find(/property="og:description" content="([^"]+)/), /\d/, "his number");
    assert.match(find(/property="og:url" content="([^"]+)/), /person=\d+$/);
    assert.match(find(/rel="canonical" href="([^"]+)/), /tab=players$/);
    const data = [...html.matchAll(/<script type="application\/ld\+json">([^<]+)</g)].map(([, json]) =>
      JSON.parse(json!),
    );
    assert.ok(data.some((one) => one["@type"] === "Person" && one.name.includes(name)));
    const shared = await (await fetch(`${site.url}${prefix}/matches?match=${match.id}`)).text();
    assert.ok(find(/property="og:title" content="([^"]+)/, shared).includes(team));
    assert.match(find(/property="og:title" content="([^"]+)/, shared), /\d+[:–]\d+/);
    assert.match(find(/property="og:url" content="([^"]+)/, shared), /match=\d+$/);
  }
});
