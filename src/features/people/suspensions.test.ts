import assert from "node:assert/strict";
import { test } from "node:test";
import { type Card, type MatchWithCards, suspensionsAfter } from "./suspensions.ts";

const RULES = { yellowsForBan: 4, matchesForRed: 2 };

/** A season told match by match: who was shown what. */
function season(...matches: (Record<string, Card> | "abandoned")[]): MatchWithCards[] {
  return matches.map((shown, index) => ({
    id: index + 1,
    isPlayed: shown !== "abandoned",
    cards: shown === "abandoned" ? [] : Object.entries(shown).map(([key, card]) => ({ key, card })),
  }));
}

const missing = (matches: MatchWithCards[], rules = RULES) =>
  suspensionsAfter(matches, rules).map(({ key, why, matches: left }) => [key, why, left]);

const yellow = { vahe: "yellow" } as const;

test("the fourth yellow card costs the next match, the third does not", () => {
  assert.deepEqual(missing(season(yellow, yellow, yellow)), []);
  assert.deepEqual(missing(season(yellow, yellow, {}, yellow, yellow)), [["vahe", "yellows", 1]]);
});

test("a match that was missed ends the ban, and the count goes on to the eighth card", () => {
  const banned = [yellow, yellow, yellow, yellow] as const;
  assert.deepEqual(missing(season(...banned, {})), []);
  assert.deepEqual(missing(season(...banned, {}, yellow, yellow, yellow)), []);
  assert.deepEqual(missing(season(...banned, {}, ...banned)), [["vahe", "yellows", 1]]);
});

test("a red card costs as many matches as the season says, a second yellow card one", () => {
  assert.deepEqual(missing(season({ vahe: "red", gor: "second_yellow" })), [
    ["vahe", "red", 2],
    ["gor", "second_yellow", 1],
  ]);
  assert.deepEqual(missing(season({ vahe: "red", gor: "second_yellow" }, {})), [["vahe", "red", 1]]);
  assert.deepEqual(missing(season({ vahe: "red" }, {}, {})), []);
});

test("the yellow cards of a second yellow count for no later ban", () => {
  const sent = { vahe: "second_yellow" } as const;
  assert.deepEqual(missing(season(yellow, yellow, sent, {}, yellow)), []);
});

test("an abandoned match is not one that was missed", () => {
  assert.deepEqual(missing(season({ vahe: "red" }, "abandoned")), [["vahe", "red", 2]]);
});

test("two bans are missed one after the other", () => {
  const both = season(yellow, yellow, yellow, { vahe: "yellow" });
  both[3] = { ...both[3]!, cards: [...both[3]!.cards, { key: "vahe", card: "red" }] };
  assert.deepEqual(missing(both), [["vahe", "yellows", 3]]);
  assert.deepEqual(missing([...both, ...season({})]), [["vahe", "red", 2]]);
});

test("a season without rules bans nobody for them", () => {
  const rules = { yellowsForBan: 0, matchesForRed: 0 };
  assert.deepEqual(missing(season(yellow, yellow, yellow, yellow, { gor: "red" }), rules), []);
});
