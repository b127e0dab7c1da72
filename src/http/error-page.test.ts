import assert from "node:assert/strict";
import { test } from "node:test";
import { openClub } from "#tests/support/club.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

test("a browser that asks for a page is never shown raw JSON, whatever is wrong", async (t) => {
  const club = await openClub(t);
  const cases: [path: string, status: number, init?: { method?: string; headers?: object }][] = [
    ["/media/nothing.webp", 404],
    ["/media/2026/nothing.webp", 404],
    ["/assets/of-the-last-build-1a2b3c.js", 404],
    ["/club/partners/nothing.svg", 404],
    ["/analytics/nothing.js", 404],
    ["//news", 400],
    ["/newsletter", 403, { method: "POST", headers: { "sec-fetch-site": "cross-site" } }],
    ...["https://evil.example", "no origin at all", "null"].map((origin): [string, number, object] => [
      "/newsletter",
      403,
      { method: "POST", headers: { origin } },
    ]),
  ];
  for (const [path, status, init] of cases) {
    const answer = await club.call(path, { ...init, headers: { ...BROWSER, ...init?.headers } });
    assert.equal(answer.status, status, path);
    assert.equal(answer.headers.get("content-type"), "text/html; charset=utf-8", path);
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.match(answer.body, /<html lang="en">.*<h1>[^<{]+<\/h1>/s);
  }
});

test("programs, and whoever opens an address of the API, get JSON as before", async (t) => {
  const club = await openClub(t);
  assert.equal((await club.call("/media/nothing.webp")).body.code, "not_found");
  assert.equal((await club.call("/api/nothing", { headers: BROWSER })).body.code, "not_found");
});

test("what is wrong is said in the address's language, and in no markup of a stranger's", async (t) => {
  const club = await openClub(t);
  const hy = await club.call("/hy//<b>news", { headers: BROWSER });
  assert.match(hy.body, /<html lang="hy">.*Այս հասցեն ճիշտ գրված չէ։.*href="\/hy"/s);
  assert.doesNotMatch(hy.body, /<b>/);
  const ru = await club.call("/media/nothing.webp", { headers: { ...BROWSER, "accept-language": "ru" } });
  assert.match(ru.body, /Такого файла нет|нет/);
});
