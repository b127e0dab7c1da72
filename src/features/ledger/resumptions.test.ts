import assert from "node:assert/strict";
import { test } from "node:test";
import { foldMatch } from "./match-state.ts";
import { entry } from "./test-support.ts";

const at = (time: string) => ({ at: "30:00", occurred_at: `2027-05-08T14:${time}.000Z` });
const KICK_OFF = entry("period_start", {}, { occurred_at: "2027-05-08T14:00:00.000Z" });
const STOPPED = entry("abandon", { why: "lights" }, at("30:00"));

/** What a phone writes when its person says that play goes on. */
function goesOn(time: string, minutes: number, id: string) {
  const written = { ...at(time), id };
  return [
    entry("resume", {}, written),
    entry("clock_shift", { ms: -minutes * 60_000 }, { ...written, id: `${id}-shift` }),
  ];
}

/** The minutes that the clock has run at 14:55. */
function shown(log: Parameters<typeof foldMatch>[0]): number {
  const { phase, clock } = foldMatch(log);
  assert.equal(phase, "first");
  return (Date.parse("2027-05-08T14:55:00.000Z") - Date.parse(clock!.began_at)) / 60_000;
}

test("two who say that play goes on, at the same moment or one after the other, put the clock back once", () => {
  const [one, other] = [goesOn("50:00", 20, "b"), goesOn("50:00", 20, "a")];
  const later = goesOn("51:00", 21, "c");
  for (const log of [
    one,
    [...one, ...other],
    [...other, ...one],
    [...later, ...one],
    [...one, ...other, ...later],
  ])
    assert.equal(shown([KICK_OFF, STOPPED, ...log]), 35);
});

test("a match that is stopped twice has its clock put back by both interruptions", () => {
  const again = entry("abandon", { why: "lights" }, { ...at("52:00"), at: "32:00" });
  const second = goesOn("54:00", 2, "d");
  assert.equal(shown([KICK_OFF, STOPPED, ...goesOn("50:00", 20, "b"), again, ...second]), 33);
});

test("a clock that is put right after play went on counts, and so does a resumption whose first one was a mistake", () => {
  const first = goesOn("50:00", 20, "b");
  const right = entry("clock_shift", { ms: 60_000 }, at("53:00"));
  assert.equal(shown([KICK_OFF, STOPPED, ...first, right]), 36);
  const taken = first.map(({ id }, at) =>
    entry("void", {}, { target: id, id: `void-${at}`, occurred_at: "2027-05-08T14:50:10.000Z" }),
  );
  assert.equal(shown([KICK_OFF, STOPPED, ...first, ...taken, ...goesOn("51:00", 21, "c")]), 34);
});
