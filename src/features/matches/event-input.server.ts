import { z } from "zod";
import { optionalText, RecordFields, Version, wholeNumber } from "#src/api/fields.server.ts";
import { EVENT_TYPES, TEAM_TYPES } from "./match.ts";
import { refuseMissing } from "./missing.server.ts";

/** The specification's meaning in the back office's first language, as the glossary words it. */
export const EVENT_REQUIRED = "Пожалуйста, заполните все обязательные поля, включая тип команды";

/** Entered once and stored as its two events. */
export const SUBSTITUTION = "substitution";

const Reference = z.int().min(1).max(Number.MAX_SAFE_INTEGER).nullable();

const playerFields = {
  player_id: Reference.optional(),
  player_name: optionalText(100).optional(),
  player_name_hy: optionalText(100).optional(),
  player_name_ru: optionalText(100).optional(),
  player_last_name: optionalText(100).optional(),
  player_last_name_hy: optionalText(100).optional(),
  player_last_name_ru: optionalText(100).optional(),
};

/** Who an event is about: a player of the squad, whose names are then known, or names. */
export const EventPlayer = z.strictObject(playerFields).meta({ id: "EventPlayer" });
export type EventPlayer = z.output<typeof EventPlayer>;

const momentFields = {
  team_type: z.enum(TEAM_TYPES).nullable().optional(),
  team_id: Reference.optional(),
  minute: wholeNumber(0, 120, "Minute must be from 1 to 120.").optional(),
  extra_time: wholeNumber(0, 15, "Added time must be from 0 to 15.").optional(),
  description: optionalText(500).optional(),
  description_hy: optionalText(500).optional(),
  description_ru: optionalText(500).optional(),
};

export const NewEvent = z
  .strictObject({
    event_type: z
      .enum([...EVENT_TYPES, SUBSTITUTION])
      .nullable()
      .optional(),
    ...momentFields,
    ...playerFields,
    player_in: EventPlayer.optional(),
    player_out: EventPlayer.optional(),
  })
  .superRefine(requireMoment)
  .superRefine(requireBothPlayers)
  .meta({ id: "NewEvent" });
export type NewEvent = z.output<typeof NewEvent>;

/** A whole event; a field that is left out keeps its value. */
export const EventEdit = z
  .strictObject({
    event_type: z.enum(EVENT_TYPES).nullable().optional(),
    ...momentFields,
    ...playerFields,
    match_id: Reference.optional().meta({ description: "Ignored: an event stays with its match." }),
    pair_id: Reference.optional().meta({ description: "Ignored: a substitution stays together." }),
    version: Version,
  })
  .superRefine(requireMoment)
  .meta({ id: "EventEdit" });
export type EventEdit = z.output<typeof EventEdit>;

interface Given {
  event_type?: string | null | undefined;
  team_type?: string | null | undefined;
  team_id?: number | null | undefined;
  minute?: number | null | undefined;
}

/** One sentence for whatever is missing; minute 0 counts as missing. */
function requireMoment({ event_type, team_type, team_id, minute }: Given): void {
  refuseMissing(EVENT_REQUIRED, { event_type, team_type: team_type || team_id, minute });
}

function requireBothPlayers(
  event: z.output<z.ZodObject<typeof playerFields>> & Substitution,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (event.event_type !== SUBSTITUTION) {
    if (event.player_in || event.player_out) refuse("event_type", "Only a substitution has two players.");
    return;
  }
  for (const side of ["player_in", "player_out"] as const) {
    if (!isNamed(event[side])) refuse(side, "Name the player who came on and the one who went off.");
  }
  if (Object.keys(playerFields).some((field) => event[field as keyof EventPlayer])) {
    refuse("player_name", "A substitution names its players in player_in and player_out.");
  }
  if (event.player_in?.player_id && event.player_in.player_id === event.player_out?.player_id) {
    refuse("player_in", "A player can't come on for himself.");
  }
}

interface Substitution {
  event_type?: string | null | undefined;
  player_in?: EventPlayer | undefined;
  player_out?: EventPlayer | undefined;
}

function isNamed(player: EventPlayer | undefined): boolean {
  return Boolean(player?.player_id || player?.player_name || player?.player_last_name);
}

export const EventParams = z.object({
  id: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .meta({ description: "The match's number." }),
  eventId: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .meta({ description: "The event's number." }),
});

export const EventAnswer = z
  .object({
    ...RecordFields,
    match_id: z.number(),
    team_id: z.number().nullable(),
    team_type: z.enum(TEAM_TYPES),
    event_type: z.enum(EVENT_TYPES),
    minute: z.number(),
    extra_time: z.number().nullable(),
    player_id: z.number().nullable(),
    player_name: z.string(),
    player_name_hy: z.string(),
    player_name_ru: z.string(),
    player_last_name: z.string(),
    player_last_name_hy: z.string(),
    player_last_name_ru: z.string(),
    description: z.string(),
    description_hy: z.string(),
    description_ru: z.string(),
    pair_id: z.number().nullable(),
  })
  .meta({ id: "MatchEvent" });

export const EventList = z.object({ events: z.array(EventAnswer), total: z.number() });
