import assert from "node:assert/strict";
import { test } from "node:test";
import type { League } from "./league.ts";
import { stakesOf } from "./stakes.ts";
import { emptyLeague, match, result } from "./test-support.ts";
import { NOTHING_DROPPED, readPicks, whatIf, withPick, writePicks } from "./what-if.ts";

const played = result(1, [0, 1, 1, 0]);
const [next, later] = [match(2, [1, 2]), match(3, [2, 0])];
const league: League = { ...emptyLeague(3), results: [played], pending: [next, later] };

test("an address holds everything that was imagined, and reads back as it was written", () => {
  const picks = [
    { id: next.id, home: 2, away: 1 },
    { id: later.id, home: 0, away: 0 },
  ];
  const written = writePicks(picks);
  assert.equal(written, `${next.id}.2-1,${later.id}.0-0`);
  assert.deepEqual(readPicks([written], league), { picks, dropped: NOTHING_DROPPED });
});

test("finished and unknown matches, 100 goals and 400 pairs are left out and counted", () => {
  const read = (text: string) => readPicks([text], league);
  assert.equal(read(`${played.id}.0-5`).dropped.finished, 1);
  assert.equal(read("999999.0-5").dropped.unknown, 1);
  assert.equal(read(`${next.id}.100-0`).dropped.unreadable, 1);
  assert.equal(read(`${next.id}.31-0`).dropped.unreadable, 1);
  assert.equal(read("<script>,1.-1,x,1.1").dropped.unreadable, 4);
  const many = read(Array.from({ length: 500 }, () => `${next.id}.1-0`).join(","));
  assert.deepEqual(many, {
    picks: [{ id: next.id, home: 1, away: 0 }],
    dropped: { ...NOTHING_DROPPED, tooMany: 100 },
  });
  assert.deepEqual(read(""), { picks: [], dropped: NOTHING_DROPPED });
});

test("of one match the last pick counts, and it can be taken back", () => {
  const { picks } = readPicks([`${next.id}.1-0,${next.id}.0-3`], league);
  assert.deepEqual(picks, [{ id: next.id, home: 0, away: 3 }]);
  assert.deepEqual(withPick(picks, next.id, { home: 1, away: 1 }), [{ id: next.id, home: 1, away: 1 }]);
  assert.deepEqual(withPick(picks, next.id, null), []);
});

test("imagined results move the table, and each row tells from where and by how much", () => {
  const rows = whatIf(league, [{ id: next.id, home: 5, away: 0 }]);
  assert.deepEqual(
    rows.map(({ team, place, formerPlace, gained, points }) => [team, place, formerPlace, gained, points]),
    [
      [1, 1, 3, 3, 3],
      [0, 2, 1, 0, 3],
      [2, 3, 2, 0, 0],
    ],
  );
  assert.ok(
    whatIf(league, []).every(({ place, formerPlace, gained }) => place === formerPlace && gained === 0),
  );
});

test("what is at stake in a match are the places after a win and after a loss, as the table stands", () => {
  assert.deepEqual(stakesOf(league, next.id, 1), { now: 3, win: 2, loss: 3 });
  assert.equal(stakesOf(league, played.id, 1), undefined);
  assert.equal(stakesOf(league, next.id, 0), undefined);
});

test("nothing is at stake where neither a win nor a loss moves anybody", () => {
  const ahead: League = {
    ...emptyLeague(2),
    results: [result(1, [0, 1, 9, 0]), result(2, [0, 1, 9, 0])],
    pending: [match(3, [0, 1])],
  };
  const last = ahead.pending[0]!;
  assert.equal(stakesOf(ahead, last.id, 0), undefined);
});
