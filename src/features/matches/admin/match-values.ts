import type { FieldErrors } from "#src/features/office/use-record-form.ts";
import { wholeNumber } from "#src/records/whole-number.ts";
import type { Match, MatchStatus } from "../match.ts";
import { utcToYerevan } from "../match-time.ts";

/** What stands in a chooser for a name that is written by hand. */
export const CUSTOM = "custom";

/** What the form holds: choosers by number or "custom", numbers as they are typed, the date in Yerevan. */
export interface MatchValues {
  home: string;
  home_team_name: string;
  home_team_name_hy: string;
  home_team_name_ru: string;
  home_team_logo: string;
  away: string;
  away_team_name: string;
  away_team_name_hy: string;
  away_team_name_ru: string;
  away_team_logo: string;
  competition: string;
  competition_name: string;
  competition_name_hy: string;
  competition_name_ru: string;
  match_date: string;
  status: MatchStatus;
  home_score: string;
  away_score: string;
  round: string;
  venue: string;
  venue_hy: string;
  venue_ru: string;
  referee: string;
  referee_hy: string;
  referee_ru: string;
  attendance: string;
  weather: string;
  temperature: string;
  video_url: string;
  match_report: string;
  match_report_hy: string;
  match_report_ru: string;
}

const TEXTS = [
  "home_team_logo",
  "away_team_logo",
  "venue",
  "venue_hy",
  "venue_ru",
  "referee",
  "referee_hy",
  "referee_ru",
  "weather",
  "video_url",
  "match_report",
  "match_report_hy",
  "match_report_ru",
] as const;
const NUMBERS = ["home_score", "away_score", "round", "attendance", "temperature"] as const;

/** A new match: today at 15:00 in Yerevan. Source: specification of the back office, section 4. */
export function newMatch(now: Date): MatchValues {
  return { ...valuesOf(undefined), match_date: `${utcToYerevan(now.toISOString()).slice(0, 10)}T15:00` };
}

export function valuesOf(match: Match | undefined): MatchValues {
  const side = (which: "home" | "away") => {
    const id = match?.[`${which}_team_id`];
    const name = match?.[`${which}_team_name`] ?? "";
    return {
      [which]: id ? String(id) : name ? CUSTOM : "",
      [`${which}_team_name`]: id ? "" : name,
      [`${which}_team_name_hy`]: id ? "" : (match?.[`${which}_team_name_hy`] ?? ""),
      [`${which}_team_name_ru`]: id ? "" : (match?.[`${which}_team_name_ru`] ?? ""),
    };
  };
  const competitionId = match?.competition_id;
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, match?.[name] ?? ""])),
    ...Object.fromEntries(NUMBERS.map((name) => [name, match?.[name] == null ? "" : String(match[name])])),
    ...side("home"),
    ...side("away"),
    competition: competitionId ? String(competitionId) : match?.competition_name ? CUSTOM : "",
    competition_name: competitionId ? "" : (match?.competition_name ?? ""),
    competition_name_hy: competitionId ? "" : (match?.competition_name_hy ?? ""),
    competition_name_ru: competitionId ? "" : (match?.competition_name_ru ?? ""),
    match_date: match ? utcToYerevan(match.match_date) : "",
    status: match?.status ?? "scheduled",
  } as MatchValues;
}

/** What is sent. Score fields belong to finished and live matches; for others the score is none. */
export function bodyOf(values: MatchValues) {
  const isPlayed = values.status === "finished" || values.status === "live";
  const side = (which: "home" | "away") => {
    const isCustom = values[which] === CUSTOM;
    return {
      [`${which}_team_id`]: isCustom || !values[which] ? null : Number(values[which]),
      ...(isCustom
        ? {
            [`${which}_team_name`]: values[`${which}_team_name`],
            [`${which}_team_name_hy`]: values[`${which}_team_name_hy`],
            [`${which}_team_name_ru`]: values[`${which}_team_name_ru`],
          }
        : {}),
      [`${which}_team_logo`]: values[`${which}_team_logo`],
    };
  };
  const isCustomCompetition = values.competition === CUSTOM;
  return {
    ...side("home"),
    ...side("away"),
    competition_id: isCustomCompetition || !values.competition ? null : Number(values.competition),
    ...(isCustomCompetition
      ? {
          competition_name: values.competition_name,
          competition_name_hy: values.competition_name_hy,
          competition_name_ru: values.competition_name_ru,
        }
      : values.competition
        ? {}
        : { competition_name: "", competition_name_hy: "", competition_name_ru: "" }),
    match_date: values.match_date,
    status: values.status,
    home_score: isPlayed ? wholeNumber(values.home_score) : null,
    away_score: isPlayed ? wholeNumber(values.away_score) : null,
    round: wholeNumber(values.round),
    venue: values.venue,
    venue_hy: values.venue_hy,
    venue_ru: values.venue_ru,
    referee: values.referee,
    referee_hy: values.referee_hy,
    referee_ru: values.referee_ru,
    attendance: wholeNumber(values.attendance),
    weather: values.weather,
    temperature: wholeNumber(values.temperature),
    video_url: values.video_url,
    match_report: values.match_report,
    match_report_hy: values.match_report_hy,
    match_report_ru: values.match_report_ru,
  };
}

interface Sentences {
  required: string;
  number: string;
  temperature: string;
  video: string;
}

export function faultsOf(values: MatchValues, sentences: Sentences): FieldErrors<MatchValues> {
  const errors: FieldErrors<MatchValues> = {};
  for (const which of ["home", "away"] as const) {
    if (!values[which]) errors[which] = sentences.required;
    if (values[which] === CUSTOM && !values[`${which}_team_name`].trim())
      errors[`${which}_team_name`] = sentences.required;
  }
  if (!values.match_date) errors.match_date = sentences.required;
  for (const name of ["home_score", "away_score", "attendance"] as const) {
    const number = wholeNumber(values[name]);
    if (number !== null && !(number >= 0)) errors[name] = sentences.number;
  }
  if (Number.isNaN(wholeNumber(values.round))) errors.round = sentences.number;
  if (Number.isNaN(wholeNumber(values.temperature))) errors.temperature = sentences.temperature;
  if (values.video_url && !/^https?:$/.test(URL.parse(values.video_url)?.protocol ?? ""))
    errors.video_url = sentences.video;
  return errors;
}
