import assert from "node:assert/strict";
import { test } from "node:test";
import { patient } from "./own-data.ts";

const SITE = "https://club.example";

/** A page whose requests come to these ends, one after the other; and how often it waited. */
function pageAt(path: string, ends: (number | "lost" | "cut")[]) {
  let waits = 0;
  const here = new URL(path, SITE);
  const ask = async () => {
    const end = ends.shift();
    if (end === "lost") throw new TypeError("Failed to fetch");
    if (end !== "cut") return new Response("data", { status: end ?? 200 });
    const body = new ReadableStream({
      pull: (controller) => controller.error(new TypeError("network error")),
    });
    return new Response(body);
  };
  const pause = async (signal?: AbortSignal) => {
    signal?.throwIfAborted();
    waits++;
  };
  return { here, waits: () => waits, fetch: patient(ask, { here: () => here, pause }) };
}

test("the data of the open page are asked for until they come whole", async () => {
  const page = pageAt("/hy/matches/7-a-b?lang=x", ["lost", 503, "cut", 200]);
  const answer = await page.fetch(new URL("/hy/matches/7-a-b.data?lang=x&_routes=a%2Cb", SITE));
  assert.deepEqual([await answer.text(), page.waits()], ["data", 3]);
  for (const [path, asked] of [
    ["/", "/_.data"],
    ["/ru/news/", "/ru/news/_.data"],
  ] as const) {
    const ending = pageAt(path, ["lost", 200]);
    await ending.fetch(new URL(asked, SITE));
    assert.equal(ending.waits(), 1, path);
  }
});

test("what leads elsewhere fails at once: another page, another filter, a call of the API", async () => {
  for (const asked of ["/news.data", "/matches.data?status=live", "/api/matches/7/live"]) {
    const page = pageAt("/matches", ["lost"]);
    await assert.rejects(page.fetch(new URL(asked, SITE)), TypeError, asked);
    assert.equal(page.waits(), 0);
  }
});

test("a form that is sent to the page's own address is sent once", async () => {
  const page = pageAt("/newsletter", ["lost", 200]);
  await assert.rejects(page.fetch(new URL("/newsletter.data", SITE), { method: "POST" }), TypeError);
  assert.equal(page.waits(), 0);
});

test("a fault of the program is no absence: it is shown", async () => {
  const page = pageAt("/table", [500]);
  assert.equal((await page.fetch(new URL("/table.data", SITE))).status, 500);
});

test("nobody waits for what was given up, and who went elsewhere meanwhile is told at once", async () => {
  const page = pageAt("/table", ["lost"]);
  await assert.rejects(page.fetch(new URL("/table.data", SITE), { signal: AbortSignal.abort() }), /abort/i);
  const left = pageAt("/table", ["lost", "lost"]);
  const asked = left.fetch(new URL("/table.data", SITE));
  left.here.pathname = "/news";
  await assert.rejects(asked, TypeError);
});
