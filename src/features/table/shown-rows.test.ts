import assert from "node:assert/strict";
import { test } from "node:test";
import { besideFigures, withFigures } from "./shown-rows.ts";

const NONE = { played: 0, won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, goal_difference: 0 };

function row(key: string, position: number, place: number, points: number) {
  return { ...NONE, key, position, place, points, zone: null };
}

const shared = (rows: ReturnType<typeof withFigures>) =>
  rows.map(({ key, place, isShared }) => `${key} ${place}${isShared ? " shared" : ""}`);

test("a place is shared by those who stand on it now, not by those who did before the match that runs", () => {
  const saved = [row("Ani", 1, 1, 3), row("Dvin", 2, 2, 0), row("Garni", 3, 2, 0), row("Van", 4, 4, 0)];
  assert.deepEqual(shared(withFigures(saved, undefined)), [
    "Ani 1",
    "Dvin 2 shared",
    "Garni 2 shared",
    "Van 4",
  ]);
  const now = [row("Garni", 1, 1, 3), row("Ani", 2, 1, 3), row("Dvin", 3, 3, 0), row("Van", 4, 4, 0)];
  const figures = new Map(now.map(({ key, zone: _, ...one }) => [key, one]));
  assert.deepEqual(shared(withFigures(saved, figures)), [
    "Garni 1 shared",
    "Ani 1 shared",
    "Dvin 3",
    "Van 4",
  ]);
});

test("what would be without a decision is told of final results alone", () => {
  const decisions = [{ kind: "points", without: { points: 0, place: 4 } }];
  assert.deepEqual(besideFigures(decisions, undefined), decisions);
  assert.deepEqual(besideFigures(decisions, new Map()), [{ kind: "points", without: null }]);
});
