import assert from "node:assert/strict";
import { test } from "node:test";
import type { MatchStatus } from "./match.ts";
import { phase } from "./phase.ts";

// Kick-offs in UTC; the club's clock is four hours ahead.
const match = (
  match_date: string,
  status: MatchStatus = "scheduled",
  postponed_from: string | null = null,
) => ({
  match_date,
  status,
  postponed_from,
});
const at = (now: string, ...matches: ReturnType<typeof match>[]) => phase(new Date(now), matches);

const SATURDAY = match("2026-05-09T14:00:00.000Z");

test("until the day of the match it is a week like any other, and its match is the next one", () => {
  const later = match("2026-05-16T14:00:00.000Z");
  const { act, match: next } = at("2026-05-08T19:59:00.000Z", later, SATURDAY);
  assert.deepEqual([act, next], ["week", SATURDAY]);
  assert.deepEqual(
    [at("2026-05-08T12:00:00.000Z").act, at("2026-05-08T12:00:00.000Z").match],
    ["week", undefined],
  );
});

test("the match day begins at midnight of the club's clock", () => {
  assert.equal(at("2026-05-08T20:00:00.000Z", SATURDAY).act, "match_day");
  assert.equal(at("2026-05-09T13:59:59.000Z", SATURDAY).act, "match_day");
});

test("a match whose kick-off has passed has begun, though nobody has switched it to live", () => {
  const { act, isAwaited, match: current } = at("2026-05-09T14:00:00.000Z", SATURDAY);
  assert.deepEqual([act, isAwaited, current], ["live", true, SATURDAY]);
});

test("what staff call live is live, whatever the clock says of its kick-off", () => {
  const live = match("2026-05-30T14:00:00.000Z", "live");
  const { act, isAwaited, match: current } = at("2026-05-09T14:30:00.000Z", SATURDAY, live);
  assert.deepEqual([act, isAwaited, current], ["live", false, live]);
});

test("the night after lasts until noon of the next day", () => {
  const played = match(SATURDAY.match_date, "finished");
  const next = match("2026-05-16T14:00:00.000Z");
  assert.deepEqual(at("2026-05-09T16:00:00.000Z", played, next).match, played);
  assert.equal(at("2026-05-10T07:59:59.000Z", played, next).act, "night_after");
  const week = at("2026-05-10T08:00:00.000Z", played, next);
  assert.deepEqual([week.act, week.match], ["week", next]);
});

test("a match that everybody forgot to end does not stay live for weeks", () => {
  for (const status of ["live", "scheduled"] as const)
    assert.equal(at("2026-05-10T08:00:00.000Z", match(SATURDAY.match_date, status)).match, undefined);
});

test("a match that is postponed or cancelled is nobody's match day", () => {
  for (const status of ["postponed", "cancelled"] as const)
    assert.equal(at("2026-05-09T09:00:00.000Z", match(SATURDAY.match_date, status)).act, "week");
});

test("the header keeps a result until two hours after the end", () => {
  const played = match(SATURDAY.match_date, "finished");
  assert.equal(at("2026-05-09T17:54:00.000Z", played).isFresh, true);
  assert.equal(at("2026-05-09T17:55:00.000Z", played).isFresh, false);
});

test("an open page learns when the clock next changes what it shows", () => {
  const until = (now: string, ...matches: ReturnType<typeof match>[]) => at(now, ...matches).until;
  assert.equal(until("2026-05-07T12:00:00.000Z", SATURDAY), "2026-05-08T20:00:00.000Z");
  assert.equal(until("2026-05-09T09:00:00.000Z", SATURDAY), "2026-05-09T14:00:00.000Z");
  assert.equal(until("2026-05-09T15:00:00.000Z", SATURDAY), "2026-05-10T08:00:00.000Z");
  assert.equal(
    until("2026-05-09T16:00:00.000Z", match(SATURDAY.match_date, "finished")),
    "2026-05-09T17:55:00.000Z",
  );
  assert.equal(until("2026-05-11T09:00:00.000Z", match(SATURDAY.match_date, "finished")), null);
});

test("a postponed match is the next one again once it has a new date", () => {
  const later = match("2026-05-16T14:00:00.000Z");
  const off = match("2026-05-12T14:00:00.000Z", "postponed", "2026-05-12T14:00:00.000Z");
  const moved = match("2026-05-12T14:00:00.000Z", "postponed", "2026-05-09T14:00:00.000Z");
  assert.equal(at("2026-05-10T12:00:00.000Z", later, off).match, later);
  assert.equal(at("2026-05-10T12:00:00.000Z", later, moved).match, moved);
  assert.equal(at("2026-05-12T14:00:00.000Z", later, moved).isAwaited, true);
});
