import assert from "node:assert/strict";
import { test } from "node:test";
import { standings, type TableMatch } from "./standings.ts";

let day = 0;

function result(home: string, homeScore: number | null, awayScore: number | null, away: string): TableMatch {
  const kickOff = new Date(Date.UTC(2025, 2, ++day)).toISOString();
  return { competition: "league", status: "finished", home, away, homeScore, awayScore, kickOff };
}

test("a win is three points, a draw one, a defeat none", () => {
  const [first, second, third] = standings(
    [result("noah", 2, 1, "van"), result("van", 0, 0, "shirak")],
    ["noah", "shirak", "van"],
  );
  assert.deepEqual(first, {
    club: "noah",
    played: 1,
    won: 1,
    drawn: 0,
    lost: 0,
    goalsFor: 2,
    goalsAgainst: 1,
    points: 3,
    form: "W",
  });
  assert.deepEqual([second!.club, second!.points, second!.form], ["shirak", 1, "D"]);
  assert.deepEqual([third!.club, third!.points, third!.form], ["van", 1, "LD"]);
});

test("equal points are separated by goal difference, then by goals", () => {
  const rows = standings(
    [result("noah", 4, 3, "a"), result("pyunik", 3, 1, "b"), result("urartu", 2, 0, "c")],
    ["noah", "urartu", "pyunik"],
  );
  assert.deepEqual(
    rows.map((row) => row.club),
    ["pyunik", "urartu", "noah"],
  );
});

test("form shows the last five matches, oldest first", () => {
  const results = [0, 1, 2, 3, 4, 5].map((goals) => result("noah", goals, 2, "van"));
  assert.equal(standings(results.toReversed(), ["noah"])[0]!.form, "LDWWW");
});

test("cups, friendlies and matches still to be played don't count", () => {
  const cup = { ...result("noah", 3, 0, "van"), competition: "cup" as const };
  const friendly = { ...result("noah", 3, 0, "van"), competition: "friendly" as const };
  const postponed = { ...result("noah", null, null, "van"), status: "postponed" as const };
  assert.ok(standings([cup, friendly, postponed], ["noah", "van"]).every((row) => row.played === 0));
});
