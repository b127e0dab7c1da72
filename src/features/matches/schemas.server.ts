import { z } from "zod";
import { fieldErrors } from "#src/api/errors.server.ts";
import {
  AskFirst,
  decimal,
  QueryLimit,
  QueryOffset,
  QueryYes,
  RecordFields,
  text,
  Version,
  Warnings,
} from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { answerFields, optionalShape } from "#src/records/schemas.server.ts";
import { matchErrors } from "./errors.server.ts";
import { EventAnswer, ListedEvent } from "./event-schemas.server.ts";
import { match } from "./match.record.ts";
import { STATUSES } from "./match.ts";
import { dayBounds, readKickOff } from "./match-time.ts";
import { refuseMissing } from "./missing.server.ts";

const SEASON = messageText(matchErrors.season_format());

/** A kick-off as UTC; one without an offset is the club's local time. An empty one is told as missing. */
const KickOff = z
  .string()
  .trim()
  .nullable()
  .transform((text, context) => {
    if (!text) return null;
    const moment = readKickOff(text);
    if (!moment) context.addIssue(messageText(matchErrors.match_date_format()));
    return moment ?? null;
  })
  .meta({ description: "YYYY-MM-DDTHH:mm in the club's local time, or a moment with Z or an offset." });

const Season = z
  .string()
  .trim()
  .refine((text) => text === "" || isSeasonName(text), SEASON)
  .nullable()
  .transform((text) => text || null);

/** Every field may be left out: a new match then has none, a saved one keeps its own. */
const fields = {
  ...optionalShape(match, {
    home_score_bounds: matchErrors.score_bounds,
    away_score_bounds: matchErrors.score_bounds,
    half_lengths_format: matchErrors.half_lengths_format,
  }),
  match_date: KickOff.optional(),
  season: Season.optional(),
  ask_first: AskFirst,
};

export const NewMatch = z.strictObject(fields).superRefine(requireTeamsAndDate).meta({ id: "NewMatch" });
export type NewMatch = z.output<typeof NewMatch>;

/** A whole match; a field that is left out keeps its value, but who plays and when is always said. */
export const MatchEdit = z
  .strictObject({
    ...fields,
    events: z.array(z.unknown()).optional().meta({ description: "Ignored: events have calls of their own." }),
    // A match may be sent back as it was answered.
    is_score_typed: z.unknown().optional().meta({ description: "Ignored: it follows from the score." }),
    phase: z.unknown().optional().meta({ description: "Ignored: the match's log says it." }),
    warnings: z.unknown().optional().meta({ description: "Ignored." }),
    version: Version,
  })
  .superRefine(requireTeamsAndDate)
  .meta({ id: "MatchEdit" });
export type MatchEdit = z.output<typeof MatchEdit>;

/** What the commands work with: any of a match's fields. */
export type MatchFields = Omit<NewMatch, "ask_first">;

function requireTeamsAndDate(match: z.output<z.ZodObject<typeof fields>>): void {
  refuseMissing(matchErrors.required(), {
    home_team_name: match.home_team_id || match.home_team_name,
    away_team_name: match.away_team_id || match.away_team_name,
    match_date: match.match_date,
  });
}

/** A local day or a moment; a day means its first moment for `from`, its last for `to`. */
export function QueryMoment(edge: 0 | 1) {
  return z
    .string()
    .transform((text, context) => {
      const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? dayBounds(text)?.[edge] : readKickOff(text);
      if (!moment) context.addIssue(messageText(fieldErrors.day()));
      return moment ?? "";
    })
    .meta({ description: "YYYY-MM-DD in the club's local time, or a moment." });
}

export const MatchQuery = z.object({
  limit: QueryLimit(100, 50),
  offset: QueryOffset,
  status: z.enum(STATUSES).optional(),
  competition: text(100).optional().meta({ description: "An id, a slug or a name." }),
  season: z.string().refine(isSeasonName, SEASON).optional(),
  team: decimal(1).optional(),
  from: QueryMoment(0).optional(),
  to: QueryMoment(1).optional(),
  search: z.string().max(200).optional(),
  events: QueryYes.optional().meta({ description: "Of no effect: events always come along." }),
});
export type MatchQuery = z.output<typeof MatchQuery>;

export const MatchAnswer = z
  .object({ ...RecordFields, ...answerFields(match), events: z.array(EventAnswer).optional() })
  .meta({ id: "Match" });

export const SavedMatch = MatchAnswer.extend({ warnings: Warnings }).meta({ id: "SavedMatch" });

/** Where a list has more than 2 MB of reports, the last come without theirs; events that find no room are left out. */
const ListedMatch = MatchAnswer.extend({
  events: z.array(ListedEvent).optional().meta({
    description:
      "Left out where the list has more than 4 MB of events: `GET /api/matches/{id}/events` has them.",
  }),
})
  .partial({ match_report: true, match_report_hy: true, match_report_ru: true })
  .meta({ id: "ListedMatch" });

export const MatchList = z.object({ matches: z.array(ListedMatch), total: z.number() });

export const OfficeMatchList = MatchList.extend({
  ahead: z.number().meta({
    description: "How many of the total begin after the day on which one is played today or next.",
  }),
});

const ShownScore = z.object({ home: z.int(), away: z.int() }).nullable();

export const LiveQuery = z.object({
  after: decimal(0).optional().meta({ description: "The last place of the log that is known; 0 for none." }),
});

export const LiveAnswer = z
  .object({
    seq: z.int().min(0),
    patches: z.array(
      z.object({
        match: z.int(),
        seq: z.int(),
        status: z.enum(STATUSES),
        phase: z.string(),
        score: ShownScore,
        extra: ShownScore,
        penalties: ShownScore,
        clock: z.object({ period: z.string(), began_at: z.string(), added: z.int().nullable() }).nullable(),
        entry: z.object({
          id: z.string(),
          kind: z.string(),
          side: z.string().nullable(),
          period: z.string(),
          clock_ms: z.int(),
          occurred_at: z.string(),
          target: z.string().nullable(),
          payload: z.record(z.string(), z.unknown()),
        }),
      }),
    ),
  })
  .meta({ id: "LiveMatch" });
