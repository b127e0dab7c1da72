import { z } from "zod";
import { ImageField, localisedAnswer, optionalText, text, Version } from "#src/api/fields.server.ts";
import { isSeasonName, TIE_BREAKERS, ZONES } from "./season.ts";
import { MOST_FIGURE, MOST_FORM_LETTERS, MOST_TEAMS } from "./table.ts";

/** The specification's words for what a table lacks. */
export const EMPTY_TABLE = "Массив команд пустой или невалиден!";
export const NAMELESS_TEAM = "В команде отсутствуют обязательные поля!";
const NOT_A_FIGURE = "Please enter a valid number (0 or greater)";

export const SeasonName = text(20).refine(isSeasonName, "Write a season as its two years, e.g. 2024-25.");

const figure = z.int(NOT_A_FIGURE).min(0, NOT_A_FIGURE).max(MOST_FIGURE, NOT_A_FIGURE);
const name = text(100).min(1, NAMELESS_TEAM);

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

const Row = z.strictObject({
  id: z
    .union([z.int(), z.string().max(100)])
    .nullable()
    .optional(),
  team_id: z.int().min(1).nullable().optional(),
  team_name: z.string(NAMELESS_TEAM).pipe(name),
  team_name_hy: z.string(NAMELESS_TEAM).pipe(name),
  team_name_ru: optionalText(100).default(""),
  team_logo: ImageField.default(""),
  position: z.int().min(0).max(MOST_FIGURE).nullable().optional(),
  won: figure.default(0),
  drawn: figure.default(0),
  lost: figure.default(0),
  goals_for: figure.default(0),
  goals_against: figure.default(0),
  form: z
    .string()
    .nullable()
    .transform((value) => (value ?? "").replace(/[\s,-]/g, "").toUpperCase())
    .refine(
      (value) => /^[WDL]*$/.test(value) && value.length <= MOST_FORM_LETTERS,
      "The form has the letters W, D and L, ten at the most.",
    )
    .default(""),
  points_adjustment: z.int().min(-200).max(200).default(0),
  adjustment_reason: optionalText(500).default(""),
  adjustment_reason_hy: optionalText(500).default(""),
  adjustment_reason_ru: optionalText(500).default(""),
  fixed_place: z.int().min(1).max(MOST_TEAMS).nullable().default(null),
  fixed_place_reason: optionalText(500).default(""),
  fixed_place_reason_hy: optionalText(500).default(""),
  fixed_place_reason_ru: optionalText(500).default(""),
  ...worked,
});
export type TableRow = z.output<typeof Row>;

export const TableEdit = z
  .strictObject({
    season: SeasonName,
    standings: z.array(Row, EMPTY_TABLE).min(1, EMPTY_TABLE).max(MOST_TEAMS),
    version: Version,
  })
  .meta({ id: "TableEdit" });
export type TableEdit = z.output<typeof TableEdit>;

const place = z
  .int()
  .refine(
    (value) => value !== 0 && Math.abs(value) <= MOST_TEAMS,
    "A place is 1 or more, or counted from the end: -1 is the last.",
  );

const rules = {
  zones: z.array(z.strictObject({ from: place, to: place, zone: z.enum(ZONES) })).max(10),
  tie_breakers: z
    .array(z.enum(TIE_BREAKERS))
    .min(1)
    .max(TIE_BREAKERS.length)
    .refine((list) => new Set(list).size === list.length, "Name each tie-breaker once."),
};

export const NewSeason = z
  .strictObject({ season: SeasonName, copy_from: SeasonName.optional() })
  .meta({ id: "NewSeason" });
export type NewSeason = z.output<typeof NewSeason>;

export const SeasonEdit = z
  .strictObject({
    ...z.strictObject(rules).partial().shape,
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
    id: z.number().nullable(),
    season: z.string(),
    team_id: z.number().nullable(),
    ...localisedAnswer("team_name"),
    ...localisedAnswer("team_code"),
    ...localisedAnswer("adjustment_reason"),
    ...localisedAnswer("fixed_place_reason"),
    team_logo: z.string(),
    is_own: z.boolean(),
    position: z.number(),
    played: z.number(),
    won: z.number(),
    drawn: z.number(),
    lost: z.number(),
    goals_for: z.number(),
    goals_against: z.number(),
    goal_difference: z.number(),
    points: z.number(),
    form: z.string(),
    points_adjustment: z.number(),
    fixed_place: z.number().nullable(),
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
