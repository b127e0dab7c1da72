import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { createApi } from "#src/api.server.ts";
import { createCache } from "#src/delivery/cache.server.ts";
import { startSession } from "#src/features/accounts/session-commands.server.ts";
import { openClub } from "#tests/support/club.ts";

test("what the office asks for comes compressed, and whole, to whoever takes it so", async (t) => {
  const { app, site, editor } = await openClub(t);
  const { token } = await startSession(app, editor.account.id, new Request("http://x/"));
  const ask = (encoding: string) =>
    site.request("/api/admin/text-tree", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-encoding": encoding,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ text: "The gates open at five.\n\n".repeat(200) }),
    });
  const [small, plain] = [await ask("br"), await ask("gzip;q=0")];
  const bytes = Buffer.from(await small.arrayBuffer());
  assert.equal(small.headers.get("content-encoding"), "br");
  assert.equal(plain.headers.get("content-encoding"), null);
  assert.equal(String(brotliDecompressSync(bytes)), await plain.text());
  assert.ok(bytes.length < 4000, `${bytes.length} bytes`);
});

test("the API's documentation, half a megabyte, is made once and comes compressed", async (t) => {
  const { app } = await openClub(t);
  const cache = createCache({ app, always: [], isWarmed: false });
  t.after(cache.stop);
  const api = createApi(app, cache);
  for (const [at, path] of ["/api/docs", "/api/openapi.json"].entries()) {
    const ask = (encoding: string) => api.request(path, { headers: { "accept-encoding": encoding } });
    const [small, plain] = [await ask("br"), await ask("identity")];
    const bytes = Buffer.from(await small.arrayBuffer());
    assert.equal(small.headers.get("content-encoding"), "br");
    assert.equal(small.headers.get("content-type"), plain.headers.get("content-type"));
    assert.equal(String(brotliDecompressSync(bytes)), await plain.text());
    assert.ok(bytes.length < 60_000, `${bytes.length} bytes`);
    assert.equal(cache.state().makings, at + 1);
  }
});
