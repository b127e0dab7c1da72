import assert from "node:assert/strict";
import { test } from "node:test";
import { choicesIn } from "#src/features/office/conflict.ts";
import type { Team } from "#src/features/teams/team.ts";
import { fields as labels } from "../text/fields.en.ts";
import { type DraftRow, newRow } from "./draft-table.ts";
import { rowInWords } from "./row-in-words.ts";
import { namesakeMarks } from "./row-names.ts";
import {
  areFiguresCounted,
  conflictOf as conflictBetween,
  partAt,
  SOURCE,
  type SourceChoice,
  type TableConflictAnswer,
  type TableVersion,
  withTheirs as withChosen,
} from "./table-conflict.ts";

const rowOf = (name: string, position: number, won = 0): DraftRow => ({
  ...newRow(name, position - 1),
  won,
});
/** Of tables by hand, typed over what the server keeps of the version. */
const conflictOf = (answer: Omit<TableConflictAnswer, "source">, rows: DraftRow[]) =>
  conflictBetween({ ...answer, source: "hand" }, { rows, source: "hand" }, null);
const withTheirs = (rows: DraftRow[], chosen: Record<string, unknown>) =>
  withChosen({ rows, source: "hand" }, chosen).rows;
const BASE = [rowOf("Van", 1), rowOf("Noah", 2), rowOf("Urartu", 3)];

test("two who saved the same table choose team by team, also teams that only one of them has", () => {
  const mine = [rowOf("Van", 1, 4), rowOf("Noah", 2), rowOf("Urartu", 3)];
  const theirs = [rowOf("Noah", 1, 6), rowOf("Van", 2), rowOf("Shirak", 3)];
  const conflict = conflictOf({ base: BASE, theirs, version: 5, by: "Anahit" }, mine);
  const teams = new Set(Object.keys(conflict.yours).map((key) => partAt(key).team));
  assert.deepEqual([...teams].sort(), ["Noah", "Shirak", "Urartu", "Van"]);
  assert.deepEqual([conflict.yours.Shirak, conflict.theirs.Urartu], [null, null]);
  assert.deepEqual([conflict.version, conflict.by], [5, "Anahit"]);

  const { Noah, Shirak, Urartu } = conflict.theirs;
  const mixed = withTheirs(mine, { Noah, Shirak, Urartu });
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
  const mixed = withTheirs(mine, other);
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
  return { conflict, choices, rows: withTheirs(mine, chosen) };
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

const byHand = (...rows: DraftRow[]): TableVersion => ({ rows, source: "hand" });
const byResults = (...rows: DraftRow[]): TableVersion => ({ rows, source: "results" });

/** What is asked of two versions of a table of any source, and the table when only some choices are made otherwise. */
function mergeOf(shown: TableVersion, mine: TableVersion, { rows: theirs, source }: TableVersion) {
  const conflict = conflictBetween({ base: null, theirs, source, version: 2 }, mine, shown);
  const choices = choicesIn(conflict, Object.keys(conflict.yours));
  const asked = choices.map(({ names: [key], isMine }) => [key, isMine]);
  const choose = (other: string[] = []) => {
    const taken = choices.filter(({ names: [key], isMine }) => isMine === other.includes(key!));
    const chosen = taken.map(({ names: [key] }) => [key, conflict.theirs[key!]]);
    return withChosen(mine, Object.fromEntries(chosen));
  };
  return { conflict, asked, choose };
}
const figures = ({ rows, source }: TableVersion) => [
  source,
  rows.map(({ team_name, won }) => `${team_name} ${won}`),
];
const namedIn = (choice: unknown) => Object.keys((choice as SourceChoice).figures);

test("where the table comes from is one choice with the figures that are typed", () => {
  const loaded = byHand(rowOf("Van", 1), rowOf("Noah", 2));
  const counted = byResults(rowOf("Noah", 1, 3), rowOf("Van", 2));
  // A figure is typed while a colleague lets the table follow the results.
  const typed = mergeOf(loaded, byHand(rowOf("Van", 1, 4), rowOf("Noah", 2)), counted);
  assert.deepEqual(typed.asked, [[SOURCE, true]]);
  assert.deepEqual(namedIn(typed.conflict.yours[SOURCE]), ["Van", "Noah"]);
  assert.deepEqual(namedIn(typed.conflict.theirs[SOURCE]), []);
  assert.deepEqual(figures(typed.choose()), ["hand", ["Van 4", "Noah 0"]]);
  assert.equal(typed.choose([SOURCE]).source, "results");
  // A decision alone leaves the colleague's choice.
  const decided = mergeOf(loaded, byHand({ ...rowOf("Van", 1), lot: 2 }, rowOf("Noah", 2)), counted);
  assert.deepEqual(decided.asked, [
    [SOURCE, false],
    ["Van\nlot", true],
  ]);
  assert.deepEqual([decided.choose().source, decided.choose().rows[0]!.lot], ["results", 2]);
});

test("figures that results counted are nobody's: those that a colleague typed stay", () => {
  const counted = [rowOf("Noah", 1, 8), rowOf("Van", 2, 2)];
  const loaded = byResults(...counted);
  const theirs = byHand(rowOf("Van", 1, 2), rowOf("Noah", 2, 1));
  const mine = byResults(counted[0]!, { ...counted[1]!, card_points: 3 });
  const { conflict, asked, choose } = mergeOf(loaded, mine, theirs);
  assert.deepEqual(asked, [
    [SOURCE, false],
    ["Van\ncard_points", true],
  ]);
  assert.deepEqual(namedIn(conflict.theirs[SOURCE]), ["Noah"], "whose figures are others");
  assert.equal(areFiguresCounted(mine, conflict), true);
  assert.deepEqual(figures(choose()), ["hand", ["Van 2", "Noah 1"]]);
  assert.equal(choose().rows[0]!.card_points, 3);
  assert.deepEqual(figures(choose([SOURCE])), ["results", ["Noah 8", "Van 2"]]);
  // Both begin to type at once: each has what that one typed.
  const both = mergeOf(loaded, byHand(counted[0]!, rowOf("Van", 2, 5)), theirs);
  assert.deepEqual(
    both.asked.filter(([key]) => !String(key).includes("\n")),
    [
      ["Noah", false],
      ["Van", true],
    ],
  );
  // Of two tables by results, read at two moments, no figures are asked about.
  assert.deepEqual(mergeOf(loaded, mine, byResults(rowOf("Noah", 1, 9), counted[1]!)).asked, [
    ["Van\ncard_points", true],
  ]);
});

test("points that are taken from a team with points of its own from before the split are taken, whosever figures stand", () => {
  const brought = (carried_points: number, points_adjustment = 0) => ({
    ...rowOf("Van", 1),
    ...(points_adjustment ? { ...POINTS, points_adjustment } : {}),
    carried_points,
  });
  const pointsIn = ({ rows }: TableVersion) =>
    rows.map(({ carried_points, points_adjustment }) => [carried_points, points_adjustment])[0];
  // Taken by results, while a colleague begins to type figures.
  const loaded = byResults(brought(20), rowOf("Noah", 2));
  const typed = byHand(brought(20), rowOf("Noah", 2, 4));
  const deducted = byResults(brought(17, -3), rowOf("Noah", 2));
  const mine = mergeOf(loaded, deducted, typed);
  assert.deepEqual(pointsIn(mine.choose()), [17, -3]);
  assert.deepEqual(pointsIn(mine.choose(["Van\npoints_adjustment"])), [20, 0]);
  // The other way round: a colleague takes them while figures are typed.
  const theirs = mergeOf(loaded, typed, deducted);
  assert.equal(theirs.choose().source, "hand");
  assert.deepEqual(pointsIn(theirs.choose()), [17, -3]);
});
