import { z } from "zod";
import {
  AskFirst,
  decimal,
  RecordFields,
  Reference,
  Version,
  Warnings,
  wholeNumber,
} from "#src/api/fields.server.ts";
import { type Message, messageText } from "#src/errors/messages.ts";
import { answerFields, optionalShape } from "#src/records/schemas.server.ts";
import { eventErrors } from "./errors.server.ts";
import { EVENT_TYPES } from "./match.ts";
import { matchEvent } from "./match-event.record.ts";
import { refuseMissing } from "./missing.server.ts";

/** Entered once and stored as its two events. */
export const SUBSTITUTION = "substitution";

const {
  event_type,
  team_type,
  team_id,
  minute: _,
  extra_time,
  description,
  description_hy,
  description_ru,
  ...playerFields
} = optionalShape(matchEvent, eventErrors);

/** Who an event is about: a player of the squad, whose names are then known, or names. */
export const EventPlayer = z.strictObject(playerFields).meta({ id: "EventPlayer" });
export type EventPlayer = z.output<typeof EventPlayer>;

/** What a form sends of a choice that nobody made is missing, as what is left out. */
function orEmpty<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === "" ? undefined : value), schema.optional()).optional();
}

const momentFields = {
  team_type: orEmpty(team_type),
  team_id,
  // A minute 0 is told as missing.
  minute: orEmpty(wholeNumber(0, matchEvent.fields.minute.max, eventErrors.minute_bounds())),
  extra_time,
  description,
  description_hy,
  description_ru,
};

export const NewEvent = z
  .strictObject({
    event_type: orEmpty(z.enum([...EVENT_TYPES, SUBSTITUTION]).nullable()),
    ...momentFields,
    ...playerFields,
    player_in: EventPlayer.optional(),
    player_out: EventPlayer.optional(),
    ask_first: AskFirst,
  })
  .superRefine(requireMoment)
  .superRefine(requireBothPlayers)
  .meta({ id: "NewEvent" });
export type NewEvent = z.output<typeof NewEvent>;

/** A whole event; a field that is left out keeps its value. */
export const EventEdit = z
  .strictObject({
    event_type: orEmpty(event_type),
    ...momentFields,
    ...playerFields,
    match_id: Reference().optional().meta({ description: "Ignored: an event stays with its match." }),
    pair_id: Reference().optional().meta({ description: "Ignored: a substitution stays together." }),
    warnings: z.unknown().optional().meta({ description: "Ignored: an event may be sent back as answered." }),
    ask_first: AskFirst,
    version: Version,
  })
  .superRefine(requireMoment)
  .meta({ id: "EventEdit" });
export type EventEdit = z.output<typeof EventEdit>;

interface Given {
  event_type?: string | null | undefined;
  team_type?: string | null | undefined;
  minute?: number | null | undefined;
}

/** One sentence for whatever is missing; minute 0 counts as missing. */
function requireMoment({ event_type, team_type, minute }: Given): void {
  refuseMissing(eventErrors.required(), { event_type, team_type, minute });
}

function requireBothPlayers(
  event: z.output<z.ZodObject<typeof playerFields>> & Substitution,
  context: z.RefinementCtx,
) {
  const refuse = (path: string, message: Message) =>
    context.addIssue({ code: "custom", path: [path], message: messageText(message) });
  if (event.event_type !== SUBSTITUTION) {
    if (event.player_in || event.player_out) refuse("event_type", eventErrors.two_players());
    return;
  }
  for (const side of ["player_in", "player_out"] as const) {
    if (!isNamed(event[side])) refuse(side, eventErrors.both_players());
  }
  if (Object.keys(playerFields).some((field) => event[field as keyof EventPlayer])) {
    refuse("player_name", eventErrors.players_misplaced());
  }
  if (event.player_in?.player_id && event.player_in.player_id === event.player_out?.player_id) {
    refuse("player_in", eventErrors.same_player());
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

const RecordNumber = decimal(1);

export const EventParams = z.object({
  id: RecordNumber.meta({ description: "The match's number." }),
  eventId: RecordNumber.meta({ description: "The event's number." }),
});

export const EventAnswer = z
  .object({ ...RecordFields, ...answerFields(matchEvent) })
  .meta({ id: "MatchEvent" });

/** An event within its match: without what the match says, and what staff alone need. */
export const ListedEvent = EventAnswer.omit({
  match_id: true,
  version: true,
  created_at: true,
  updated_at: true,
}).meta({ id: "ListedEvent" });

export const EventList = z.object({ events: z.array(EventAnswer), total: z.number() });

export const SavedEvent = EventAnswer.extend({ warnings: Warnings }).meta({ id: "SavedMatchEvent" });
/** The two events of a substitution. */
export const SavedEvents = EventList.extend({ warnings: Warnings }).meta({ id: "SavedMatchEvents" });
