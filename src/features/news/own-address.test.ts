import assert from "node:assert/strict";
import { test } from "node:test";
import { cpuMsOf } from "#tests/support/cpu.ts";
import { ownAddress } from "./own-address-queries.server.ts";

test("an address of this site is known by its path, whatever its language and the slashes at its end", () => {
  for (const address of ["/matches", "/hy/matches/", "https://club.example/ru/matches//"])
    assert.deepEqual(ownAddress(address, "https://club.example"), { kind: "page" }, address);
  assert.deepEqual(ownAddress("/hy/news/derby-day/", ""), { kind: "article", name: "derby-day" });
  assert.deepEqual(ownAddress("/", ""), { kind: "page" });
  assert.equal(ownAddress("//elsewhere.example/matches", ""), undefined);
  assert.equal(ownAddress("/\\elsewhere.example", ""), undefined);
});

test("an address of nothing but slashes keeps nobody waiting", async () => {
  const address = `/a${"/".repeat(60_000)}b`;
  const ms = await cpuMsOf(() => assert.deepEqual(ownAddress(address, ""), { kind: "none" }));
  assert.ok(ms < 500, "it takes their square");
});
