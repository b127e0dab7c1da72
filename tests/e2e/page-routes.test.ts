import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { RouterContextProvider, type ServerBuild } from "react-router";
import type { App } from "#src/app/app.server.ts";
import { appContext, callerContext, handleContext } from "#src/delivery/page.server.ts";
import { createPages, matcherOf, readAddress } from "#src/delivery/pages.server.ts";
import { MOST_PICKS } from "#src/features/outlook/what-if.ts";
import { openDemoClub } from "#tests/support/demo-club.ts";
import { BUILD } from "../../bin/build.ts";

const build = (await import(pathToFileURL(join(BUILD, "server/index.js")).href)) as ServerBuild;
const match = matcherOf(build.routes);
const ORIGIN = "http://club.example";
/** Every public page, with something of it open. */
const PAGES = [
  "/",
  "/?match=3",
  "/hy/news?category=club&page=2",
  "/news/",
  "/club?tab=players&person=3",
  "/stadium?picture=2",
  "/matches?status=finished&match=3&search=noah",
  "/matches?calendar=team&in=hy&remind=1h",
  "/ru/table?season=2024-25",
  "/players/9-nemanja-radovac?season=2024-25&competition=all",
  "/season/2024-25?competition=all",
  "/matches/against/pyunik?at=home",
  "/records",
  "/honours",
  "/contact",
  "/search?q=cup&in=news",
  "/newsletter/confirm?token=x",
  "/nowhere/at/all",
];

async function withArticle(app: App): Promise<string[]> {
  const { slug } = await app.db
    .selectFrom("articles")
    .select("slug")
    .where("is_published", "=", 1)
    .executeTakeFirstOrThrow();
  return PAGES.map((path) => (path === "/news/" ? `/news/${slug}` : path));
}

/** Runs `work` while every query parameter that is read by its name is noted. */
async function noteParameters(work: () => Promise<unknown>): Promise<Set<string>> {
  const read = new Set<string>();
  const { get, getAll, has } = URLSearchParams.prototype;
  const noting = { get, getAll, has };
  for (const name of ["get", "getAll", "has"] as const) {
    const own = noting[name] as (this: URLSearchParams, parameter: string) => never;
    URLSearchParams.prototype[name] = function (this: URLSearchParams, parameter: string) {
      read.add(parameter);
      return own.call(this, parameter);
    } as never;
  }
  await work().finally(() => Object.assign(URLSearchParams.prototype, noting));
  return read;
}

test("no public page reads a parameter that its route doesn't declare, nor who is signed in", async (t) => {
  const { app } = await openDemoClub(t);
  const [everDeclared, everRead] = [new Set<string>(), new Set<string>()];
  for (const path of await withArticle(app)) {
    const url = new URL(path, ORIGIN);
    const { handle } = readAddress(match, url);
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(handleContext, handle);
    context.set(callerContext, () => assert.fail(`${path} asks who is signed in`));
    const request = new Request(url);
    Object.defineProperty(request, "headers", {
      get: () => assert.fail(`${path} reads the visitor's headers`),
    });
    const read = await noteParameters(async () => {
      for (const { route, params } of match(url.pathname) ?? []) {
        const { loader } = build.routes[route.id!]!.module as { loader?: (args: object) => Promise<unknown> };
        // A page may say that there is nothing here.
        await loader?.({ request, url, params, context }).catch((thrown: { init?: { status: number } }) => {
          if (thrown.init?.status !== 404) throw thrown;
        });
      }
    });
    const declared = [...(handle.query ?? []), ...(handle.uncachedQuery ?? [])];
    const undeclared = [...read].filter((name) => !declared.includes(name));
    assert.deepEqual(undeclared, [], path);
    for (const name of declared) everDeclared.add(name);
    for (const name of read) everRead.add(name);
  }
  assert.deepEqual(everRead, everDeclared, "whatever is declared is read somewhere");
});

test("what a route doesn't declare is taken off before its loader sees it", async (t) => {
  const { app } = await openDemoClub(t);
  const pages = createPages(build, async () => null);
  const bodies = await Promise.all(
    ["/matches?status=finished", "/matches?venue=Ijevan&status=finished&utm_source=x"].map(async (path) =>
      (await pages.render(new Request(ORIGIN + path), app)).text(),
    ),
  );
  assert.equal(bodies[1], bodies[0]);
});

test("an open page that is led on to a present address keeps nothing of how it asked in it", async (t) => {
  const { app } = await openDemoClub(t);
  const pages = createPages(build, async () => null);
  const { id } = await app.db.selectFrom("matches").select("id").limit(1).executeTakeFirstOrThrow();
  const { id: news } = await app.db
    .selectFrom("articles")
    .select("id")
    .where("is_published", "=", 1)
    .limit(1)
    .executeTakeFirstOrThrow();
  for (const path of [`/hy/matches/${id}`, `/news/${news}`, "/en/table"]) {
    const routes = match(path)!.map(({ route }) => route.id);
    const asked = new Request(`${ORIGIN}${path}.data?_routes=${encodeURIComponent(routes.join(","))}`);
    const told = await (await pages.render(asked, app)).text();
    assert.match(told, /SingleFetchRedirect/, path);
    assert.ok(!told.includes("_routes"), told);
  }
});

test("a form that is posted to a page without one gets a page that says so, and no line beside the log", async (t) => {
  const { app } = await openDemoClub(t);
  const lines: unknown[] = [];
  t.mock.method(console, "error", (...said: unknown[]) => lines.push(said));
  for (const path of ["/news", "/hy/matches", "/nowhere", "/admin/news"]) {
    const request = new Request(ORIGIN + path, { method: "POST", body: new URLSearchParams({ a: "1" }) });
    const answer = await createPages(build, async () => null).render(request, app);
    assert.equal(answer.status, 405, path);
    assert.match(await answer.text(), /<h1/, path);
  }
  assert.deepEqual(lines, []);
});

test("pages that have a form take one, by their data's address too, and no other page does", () => {
  const { takesForms } = createPages(build, async () => null);
  const taking = ["/contact", "/hy/contact", "/ru/contact.data", "/newsletter", "/newsletter/confirm"];
  for (const path of [...taking, "/preview/abc", "/hy/preview/abc", "/admin/link/abc"])
    assert.equal(takesForms(path), true, path);
  for (const path of ["/", "/hy", "/news", "/hy/news/any", "/ru/news/any.data", "/nowhere", "/admin/news"])
    assert.equal(takesForms(path), false, path);
});

test("of an endless address a page carries little into its links, but a whole season of imagined results", () => {
  const read = (path: string) => readAddress(match, new URL(path, ORIGIN)).path;
  const endless = ",".repeat(15_000);
  for (const path of [
    ...["/matches?search=", "/matches?clubs=", "/hy/matches?calendar=", "/search?q=", "/?legal="],
    ...["/table?results=", "/newsletter/confirm?token=", "/matches.data?status="],
  ]) {
    const { length } = decodeURIComponent(read(path + endless));
    assert.ok(length <= path.length + 500, `${path}: ${length}`);
  }
  const season = Array.from({ length: MOST_PICKS }, (_, at) => `${12_000 + at}.10-10`).join(",");
  assert.equal(new URL(read(`/table/what-if?r=${season}`), ORIGIN).searchParams.get("r"), season);
  assert.ok(read(`/table/what-if?r=${endless}`).length < 20_000);
});

test("an address written otherwise is no page of its own in the cache", () => {
  const read = (path: string) => {
    const { path: declared, isCached } = readAddress(match, new URL(path, ORIGIN));
    return isCached ? declared : undefined;
  };
  assert.equal(read("/hy/matches?page=2&status=live&x=1"), "/hy/matches?status=live&page=2");
  assert.equal(read("/table?legal=privacy&season=2024-25"), "/table?legal=privacy&season=2024-25");
  for (const [path, declared] of Object.entries({
    "/_.data?y=1": "/_.data",
    "/news.data?_routes=a,b": "/news.data",
  }))
    assert.equal(read(path), declared);
  const route = "features/news/site/news-page";
  assert.equal(read(`/news.data?_routes=x,${route}`), `/news.data?_routes=${encodeURIComponent(route)}`);
  for (const path of [
    "/NEWS",
    "/news/",
    "/news/%64erby",
    "/matches?search=a",
    "/search?q=a",
    "/contact",
    "/admin",
  ])
    assert.equal(read(path), undefined, path);
  assert.equal(read("/news?category=<script>"), undefined);
});

test("React Router 8.4.0 hands its data over, and starts a page, in the form that the delivery knows", async (t) => {
  // For another version: look at `StreamTransfer` and `Scripts` in its lib/dom/ssr, and then name it here.
  const packageFile = createRequire(import.meta.url).resolve("react-router/package.json");
  assert.equal(JSON.parse(readFileSync(packageFile, "utf8")).version, "8.4.0");
  const { app } = await openDemoClub(t);
  const pages = createPages(build, async () => null);
  const html = await (await pages.render(new Request(`${ORIGIN}/table`), app)).text();
  // In one piece, written in one go: no part is put in its place by a script.
  assert.equal(html.split("streamController.enqueue(").length, 2);
  assert.match(html, /streamController\.close\(\)/);
  assert.doesNotMatch(html, /\$RC\(|<!--\$\?-->/);
  assert.match(html, /early\(\{preloads:\["\/assets\//);
  assert.doesNotMatch(html, /rel="modulepreload"/);
});
