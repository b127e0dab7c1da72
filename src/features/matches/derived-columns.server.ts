import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import type { Team } from "#src/features/teams/team.ts";
import { fold } from "#src/i18n/fold.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { columnsOf, type StoredRow } from "#src/records/record.ts";
import { RECORD_KINDS } from "#src/records/record-kinds.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import type { Competition } from "./competition.ts";
import { matchErrors } from "./errors.server.ts";
import { type GivenName, linkName, type Named } from "./link.ts";
import { match } from "./match.record.ts";
import { hasScore, type MatchStatus, type Score } from "./match.ts";
import { seasonOf } from "./match-time.ts";
import { postponedFrom } from "./postponement.ts";
import type { MatchFields } from "./schemas.server.ts";
import { type StoredScore, savedScore } from "./score.ts";

type Role = "home_team" | "away_team" | "competition";

/** What teams and competitions a match may name, and what its goals give. */
export interface Known {
  teams: readonly Team[];
  competitions: readonly Competition[];
  goals: Score | null;
}

/** A match but for what the records themselves keep. */
export type Before = StoredRow<(typeof match)["fields"]>;

/**
 * All columns of a match, from what came in and what it was before.
 * @param row what it was; `emptyRow(match)` for a new one
 * @throws AppError `invalid` for an unknown team or competition, a team against itself, half a score, or one that
 * the status does not allow
 */
export function matchValues(given: MatchFields, row: Before, known: Known): Before {
  const before = columnsIn(row);
  const merged: Before = { ...before, ...(withoutUndefined(given) as Partial<Before>) };
  const home = link("home_team", given, before, known.teams);
  const away = link("away_team", given, before, known.teams);
  const competition = link("competition", given, before, known.competitions);
  refuseSameTeam(home, away);
  for (const name of ["extra", "penalties"] as const) refuseHalf(name, given, before);
  return {
    ...merged,
    ...asColumns("home_team", home),
    ...asColumns("away_team", away),
    ...asColumns("competition", competition),
    ...scores(given, merged.status, before, known.goals),
    home_team_logo: ownLogo(merged.home_team_logo, home, known.teams),
    away_team_logo: ownLogo(merged.away_team_logo, away, known.teams),
    season: season(given, before, merged.match_date),
    postponed_from: postponedFrom(
      row.match_date ? before : undefined,
      { ...merged, hasReason: columnNames("postponed_reason").some((name) => merged[name]) },
      given.postponed_from,
    ),
  };
}

/** The fields of a row, without what the records themselves keep. */
function columnsIn(row: Before): Before {
  const entries = columnsOf(match).map(({ column }) => [column, row[column as keyof Before]]);
  return Object.fromEntries(entries) as Before;
}

function link(role: Role, given: MatchFields, before: Before, known: Known["teams"] | Known["competitions"]) {
  const wanted: GivenName = namedIn(role, given);
  const linked = linkName(wanted, namedIn(role, before) as Named, known);
  if (linked) return linked;
  const noun = RECORD_KINDS[role === "competition" ? "competitions" : "teams"];
  throw invalid(`${role}_id`, recordErrors.not_found({ noun, id: wanted.id! }));
}

function refuseSameTeam(home: Named, away: Named): void {
  const isSame = home.id !== null ? home.id === away.id : fold(home.name) === fold(away.name);
  if (isSame) throw invalid("away_team_name", matchErrors.same_team());
}

/** Only a live or finished match has a score; another status given without one drops it. */
function scores(given: MatchFields, status: MatchStatus, before: Before, goals: Score | null): StoredScore {
  if (hasScore(status)) {
    refuseHalf("score", given, before);
    return savedScore(given, before, goals);
  }
  if ((given.home_score ?? null) !== null || (given.away_score ?? null) !== null) {
    const path = (given.home_score ?? null) !== null ? "home_score" : "away_score";
    const name = status as Exclude<MatchStatus, "live" | "finished">;
    throw invalid(path, matchErrors.no_score_yet({ status: matchErrors[name]() }));
  }
  return { home_score: null, away_score: null, is_score_typed: 0 };
}

/** Half a score that was stored before may stay, as long as nobody sends it. */
function refuseHalf(name: "score" | "extra" | "penalties", given: MatchFields, before: Before): void {
  const [ofHome, ofAway] = [`home_${name}`, `away_${name}`] as const;
  if (given[ofHome] === undefined && given[ofAway] === undefined) return;
  const { [ofHome]: home = before[ofHome], [ofAway]: away = before[ofAway] } = given;
  if ((home === null) === (away === null)) return;
  throw invalid(home === null ? ofHome : ofAway, matchErrors.half_score());
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

function invalid(path: string, message: Message): AppError {
  return new AppError("invalid", message, { path });
}
