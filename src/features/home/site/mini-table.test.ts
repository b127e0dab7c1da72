import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_ZONES, zoneAt } from "#src/features/table/season.ts";
import type { StandingRow } from "#src/features/table/table.ts";
import { miniTable } from "./mini-table.server.ts";

/** A table by its points; the own club at a place. */
function table(points: number[], own: number): StandingRow[] {
  return points.map((gained, index) => ({
    ...({ id: index + 1, team_name: `Team ${index + 1}`, team_name_hy: "", team_name_ru: "" } as StandingRow),
    ...{ position: index + 1, points: gained, played: 14, is_own: index + 1 === own, team_logo: "" },
    zone: zoneAt(index + 1, points.length, DEFAULT_ZONES),
  }));
}

const POINTS = [38, 33, 29, 23, 21, 20, 17, 15, 11, 9];
const places = (own: number) => miniTable(table(POINTS, own), "en")?.rows.map(({ position }) => position);

test("five rows of the table have the own club in them, in the middle where they can", () => {
  assert.deepEqual(places(7), [5, 6, 7, 8, 9]);
  assert.deepEqual(places(1), [1, 2, 3, 4, 5]);
  assert.deepEqual(places(10), [6, 7, 8, 9, 10]);
});

test("each row tells how many points it has more or less than the own club", () => {
  const gaps = miniTable(table(POINTS, 5), "en")?.rows.map(({ gap }) => gap);
  assert.deepEqual(gaps, [8, 2, 0, -1, -4]);
});

test("the line to Europe runs below its last place, and the gap to it is told from either side", () => {
  const below = miniTable(table(POINTS, 5), "en");
  assert.deepEqual(
    below?.rows.map(({ isLastOfEurope }) => isLastOfEurope),
    [false, true, false, false, false],
  );
  assert.deepEqual(below?.europe, { place: 4, points: 2, isAhead: false });
  assert.deepEqual(miniTable(table(POINTS, 3), "en")?.europe, { place: 5, points: 8, isAhead: true });
});

test("without a table, or without the own club in it, there is none on the home page", () => {
  assert.equal(miniTable([], "en"), null);
  assert.equal(miniTable(table(POINTS, 99), "en"), null);
  assert.equal(
    miniTable(
      table(POINTS, 5).map((row) => ({ ...row, zone: null })),
      "en",
    )?.europe,
    null,
  );
});
