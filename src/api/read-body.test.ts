import assert from "node:assert/strict";
import { test } from "node:test";
import { readJson } from "./read-body.server.ts";

const MB = 1024 * 1024;

function sent(body: string): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  return readJson(new Request("http://club.example/", { method: "POST", headers, body }), 15 * MB);
}

test("a request with a million fields is refused before they are looked through", async () => {
  const fields = Array.from({ length: 900_000 }, (_, index) => `"field${index}":1`);
  await assert.rejects(sent(`{${fields.join(",")}}`), /more than 20000 values/);
  await assert.rejects(sent(`{"title":[${"[],".repeat(20_000)}[]]}`), /more than 20000 values/);
});

test("a long text may have as many commas, quotes and brackets as it likes", async () => {
  const text = `,[{"\\`.repeat(20_000);
  assert.deepEqual(await sent(JSON.stringify({ text })), { text });
});

test("the longest translation is read", async () => {
  const rows = Array.from({ length: 2000 }, () => ({
    field: "content",
    source: "a",
    target: "b",
    is_right: true,
  }));
  assert.deepEqual(await sent(JSON.stringify({ base: "", rows })), { base: "", rows });
});
