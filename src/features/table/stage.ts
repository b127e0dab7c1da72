import type { TieBreaker } from "./season.ts";

/** A group that plays on after the split, or a deciding match between two that are level. */
export const STAGE_KINDS = ["group", "decider"] as const;
export type StageKind = (typeof STAGE_KINDS)[number];

/**
 * What a group brings along: everything, half of the points alone (rounded up), or nothing.
 */
export const CARRIES = ["all", "half", "none"] as const;
export type Carries = (typeof CARRIES)[number];

/** What follows the rounds in which all meet: a part of the season with teams and, if it has any, rules of its own. */
export interface Stage {
  id: number;
  season_id: number;
  kind: StageKind;
  name: string;
  name_hy: string;
  name_ru: string;
  /** In the table of the season, its best team's. */
  first_place: number;
  carries: Carries;
  first_round: number;
  /** Null for to the end. */
  last_round: number | null;
  /** Empty until it is known who is in it. */
  teams: number[];
  /** Null for those of the season. */
  tie_breakers: TieBreaker[] | null;
  rules_source: string;
  rules_source_hy: string;
  rules_source_ru: string;
  are_rules_confirmed: boolean;
  version: number;
}

/** Whether a round is one of a stage's. */
export function isInRounds(
  { first_round, last_round }: Pick<Stage, "first_round" | "last_round">,
  round: number | null,
): boolean {
  return round !== null && round >= first_round && round <= (last_round ?? round);
}

/** The points of a team that begins a stage. */
export function carriedPoints(points: number, carries: Carries): number {
  if (carries === "all") return points;
  return carries === "half" ? Math.ceil(points / 2) : 0;
}
