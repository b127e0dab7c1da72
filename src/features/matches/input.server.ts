import { z } from "zod";
import {
  ImageField,
  OptionalWebAddress,
  optionalText,
  QueryLimit,
  QueryOffset,
  QueryYes,
  RecordFields,
  text,
  Version,
  wholeNumber,
} from "#src/api/fields.server.ts";
import { EventAnswer } from "./event-input.server.ts";
import { STATUSES } from "./match.ts";
import { dayBounds, isSeason, readKickOff } from "./match-time.ts";
import { refuseMissing } from "./missing.server.ts";

const REQUIRED = "Home team, away team, and match date are required";

/** A whole number that names another record, or null. */
const Reference = z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();

/** A kick-off as UTC; one without an offset is the club's local time. An empty one is told as missing. */
const KickOff = z
  .string()
  .trim()
  .nullable()
  .transform((text, context) => {
    if (!text) return null;
    const moment = readKickOff(text);
    if (!moment) context.addIssue("Write the date and time of the match as year-month-dayThours:minutes.");
    return moment ?? null;
  })
  .meta({ description: "YYYY-MM-DDTHH:mm in the club's local time, or a moment with Z or an offset." });

const Season = z
  .string()
  .trim()
  .refine((text) => text === "" || isSeason(text), "Write a season as two years that follow, e.g. 2024-25.")
  .nullable()
  .transform((text) => text || null);

const score = wholeNumber(0, 99, "A score is a whole number from 0 to 99.");

/** Every field may be left out: a new match then has none, a saved one keeps its own. */
const fields = {
  home_team_id: Reference.optional(),
  away_team_id: Reference.optional(),
  home_team_name: optionalText(100).optional(),
  home_team_name_hy: optionalText(100).optional(),
  home_team_name_ru: optionalText(100).optional(),
  away_team_name: optionalText(100).optional(),
  away_team_name_hy: optionalText(100).optional(),
  away_team_name_ru: optionalText(100).optional(),
  home_team_logo: ImageField.optional(),
  away_team_logo: ImageField.optional(),
  competition_id: Reference.optional(),
  competition_name: optionalText(100).optional(),
  competition_name_hy: optionalText(100).optional(),
  competition_name_ru: optionalText(100).optional(),
  season: Season.optional(),
  round: wholeNumber(1, 60).optional(),
  stage: optionalText(60)
    .transform((value) => value || null)
    .optional(),
  match_date: KickOff.optional(),
  status: z.enum(STATUSES).optional(),
  home_score: score.optional(),
  away_score: score.optional(),
  venue: optionalText(200).optional(),
  venue_hy: optionalText(200).optional(),
  venue_ru: optionalText(200).optional(),
  referee: optionalText(200).optional(),
  referee_hy: optionalText(200).optional(),
  referee_ru: optionalText(200).optional(),
  attendance: wholeNumber(0, 200_000).optional(),
  weather: optionalText(100).optional(),
  temperature: wholeNumber(-60, 60).optional(),
  match_report: optionalText(100_000).optional(),
  match_report_hy: optionalText(100_000).optional(),
  match_report_ru: optionalText(100_000).optional(),
  video_url: OptionalWebAddress.optional(),
};

export const NewMatch = z.strictObject(fields).superRefine(requireTeamsAndDate).meta({ id: "NewMatch" });
export type NewMatch = z.output<typeof NewMatch>;

/** A whole match; a field that is left out keeps its value, but who plays and when is always said. */
export const MatchEdit = z
  .strictObject({
    ...fields,
    events: z.array(z.unknown()).optional().meta({ description: "Ignored: events have calls of their own." }),
    version: Version,
  })
  .superRefine(requireTeamsAndDate)
  .meta({ id: "MatchEdit" });
export type MatchEdit = z.output<typeof MatchEdit>;

/** What the commands work with: any of a match's fields. */
export type MatchFields = NewMatch;

function requireTeamsAndDate(match: z.output<z.ZodObject<typeof fields>>): void {
  refuseMissing(REQUIRED, {
    home_team_name: match.home_team_id || match.home_team_name,
    away_team_name: match.away_team_id || match.away_team_name,
    match_date: match.match_date,
  });
}

/** A local day or a moment; a day means its first moment for `from`, its last for `to`. */
function QueryMoment(edge: 0 | 1) {
  return z
    .string()
    .transform((text, context) => {
      const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayBounds(text)?.[edge] : readKickOff(text);
      if (!moment) context.addIssue("Write a day as year-month-day.");
      return moment ?? "";
    })
    .meta({ description: "YYYY-MM-DD in the club's local time, or a moment." });
}

export const MatchQuery = z.object({
  limit: QueryLimit(100, 50),
  offset: QueryOffset,
  status: z.enum(STATUSES).optional(),
  competition: text(100).optional().meta({ description: "An id, a slug or a name." }),
  season: z.string().refine(isSeason, "Write a season as two years that follow, e.g. 2024-25.").optional(),
  team: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  from: QueryMoment(0).optional(),
  to: QueryMoment(1).optional(),
  search: z.string().max(200).optional(),
  events: QueryYes.optional(),
});
export type MatchQuery = z.output<typeof MatchQuery>;

const words = z.string();
const number = z.number().nullable();

export const MatchAnswer = z
  .object({
    ...RecordFields,
    home_team_id: number,
    away_team_id: number,
    home_team_name: words,
    home_team_name_hy: words,
    home_team_name_ru: words,
    away_team_name: words,
    away_team_name_hy: words,
    away_team_name_ru: words,
    home_team_logo: words,
    away_team_logo: words,
    competition_id: number,
    competition_name: words,
    competition_name_hy: words,
    competition_name_ru: words,
    season: words.nullable(),
    round: number,
    stage: words.nullable(),
    match_date: words,
    status: z.enum(STATUSES),
    home_score: number,
    away_score: number,
    venue: words,
    venue_hy: words,
    venue_ru: words,
    referee: words,
    referee_hy: words,
    referee_ru: words,
    attendance: number,
    weather: words,
    temperature: number,
    match_report: words,
    match_report_hy: words,
    match_report_ru: words,
    video_url: words,
    events: z.array(EventAnswer).optional(),
  })
  .meta({ id: "Match" });

export const MatchList = z.object({ matches: z.array(MatchAnswer), total: z.number() });
