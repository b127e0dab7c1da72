import { AppError } from "#src/errors/app-error.ts";
import type { Team } from "#src/features/teams/team.ts";
import { fold, searchText } from "#src/i18n/fold.ts";
import type { Competition } from "./competition.ts";
import type { MatchFields } from "./input.server.ts";
import { type GivenName, linkName, type Named } from "./link.ts";
import type { Match } from "./match.ts";
import { seasonOf } from "./match-time.ts";

type Role = "home_team" | "away_team" | "competition";

/** What teams and competitions a match may name. */
export interface Known {
  teams: readonly Team[];
  competitions: readonly Competition[];
}

/** A match without anything, from which a new one begins. */
export const NO_MATCH = {
  ...columnsOf("home_team"),
  ...columnsOf("away_team"),
  ...columnsOf("competition"),
  home_team_logo: "",
  away_team_logo: "",
  season: null,
  round: null,
  stage: null,
  match_date: "",
  status: "scheduled" as const,
  home_score: null,
  away_score: null,
  venue: "",
  venue_hy: "",
  venue_ru: "",
  referee: "",
  referee_hy: "",
  referee_ru: "",
  attendance: null,
  weather: "",
  temperature: null,
  match_report: "",
  match_report_hy: "",
  match_report_ru: "",
  video_url: "",
};
/** A match but for what the records themselves keep. */
export type Before = Omit<Match, "id" | "version" | "created_at" | "updated_at" | "events">;

/**
 * All columns of a match, from what came in and what it was before.
 * @throws AppError `invalid` for an unknown team or competition, a team against itself, or a score that the
 * status does not allow
 */
export function matchValues(given: MatchFields, before: Before, known: Known): Before & { search: string } {
  const left = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const merged: Before = { ...before, ...left };
  const home = link("home_team", given, before, known.teams);
  const away = link("away_team", given, before, known.teams);
  const competition = link("competition", given, before, known.competitions);
  refuseSameTeam(home, away);
  const values = {
    ...merged,
    ...asColumns("home_team", home),
    ...asColumns("away_team", away),
    ...asColumns("competition", competition),
    ...scores(given, merged),
    home_team_logo: ownLogo(merged.home_team_logo, home, known.teams),
    away_team_logo: ownLogo(merged.away_team_logo, away, known.teams),
    season: season(given, before, merged.match_date),
  };
  return { ...values, search: searchOf(values) };
}

export function searchOf(match: Before): string {
  const names = [match.home_team_name, match.home_team_name_hy, match.home_team_name_ru];
  const others = [match.away_team_name, match.away_team_name_hy, match.away_team_name_ru];
  const competition = [match.competition_name, match.competition_name_hy, match.competition_name_ru];
  return searchText(...names, ...others, ...competition, match.venue, match.venue_hy, match.venue_ru);
}

function link(role: Role, given: MatchFields, before: Before, known: Known["teams"] | Known["competitions"]) {
  const wanted: GivenName = namedIn(role, given);
  const linked = linkName(wanted, namedIn(role, before) as Named, known);
  if (linked) return linked;
  throw invalid(`${role}_id`, `There is no ${role === "competition" ? role : "team"} ${wanted.id}.`);
}

function refuseSameTeam(home: Named, away: Named): void {
  const isSame = home.id !== null ? home.id === away.id : fold(home.name) === fold(away.name);
  if (isSame) throw invalid("away_team_name", "A team can't play against itself.");
}

/** Only a live or finished match has a score; another status given without one drops it. */
function scores(given: MatchFields, { status, home_score, away_score }: Before) {
  if (status === "live" || status === "finished") return { home_score, away_score };
  if ((given.home_score ?? null) !== null || (given.away_score ?? null) !== null) {
    throw invalid(
      (given.home_score ?? null) !== null ? "home_score" : "away_score",
      `Only a live or finished match has a score; this one is ${status}.`,
    );
  }
  return { home_score: null, away_score: null };
}

/** The team's logo is not copied into the match, so that a new one is seen everywhere. */
function ownLogo(logo: string, { id }: Named, teams: readonly Team[]): string {
  return teams.some((team) => team.id === id && team.logo_url === logo) ? "" : logo;
}

/** A season that was left out or emptied follows from the date; one that was set by hand stays. */
function season(given: MatchFields, before: Before, matchDate: string): string {
  if (given.season) return given.season;
  const isByHand = before.season !== null && before.season !== seasonOf(before.match_date);
  return given.season === undefined && isByHand ? before.season! : seasonOf(matchDate);
}

function namedIn(role: Role, match: Partial<Before> | MatchFields): GivenName {
  return {
    id: match[`${role}_id`],
    name: match[`${role}_name`],
    name_hy: match[`${role}_name_hy`],
    name_ru: match[`${role}_name_ru`],
  };
}

type Columns<R extends Role> = { [K in `${R}_id`]: number | null } & {
  [K in `${R}_name` | `${R}_name_hy` | `${R}_name_ru`]: string;
};

function asColumns<R extends Role>(role: R, { id, name, name_hy, name_ru }: Named): Columns<R> {
  return {
    [`${role}_id`]: id,
    [`${role}_name`]: name,
    [`${role}_name_hy`]: name_hy,
    [`${role}_name_ru`]: name_ru,
  } as Columns<R>;
}

function columnsOf<R extends Role>(role: R): Columns<R> {
  return asColumns(role, { id: null, name: "", name_hy: "", name_ru: "" });
}

function invalid(path: string, message: string): AppError {
  return new AppError("invalid", message, { issues: [{ path, message }] });
}
