import assert from "node:assert/strict";
import { test } from "node:test";
import { liveParts, partsOf } from "./parts.server.ts";

const PAGE = `<!DOCTYPE html><html><head><title>67′ Argishti 2:1 Pyunik | News</title></head><body>
<a href="/matches/1" data-live=""><b>2:1</b></a><main><p>An article about &lt;div data-live=&quot;&quot;&gt;</p>
<div class="slab" data-live=""><div><div>Live</div></div><dialog></dialog></div><div>Footer</div></main></body></html>`;

test("of a page with a live match its title and its live parts are sent, whole and in their order", () => {
  assert.equal(
    partsOf(PAGE),
    '<title>67′ Argishti 2:1 Pyunik | News</title><a href="/matches/1" data-live=""><b>2:1</b></a>' +
      '<div class="slab" data-live=""><div><div>Live</div></div><dialog></dialog></div>',
  );
  assert.equal(partsOf("<title>News</title><main></main>"), "<title>News</title>");
});

test("no search engine keeps the parts, and of a page that is not there there are none", async () => {
  const parts = await liveParts(Promise.resolve(new Response(PAGE, { headers: { link: "</a.woff2>" } })));
  assert.equal(parts.headers.get("x-robots-tag"), "noindex");
  assert.equal(parts.headers.get("link"), null);
  const missing = await liveParts(Promise.resolve(new Response("Not found", { status: 404 })));
  assert.equal(missing.status, 404);
  assert.equal(await missing.text(), "");
});

test("no cache between the club and an open page answers with the score before a goal", async () => {
  const headers = { "cache-control": "public, max-age=0, s-maxage=1, stale-while-revalidate=1" };
  const parts = await liveParts(Promise.resolve(new Response(PAGE, { headers })));
  assert.equal(parts.headers.get("cache-control"), "public, max-age=0, must-revalidate");
});
