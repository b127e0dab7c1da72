import type { Actor } from "#src/app/actor.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import { readLengths } from "#src/features/ledger/clock.ts";
import { toItem } from "#src/records/record.ts";
import { notFound, type RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { keepRevision } from "#src/records/revisions.server.ts";
import { publish, type Save, save } from "#src/records/save.server.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { eventErrors } from "./errors.server.ts";
import { type EventEdit, type EventPlayer, type NewEvent, SUBSTITUTION } from "./event-schemas.server.ts";
import { eventTitle } from "./event-title.server.ts";
import { playerNames, refuseOtherSide, sideOf } from "./event-value-queries.server.ts";
import { doubtsAboutEvent, doubtsAboutSameGoal } from "./event-warnings.server.ts";
import { match as matchRecord } from "./match.record.ts";
import type { EventType, MatchEvent } from "./match.ts";
import { matchEvent } from "./match-event.record.ts";
import { doubtsAboutGivingWay, doubtsAboutStaying } from "./match-warnings.server.ts";
import { isGoal, scoreOfGoals } from "./score.ts";
import { type Scored, withScore } from "./score-commands.server.ts";

type MatchRow = RecordRow<"matches">;
type EventRow = RecordRow<"match_events">;

/**
 * One event; a substitution becomes two that know each other: who went off, then who came on.
 * @throws AppError `invalid`; `conflict` where it is asked about first
 */
export function addMatchEvent(
  actor: Actor,
  matchId: number,
  { ask_first, ...event }: NewEvent,
): Promise<{ events: MatchEvent[] } & Warned> {
  return save(actor, "editor", async (current) => {
    const match = await lockRecord(current, matchRecord, matchId);
    publish(current, "matches", matchId);
    const scored = await withScore(current, match, () => insertEvents(current, match, event));
    const same = scored.done.flatMap((one) => doubtsAboutSameGoal(one, scored.events));
    return { events: scored.done, ...warn(current, [...same, ...doubts(current, match, scored)], ask_first) };
  });
}

/** What is odd about the events that were written, and what they did to the score. */
function doubts(
  { actor }: Save,
  match: MatchRow,
  { done, scored, events }: Scored<MatchEvent[]>,
): FieldFault[] {
  const lengths = readLengths(match.half_lengths);
  return [
    ...done.flatMap((event) => doubtsAboutEvent(event, events, lengths, actor.language)),
    ...doubtsAboutGivingWay(match, scored),
    ...(done.some(isGoal) ? doubtsAboutStaying(scored, scoreOfGoals(events, scored)) : []),
  ];
}

/** {@link addMatchEvent} within a save. */
async function insertEvents(
  current: Save,
  match: MatchRow,
  event: Omit<NewEvent, "ask_first">,
): Promise<MatchEvent[]> {
  const { player_in, player_out, event_type, ...given } = event;
  if (event_type !== SUBSTITUTION) {
    return [toItem(matchEvent, await insertEvent(current, match, given, event_type!, given))];
  }
  const off = await insertEvent(current, match, given, "substitution_out", player_out!);
  const on = await insertEvent(current, match, given, "substitution_in", player_in!, off.id);
  // Part of the creation, so that it makes no second version.
  await current.tx.updateTable("match_events").set({ pair_id: on.id }).where("id", "=", off.id).execute();
  return [toItem(matchEvent, { ...off, pair_id: on.id }), toItem(matchEvent, on)];
}

/**
 * Minute and side of one half of a substitution hold for the other half too.
 * @throws AppError as {@link addMatchEvent}
 */
export function updateMatchEvent(
  actor: Actor,
  matchId: number,
  eventId: number,
  edit: EventEdit,
): Promise<MatchEvent & Warned> {
  return save(actor, "editor", (current) => changeEvent(current, matchId, eventId, edit));
}

/** {@link updateMatchEvent} within a save. */
export async function changeEvent(
  current: Save,
  matchId: number,
  eventId: number,
  { ask_first, warnings: _, ...edit }: EventEdit,
): Promise<MatchEvent & Warned> {
  const match = await lockRecord(current, matchRecord, matchId);
  publish(current, "matches", matchId);
  const scored = await withScore(current, match, async () => [
    await writeEvent(current, match, eventId, edit),
  ]);
  return { ...scored.done[0]!, ...warn(current, doubts(current, match, scored), ask_first) };
}

async function writeEvent(
  current: Save,
  match: MatchRow,
  eventId: number,
  edit: Omit<EventEdit, "ask_first" | "warnings">,
): Promise<MatchEvent> {
  const before = await lockEvent(current, match, eventId);
  const { version, match_id: _, pair_id: __, event_type, ...given } = edit;
  const side = sideOf(match, { ...given, team_type: given.team_type! });
  if (before.pair_id !== null && event_type !== before.event_type) {
    throw new AppError("invalid", eventErrors.stays_substitution());
  }
  const player = await playerNames(current.tx, given, before);
  await refuseOtherSide(current, match, side.team_type, player);
  const values = { ...given, ...side, minute: given.minute!, event_type: event_type!, ...player };
  const row = await updateRecord(current, matchEvent, eventId, values, {
    title: eventTitle(match, values.event_type, { ...before, ...side, minute: values.minute }),
    version,
  });
  const { minute, extra_time, team_id, team_type } = row;
  await updatePair(current, match, row, { minute, extra_time, team_id, team_type });
  return toItem(matchEvent, row);
}

/** A substitution goes whole: with one event its other half. */
export function deleteMatchEvent(actor: Actor, matchId: number, eventId: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const match = await lockRecord(current, matchRecord, matchId);
    const event = await lockEvent(current, match, eventId);
    const pair = await findPair(current, event);
    await withScore(current, match, async () => {
      for (const half of pair ? [event, pair] : [event]) {
        await trashRecord(current, matchEvent, half.id, eventTitle(match, half.event_type, half));
        await keepEventRevision(current, { ...half, deleted_at: current.now });
      }
    });
    publish(current, "matches", matchId);
  });
}

async function insertEvent(
  current: Save,
  match: MatchRow,
  given: Omit<NewEvent, "event_type" | "player_in" | "player_out">,
  event_type: EventType,
  player: EventPlayer,
  pair_id: number | null = null,
): Promise<EventRow> {
  const side = sideOf(match, { ...given, team_type: given.team_type! });
  const named = await playerNames(current.tx, player);
  await refuseOtherSide(current, match, side.team_type, named);
  const values = {
    match_id: match.id,
    ...side,
    event_type,
    minute: given.minute!,
    extra_time: given.extra_time ?? null,
    ...named,
    description: given.description,
    description_hy: given.description_hy,
    description_ru: given.description_ru,
    pair_id,
  };
  return createRecord(current, matchEvent, values, eventTitle(match, event_type, values));
}

async function updatePair(
  current: Save,
  match: MatchRow,
  event: EventRow,
  values: Pick<EventRow, "minute" | "extra_time" | "team_id" | "team_type">,
): Promise<void> {
  const pair = await findPair(current, event);
  if (!pair) return;
  await refuseOtherSide(current, match, values.team_type, pair);
  const title = eventTitle(match, pair.event_type, { ...pair, ...values });
  await updateRecord(current, matchEvent, pair.id, values, { title });
}

function findPair({ tx }: Save, event: EventRow): Promise<EventRow | undefined> {
  return tx
    .selectFrom("match_events")
    .selectAll()
    .where("id", "=", event.pair_id ?? 0)
    .where("match_id", "=", event.match_id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Tells the match's history that an event went to the trash, or came back. */
export function keepEventRevision(current: Save, event: EventRow): Promise<void> {
  return keepRevision(current, "match_events", event.id, event.version, event);
}

/** The other half of a substitution that lies in the trash, where this half does not. */
export async function findDeletedHalf({ tx }: Save, eventId: number): Promise<number | undefined> {
  const half = await tx
    .selectFrom("match_events")
    .select("id")
    .where("pair_id", "=", eventId)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return half?.id;
}

/** @throws AppError `not_found`, also for an event of another match */
async function lockEvent(current: Save, match: MatchRow, eventId: number): Promise<EventRow> {
  const event = await lockRecord(current, matchEvent, eventId);
  if (event.match_id !== match.id) throw notFound("match_events", eventId);
  return event;
}
