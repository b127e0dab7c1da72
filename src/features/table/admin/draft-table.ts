import { BUILT_IN_TEAMS } from "#src/features/teams/built-in-teams.ts";
import type { Team } from "#src/features/teams/team.ts";
import { entryOf } from "../entry.ts";
import { furtherDecisions, storedDecisions } from "../points-decision.ts";
import { pointsOf } from "../rank.ts";
import { DEFAULT_TIE_BREAKERS, DEFAULT_ZONES, type Season, zoneAt } from "../season.ts";
import type { Stage } from "../stage.ts";
import { type Entry, type StandingRow, tableOf } from "../table.ts";

/** A row while it is edited; `key` stays with it wherever it moves. */
export type DraftRow = Entry & {
  key: string;
  is_own: boolean;
  position: number;
};

/** What the editor needs of a season; of one that is not saved yet there is nothing else. */
export type SeasonRules = Pick<Season, "zones" | "tie_breakers"> &
  Partial<Season> & { stages?: readonly Pick<Stage, "kind" | "first_place" | "teams" | "tie_breakers">[] };

export const DEFAULT_RULES: SeasonRules = { zones: DEFAULT_ZONES, tie_breakers: DEFAULT_TIE_BREAKERS };

export function draftOf(rows: StandingRow[]): DraftRow[] {
  return rows.map((row) => ({
    ...row,
    more_adjustments: storedDecisions(row.more_adjustments),
    // Two clubs of one name may have come in by their results: neither is stored yet.
    key: String(row.id ?? (row.team_id === null ? row.team_name : `team ${row.team_id}`)),
  }));
}

/** The rows in the order that follows from their figures, numbered 1 to n; those of a group on the group's places. */
export function recalculated(rows: DraftRow[], { tie_breakers, stages = [] }: SeasonRules): DraftRow[] {
  const groups = stages.filter(({ kind }) => kind === "group");
  const groupOf = ({ team_id }: DraftRow) =>
    groups.find(({ teams }) => team_id !== null && teams.includes(team_id));
  const free = Map.groupBy(
    rows.filter(({ fixed_place }) => fixed_place === null),
    groupOf,
  );
  const ordered = tableOf(free.get(undefined) ?? [], tie_breakers);
  for (const group of groups.toSorted((one, other) => one.first_place - other.first_place)) {
    const inGroup = tableOf(free.get(group) ?? [], group.tie_breakers ?? tie_breakers);
    ordered.splice(group.first_place - 1, 0, ...inGroup);
  }
  const fixed = rows.filter(({ fixed_place }) => fixed_place !== null);
  // Their order is found: only who has a fixed place is put there.
  return tableOf([...renumbered(ordered), ...fixed], []);
}

/** The rows in the order in which they stand, numbered 1 to n. */
export function renumbered(rows: DraftRow[]): DraftRow[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

export function moved(rows: DraftRow[], from: number, to: number): DraftRow[] {
  const next = [...rows];
  const [row] = next.splice(from, 1);
  if (row) next.splice(to, 0, row);
  return renumbered(next);
}

/** What a row shows beside what is entered. */
export function derived(row: DraftRow) {
  return {
    played: row.won + row.drawn + row.lost,
    difference: row.goals_for - row.goals_against,
    points: pointsOf(row),
  };
}

export function zoneClass(position: number, count: number, { zones }: SeasonRules): string {
  const zone = zoneAt(position, count, zones);
  return zone
    ? { champions_league: "zone-1", europa_league: "zone-2", relegation: "zone-3" }[zone]
    : "zone-0";
}

/** A team that is added: its place is the last. */
export function newRow(name: string, count: number): DraftRow {
  return {
    ...entryOf({ team_name: name, team_name_hy: name }),
    key: crypto.randomUUID(),
    position: count + 1,
    is_own: false,
  };
}

/** Whether a row's team is none of those that are known by their names in all three languages. */
export function isOwnName({ team_id, team_name }: DraftRow): boolean {
  return team_id === null && !BUILT_IN_TEAMS.some(({ name }) => name === team_name);
}

/** What is entered of a row. */
export function bodyOf(row: DraftRow): Entry & { position: number } {
  const { team_name, team_name_hy, position } = row;
  return { ...entryOf(row), team_name: team_name.trim(), team_name_hy: team_name_hy.trim(), position };
}

/** What is sent of a row. */
export function sentOf(row: DraftRow) {
  return { ...bodyOf(row), more_adjustments: furtherDecisions(row) };
}

/** The teams that a season begins with: those of the club's list, the built-in ones where it has none. */
export function firstRows(teams: readonly Team[]): DraftRow[] {
  return teams.length > 0 ? teams.map(rowOfTeam) : builtInRows();
}

function rowOfTeam({ id, slug, name, name_hy, name_ru, is_own }: Team, index: number): DraftRow {
  // A row has to have an Armenian name.
  return {
    ...newRow(name, index),
    ...{ key: slug, team_id: id, team_name_hy: name_hy || name, team_name_ru: name_ru, is_own },
  };
}

function builtInRows(): DraftRow[] {
  return BUILT_IN_TEAMS.map((team, index) => ({
    ...newRow(team.name, index),
    key: team.slug,
    team_name_hy: team.name_hy,
    team_name_ru: team.name_ru,
    is_own: team.is_own,
  }));
}

/** The figures that follow from the matches, in the rows of the same teams and in their order; teams without a row are added. */
export function withResults(rows: DraftRow[], results: StandingRow[]): DraftRow[] {
  const isSame = (row: DraftRow, result: StandingRow) =>
    result.team_id !== null ? row.team_id === result.team_id : row.team_name === result.team_name;
  const changed = rows.map((row) => {
    const result = results.find((one) => isSame(row, one));
    if (!result) return row;
    const { won, drawn, lost, goals_for, goals_against, form, carried_points, position } = result;
    return { ...row, won, drawn, lost, goals_for, goals_against, form, carried_points, position };
  });
  const missing = results.filter((result) => !rows.some((row) => isSame(row, result)));
  const all = [...changed, ...draftOf(missing).map((row) => ({ ...row, id: null }))];
  return renumbered(all.sort((one, other) => one.position - other.position));
}
