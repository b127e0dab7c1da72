import assert from "node:assert/strict";
import { test } from "node:test";
import type { CardEvent } from "./card-event-queries.server.ts";
import { lastEntryOf, scorersOf } from "./scorers.server.ts";

let id = 0;
const event = (
  event_type: CardEvent["event_type"],
  minute: number,
  name = "Rivas",
  rest = {},
): CardEvent => ({
  ...{ id: ++id, event_type, team_type: "home", minute, extra_time: null, pair_id: null, player_id: null },
  ...{ player_name: "Juan", player_name_hy: "", player_name_ru: "Хуан" },
  ...{
    player_last_name: name,
    player_last_name_hy: "",
    player_last_name_ru: name === "Rivas" ? "Ривас" : "",
  },
  ...rest,
});

test("scorers stand by their first goal, each with all minutes and how they came", () => {
  const events = [
    event("goal", 14),
    event("yellow_card", 20),
    event("goal", 58, "Aragatsyan"),
    event("penalty_scored", 71),
    event("penalty_missed", 80),
    event("goal", 90, "Aragatsyan", { extra_time: 2 }),
  ];
  assert.deepEqual(scorersOf(events, "en"), {
    home: ["Rivas 14’, 71’ (pen.)", "Aragatsyan 58’, 90+2’"],
    away: [],
  });
  assert.deepEqual(scorersOf(events, "ru")?.home, ["Ривас 14’, 71’ (пен.)", "Aragatsyan 58’, 90+2’"]);
});

test("an own goal stands with the side that it counts for, and says so", () => {
  assert.deepEqual(scorersOf([event("own_goal", 45)], "en"), { home: [], away: ["Rivas 45’ (own goal)"] });
});

test("a goal of nobody named is its minute; a match without goals has no scorers", () => {
  const nobody = { player_name: "", player_name_ru: "" };
  assert.deepEqual(scorersOf([event("goal", 7, "", nobody)], "en")?.home, ["7’"]);
  assert.equal(scorersOf([event("red_card", 7)], "en"), null);
});

test("the last entry of a match names its minute, what happened and who; a change names both", () => {
  const events = [
    event("goal", 14),
    event("substitution_in", 66),
    event("substitution_out", 66, "Petrosyan"),
  ];
  const [, on, off] = events;
  on!.pair_id = off!.id;
  off!.pair_id = on!.id;
  assert.deepEqual(lastEntryOf(events, "en"), {
    minute: "66",
    type: "substitution_in",
    side: "home",
    player: { text: "Juan Rivas", lang: "en" },
    off: { text: "Juan Petrosyan", lang: "en" },
  });
  assert.equal(lastEntryOf([], "en"), null);
});
