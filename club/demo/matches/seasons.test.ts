import assert from "node:assert/strict";
import { test } from "node:test";
import { clubs } from "#club/demo/clubs.ts";
import { players } from "#club/demo/players.ts";
import { demoSeasons } from "./seasons.ts";
import { standings } from "./standings.ts";
import { allMatches, DAYS, isOwn, leagueOf, onEveryDay, SEEDS, seasonsOn } from "./test-support.ts";
import type { DemoMatch, DemoSeason } from "./types.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("a season runs from July to June", () => {
  const names = (today: string) => seasonsOn(today).map((season) => season.season);
  assert.deepEqual(names("2026-11-21T09:00:00Z"), ["2024-25", "2025-26", "2026-27"]);
  assert.deepEqual(names("2026-06-30T19:59:59Z"), ["2024-25", "2025-26"]);
  assert.deepEqual(names("2026-06-30T20:00:00Z"), ["2024-25", "2025-26", "2026-27"]);
});

test("one season is current, the last", () => {
  onEveryDay((seasons, _, where) => {
    assert.ok(
      seasons.every((season, index) => season.current === (index === seasons.length - 1)),
      where,
    );
  });
});

test("every match has a key of its own", () => {
  onEveryDay((seasons, _, where) => {
    const matches = allMatches(seasons);
    assert.equal(new Set(matches.map((match) => match.key)).size, matches.length, where);
    assert.ok(
      seasons.every((season) => season.matches.every((match) => match.season === season.season)),
      where,
    );
  });
});

test("the past does not change when a week goes by", () => {
  for (const day of DAYS) {
    const later = byKey(seasonsOn(new Date(day.getTime() + 7 * DAY_MS)));
    for (const match of allMatches(seasonsOn(day))) {
      if (isSettled(match)) assert.deepEqual(later.get(match.key), match, day.toISOString());
    }
  }
});

test("whatever has been played still stands ten years later", () => {
  const later = new Map(SEEDS.map((seed) => [seed, byKey(seasonsOn("2036-12-31", seed))]));
  onEveryDay((seasons, _, where, seed) => {
    for (const match of allMatches(seasons)) {
      if (isSettled(match)) assert.deepEqual(later.get(seed)!.get(match.key), match, where);
    }
  });
});

test("a match that has begun is finished with a score, one to come has none", () => {
  onEveryDay((seasons, today, where) => {
    for (const match of allMatches(seasons)) {
      const isOver = match.kickOff <= today.toISOString();
      const expected = match.status === "postponed" || match.status === "cancelled" || isOver;
      if (match.status === "finished") assert.ok(isOver, `${where}, ${match.key}`);
      else if (match.status === "scheduled") assert.ok(!expected, `${where}, ${match.key}`);
      assert.notEqual(match.status, "live");
      assert.equal(match.homeScore !== null, match.status === "finished", `${where}, ${match.key}`);
      assert.equal(match.awayScore !== null, match.status === "finished", `${where}, ${match.key}`);
    }
  });
});

test("in the seasons before, every match was played but for a friendly that was called off", () => {
  onEveryDay((seasons, _, where) => {
    for (const season of seasons.slice(0, -1)) {
      const unplayed = season.matches.filter((match) => match.status !== "finished");
      assert.deepEqual(
        unplayed.map((match) => [match.status, match.competition]),
        [["cancelled", "friendly"]],
        where,
      );
    }
  });
});

test("the own club has one match postponed and one cancelled in the running season", () => {
  onEveryDay((seasons, today, where) => {
    const own = seasons.at(-1)!.matches.filter(isOwn);
    const postponed = own.filter((match) => match.status === "postponed");
    assert.equal(postponed.length, 1, where);
    assert.equal(own.filter((match) => match.status === "cancelled").length, 1, where);
    assert.ok(postponed[0]!.kickOff > today.toISOString(), where);
    const leagueLeft = own.filter((match) => match.competition === "league" && match.status === "scheduled");
    if (leagueLeft.length > 1) assert.equal(postponed[0]!.competition, "league", where);
    assert.ok(
      allMatches(seasons).every((match) => match.status !== "postponed" || isOwn(match)),
      where,
    );
  });
});

test("the own club always has a next match, in June a friendly of the summer", () => {
  onEveryDay((seasons, today, where) => {
    const next = seasons.at(-1)!.matches.find((match) => isOwn(match) && match.status === "scheduled");
    assert.ok(next && next.kickOff > today.toISOString(), where);
    if (today.getUTCMonth() === 5) assert.equal(next.competition, "friendly", where);
  });
});

test("the summer's friendlies stay the same when July comes", () => {
  const own = (today: string) => seasonsOn(today).at(-1)!.matches.filter(isOwn);
  const july = new Map(own("2027-07-01T09:00:00Z").map((match) => [match.key, match.kickOff]));
  const june = own("2027-06-20T09:00:00Z").filter((match) => match.kickOff > "2027-06-20");
  assert.equal(june.length, 3);
  for (const match of june) assert.equal(july.get(match.key), match.kickOff);
});

test("referees are appointed for what was played and for the next round, no further", () => {
  onEveryDay((seasons, _, where) => {
    const coming = seasons.at(-1)!.matches.filter((match) => match.status === "scheduled");
    const appointed = coming.filter((match) => match.referee !== null);
    assert.equal(appointed[0], coming[0], where);
    assert.equal(new Set(appointed.map((match) => `${match.competition} ${match.round}`)).size, 1, where);
    assert.equal(new Set(appointed.map((match) => match.referee)).size, appointed.length, where);
    assert.ok(
      allMatches(seasons).every((match) => match.status !== "finished" || match.referee !== null),
      where,
    );
  });
});

test("the own club ends in the upper half and its titles are all older than the demo", () => {
  onEveryDay((seasons, _, where) => {
    for (const season of seasons.slice(0, -1)) {
      const place = standings(season.matches, season.clubs).findIndex((row) => row.club === "argishti") + 1;
      assert.ok(place > 1 && place <= 5, `${where}, ${season.season}: ${place}`);
    }
    for (const match of allMatches(seasons).filter(isOwn)) {
      const isTitle = match.competition === "super-cup" || match.stage === "final";
      if (!isTitle || match.status !== "finished") continue;
      const [own, other] =
        match.home === "argishti"
          ? (["homeScore", "awayScore"] as const)
          : (["awayScore", "homeScore"] as const);
      assert.ok(match[own]! < match[other]!, `${where}, ${match.key}`);
    }
  });
});

test("nobody is champion twice running, and the last of eleven is missing among ten", () => {
  onEveryDay((seasons, _, where) => {
    const tables = seasons.slice(0, -1).map((season) => standings(season.matches, season.clubs));
    tables.slice(1).forEach((table, index) => {
      assert.notEqual(table[0]!.club, tables[index]![0]!.club, where);
      if (table.length < 11) {
        const last = tables[index]!.at(-1)!.club;
        assert.ok(!table.some((row) => row.club === last), where);
      }
    });
  });
});

test("clubs score about 2.6 goals a match together, more of them at home", () => {
  const matches = SEEDS.flatMap((seed) => seasonsOn("2036-11-20", seed))
    .flatMap(leagueOf)
    .filter((match) => match.status === "finished");
  const atHome = matches.reduce((sum, match) => sum + match.homeScore!, 0) / matches.length;
  const away = matches.reduce((sum, match) => sum + match.awayScore!, 0) / matches.length;
  assert.ok(atHome + away > 2.45 && atHome + away < 2.75, String(atHome + away));
  assert.ok(atHome > away + 0.15, `${atHome} to ${away}`);
});

test("no crowd is larger than the ground", () => {
  onEveryDay((seasons, _, where) => {
    for (const { home, attendance, key } of allMatches(seasons)) {
      const seats = clubs.find((club) => club.key === home)!.capacity;
      assert.ok(attendance === null || (attendance > 0 && attendance <= seats), `${where}, ${key}`);
    }
  });
});

test("another seed gives other results, the same seed the same", () => {
  const day = "2026-11-21T09:00:00Z";
  assert.deepEqual(seasonsOn(day, 7), seasonsOn(day, 7));
  const scores = (seed: number) => allMatches(seasonsOn(day, seed)).map((match) => match.homeScore);
  assert.notDeepEqual(scores(7), scores(8));
});

function byKey(seasons: DemoSeason[]): Map<string, DemoMatch> {
  return new Map(allMatches(seasons).map((match) => [match.key, match]));
}

function isSettled({ status }: DemoMatch): boolean {
  return status === "finished" || status === "cancelled";
}

test("nobody of the squad is told of in a match before he came, or after he was operated on", () => {
  const seasons = demoSeasons({ today: new Date("2026-11-22T09:00:00Z"), seed: 1995, clubs, squad: players });
  const own = allMatches(seasons).filter((match) => isOwn(match) && match.events.length > 0);
  const of = (last: string) => players.find(({ last_name }) => last_name.en === last)!;
  const played = (last: string) =>
    own
      .filter(({ events }) => events.some(({ lastName }) => lastName.en === last))
      .map(({ kickOff }) => kickOff)
      .sort();
  assert.ok(played("Bambakyan").length > 0 && played("Bambakyan").at(-1)! < of("Bambakyan").until!);
  for (const last of ["Radovac", "Adeyo", "Metsamoryan", "Okwara", "Makhatadze"])
    assert.ok(played(last)[0]! >= of(last).from!, last);
});
