import { z } from "zod";
import { Day, localisedAnswer, MOST_COUNTED, text, Version } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { columnNames } from "#src/i18n/localised.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { answerFields, columnInputs, optionalShape } from "#src/records/schemas.server.ts";
import { tableErrors } from "./errors.server.ts";
import { MOST_FURTHER, storedDecisions } from "./points-decision.ts";
import { season } from "./season.record.ts";
import { TABLE_SOURCES, TIE_BREAKERS, ZONES } from "./season.ts";
import { standing } from "./standing.record.ts";
import { FIGURES, isForm, MOST_TEAMS, plainForm } from "./table.ts";

const EMPTY_TABLE = messageText(tableErrors.empty_table());
const NAMELESS_TEAM = messageText(tableErrors.nameless_team());

const { fields } = standing;

export const SeasonName = text(season.fields.season.max).refine(
  isSeasonName,
  messageText(tableErrors.season_format()),
);

const TeamName = z.string(NAMELESS_TEAM).pipe(text(fields.team_name.max).min(1, NAMELESS_TEAM));
const Form = z
  .string()
  .nullable()
  .transform((value) => plainForm(value ?? ""))
  .refine(isForm, messageText(tableErrors.form_format()));

/** What a row is shown with: it may be sent back, to no effect, for the server works it out. */
const worked = z
  .object({
    season: z.unknown(),
    played: z.unknown(),
    goal_difference: z.unknown(),
    points: z.unknown(),
    zone: z.unknown(),
    is_own: z.unknown(),
    team_code: z.unknown(),
    team_code_hy: z.unknown(),
    team_code_ru: z.unknown(),
  })
  .partial().shape;

const Reason = text(fields.adjustment_reason.max).default("");
const NO_POINTS = messageText(tableErrors.no_points());

/** A decision on points after a team's first one. */
const FurtherDecision = z.strictObject({
  points: wholeNumber(fields.points_adjustment).refine((points) => points !== 0, NO_POINTS),
  reason: Reason,
  reason_hy: Reason,
  reason_ru: Reason,
  date: Day.default(null),
});

/** A team in the table; but for its names, what is left out is none. */
const Row = z.strictObject({
  ...optionalShape(
    standing,
    Object.fromEntries(FIGURES.map((name) => [`${name}_bounds`, tableErrors.figure_bounds])),
  ),
  id: z
    .union([z.int(), z.string().max(100)])
    .nullable()
    .optional(),
  team_name: TeamName,
  team_name_hy: TeamName,
  position: wholeNumber(fields.position).nullable().optional(),
  form: Form.optional(),
  points_adjustment: wholeNumber(fields.points_adjustment).optional(),
  more_adjustments: z.array(FurtherDecision).max(MOST_FURTHER).transform(storedDecisions).optional(),
  fixed_place: wholeNumber(fields.fixed_place).nullable().optional(),
  ...worked,
});
export type TableRow = z.output<typeof Row>;

function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.int().min(min).max(max);
}

export const TableEdit = z
  .strictObject({
    season: SeasonName,
    standings: z.array(Row, EMPTY_TABLE).min(1, EMPTY_TABLE).max(MOST_TEAMS),
    /** A table that follows the results goes on doing so if told; its teams and decisions alone are saved. */
    source: z.enum(TABLE_SOURCES).optional(),
    /** 0: nothing of the season was there; whoever has saved it meanwhile is not written over. */
    version: z.int().min(0).max(MOST_COUNTED).optional(),
  })
  .meta({ id: "TableEdit" });
export type TableEdit = z.output<typeof TableEdit>;

const place = z
  .int()
  .refine((value) => value !== 0 && Math.abs(value) <= MOST_TEAMS, messageText(tableErrors.place_bounds()));

/** What decides, in order. */
export const TieBreakers = z
  .array(z.enum(TIE_BREAKERS))
  .min(1)
  .max(TIE_BREAKERS.length)
  .refine((list) => new Set(list).size === list.length, messageText(tableErrors.tie_breaker_twice()));

const rules = {
  zones: z.array(z.strictObject({ from: place, to: place, zone: z.enum(ZONES) })).max(10),
  tie_breakers: TieBreakers,
};

export const NewSeason = z
  .strictObject({ season: SeasonName, copy_from: SeasonName.optional() })
  .meta({ id: "NewSeason" });
export type NewSeason = z.output<typeof NewSeason>;

/** The fields of a season that its edit takes as its record declares them. */
const SINGLE = [
  "yellows_for_ban",
  "matches_for_red",
  "are_bans_confirmed",
  "is_mini_league_reapplied",
  "needs_all_played",
  "decider_for",
  ...columnNames("rules_source"),
  "are_rules_confirmed",
  "table_source",
  "matches_per_club",
] as const;
const single = columnInputs(season, SINGLE, tableErrors);

export const SeasonEdit = z
  .strictObject({
    ...z.strictObject({ ...rules, ...single }).partial().shape,
    season: z.unknown().optional(),
    current: z.unknown().optional(),
    version: Version,
  })
  .meta({ id: "SeasonEdit" });
export type SeasonEdit = z.output<typeof SeasonEdit>;

export const ChooseSeason = z.strictObject({ season: SeasonName });
export const SeasonParams = z.object({ season: SeasonName });
export const TableQuery = z.object({ season: SeasonName.optional() });

export const StandingAnswer = z
  .object({
    ...answerFields(standing),
    /** Those after the first one; `points_adjustment` is what all of them together give or take. */
    more_adjustments: z.array(
      z.object({
        points: z.number(),
        ...localisedAnswer("reason"),
        date: z.string().nullable(),
      }),
    ),
    carried_points: z.number().nullable().meta({
      description: "What it brought into its group after a split, decisions among it; null without one.",
    }),
    id: z.number().nullable(),
    season: z.string(),
    ...localisedAnswer("team_code"),
    is_own: z.boolean(),
    zone: z.enum(ZONES).nullable(),
  })
  .meta({ id: "Standing" });

export const SeasonAnswer = z
  .object({
    id: z.number(),
    season: z.string(),
    current: z.boolean(),
    zones: z.array(z.object({ from: z.number(), to: z.number(), zone: z.enum(ZONES) })),
    tie_breakers: z.array(z.enum(TIE_BREAKERS)),
    yellows_for_ban: z.number(),
    matches_for_red: z.number(),
    are_bans_confirmed: z.boolean(),
    is_mini_league_reapplied: z.boolean(),
    needs_all_played: z.boolean(),
    decider_for: z.string(),
    ...localisedAnswer("rules_source"),
    are_rules_confirmed: z.boolean(),
    table_source: z.enum(TABLE_SOURCES),
    matches_per_club: z.number().nullable(),
    version: z.number(),
  })
  .meta({ id: "Season" });

export const SeasonList = z.object({
  seasons: z.array(z.object({ season: z.string(), current: z.boolean() })),
  total: z.number(),
});

export const SavedTable = z.object({
  season: z.string(),
  standings: z.array(StandingAnswer),
  source: z.enum(TABLE_SOURCES),
  version: z.number(),
});

export const FromResults = z.object({
  season: z.string(),
  standings: z.array(StandingAnswer),
  differences: z.array(
    z.object({
      team_name: z.string(),
      field: z.string(),
      saved: z.union([z.number(), z.string()]).nullable(),
      computed: z.union([z.number(), z.string()]),
    }),
  ),
});
