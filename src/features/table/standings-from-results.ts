import { fold } from "#src/i18n/fold.ts";
import type { Side } from "./entry.ts";
import type { Entry, Standing } from "./table.ts";
import type { Result } from "./tie-breakers.ts";

/** A finished league match. */
export interface LeagueMatch {
  id?: number;
  round?: number | null;
  /** UTC ISO. */
  match_date: string;
  home: Side;
  away: Side;
  home_score: number;
  away_score: number;
}

/** How many matches the form shows. */
const FORM_MATCHES = 5;

/** The matches as results between rows, oldest first; a match of a team without a row is left out. */
export function resultsBetween<E extends Entry>(
  entries: readonly E[],
  matches: readonly LeagueMatch[],
): Result<E>[] {
  const find = finder(entries);
  return matches
    .toSorted((one, other) => (one.match_date < other.match_date ? -1 : 1))
    .flatMap((match) => {
      const [home, away] = [find(match.home), find(match.away)];
      return home && away ? [{ home, away, homeScore: match.home_score, awayScore: match.away_score }] : [];
    });
}

/** Finds the row of a side: by its team, or by name where one of the two has no team. */
export function finder<E extends Pick<Entry, "team_id" | "team_name">>(
  entries: readonly E[],
): (side: Side) => E | undefined {
  const byTeam = new Map(entries.map((entry) => [entry.team_id, entry]));
  // Names are folded once somebody is asked for by name.
  let byName: Map<string, E> | undefined;
  return (side) => {
    const found = side.team_id === null ? undefined : byTeam.get(side.team_id);
    if (found) return found;
    byName ??= new Map(entries.map((entry) => [fold(entry.team_name), entry]));
    const namesake = byName.get(fold(side.name));
    return namesake && (namesake.team_id === null || side.team_id === null) ? namesake : undefined;
  };
}

/** Adds a result to the figures of both its rows. */
export function countResult<E extends Counting>({ home, away, homeScore, awayScore }: Result<E>): void {
  count(home, homeScore, awayScore);
  count(away, awayScore, homeScore);
}

type Counting = Pick<Entry, "won" | "drawn" | "lost" | "goals_for" | "goals_against" | "form">;

function count(row: Counting, scored: number, conceded: number): void {
  const letter = scored > conceded ? "W" : scored < conceded ? "L" : "D";
  if (letter === "W") row.won++;
  else if (letter === "D") row.drawn++;
  else row.lost++;
  row.goals_for += scored;
  row.goals_against += conceded;
  row.form = (row.form + letter).slice(-FORM_MATCHES);
}

const COMPARED = [
  "position",
  "played",
  "won",
  "drawn",
  "lost",
  "goals_for",
  "goals_against",
  "goal_difference",
  "points",
  "form",
] as const;

export interface Difference {
  team_name: string;
  field: (typeof COMPARED)[number];
  /** Null for a team that the saved table lacks. */
  saved: number | string | null;
  computed: number | string;
}

/** Where the saved table and the one from the results differ; of a longer saved form the last five count. */
export function differencesBetween(saved: readonly Standing[], computed: readonly Standing[]): Difference[] {
  const savedById = new Map(saved.map((row) => [row.id, row]));
  return computed.flatMap((row) => {
    const before = row.id === null ? undefined : savedById.get(row.id);
    return COMPARED.map((field) => ({
      team_name: row.team_name,
      field,
      saved: before ? (field === "form" ? before.form.slice(-FORM_MATCHES) : before[field]) : null,
      computed: row[field],
    })).filter((difference) => difference.saved !== difference.computed);
  });
}
