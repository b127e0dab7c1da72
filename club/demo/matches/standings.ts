/** The league table, worked out from results and nothing else. */
import type { DemoMatch } from "./types.ts";

export interface Standing {
  club: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
  /** The last five matches, oldest first, e.g. "WDLWW". */
  form: string;
}

/** What the table asks of a match. */
export type TableMatch = Pick<
  DemoMatch,
  "competition" | "status" | "home" | "away" | "homeScore" | "awayScore" | "kickOff"
>;

/**
 * The table of `clubs` (keys) after the finished league matches among `matches`; others are passed over.
 * Order: points, goal difference, goals for, then key.
 */
export function standings(matches: readonly TableMatch[], clubs: readonly string[]): Standing[] {
  const rows = new Map(clubs.map((club) => [club, emptyRow(club)]));
  const league = matches
    .filter((match) => match.competition === "league" && match.status === "finished")
    .toSorted((one, other) => one.kickOff.localeCompare(other.kickOff));
  for (const { home, away, homeScore, awayScore } of league) {
    if (homeScore === null || awayScore === null) continue;
    count(rows.get(home), homeScore, awayScore);
    count(rows.get(away), awayScore, homeScore);
  }
  return [...rows.values()].sort(byRank);
}

function emptyRow(club: string): Standing {
  return { club, played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0, points: 0, form: "" };
}

function count(row: Standing | undefined, scored: number, conceded: number) {
  if (!row) return;
  const letter = scored > conceded ? "W" : scored < conceded ? "L" : "D";
  row.played++;
  row.goalsFor += scored;
  row.goalsAgainst += conceded;
  if (letter === "W") row.won++;
  else if (letter === "D") row.drawn++;
  else row.lost++;
  row.points = 3 * row.won + row.drawn;
  row.form = (row.form + letter).slice(-5);
}

function byRank(one: Standing, other: Standing): number {
  return (
    other.points - one.points ||
    other.goalsFor - other.goalsAgainst - (one.goalsFor - one.goalsAgainst) ||
    other.goalsFor - one.goalsFor ||
    (one.club < other.club ? -1 : 1)
  );
}
