import assert from "node:assert/strict";
import { test } from "node:test";
import { FORMATIONS, placesOf } from "../formations.ts";
import type { Candidate, StoredPlayer } from "../lineup.ts";
import * as draft from "./lineup-draft.ts";

const by = (number: number): Omit<StoredPlayer, "role"> => ({ number });
const eleven = Array.from({ length: 11 }, (_, at) => at + 1).reduce(
  (all, number) => draft.placed(all, number, by(number)),
  draft.EMPTY,
);
const numbers = (one: draft.LineupDraft) =>
  placesOf(one.formation).map(({ slot }) => draft.inPlace(one, slot)?.number ?? null);

test("from the last match with n changes: each change is one place and one name", () => {
  const last = { formation: "4-4-2", players: [...eleven.players, { role: "bench" as const, number: 20 }] };
  for (let n = 0; n <= 5; n++) {
    let now = draft.fromLast(draft.EMPTY, last, () => true);
    for (let change = 0; change < n; change++) now = draft.placed(now, change + 2, by(30 + change));
    assert.equal(draft.ofRole(now, "start").length, 11);
    assert.equal(draft.newSince(now, last).size, n);
    assert.deepEqual([now.formation, draft.ofRole(now, "bench").length], ["4-4-2", 1]);
  }
});

test("who left the squad or is missing now does not come from the last match", () => {
  const last = { formation: "4-4-2", players: eleven.players };
  const injured = draft.missing(draft.EMPTY, by(5), "injury");
  const now = draft.fromLast(injured, last, ({ number }) => number !== 7);
  assert.deepEqual(
    numbers(now).filter((number) => number !== null),
    [1, 2, 3, 4, 6, 8, 9, 10, 11],
  );
  assert.equal(draft.nextFree(now), 5);
});

test("two places change their players, and a player from the bench changes with whom he replaces", () => {
  assert.deepEqual(numbers(draft.swapped(eleven, 2, 3)).slice(0, 4), [1, 3, 2, 4]);
  const alone = draft.placed(draft.EMPTY, 4, by(9));
  assert.equal(draft.inPlace(draft.swapped(alone, 4, 8), 8)?.number, 9);
  const benched = draft.benched(eleven, by(20));
  const now = draft.placed(benched, 6, by(20));
  assert.deepEqual([draft.inPlace(now, 6)?.number, draft.ofRole(now, "bench")[0]?.number], [20, 6]);
  assert.equal(now.players.length, 12, "nobody is lost or doubled");
});

test("another formation keeps the order from the goal on and forgets who was moved by hand", () => {
  const shifted = draft.moved(eleven, 9, { x: 5, y: -3 });
  assert.notDeepEqual(shifted, eleven);
  for (const formation of FORMATIONS) {
    const now = draft.withFormation(shifted, formation);
    assert.deepEqual(numbers(now), numbers(eleven));
    for (const { slot, x, y } of placesOf(formation)) {
      const player = draft.inPlace(now, slot);
      assert.deepEqual([player?.x, player?.y, player?.is_keeper], [x, y, slot === 1]);
    }
  }
});

test("the band goes to one of the eleven, and leaves with who goes to the bench", () => {
  const now = draft.withCaptain(draft.withCaptain(eleven, "number 4"), "number 9");
  assert.deepEqual(
    now.players.filter(({ is_captain }) => is_captain).map(({ number }) => number),
    [9],
  );
  assert.ok(draft.benched(now, by(9)).players.every(({ is_captain }) => !is_captain));
});

test("a pasted eleven stands by lines; without lines the first is the keeper", () => {
  const lines = ["forward", "goalkeeper", "defender", "midfielder"] as const;
  const players = [9, 1, 4, 8].map((number): StoredPlayer => ({ role: "start", number }));
  const placed = draft.arranged(players, "4-3-3", ({ number }) => lines[[9, 1, 4, 8].indexOf(number!)]!);
  const slotOf = (number: number) => placed.find((player) => player.number === number)?.slot;
  assert.equal(slotOf(1), 1);
  assert.ok(slotOf(4)! < slotOf(8)! && slotOf(8)! < slotOf(9)!);
  const plain = draft.arranged(players, "4-3-3", () => null);
  assert.deepEqual([plain[0]?.slot, plain[0]?.is_keeper], [1, true]);
});

test("offered are those of the place's line first, then the others; who is missing comes last", () => {
  const names = { en: "", hy: "", ru: "" };
  const one = (number: number, line: Candidate["line"], out: Candidate["out"] = null): Candidate => ({
    player_id: null,
    person_id: null,
    number,
    first: names,
    last: names,
    line,
    is_captain: false,
    out,
  });
  const squad = [one(1, "goalkeeper"), one(17, "forward", "injury"), one(4, "defender"), one(27, "forward")];
  const now = draft.placed(draft.EMPTY, 1, by(1));
  assert.deepEqual(
    draft.suggested(now, squad, { line: "forward" }).map(({ number }) => number),
    [27, 4, 17],
  );
});
