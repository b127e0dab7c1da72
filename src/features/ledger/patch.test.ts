import assert from "node:assert/strict";
import { test } from "node:test";
import { columnNames } from "#src/i18n/localised.ts";
import type { Entry, Who } from "./ledger.ts";
import { MOST_PATCH_BYTES, type Patch, packPatch, publicEntry, unpackPatch } from "./patch.ts";
import { entry } from "./test-support.ts";

const ID = "0b4f3c52-96c3-4f0d-8d0f-0d6a5d1c2b3a";

function patch(one: Entry): Patch {
  return {
    ...{ match: 2_000_000, seq: 2000, status: "postponed", phase: "break_before_shootout" },
    score: { home: 12, away: 11 },
    extra: { home: 14, away: 14 },
    penalties: { home: 11, away: 10 },
    clock: { period: "extra_second", began_at: "2027-05-08T15:31:12.345Z", added: 12 },
    entry: one,
  };
}

const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function named(length: number): Who {
  const names = [...columnNames("player_name"), ...columnNames("player_last_name")];
  return {
    player: 123_456,
    number: 99,
    names: Object.fromEntries(names.map((name) => [name, "Ղ".repeat(length)])),
  };
}

test("a goal of two players of the club goes out whole, and comes in as it was", () => {
  const people = { scorer: { player: 123_456, number: 19 }, assist: { player: 123_457, number: 10 } };
  const goal = entry(
    "goal",
    { how: "free_kick", ...people },
    { side: "home", id: ID, period: "extra_second" },
  );
  const packed = packPatch(patch(goal));
  assert.ok(bytes(packed) <= MOST_PATCH_BYTES);
  assert.deepEqual(unpackPatch(JSON.parse(JSON.stringify(packed))), patch(goal));
});

test("a card for a player with names in three scripts goes out whole", () => {
  const card = entry("yellow", { who: named(8), stays: true }, { side: "away", id: ID });
  const packed = packPatch(patch(card));
  assert.ok(bytes(packed) <= MOST_PATCH_BYTES);
  assert.deepEqual(unpackPatch(packed), patch(card));
});

test("an entry with the longest names or the longest comment stays behind, what lists need goes out", () => {
  const long = [
    entry("goal", { scorer: named(100), assist: named(100) }, { side: "home", id: ID }),
    entry("comment", { text: "Ղ".repeat(500), language: "hy" }, { id: ID }),
  ];
  for (const one of long) {
    const packed = packPatch(patch(one));
    assert.ok(bytes(packed) <= MOST_PATCH_BYTES);
    const { entry: _, ...rest } = patch(one);
    assert.deepEqual(unpackPatch(packed), rest);
  }
});

test("a correction goes out whole", () => {
  const payload = { scorer: { player: 12 }, typed: null };
  const amend = entry(
    "amend",
    { patch: { side: "away", period: "second", clock_ms: 1, payload } },
    { id: ID, target: ID },
  );
  assert.deepEqual(unpackPatch(packPatch(patch(amend))), patch(amend));
});

test("what the wire's own short forms could be taken for stays behind", () => {
  const odd = entry("amend", { patch: { payload: { n: ["x"] } } }, { id: ID, target: ID });
  assert.equal(unpackPatch(packPatch(patch(odd))).entry, undefined);
});

test("a public entry names no device and no account", () => {
  const logged = { ...entry("corner", {}, { side: "home" }), device: "phone", seq: 7, account_id: 3 };
  assert.deepEqual(Object.keys(publicEntry(logged)).sort(), [
    ...["clock_ms", "id", "kind", "occurred_at", "payload", "period", "side", "target"],
  ]);
});
