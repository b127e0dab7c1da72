import { z } from "zod";
import {
  decimal,
  Moment,
  RecordFields,
  Reference,
  text,
  Warnings,
  wholeNumber,
} from "#src/api/fields.server.ts";
import { SIDES } from "#src/features/ledger/ledger.ts";
import { columnNames } from "#src/i18n/localised.ts";
import {
  HIGHEST_NUMBER,
  MOST_PEOPLE,
  OUT_REASONS,
  PLAYER_TEXTS,
  ROLES,
  type StoredPlayer,
} from "./lineup.ts";

const texts = Object.fromEntries(
  PLAYER_TEXTS.flatMap((name) => columnNames(name)).map((column) => [column, text(200).optional()]),
);

/** One person of a line-up: a player of the squad, or a number, or names. */
export const LineupPerson = z
  .strictObject({
    role: z.enum(ROLES),
    player_id: Reference().optional(),
    person_id: Reference().optional(),
    number: wholeNumber(1, HIGHEST_NUMBER).optional(),
    slot: wholeNumber(1, 11)
      .optional()
      .meta({ description: "The place in the formation; 1 is the keeper's." }),
    x: hundredths().meta({ description: "From the left touchline, in hundredths of the pitch." }),
    y: hundredths().meta({ description: "From the own goal, in hundredths of the pitch." }),
    is_keeper: z.boolean().optional(),
    is_captain: z.boolean().optional(),
    reason: z.enum(OUT_REASONS).nullable().optional(),
    ...texts,
  })
  .meta({ id: "LineupPerson" }) as unknown as z.ZodType<StoredPlayer>;

function hundredths() {
  return z.number().min(0).max(100).nullable().optional();
}

const coach = Object.fromEntries(columnNames("coach").map((column) => [column, text(100).optional()]));

const shape = {
  formation: text(20)
    .regex(/^(\d(-\d){1,4})?$/)
    .optional(),
  players: z.array(LineupPerson).max(MOST_PEOPLE),
  ...(coach as Record<"coach" | "coach_hy" | "coach_ru", z.ZodOptional<z.ZodString>>),
  publish_at: Moment.optional().meta({ description: "null for an hour before kick-off, whenever that is." }),
};

const ignored = [
  ...Object.keys(RecordFields),
  "match_id",
  "side",
  "public_from",
  "is_short_confirmed",
  "warnings",
]
  .filter((name) => name !== "version")
  .map((name) => [name, z.unknown().optional()]);

/** A whole line-up; the people that are left out are in it no more. */
export const LineupEdit = z
  .strictObject({
    ...shape,
    confirm: z.boolean().optional().meta({ description: "Public with seven to ten players, too." }),
    version: z
      .int()
      .min(0)
      .optional()
      .meta({ description: "The version that the editor saw; 0 where there was none." }),
    ...(Object.fromEntries(ignored) as Record<never, never>),
  })
  .meta({ id: "LineupEdit" });
export type LineupEdit = z.output<typeof LineupEdit>;

export const LineupAnswer = z
  .object({
    ...RecordFields,
    match_id: z.number(),
    side: z.enum(SIDES),
    formation: z.string(),
    players: z.array(LineupPerson),
    coach: z.string(),
    coach_hy: z.string(),
    coach_ru: z.string(),
    publish_at: z.string().nullable(),
    is_short_confirmed: z.boolean(),
    public_from: z
      .string()
      .nullable()
      .meta({ description: "From when on visitors see it, UTC; null for a draft." }),
    warnings: Warnings,
  })
  .meta({ id: "Lineup" });

const names = z.object({ en: z.string(), hy: z.string(), ru: z.string() });

/** Whom a side could name: its squad, or those whom it named before. */
const Candidate = z
  .object({
    player_id: z.number().nullable(),
    person_id: z.number().nullable(),
    number: z.number().nullable(),
    first: names,
    last: names,
    line: z.enum(["goalkeeper", "defender", "midfielder", "forward"]).nullable(),
    is_captain: z.boolean(),
    out: z
      .enum(OUT_REASONS)
      .nullable()
      .meta({ description: "Why somebody is missing, as far as it is known." }),
  })
  .meta({ id: "LineupCandidate" });

const Last = z
  .object({
    match_date: z.string(),
    opponent: names,
    formation: z.string(),
    players: z.array(LineupPerson),
    coach: names,
  })
  .meta({ id: "LastLineup", description: "What the team named in its last match." });

const OfficeSide = z
  .object({
    team: names,
    is_own: z.boolean(),
    lineup: LineupAnswer.nullable(),
    candidates: z.array(Candidate),
    last: Last.nullable(),
    coaches: z.array(names),
  })
  .meta({ id: "OfficeLineupSide" });

export const OfficeLineups = z
  .object({
    match: z.object({
      ...{ id: z.number(), match_date: z.string(), status: z.string() },
      max_bench: z.number().meta({ description: "Seats on the bench in its competition." }),
    }),
    home: OfficeSide,
    away: OfficeSide,
  })
  .meta({ id: "OfficeLineups" });

const PublicSide = LineupAnswer.omit({
  id: true,
  version: true,
  created_at: true,
  updated_at: true,
  publish_at: true,
  is_short_confirmed: true,
  warnings: true,
}).meta({ id: "PublicLineup" });

export const PublicLineups = z
  .object({ home: PublicSide.nullable(), away: PublicSide.nullable() })
  .meta({ id: "PublicLineups" });

export const SideParams = z.object({
  id: decimal(1).meta({ description: "The match's number." }),
  side: z.enum(SIDES),
});
