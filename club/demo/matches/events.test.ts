import assert from "node:assert/strict";
import { test } from "node:test";
import { order } from "./incidents.ts";
import { allMatches, isOwn, onEveryDay, SEEDS, seasonsOn } from "./test-support.ts";
import type { DemoEvent, DemoMatch } from "./types.ts";

/** Several hundred matches of the own club. */
const matches = SEEDS.flatMap((seed) => allMatches(seasonsOn("2036-11-20", seed))).filter(
  (match) => isOwn(match) && match.status === "finished",
);
const SIDES = ["home", "away"] as const;
const GOALS = ["goal", "penalty_scored", "own_goal"];

test("the goals in the timeline add up to the score", () => {
  for (const match of matches) {
    assert.equal(goalsFor(match, "home"), match.homeScore, match.key);
    assert.equal(goalsFor(match, "away"), match.awayScore, match.key);
  }
});

test("a goal at 45+2 comes before one at 46", () => {
  const at = (minute: number, extraTime: number | null) => order({ minute, extraTime });
  assert.ok(at(45, null) < at(45, 2) && at(45, 15) < at(46, null));
});

test("the timeline runs forward, from minute 1 to 120", () => {
  for (const { events, key } of matches) {
    const times = events.map(order);
    assert.deepEqual(
      times,
      times.toSorted((one, other) => one - other),
      key,
    );
    for (const { minute, extraTime } of events) {
      assert.ok(minute >= 1 && minute <= 120, key);
      assert.ok(extraTime === null || (extraTime >= 1 && extraTime <= 15), key);
      assert.ok(extraTime === null || [45, 90, 120].includes(minute), key);
    }
  }
});

test("only cup ties that were level after ninety minutes have goals after it", () => {
  const late = matches.filter((match) => match.events.some((event) => event.minute > 90));
  assert.ok(late.length > 0);
  for (const match of late) {
    assert.ok(["cup", "super-cup"].includes(match.competition), match.key);
    const early = match.events.filter((event) => event.minute <= 90);
    assert.equal(
      goalsFor({ ...match, events: early }, "home"),
      goalsFor({ ...match, events: early }, "away"),
    );
  }
});

test("nobody scores after being sent off", () => {
  const sentOff = matches.flatMap((match) => after(match, "red_card"));
  assert.ok(sentOff.length > 20);
  for (const { later, where } of sentOff) assert.deepEqual(later, [], where);
});

test("nobody who was taken off plays on", () => {
  for (const { later, where } of matches.flatMap((match) => after(match, "substitution_out"))) {
    assert.deepEqual(later, [], where);
  }
});

test("a substitute does nothing before he comes on", () => {
  for (const match of matches) {
    match.events.forEach((event, at) => {
      if (event.type !== "substitution_in") return;
      assert.ok(!match.events.slice(0, at).some((before) => isSamePlayer(before, event)), match.key);
    });
  }
});

test("a substitution is one off and one on at the same minute", () => {
  for (const { events, key } of matches) {
    events.forEach((event, at) => {
      if (event.type !== "substitution_out") return;
      const on = events[at + 1]!;
      assert.equal(on.type, "substitution_in", key);
      assert.deepEqual([on.side, order(on)], [event.side, order(event)], key);
    });
    assert.equal(count(events, "substitution_in"), count(events, "substitution_out"), key);
  }
});

test("a side makes at most five changes in three stoppages", () => {
  for (const { events, key } of matches) {
    for (const side of SIDES) {
      const changes = events.filter((event) => event.side === side && event.type === "substitution_in");
      assert.ok(changes.length >= 3 && changes.length <= 5, key);
      assert.ok(new Set(changes.map(order)).size <= 3, key);
    }
  }
});

test("a second yellow card is followed by a red, and a single one isn't", () => {
  let second = 0;
  for (const { events, key } of matches) {
    events.forEach((event, at) => {
      if (event.type !== "yellow_card") return;
      const isSecond = events
        .slice(0, at)
        .some((before) => before.type === "yellow_card" && isSamePlayer(before, event));
      const next = events[at + 1];
      const isFollowed =
        next?.type === "red_card" && isSamePlayer(next, event) && order(next) === order(event);
      assert.equal(isFollowed, isSecond, key);
      if (isSecond) second++;
    });
  }
  assert.ok(second > 20);
});

test("a match has one to five cards", () => {
  for (const { events, key } of matches) {
    const cards = count(events, "yellow_card") + count(events, "red_card");
    assert.ok(cards >= 1 && cards <= 5, `${key}: ${cards}`);
  }
});

test("penalties are scored and missed, and own goals are rare", () => {
  const events = matches.flatMap((match) => match.events);
  assert.ok(count(events, "penalty_scored") > count(events, "penalty_missed"));
  assert.ok(count(events, "penalty_missed") > 0);
  const ownGoals = count(events, "own_goal");
  assert.ok(ownGoals > 0 && ownGoals < count(events, "goal") / 15, String(ownGoals));
});

test("an opponent's player has one club", () => {
  for (const seed of SEEDS) {
    const clubOf = new Map<string, string>();
    for (const match of allMatches(seasonsOn("2036-11-20", seed))) {
      for (const event of match.events) {
        const name = `${event.firstName.en} ${event.lastName.en}`;
        assert.equal(clubOf.get(name) ?? match[event.side], match[event.side], name);
        clubOf.set(name, match[event.side]);
      }
    }
  }
});

test("finished matches of the own club are told in full, all others without events", () => {
  onEveryDay((seasons, _, where) => {
    for (const match of allMatches(seasons)) {
      const isTold = isOwn(match) && match.status === "finished";
      assert.equal(match.events.length > 0, isTold, `${where}, ${match.key}`);
      if (!isTold) continue;
      const { referee, attendance, weather, temperature } = match;
      assert.ok(referee && attendance && weather && temperature !== null, `${where}, ${match.key}`);
    }
  });
});

function goalsFor(match: DemoMatch, side: (typeof SIDES)[number]): number {
  return match.events.filter(
    (event) => GOALS.includes(event.type) && (event.side === side) === (event.type !== "own_goal"),
  ).length;
}

/** For each event of a kind, what the same player does after it. */
function after({ events, key }: DemoMatch, type: DemoEvent["type"]) {
  return events.flatMap((event, at) => {
    if (event.type !== type) return [];
    const later = events.slice(at + 1).filter((other) => isSamePlayer(other, event));
    return [{ later, where: `${key}, ${event.minute}` }];
  });
}

function isSamePlayer(one: DemoEvent, other: DemoEvent): boolean {
  return (
    one.side === other.side &&
    one.firstName.en === other.firstName.en &&
    one.lastName.en === other.lastName.en
  );
}

function count(events: DemoEvent[], type: DemoEvent["type"]): number {
  return events.filter((event) => event.type === type).length;
}
