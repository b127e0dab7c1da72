import assert from "node:assert/strict";
import { test } from "node:test";
import { FORMATIONS, lineOf, placesOf } from "./formations.ts";

test("each formation has eleven places on the pitch, and as many in each row as its name says", () => {
  for (const formation of FORMATIONS) {
    const places = placesOf(formation);
    assert.deepEqual(
      places.map(({ slot }) => slot),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      formation,
    );
    assert.equal(
      formation.split("-").reduce((sum, row) => sum + Number(row), 1),
      11,
    );
    const defenders = places.filter(({ name }) => lineOf(name) === "defender").length;
    const wide = places.filter(({ name }) => name.endsWith("WB")).length;
    assert.ok([defenders, defenders - wide].includes(Number(formation[0])), formation);
    for (const { x, y } of places) assert.ok(x > 5 && x < 95 && y > 5 && y < 95, formation);
  }
});

test("no two shirts of a formation cover each other on a phone", () => {
  // A pitch of 374 by 429 pixels with shirts of 42 by 38.
  for (const formation of FORMATIONS) {
    const places = placesOf(formation);
    for (const [at, one] of places.entries()) {
      for (const other of places.slice(0, at)) {
        const [dx, dy] = [Math.abs(one.x - other.x) * 3.74, Math.abs(one.y - other.y) * 4.29];
        assert.ok(dx >= 42 || dy >= 38, `${formation}: ${one.name} ${other.name}`);
      }
    }
  }
});

test("a formation that nobody has drawn stands like the most usual one", () => {
  assert.deepEqual(placesOf("2-3-5"), placesOf("4-3-3"));
  assert.deepEqual(placesOf(""), placesOf("4-3-3"));
});
