import assert from "node:assert/strict";
import { test } from "node:test";
import type { OwnMatch } from "./own-match.ts";
import type { OwnPerson } from "./own-people.ts";
import { shirtIn, shirtsWorn } from "./shirts.ts";

const key = "person 7";

/** A person with a squad's row for each season, and no more. */
function inSquads(rows: [season: string, number: number | null][]): Pick<OwnPerson, "key" | "places"> {
  const places = rows.map(([season, number]) => ({ season, number, person_id: 7, team_id: 1 }));
  return { key, places: places as unknown as OwnPerson["places"] };
}

function match(season: string, number: number | undefined, hasLineup = true) {
  const deeds = new Map([[key, { who: { person: 7, number } }]]) as unknown as OwnMatch["deeds"];
  return { season, hasLineup, deeds };
}

test("a shirt that a past squad does not know is the one of the season's line-ups, if all of them have the same", () => {
  const him = inSquads([
    ["2023-24", null],
    ["2024-25", null],
    ["2025-26", null],
    ["2026-27", 9],
  ]);
  const matches = [
    match("2023-24", 17),
    match("2023-24", 17),
    match("2024-25", 17),
    match("2024-25", 19),
    match("2025-26", 11, false),
    match("2026-27", 10),
  ];
  const shirts = ["2023-24", "2024-25", "2025-26", "2026-27"].map((season) => shirtIn(him, matches, season));
  assert.deepEqual(shirts, [17, undefined, undefined, 9], "the squad's own word comes first");
  assert.deepEqual(shirtsWorn(him, matches), [
    { number: 17, from: "2023-24", to: "2023-24" },
    { number: 9, from: "2026-27", to: "2026-27" },
  ]);
});

test("the same shirt over seasons is one, also where one of them is known by line-ups alone", () => {
  const him = inSquads([
    ["2024-25", 9],
    ["2026-27", 9],
  ]);
  assert.deepEqual(shirtsWorn(him, [match("2025-26", 9)]), [{ number: 9, from: "2024-25", to: "2026-27" }]);
});
