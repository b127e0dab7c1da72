import type { Item } from "#src/records/record.ts";
import { furtherDecisions, type PointsDecision } from "./points-decision.ts";
import { pointsOf } from "./rank.ts";
import { type TieBreaker, type Zone, type ZoneName, zoneAt } from "./season.ts";
import type { standing } from "./standing.record.ts";
import { inOrder, type Result } from "./tie-breakers.ts";

/** Bounds of a table. Source: back office, section 5; the upper ones keep typing errors out. */
export const MOST_TEAMS = 40;
/** In a drawing of lots those stand last whom nobody drew. */
export const NO_LOT = MOST_TEAMS + 1;
export const MOST_FIGURE = 999;
export const MOST_FORM_LETTERS = 10;

export const FIGURES = ["won", "drawn", "lost", "goals_for", "goals_against"] as const;

type Row = Item<typeof standing>;

/** What staff enter of a team's season; the rest of its row follows from it. */
export type Entry = Omit<Row, "played" | "goal_difference" | "points" | "position"> & {
  /** Null for a row that isn't stored yet. */
  id: number | null;
  /** Decides between teams that are equal in everything else. */
  position: number | null;
};

/** A row of the table. */
export type Standing = Row & Pick<Entry, "id">;

/** A row as it is shown: with its season, its team's short code and its zone. */
export interface StandingRow extends Omit<Standing, "more_adjustments"> {
  more_adjustments: PointsDecision[];
  season: string;
  team_code: string;
  team_code_hy: string;
  team_code_ru: string;
  is_own: boolean;
  zone: ZoneName | null;
}

/**
 * The table of some entries: in order, with all that follows from them worked out.
 * @param results matches between them, needed for head-to-head alone
 */
export function tableOf<E extends Entry>(
  entries: readonly E[],
  tieBreakers: readonly TieBreaker[],
  results: readonly Result<E>[] = [],
): (E & Standing)[] {
  return inOrder(entries, tieBreakers, results).map((entry, index) => ({
    ...entry,
    position: index + 1,
    played: entry.won + entry.drawn + entry.lost,
    goal_difference: entry.goals_for - entry.goals_against,
    points: pointsOf(entry),
  }));
}

/** What a row shows beside its figures. */
export interface RowContext {
  season: string;
  zones: readonly Zone[];
  count: number;
}

export function shownRow(
  row: Standing,
  codes: { code: string; code_hy: string; code_ru: string },
  isOwn: boolean,
  { season, zones, count }: RowContext,
): StandingRow {
  return {
    ...row,
    more_adjustments: furtherDecisions(row),
    season,
    team_code: codes.code,
    team_code_hy: codes.code_hy,
    team_code_ru: codes.code_ru,
    is_own: isOwn,
    zone: zoneAt(row.position, count, zones),
  };
}

/**
 * Whether a row without a team is the club's own, by its name. Rows with a team go by the team's flag: a
 * keyword would light up both Ararat and Ararat-Armenia.
 */
export function isOwnByName(row: { team_name: string; team_name_hy: string }, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === "") return false;
  return [row.team_name, row.team_name_hy].some((name) => name.toLowerCase().includes(wanted));
}

export interface LeagueStats {
  totalTeams: number;
  totalMatches: number;
  totalGoals: number;
  season: string;
}

/** Source: specification of the public site, section 2. */
export function leagueStats(
  rows: readonly { played: number; goals_for: number }[],
  season: string,
): LeagueStats {
  const played = rows.reduce((sum, row) => sum + row.played, 0);
  return {
    totalTeams: rows.length,
    totalMatches: Math.round(played / 2),
    totalGoals: rows.reduce((sum, row) => sum + row.goals_for, 0),
    season,
  };
}

export type FormLetter = "W" | "D" | "L";

/** The letters of a form; one that is neither W nor D (old data may hold any) shows as a loss. */
export function formLetters(form: string): FormLetter[] {
  return Array.from(form.replace(/\s/g, ""), (letter) => {
    const upper = letter.toUpperCase();
    return upper === "W" || upper === "D" ? upper : "L";
  });
}

/**
 * A form as it is stored, from one as it is typed: "w, d-l" → "WDL".
 * @param letters those of a language; "հոպ" → "WDL"
 */
export function plainForm(text: string, letters?: Record<FormLetter, string>): string {
  const stored = new Map(Object.entries(letters ?? {}).map(([letter, shown]) => [shown, letter]));
  const typed = text.replace(/[\s,-]/g, "").toUpperCase();
  return Array.from(typed, (letter) => stored.get(letter) ?? letter).join("");
}

export function isForm(text: string): boolean {
  return /^[WDL]*$/.test(text) && text.length <= MOST_FORM_LETTERS;
}
