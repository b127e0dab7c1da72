import assert from "node:assert/strict";
import { test } from "node:test";
import { Hono } from "hono";
import { openClub } from "#tests/support/club.ts";
import { createCache } from "./cache.server.ts";
import { applyCspHashes, contentSecurityPolicy, hashOf } from "./policy.server.ts";
import { sendCached, sendOnce } from "./serve.server.ts";

test("only scripts that carry the seal are named in the policy, and the seal never leaves", () => {
  const { page, hashes } = applyCspHashes(
    '<script nonce="s3al">own()</script><script>smuggled()</script><link nonce="s3al" href="a.js"/>',
    "s3al",
  );
  assert.equal(page, '<script>own()</script><script>smuggled()</script><link href="a.js"/>');
  assert.deepEqual(hashes, [hashOf("own()")]);
  assert.throws(() => applyCspHashes("<p>s3al</p>", "s3al"));
});

test("a page may do what its route declares, and nothing else", () => {
  const strict = contentSecurityPolicy({}, { scripts: [] });
  for (const part of ["img-src 'self'", "frame-src 'none'", "frame-ancestors 'none'", "default-src 'none'"])
    assert.ok(strict.split("; ").includes(part), part);
  assert.doesNotMatch(strict, /worker-src/);
  const declared = {
    frames: ["https://video.example"],
    hasWorkers: true,
    framedBy: ["https://league.example"],
  };
  const open = contentSecurityPolicy(declared, { scripts: [] });
  for (const part of [
    "frame-src https://video.example",
    "worker-src 'self'",
    "frame-ancestors https://league.example",
  ])
    assert.ok(open.split("; ").includes(part), part);
});

test("a page that another site may frame is sent without the header that forbids it, kept or not", async (t) => {
  const { app } = await openClub(t);
  const always: [string, string][] = [["x-frame-options", "DENY"]];
  const cache = createCache({ app, always });
  t.after(cache.stop);
  const page = (framedBy: string[]) => async () =>
    new Response("a page", {
      headers: { "content-security-policy": contentSecurityPolicy({ framedBy }, { scripts: [] }) },
    });
  const site = new Hono();
  site.use(async (c, next) => {
    for (const [name, value] of always) c.header(name, value);
    await next();
  });
  for (const [path, framedBy] of Object.entries({ "/widget": ["https://league.example"], "/page": [] })) {
    site.get(path, (c) => sendCached(c, cache, path, page(framedBy)));
    site.get(`${path}/once`, async (c) => sendOnce(c, await page(framedBy)()));
  }
  for (const [path, header] of Object.entries({ "/widget": null, "/page": "DENY" })) {
    for (const where of [path, `${path}/once`])
      assert.equal((await site.request(where)).headers.get("x-frame-options"), header, where);
  }
});
