import assert from "node:assert/strict";
import { test } from "node:test";
import type { League } from "./league.ts";
import { linePath, raceOf, summaryOf } from "./race.ts";
import { dateOf, emptyLeague, result } from "./test-support.ts";

const dayOf = (utc: string) => utc.slice(0, 10);

/** Four teams; the match of 2 and 3 in the first round was put off to the third week. */
const league: League = {
  ...emptyLeague(4),
  results: [
    result(1, [0, 1, 1, 0]),
    result(2, [0, 2, 1, 0]),
    result(2, [1, 3, 2, 0], dateOf(2).replace("T15", "T18")),
    result(1, [2, 3, 4, 0], dateOf(3)),
  ],
};

test("by round a match counts with its round, by date when it was played", () => {
  const byRound = raceOf(league, "round", dayOf)!;
  assert.deepEqual(
    byRound.map(({ label, points }) => [label, points]),
    [
      ["1", [3, 0, 3, 0]],
      ["2", [6, 3, 3, 0]],
    ],
  );
  const byDate = raceOf(league, "date", dayOf)!;
  assert.deepEqual(
    byDate.map(({ label, points }) => [label, points[2]]),
    [
      [dayOf(dateOf(1)), 0],
      [dayOf(dateOf(2)), 0],
      [dayOf(dateOf(3)), 3],
    ],
  );
  assert.deepEqual(byRound.at(-1)?.places, byDate.at(-1)?.places);
});

test("days that follow one another are one step of the race", () => {
  const days = ["2026-08-01", "2026-08-02", "2026-08-03", "2026-08-08"].map((day) => `${day}T15:00:00.000Z`);
  const results = days.map((day, at) => result(at, [0, 1, 1, 0], day));
  assert.deepEqual(
    raceOf({ ...league, results }, "date", dayOf)?.map(({ label }) => label),
    ["2026-08-03", "2026-08-08"],
  );
});

test("without numbers there is no race by round, and without results none to tell of", () => {
  assert.equal(raceOf({ ...league, results: [result(null, [0, 1, 1, 0])] }, "round", dayOf), undefined);
  assert.deepEqual(raceOf(emptyLeague(4), "round", dayOf), []);
  assert.equal(summaryOf([], 0, 4), undefined);
});

test("a race tells the best and the worst place and how long a team was in front", () => {
  const steps = raceOf(league, "round", dayOf)!;
  assert.deepEqual(summaryOf(steps, 1, 2), {
    best: { place: 3, label: "1" },
    worst: { place: 3, label: "1" },
    among: 0,
    now: { place: 3, points: 3 },
  });
});

test("the line of a team is level over a step and moves half-way to the next", () => {
  const x = (step: number) => step * 10;
  const y = (place: number) => place * 100;
  assert.equal(linePath([2, 2, 1], x, y), "M0 200H15V100H20");
  assert.equal(linePath([3], x, y), "M0 300");
});
