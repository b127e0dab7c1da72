import assert from "node:assert/strict";
import { test } from "node:test";
import { pairings } from "./fixtures.ts";
import { leagueOf, SEEDS, seasonsOn } from "./test-support.ts";
import type { DemoMatch } from "./types.ts";

const HOUR_MS = 60 * 60 * 1000;
const [first, second] = seasonsOn("2026-11-21T09:00:00Z");

test("in 2024-25 each club plays thirty matches in thirty-three rounds", () => {
  assert.equal(first!.season, "2024-25");
  assert.equal(first!.clubs.length, 11);
  const rounds = Map.groupBy(leagueOf(first!), (match) => match.round);
  assert.deepEqual([...rounds.keys()].sort(byNumber), numbers(33));
  for (const club of first!.clubs) {
    assert.equal(leagueOf(first!).filter((match) => plays(match, club)).length, 30, club);
  }
});

test("in 2025-26 ten clubs play twenty-seven rounds, without West Armenia", () => {
  assert.equal(second!.season, "2025-26");
  assert.equal(second!.clubs.length, 10);
  assert.ok(!second!.clubs.includes("west-armenia"));
  assert.equal(leagueOf(second!).length, 135);
  assert.deepEqual([...new Set(leagueOf(second!).map((match) => match.round))].sort(byNumber), numbers(27));
});

test("each round has five matches, and with eleven clubs one club rests", () => {
  for (const season of [first!, second!]) {
    for (const [round, matches] of Map.groupBy(leagueOf(season), (match) => match.round)) {
      assert.equal(matches.length, 5, `round ${round}`);
      assert.equal(new Set(matches.flatMap((match) => [match.home, match.away])).size, 10, `round ${round}`);
    }
  }
});

test("each pair meets three times, never three times on one ground", () => {
  for (const count of [10, 11]) {
    const meetings = Map.groupBy(pairings(names(count)).flat(), ({ home, away }) =>
      [home, away].sort().join(),
    );
    assert.equal(meetings.size, (count * (count - 1)) / 2);
    for (const [pair, matches] of meetings) {
      assert.equal(matches.length, 3, pair);
      assert.equal(new Set(matches.map((match) => match.home)).size, 2, pair);
    }
  }
});

test("the same two clubs don't meet again within seven rounds", () => {
  for (const count of [10, 11]) {
    const last = new Map<string, number>();
    pairings(names(count)).forEach((round, index) => {
      for (const pair of round.map(({ home, away }) => [home, away].sort().join())) {
        assert.ok(index - (last.get(pair) ?? -99) > 7, `${pair}, round ${index + 1}`);
        last.set(pair, index);
      }
    });
  }
});

test("nobody has two more matches at home than away, or three at home in a row", () => {
  for (const count of [10, 11]) {
    for (const club of names(count)) {
      const grounds = pairings(names(count))
        .flat()
        .filter(({ home, away }) => home === club || away === club)
        .map(({ home }) => (home === club ? "H" : "A"));
      const atHome = grounds.filter((ground) => ground === "H").length;
      assert.ok(Math.abs(2 * atHome - grounds.length) <= 1, `${club}: ${atHome} of ${grounds.length}`);
      assert.doesNotMatch(grounds.join(""), /HHH|AAA/, club);
    }
  }
});

test("no club plays twice within forty-eight hours, cups and friendlies included", () => {
  for (const seed of SEEDS) {
    const matches = seasonsOn("2036-11-21", seed).flatMap((season) => season.matches);
    for (const club of first!.clubs) {
      const own = matches.filter((match) => plays(match, club)).map((match) => Date.parse(match.kickOff));
      own.slice(1).forEach((kickOff, index) => {
        assert.ok(kickOff - own[index]! >= 48 * HOUR_MS, `${club}, ${new Date(kickOff).toISOString()}`);
      });
    }
  }
});

test("the league runs from August to 30 May and rests from mid December to late February", () => {
  for (const season of seasonsOn("2036-11-21")) {
    const year = Number(season.season.slice(0, 4));
    for (const { kickOff, key } of leagueOf(season)) {
      const day = inYerevan(kickOff).slice(0, 10);
      assert.ok(day >= `${year}-08-01` && day <= `${year + 1}-05-30`, key);
      assert.ok(day <= `${year}-12-16` || day >= `${year + 1}-02-20`, key);
    }
  }
});

test("a round is played from Friday to Monday or on a Wednesday, and not all at one time", () => {
  for (const season of seasonsOn("2036-11-21")) {
    for (const [round, matches] of Map.groupBy(leagueOf(season), (match) => match.round)) {
      const days = new Set(matches.map((match) => new Date(inYerevan(match.kickOff)).getUTCDay()));
      const isMidweek = days.size === 1 && days.has(3);
      assert.ok(isMidweek || [2, 3, 4].every((day) => !days.has(day)), `${season.season} round ${round}`);
      const times = matches.map((match) => Date.parse(match.kickOff));
      assert.ok(Math.max(...times) - Math.min(...times) < 96 * HOUR_MS, `${season.season} round ${round}`);
      assert.ok(new Set(matches.map((match) => inYerevan(match.kickOff).slice(11, 16))).size > 1);
    }
  }
});

test("rounds follow one another in the calendar", () => {
  for (const season of seasonsOn("2036-11-21")) {
    const rounds = leagueOf(season).map((match) => match.round!);
    assert.deepEqual(rounds, rounds.toSorted(byNumber), season.season);
  }
});

test("matches kick off between three in the afternoon and eight in the evening, in the heat from six", () => {
  for (const { kickOff, key } of seasonsOn("2036-11-21").flatMap((season) => season.matches)) {
    const [month, time] = [inYerevan(kickOff).slice(5, 7), inYerevan(kickOff).slice(11, 16)];
    assert.ok(time >= (["07", "08"].includes(month) ? "18:00" : "15:00") && time <= "20:00", key);
  }
});

function plays({ home, away }: DemoMatch, club: string): boolean {
  return home === club || away === club;
}

function inYerevan(kickOff: string): string {
  return new Date(Date.parse(kickOff) + 4 * HOUR_MS).toISOString();
}

function names(count: number): string[] {
  return numbers(count).map((number) => `club-${number}`);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function byNumber(one: number | null, other: number | null): number {
  return one! - other!;
}
