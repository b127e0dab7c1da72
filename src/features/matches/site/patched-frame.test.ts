import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import type { Patch } from "#src/features/ledger/patch.ts";
import { entry } from "#src/features/ledger/test-support.ts";
import type { CurrentMatch } from "#src/features/shell/current-match.ts";
import { patchedFrame } from "./patched-frame.ts";

const side = { name: { text: "", lang: "en" as const }, crest: { name: "", code: "", logo: null } };
const AWAITED: CurrentMatch = {
  ...{ id: 7, path: "/matches/7", home: side, away: side, score: null },
  ...{ state: "awaited", phase: null, clock: null, lengths: "40,40,10,10" },
};

const FIRST = entry("period_start", {}, { occurred_at: "2027-05-08T14:00:00.000Z" });
const HALF_TIME = entry("period_end", {}, { at: "40:00" });
const SECOND = entry("period_start", {}, { period: "second", occurred_at: "2027-05-08T15:00:00.000Z" });
const FINAL = entry("period_end", { final: true }, { period: "second", at: "41:00" });

/** The frame after a match's log was heard as far as given. */
function after(log: Entry[], status = "live"): CurrentMatch | null {
  const { phase, clock } = foldMatch(log);
  const score = { home: 1, away: 0 };
  const figures = { match: 7, seq: log.length, status, phase, clock, score, extra: null, penalties: null };
  const patch: Patch = { ...figures, entry: log.at(-1)! };
  return patchedFrame({ match: AWAITED }, new Map([[7, [patch]]])).match;
}

test("the header of an open page follows a match: its clock, half-time, the second half and full time", () => {
  const began = after([FIRST])!;
  assert.deepEqual([began.state, began.phase, began.clock?.period], ["live", "first", "first"]);
  assert.deepEqual([began.clock?.lengths, began.clock?.at], ["40,40,10,10", "2027-05-08T14:00:00.000Z"]);
  const pause = after([FIRST, HALF_TIME])!;
  assert.deepEqual([pause.state, pause.phase, pause.clock], ["live", "half_time", null]);
  const second = after([FIRST, HALF_TIME, SECOND])!;
  assert.deepEqual([second.phase, second.clock?.began_at], ["second", "2027-05-08T15:00:00.000Z"]);
  const over = after([FIRST, HALF_TIME, SECOND, FINAL], "finished")!;
  assert.deepEqual([over.state, over.phase, over.clock], ["finished", null, null]);
});

test("an abandoned match leaves the header, one whose kick-off was taken back is awaited again", () => {
  assert.equal(after([FIRST, entry("abandon", {}, { at: "10:00" })], "postponed"), null);
  const again = after([FIRST, entry("void", {}, { target: FIRST.id })], "scheduled")!;
  assert.deepEqual([again.state, again.clock], ["awaited", null]);
});
