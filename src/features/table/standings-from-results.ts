import { fold } from "#src/i18n/fold.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { newEntry, type Side } from "./entry.ts";
import type { TieBreaker } from "./season.ts";
import { type Entry, type Standing, tableOf } from "./table.ts";
import type { Result } from "./tie-breakers.ts";

/** A finished league match. */
export interface LeagueMatch {
  /** UTC ISO. */
  match_date: string;
  home: Side;
  away: Side;
  home_score: number;
  away_score: number;
}

/** How many matches the form shows. */
const FORM_MATCHES = 5;

/**
 * The table that follows from the results. Teams and decisions (adjustments, fixed places) come from the
 * saved table; a team that played and isn't in it is added; a team that hasn't played has zeros.
 */
export function standingsFromResults(
  saved: readonly Entry[],
  matches: readonly LeagueMatch[],
  tieBreakers: readonly TieBreaker[],
): Standing[] {
  const entries = [...saved.map(withoutFigures), ...newcomers(saved, matches)];
  const results = resultsBetween(entries, matches);
  for (const { home, away, homeScore, awayScore } of results) {
    count(home, homeScore, awayScore);
    count(away, awayScore, homeScore);
  }
  return tableOf(entries, tieBreakers, results);
}

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
function finder<E extends Entry>(entries: readonly E[]): (side: Side) => E | undefined {
  const byTeam = new Map(entries.map((entry) => [entry.team_id, entry]));
  const byName = new Map(entries.map((entry) => [fold(entry.team_name), entry]));
  return (side) => {
    const found = side.team_id === null ? undefined : byTeam.get(side.team_id);
    if (found) return found;
    const namesake = byName.get(fold(side.name));
    return namesake && (namesake.team_id === null || side.team_id === null) ? namesake : undefined;
  };
}

function newcomers(saved: readonly Entry[], matches: readonly LeagueMatch[]): Entry[] {
  const added: Entry[] = [];
  for (const side of matches.flatMap((match) => [match.home, match.away])) {
    if (!finder([...saved, ...added])(side)) added.push(newEntry(side));
  }
  return sortedBy(added, ({ team_name }) => team_name);
}

const NO_FIGURES = { won: 0, drawn: 0, lost: 0, goals_for: 0, goals_against: 0, form: "" };

function withoutFigures(entry: Entry): Entry {
  return { ...entry, ...NO_FIGURES };
}

function count(row: Entry, scored: number, conceded: number): void {
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
