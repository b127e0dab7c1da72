import type { Entry } from "./table.ts";

/** More than one decision a month is a typing error. */
export const MOST_FURTHER = 9;

/** A decision that gave points or took some. */
export interface PointsDecision {
  /** E.g. -3; never 0. */
  points: number;
  reason: string;
  reason_hy: string;
  reason_ru: string;
  /** "2026-11-23", or null where nobody said it. */
  date: string | null;
}

type Decided = Pick<
  Entry,
  "points_adjustment" | "adjustment_date" | "more_adjustments" | `adjustment_reason${"" | "_hy" | "_ru"}`
>;

/** The decisions on a row's points after the first one, with points, reason and day of their own. */
export function furtherDecisions({ more_adjustments }: Pick<Decided, "more_adjustments">): PointsDecision[] {
  return more_adjustments ? (JSON.parse(more_adjustments) as PointsDecision[]) : [];
}

/** As they are stored. */
export function storedDecisions(further: readonly PointsDecision[]): string {
  return further.length === 0 ? "" : JSON.stringify(further);
}

/**
 * All decisions on a row's points. Its points are those of all together, as whoever sends only them means it: what the
 * further ones leave of them is the first one's.
 */
export function pointsDecisionsOf(row: Decided): PointsDecision[] {
  const further = furtherDecisions(row);
  const points = further.reduce((rest, one) => rest - one.points, row.points_adjustment);
  const { adjustment_reason: reason, adjustment_reason_hy, adjustment_reason_ru, adjustment_date } = row;
  const first = {
    ...{ points, reason, reason_hy: adjustment_reason_hy, reason_ru: adjustment_reason_ru },
    date: adjustment_date,
  };
  return points === 0 ? further : [first, ...further];
}
