import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { entry } from "#src/features/ledger/test-support.ts";
import { type MatchLineup, NO_LINEUPS, toLineupPlayer } from "#src/features/lineups/lineup.ts";
import { numbered } from "#src/features/lineups/test-support.ts";
import { onPitchNow } from "./page-lineups.ts";

const players = [...numbered(11), ...numbered(5, "bench", 12)].map((player) =>
  toLineupPlayer("home", player),
);
const home: MatchLineup = {
  ...{ id: 1, version: 1, formation: "4-3-3", players, publishedAt: null },
  coach: { en: "", hy: "", ru: "" },
};

function numbersNow(...entries: Parameters<typeof foldMatch>[0]) {
  const lineups = { ...NO_LINEUPS, home };
  const state = foldMatch([entry("period_start", {}), ...entries], lineups);
  const now = onPitchNow("home", lineups, state);
  return now?.players
    .filter(({ role }) => role === "start")
    .map(({ number, slot }) => `${number} at ${slot}`);
}

const sub = (off: number, on: number) =>
  entry("sub", { off: { number: off }, on: { number: on } }, { side: "home" });

test("who comes on stands where the one stood whom he replaces, also when no line-up named him", () => {
  assert.ok(numbersNow(sub(11, 14))?.includes("14 at 11"));
  const now = numbersNow(sub(11, 77));
  assert.ok(now?.includes("77 at 11"));
  assert.equal(now?.length, 11);
});

test("who is sent off leaves his place empty", () => {
  const red = entry("red", { who: { number: 4 } }, { side: "home" });
  assert.equal(numbersNow(red)?.length, 10);
  assert.ok(!numbersNow(red)?.some((one) => one.startsWith("4 ")));
});
