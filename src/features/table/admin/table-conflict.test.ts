import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesIn } from "#src/features/office/conflict.ts";
import type { Team } from "#src/features/teams/team.ts";
import { fields as labels } from "../text/fields.en.ts";
import { type DraftRow, newRow } from "./draft-table.ts";
import { rowInWords } from "./row-in-words.ts";
import { namesakeMarks } from "./row-names.ts";
import { conflictOf, partAt, withTheirs } from "./table-conflict.ts";

const rowOf = (name: string, position: number, won = 0): DraftRow => ({
  ...newRow(name, position - 1),
  won,
});
const BASE = [rowOf("Van", 1), rowOf("Noah", 2), rowOf("Urartu", 3)];

test("two who saved the same table choose team by team, also teams that only one of them has", () => {
  const mine = [rowOf("Van", 1, 4), rowOf("Noah", 2), rowOf("Urartu", 3)];
  const theirs = [rowOf("Noah", 1, 6), rowOf("Van", 2), rowOf("Shirak", 3)];
  const conflict = conflictOf({ base: BASE, theirs, version: 5, by: "Anahit" }, mine);
  const teams = new Set(Object.keys(conflict.yours).map((key) => partAt(key).team));
  assert.deepEqual([...teams].sort(), ["Noah", "Shirak", "Urartu", "Van"]);
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

const LETTERS = { W: "W", D: "D", L: "L" };
const POINTS = { points_adjustment: -3, adjustment_reason: "Late papers", adjustment_date: "2026-11-23" };
const LOT = { lot: 1, lot_reason: "Drawn in Yerevan", lot_date: "2026-11-24" };

/** What is asked of two versions, and the rows when nothing is chosen otherwise. */
function merge(base: DraftRow[] | null, mine: DraftRow[], theirs: DraftRow[]) {
  const conflict = conflictOf({ base, theirs, version: 2 }, mine);
  const choices = choicesIn(conflict, Object.keys(conflict.yours));
  const taken = choices.filter(({ isMine }) => !isMine).flatMap(({ names }) => names);
  const chosen = Object.fromEntries(taken.map((name) => [name, conflict.theirs[name]]));
  return { conflict, choices, rows: withTheirs(mine, chosen as Parameters<typeof withTheirs>[1]) };
}

test("a decision that only a colleague took stays, whatever else of the team is typed", () => {
  const van = (changes: Partial<DraftRow>): DraftRow[] => [{ ...rowOf("Van", 1), ...changes }];
  for (const base of [van({}), null]) {
    const { rows, choices } = merge(base, van({ won: 6, ...POINTS }), van(LOT));
    const { won, points_adjustment, adjustment_reason, lot, lot_reason, lot_date } = rows[0]!;
    assert.deepEqual([won, points_adjustment, adjustment_reason], [6, -3, "Late papers"]);
    assert.deepEqual([lot, lot_reason, lot_date], [1, "Drawn in Yerevan", "2026-11-24"]);
    assert.deepEqual(
      choices.map(({ names: [key], isMine }) => [partAt(key!).part, isMine]),
      [
        [undefined, true],
        ["points_adjustment", true],
        ["lot", false],
      ],
    );
  }
  // A decision that both took, each another one, is asked about; what is typed is proposed.
  const both = merge(van({}), van({ lot: 2 }), van({ ...LOT, card_points: 4 }));
  assert.deepEqual(
    both.choices.map(({ isMine }) => isMine),
    [true, false],
  );
  assert.deepEqual([both.rows[0]!.lot, both.rows[0]!.lot_reason, both.rows[0]!.card_points], [2, "", 4]);
});

test("no two versions of a row read the same", () => {
  const row: DraftRow = { ...rowOf("Van", 1), team_id: 4, ...POINTS, ...LOT, fixed_place: 3 };
  const other = JSON.stringify([{ points: 1, reason: "Flares", reason_hy: "", reason_ru: "", date: null }]);
  const changes: Partial<DraftRow>[] = [
    ...[{ won: 2 }, { form: "WD" }, { position: 2 }, { team_name_hy: "Վան" }, { team_name_ru: "Ван" }],
    ...[{ team_logo: "/van.svg" }, { team_id: 5 }, { points_adjustment: -4 }, { adjustment_reason: "" }],
    ...[{ adjustment_reason_hy: "Ուշ" }, { adjustment_reason_ru: "Поздно" }, { adjustment_date: null }],
    ...[{ more_adjustments: other }, { carried_points: 0 }, { fixed_place: null }, { fixed_place: 4 }],
    ...[{ fixed_place_reason: "Out" }, { fixed_place_reason_ru: "Out" }, { fixed_place_date: "2026-11-01" }],
    ...[{ lot: 2 }, { lot: null }, { lot_reason_hy: "Վիճակ" }, { lot_date: null }, { card_points: 3 }],
  ];
  for (const change of changes) {
    const { yours, theirs } = conflictOf({ base: [row], theirs: [{ ...row, ...change }], version: 2 }, [row]);
    const said = ([key, part]: [string, unknown]) =>
      `${key} ${rowInWords(part as DraftRow, labels.standings, LETTERS)}`;
    assert.notDeepEqual(
      Object.entries(yours).map(said),
      Object.entries(theirs).map(said),
      JSON.stringify(change),
    );
  }
});
