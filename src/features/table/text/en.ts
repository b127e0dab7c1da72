import { ordinal, why } from "./why.en.ts";

export const table = {
  heading: "League table",
  season: "Season",
  chooseSeason: "Choose a season",
  current: "(current)",
  totalTeams: "Total teams",
  totalMatches: "Total matches",
  totalGoals: "Total goals",
  /** The places of a zone; the table's last one by that name. */
  places: (from: number, to: number, last?: number) => {
    const end = to === last ? "last" : ordinal(to);
    return from === to ? end : `${ordinal(from)} to ${end}`;
  },
  zones: { champions_league: "Champions League", europa_league: "Europa League", relegation: "Relegation" },
  columns: {
    position: ["Pos", "Position"],
    team: ["Team", "Team"],
    played: ["P", "Played"],
    won: ["W", "Won"],
    drawn: ["D", "Drawn"],
    lost: ["L", "Lost"],
    goals_for: ["GF", "Goals for"],
    goals_against: ["GA", "Goals against"],
    goal_difference: ["GD", "Goal difference"],
    points: ["Pts", "Points"],
    form: ["Form", "Form, latest match last"],
  },
  abbreviations: "Abbreviations",
  form: "Form",
  notes: "Decisions",
  /** Points that a decision gave or took. */
  adjusted: (points: number) =>
    `${Math.abs(points)} ${Math.abs(points) === 1 ? "point" : "points"} ${points < 0 ? "deducted" : "added"}`,
  placed: (place: number) => `${ordinal(place)} place by a decision`,
  drawnLot: (place: number) => `${place === 1 ? "first" : ordinal(place)} in the drawing of lots`,
  decidedOn: (day: string) => `Decided on ${day}.`,
  letters: { W: "W", D: "D", L: "L" },
  outcomes: { W: "Win", D: "Draw", L: "Loss" },
  ownClub: "Our club",
  champion: "First place",
  empty: "No league table available",
  emptyHint: (season: string) => `The table of the season ${season} is not here yet. Check back later.`,
  about: (league: string, season: string) =>
    `${league}, ${season}: positions, points, goals and form of every club`,
  why,
  keywords: "standings, table, points, form",
};

export type TableText = typeof table;
