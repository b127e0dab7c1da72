import type { League, LeagueRow } from "./league.ts";
import { rankStage, stageOf } from "./league.ts";
import { type PointsDecision, pointsDecisionsOf } from "./points-decision.ts";

/** What a decision changed of a row, and where it would stand without. */
export interface DecidedPoints {
  row: LeagueRow;
  decision: PointsDecision;
  without: { points: number; place: number | null };
}

/** The decisions that gave points or took some, each with what would be without it. */
export function pointsDecisions(league: League): DecidedPoints[] {
  return (
    league.rows
      // In a group that brought half or nothing along, nobody can say what would be without.
      .filter(({ carried_points }) => (carried_points ?? null) === null)
      .flatMap((row) =>
        pointsDecisionsOf(row).map((decision) => ({
          row,
          decision,
          without: { points: row.points - decision.points, place: placeWithout(league, row, decision) },
        })),
      )
  );
}

/** Null for a place that no order gives: fixed ones, and typed tables in another order than their rules give. */
function placeWithout(league: League, row: LeagueRow, { points }: PointsDecision): number | null {
  const stage = stageOf(league, row);
  if (!stage.teams.includes(row) || stage.teams.some((one, index) => stage.ranked.rows[index] !== one))
    return null;
  const first = Math.min(...stage.teams.map(({ position }) => position));
  const { points_adjustment } = row;
  row.points_adjustment -= points;
  const { rows } = rankStage(stage, stage.teams, stage.results);
  row.points_adjustment = points_adjustment;
  return first + rows.indexOf(row);
}

/** Who has no match in the next round, in which others have one; undefined where nobody is free. */
export function nextFree({
  stages,
}: Pick<League, "stages">): { round: number; rows: LeagueRow[] } | undefined {
  const stage = stages.findLast(({ pending }) => pending.some(({ round }) => round !== null));
  if (!stage) return undefined;
  const played = Math.max(
    0,
    ...stage.results.map(({ round }) => round ?? 0),
    ...stage.live.map((one) => one.round ?? 0),
  );
  const rounds = stage.pending.flatMap(({ round }) => (round === null ? [] : [round]));
  const round = Math.min(...rounds.filter((one) => one >= played));
  if (!Number.isFinite(round)) return undefined;
  const all = [...stage.results, ...stage.live, ...stage.pending].filter((one) => one.round === round);
  const rows = stage.teams.filter((row) => !all.some(({ home, away }) => home === row || away === row));
  // With fewer than half of the matches entered, nobody knows who is free.
  return rows.length > 0 && rows.length < stage.teams.length / 2 ? { round, rows } : undefined;
}
