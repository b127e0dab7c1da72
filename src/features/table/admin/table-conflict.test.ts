import assert from "node:assert/strict";
import { test } from "node:test";
import type { Team } from "#src/features/teams/team.ts";
import { type DraftRow, newRow } from "./draft-table.ts";
import { namesakeMarks } from "./row-names.ts";
import { conflictOf, withTheirs } from "./table-conflict.ts";

const rowOf = (name: string, position: number, won = 0): DraftRow => ({
  ...newRow(name, position - 1),
  won,
});
const BASE = [rowOf("Van", 1), rowOf("Noah", 2), rowOf("Urartu", 3)];

test("two who saved the same table choose team by team, also teams that only one of them has", () => {
  const mine = [rowOf("Van", 1, 4), rowOf("Noah", 2), rowOf("Urartu", 3)];
  const theirs = [rowOf("Noah", 1, 6), rowOf("Van", 2), rowOf("Shirak", 3)];
  const conflict = conflictOf({ base: BASE, theirs, version: 5, by: "Anahit" }, mine);
  assert.deepEqual(Object.keys(conflict.yours).sort(), ["Noah", "Shirak", "Urartu", "Van"]);
  assert.deepEqual([conflict.yours.Shirak, conflict.theirs.Urartu], [null, null]);
  assert.deepEqual([conflict.version, conflict.by], [5, "Anahit"]);

  const { Noah, Shirak, Urartu } = conflict.theirs as Parameters<typeof withTheirs>[1];
  const mixed = withTheirs(mine, { Noah: Noah!, Shirak: Shirak!, Urartu: Urartu! });
  assert.deepEqual(
    mixed.map(({ team_name, position, won }) => [team_name, position, won]),
    [
      ["Van", 1, 4],
      ["Noah", 2, 6],
      ["Shirak", 3, 0],
    ],
  );
});

test("what both have alike is no difference, whatever number it is stored under", () => {
  const stored = BASE.map((row, index) => ({ ...row, id: index + 100 }));
  const { yours, theirs } = conflictOf({ base: null, theirs: stored, version: 2 }, BASE);
  assert.deepEqual(yours, theirs);
});

test("of two clubs of one name each is compared with itself, and told by its town", () => {
  const shirak = (team_id: number, won: number) => ({ ...rowOf("Shirak", team_id, won), team_id });
  const [mine, theirs] = [
    [shirak(1, 3), shirak(2, 0)],
    [shirak(1, 3), shirak(2, 5)],
  ];
  const { yours, theirs: other } = conflictOf({ base: null, theirs, version: 2 }, mine);
  assert.deepEqual(Object.keys(yours), ["Shirak (1)", "Shirak (2)"]);
  assert.deepEqual(yours["Shirak (1)"], other["Shirak (1)"]);
  const mixed = withTheirs(mine, other as Parameters<typeof withTheirs>[1]);
  assert.deepEqual(
    mixed.map(({ team_id, won }) => [team_id, won]),
    [
      [1, 3],
      [2, 5],
    ],
  );
  const [gyumri, goris] = [
    { id: 1, town: "Gyumri", code: "SHI" },
    { id: 2, town: "Goris", code: "SHI" },
  ] as unknown as [Team, Team];
  const marks = (teams: Team[]) => [...namesakeMarks([...mine, rowOf("Van", 3)], teams, "en").values()];
  assert.deepEqual(marks([gyumri, goris]), ["Gyumri", "Goris"]);
  assert.deepEqual(marks([gyumri, { ...goris, town: "" }]), ["№ 1", "№ 2"], "one code tells neither");
});
