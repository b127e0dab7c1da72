import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesIn } from "./conflict.ts";

const PAIRS = [["home_score", "away_score"]] as const;
const NAMES = ["home_score", "away_score", "venue"];

const score = (home_score: number | null, away_score: number | null, venue = "") => ({
  ...{ home_score, away_score, venue },
});

function choices(base: object | null, yours: object, theirs: object) {
  const rows = { base, yours, theirs } as Parameters<typeof choicesIn>[0];
  return choicesIn(rows, NAMES, PAIRS).map(({ names, isMine }) => [names.join(), isMine ? "mine" : "theirs"]);
}

test("of two scores one is chosen whole, and nobody is offered one that nobody typed", () => {
  const pair = "home_score,away_score";
  const [both, mine, theirs] = [score(1, 1), score(2, 1), score(1, 2)];
  assert.deepEqual(choices(both, mine, theirs), [[pair, "mine"]]);
  assert.deepEqual(choices(both, both, theirs), [[pair, "theirs"]]);
  assert.deepEqual(choices(both, mine, both), [[pair, "mine"]]);
  assert.deepEqual(choices(null, mine, theirs), [[pair, "mine"]]);
  assert.deepEqual(choices(score(null, null), score(null, null), theirs), [[pair, "theirs"]]);
  // The same half in both: the pair is still one.
  assert.deepEqual(choices(both, mine, score(2, 2)), [[pair, "mine"]]);
});

test("what belongs to no pair is chosen field by field, and what is the same not at all", () => {
  assert.deepEqual(choices(score(1, 1), score(1, 1, "Yerevan"), score(1, 2)), [
    ["home_score,away_score", "theirs"],
    ["venue", "mine"],
  ]);
  assert.deepEqual(choices(score(1, 1), score(2, 2), score(2, 2)), []);
  // A call need not name every field.
  assert.deepEqual(choices(score(1, 1), { home_score: 2 }, score(1, 2)), [["home_score", "mine"]]);
});
