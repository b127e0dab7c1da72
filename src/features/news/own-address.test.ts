import assert from "node:assert/strict";
import { test } from "node:test";
import { ownAddress } from "./own-address-queries.server.ts";

test("an address of this site is known by its path, whatever its language and the slashes at its end", () => {
  for (const address of ["/matches", "/hy/matches/", "https://club.example/ru/matches//"])
    assert.deepEqual(ownAddress(address, "https://club.example"), { kind: "page" }, address);
  assert.deepEqual(ownAddress("/hy/news/derby-day/", ""), { kind: "article", name: "derby-day" });
  assert.deepEqual(ownAddress("/", ""), { kind: "page" });
  assert.equal(ownAddress("//elsewhere.example/matches", ""), undefined);
});

test("an address of nothing but slashes keeps nobody waiting", () => {
  const started = performance.now();
  assert.equal(ownAddress("/\\evil.example", ""), undefined);
  assert.deepEqual(ownAddress(`/a${"/".repeat(60_000)}b`, ""), { kind: "none" });
  assert.ok(performance.now() - started < 500, "it takes their square");
});
