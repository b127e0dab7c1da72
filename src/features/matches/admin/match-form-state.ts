import type { FieldErrors } from "#src/features/office/field-errors.ts";
import { columnNames, columns } from "#src/i18n/localised.ts";
import { type FormMessages, type FormValues, formBody, formFaults, formValues } from "#src/records/form.ts";
import { match as definition } from "../match.record.ts";
import { hasScore, type Match } from "../match.ts";
import { clubTimeToUtc, exactClubTime, utcToClubTime } from "../match-time.ts";

/** What stands in a chooser for a name that is written by hand. */
export const CUSTOM = "custom";

const { season: _, stage: __, is_score_typed: ___, phase: ____, ...fields } = definition.fields;
/** Season and stage are not entered here; whether a score is typed and where the match stands follow. */
const typed = { fields };

/**
 * What the form holds: teams and competition by number, by the name of a built-in one, or "custom", with names where
 * they are written by hand; the date in Yerevan.
 */
export type MatchValues = FormValues<typeof typed>;

type Role = "home_team" | "away_team" | "competition";

/** The next one of several new matches, with what they share. */
export interface AnotherMatch {
  /** The second one is 2. */
  nth: number;
  shared: Partial<MatchValues>;
}

/** What the matches of a round share: the day, the competition, the round, and often the ground. */
export function sharedBy(values: MatchValues): Partial<MatchValues> {
  const { match_date, date_certainty, competition_id, round } = values;
  const texts = [...columnNames("competition_name"), ...columnNames("venue")] as (keyof MatchValues)[];
  return {
    ...{ match_date, date_certainty, competition_id, round },
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
  };
}

/** A new match: today at 15:00 in Yerevan. Source: specification of the back office, section 4. */
export function newMatch(now: Date): MatchValues {
  return { ...valuesOf(undefined), match_date: `${utcToClubTime(now.toISOString()).slice(0, 10)}T15:00` };
}

export function valuesOf(match: Match | undefined): MatchValues {
  const values = formValues(typed, match);
  return {
    ...values,
    ...asChosen("home_team", values),
    ...asChosen("away_team", values),
    ...asChosen("competition", values),
    match_date: match ? exactClubTime(match.match_date) : "",
    postponed_from: match?.postponed_from ? exactClubTime(match.postponed_from) : "",
  };
}

/** What the form holds of a match: nothing of a score that is that of its goals, so that it goes on being theirs. */
export function typedOf(match: Match): MatchValues {
  return { ...valuesOf(match), ...typedScore(match) };
}

/** The score as the form holds it. */
export function typedScore(match: Match): Pick<MatchValues, "home_score" | "away_score"> {
  const { home_score, away_score } = valuesOf(match);
  return match.is_score_typed ? { home_score, away_score } : { home_score: "", away_score: "" };
}

/**
 * What is sent. Score fields belong to finished and live matches; for others the score is none. The hour that a match
 * was put off from is left to the server, unless one is typed or a known one taken away.
 */
export function bodyOf(values: MatchValues, match?: Match): Record<string, unknown> {
  const from = values.postponed_from && (clubTimeToUtc(values.postponed_from) ?? values.postponed_from);
  return {
    ...formBody(typed, values),
    ...asSent("home_team", values),
    ...asSent("away_team", values),
    ...asSent("competition", values),
    ...(hasScore(values.status) ? {} : { home_score: null, away_score: null }),
    postponed_from: from || (match?.postponed_from ? null : undefined),
  };
}

interface Sentences extends Pick<FormMessages, "between" | "minute" | "day"> {
  required: string;
  halfScore: string;
  videoInvalid: string;
}

export function faultsOf(
  values: MatchValues,
  { required, halfScore, videoInvalid, ...messages }: Sentences,
): FieldErrors<MatchValues> {
  const errors: FieldErrors<MatchValues> = formFaults(typed, values, { fillIn: required, ...messages });
  for (const side of ["home_team", "away_team"] as const) {
    if (!values[`${side}_id`]) errors[`${side}_id`] = required;
    if (values[`${side}_id`] === CUSTOM && !values[`${side}_name`].trim()) errors[`${side}_name`] = required;
  }
  const missing = missingHalf(values);
  if (missing) errors[missing] ??= halfScore;
  if (values.video_url && !/^https?:$/.test(URL.parse(values.video_url)?.protocol ?? ""))
    errors.video_url = videoInvalid;
  return errors;
}

function missingHalf({ status, home_score, away_score }: MatchValues) {
  const [isHome, isAway] = [home_score.trim() !== "", away_score.trim() !== ""];
  if (!hasScore(status) || isHome === isAway) return undefined;
  return isHome ? "away_score" : "home_score";
}

/** A known team or competition stands in its chooser alone: the names are for one that is written by hand. */
function asChosen(role: Role, values: Pick<MatchValues, `${Role}_id` | `${Role}_name`>) {
  if (values[`${role}_id`]) return columns(`${role}_name`, null);
  return { [`${role}_id`]: values[`${role}_name`] ? CUSTOM : "" };
}

/** The names go along where they were written by hand; a chosen one brings its own. */
function asSent(role: Role, values: MatchValues) {
  const chosen = values[`${role}_id`];
  if (chosen === CUSTOM) return { [`${role}_id`]: null };
  const names = columnNames(`${role}_name`).map((name) => [name, chosen ? undefined : ""]);
  return { ...Object.fromEntries(names), [`${role}_id`]: chosen ? Number(chosen) : null };
}
