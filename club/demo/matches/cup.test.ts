import assert from "node:assert/strict";
import { test } from "node:test";
import { clubs } from "#club/demo/clubs.ts";
import { playCourses } from "./course.ts";
import { playCup, playSuperCup } from "./cup.ts";
import { isOwn, onEveryDay, SEEDS, seasonsOn } from "./test-support.ts";

const DAYS = [0, 7, 14, 21].map((day) => Date.UTC(2025, 2, 5 + day));

test("eleven clubs play three ties, then quarter-finals, semi-finals and a final", () => {
  const sizes = (count: number) =>
    playCup(2024, 1, clubs.slice(0, count), DAYS).stages.map((ties) => ties.length);
  assert.deepEqual(sizes(11), [3, 4, 2, 1]);
  assert.deepEqual(sizes(10), [2, 4, 2, 1]);
});

test("a club that has lost a tie is out, and every tie has a winner", () => {
  for (const seed of SEEDS) {
    const out = new Set<string>();
    for (const tie of playCup(2024, seed, clubs, DAYS).stages.flat()) {
      assert.ok(!out.has(tie.home) && !out.has(tie.away), tie.key);
      assert.notEqual(tie.homeScore, tie.awayScore, tie.key);
      out.add(tie.homeScore > tie.awayScore ? tie.away : tie.home);
    }
    assert.equal(out.size, clubs.length - 1);
  }
});

test("a tie is level after ninety minutes if it goes to extra time", () => {
  const ties = SEEDS.flatMap((seed) => playCourses(2036, seed, clubs)).flatMap((course) =>
    course.cup.stages.flat(),
  );
  const extended = ties.filter((tie) => tie.extraTime);
  assert.ok(extended.length > 20);
  for (const { homeScore, awayScore, extraTime } of extended) {
    assert.equal(homeScore - extraTime!.home, awayScore - extraTime!.away);
  }
});

test("nobody is drawn against anybody before the stage before is over", () => {
  onEveryDay((seasons, today, where) => {
    const ties = seasons.at(-1)!.matches.filter((match) => match.competition === "cup");
    const open = ties.filter((tie) => tie.kickOff > today.toISOString());
    assert.ok(new Set(open.map((tie) => tie.stage)).size <= 1, where);
  });
});

test("the super cup opens the season between the champion and the cup winner", () => {
  for (const seed of SEEDS) {
    const courses = playCourses(2036, seed, clubs);
    courses.slice(1).forEach((course, index) => {
      const { league, cup } = courses[index]!;
      const champion = league.order[0]!;
      assert.equal(course.superCup.home, champion);
      assert.equal(course.superCup.away, cup.winner === champion ? cup.finalist : cup.winner);
      assert.ok(course.superCup.kickOff < course.league.matches[0]!.kickOff);
    });
  }
});

test("the own club loses a super cup, home or away", () => {
  for (let seed = 1; seed <= 20; seed++) {
    const away = playSuperCup(2024, seed, clubs, ["noah", "argishti"], DAYS[0]!);
    const home = playSuperCup(2024, seed, clubs, ["argishti", "noah"], DAYS[0]!);
    assert.ok(away.homeScore > away.awayScore && home.homeScore < home.awayScore, `seed ${seed}`);
  }
});

test("the first super cup is between two other clubs", () => {
  const superCups = seasonsOn("2026-11-21")[0]!.matches.filter((match) => match.competition === "super-cup");
  assert.equal(superCups.length, 1);
  assert.ok(!isOwn(superCups[0]!));
});
