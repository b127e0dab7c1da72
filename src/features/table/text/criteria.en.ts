import type { TieBreaker } from "../season.ts";

/** What decides between teams, by the names that site and back office share. */
export const criteria: Record<TieBreaker, string> = {
  points: "Points",
  wins: "Wins",
  goal_difference: "Goal difference",
  goals_for: "Goals scored",
  away_goals: "Away goals",
  head_to_head: "Head-to-head points, then difference and goals",
  h2h_points: "Head-to-head points",
  h2h_wins: "Head-to-head wins",
  h2h_goal_difference: "Head-to-head difference",
  h2h_goals_for: "Head-to-head goals",
  h2h_away_goals: "Head-to-head away goals",
  discipline: "Fewer cards",
  decider: "Deciding match",
  lots: "Drawing of lots",
};
