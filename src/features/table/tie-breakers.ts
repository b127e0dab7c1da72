import { type Figures, type Result, rank } from "./rank.ts";
import type { TieBreaker } from "./season.ts";

export type { Result };

/** A row that staff may have put on a place by a decision, and its place so far. */
export interface Rankable extends Figures {
  fixed_place: number | null;
  position: number | null;
}

/**
 * Rows in the order of a season; rows equal in all of its tie-breakers keep the positions they came with. Rows with a
 * fixed place then go to that place (the last one, if the table is shorter).
 */
export function inOrder<Row extends Rankable>(
  rows: readonly Row[],
  tieBreakers: readonly TieBreaker[],
  results: readonly Result<Row>[] = [],
): Row[] {
  const free = rows.filter((row) => row.fixed_place === null).sort((one, other) => place(one) - place(other));
  const ordered = [...rank(free, { tieBreakers }, { results }).rows];
  const fixed = rows
    .filter((row) => row.fixed_place !== null)
    .sort((one, other) => one.fixed_place! - other.fixed_place!);
  for (const row of fixed) ordered.splice(row.fixed_place! - 1, 0, row);
  return ordered;
}

function place(row: Rankable): number {
  return row.position ?? Number.MAX_SAFE_INTEGER;
}
