import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch } from "#src/features/ledger/match-state.ts";
import { seeded } from "#src/features/ledger/test-support.ts";
import { type EventValues, eventsShownOf, saidBy } from "./ledger-rows.ts";
import { EVENT_TYPES } from "./match.ts";

const NOBODY = {
  player_id: null,
  player_name: "",
  player_name_hy: "",
  player_name_ru: "",
  player_last_name: "",
  player_last_name_hy: "",
  player_last_name_ru: "",
  description: "",
  description_hy: "",
  description_ru: "",
};

function shown(...events: EventValues[]): EventValues[] {
  const entry = {
    ...saidBy(events),
    id: "one",
    occurred_at: "2026-03-14T11:00:00.000Z",
    target: null,
  } as Entry;
  return foldMatch([entry]).lines.flatMap(eventsShownOf);
}

test("an event that becomes an entry of the log is shown as it was", () => {
  const random = seeded(16);
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)]!;
  for (let n = 0; n < 2000; n++) {
    const event: EventValues = {
      ...NOBODY,
      event_type: pick(EVENT_TYPES),
      team_type: pick(["home", "away"]),
      minute: 1 + Math.floor(random() * 120),
      extra_time: random() < 0.3 ? 1 + Math.floor(random() * 15) : null,
      player_id: pick([null, 7]),
      player_name: pick(["", "Gor"]),
      player_last_name: pick(["", "Hakhverdyan"]),
      player_last_name_hy: pick(["", "Հախվերդյան"]),
      description_ru: pick(["", "Дальний удар"]),
    };
    // A substitution of nobody says nothing.
    const isNobody =
      !event.player_id && !event.player_name && !event.player_last_name && !event.player_last_name_hy;
    const isHalf = event.event_type.startsWith("substitution");
    assert.deepEqual(shown(event), isHalf && isNobody ? [] : [event]);
  }
});

test("both halves of a substitution are one entry", () => {
  const off = {
    ...NOBODY,
    event_type: "substitution_out",
    team_type: "home",
    minute: 60,
    extra_time: null,
  } as const;
  const halves = [
    { ...off, player_last_name: "Sevanyan" },
    { ...off, event_type: "substitution_in", player_last_name: "Hakhverdyan" } as const,
  ];
  assert.deepEqual(shown(...halves), halves);
  assert.deepEqual(shown(...halves.toReversed()), halves);
});
