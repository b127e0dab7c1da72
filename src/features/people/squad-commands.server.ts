import type { Actor } from "#src/app/actor.server.ts";
import { oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { team } from "#src/features/teams/team.record.ts";
import { isSeasonName } from "#src/i18n/season-name.ts";
import { conflict } from "#src/records/conflict.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import {
  createRecord,
  getRecord,
  lockRecord,
  restoreRecord,
  trashRecord,
  updateRecord,
} from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { type Warned, warn } from "#src/records/warnings.server.ts";
import { peopleErrors } from "./errors.server.ts";
import { recordsOf, standsFor } from "./merge-queries.server.ts";
import { person } from "./person.record.ts";
import { fullName, NAME_COLUMNS } from "./person.ts";
import { changePerson, insertPerson, nameFor } from "./person-commands.server.ts";
import { renewPlacesOf } from "./place-commands.server.ts";
import { currentSquad } from "./player-commands.server.ts";
import { getSquadPlace, listSquad } from "./queries.server.ts";
import type { NewSquadPlace, PersonEdit, SquadPlaceEdit } from "./schemas.server.ts";
import { isAtOnce, type SquadPlace } from "./squad.ts";
import { squadMember } from "./squad-member.record.ts";

type Place = Omit<RecordRow<"squad_members">, "id" | "version" | `${string}_at`>;

export type SavedPlace = SquadPlace & Warned;

/**
 * Puts somebody into a squad: a person who is known, or a new one by name, whoever else is called the same.
 * @throws AppError `invalid` without a person and a name; `conflict` for somebody who is in it already
 */
export function addToSquad(actor: Actor, given: NewSquadPlace): Promise<SavedPlace> {
  const { person: named, person_id, ...values } = given;
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    await refuseFull(current, values, 1);
    const who = person_id
      ? await lockRecord(current, person, person_id)
      : await insertPerson(current, named ?? {});
    const id = who.merged_into ?? who.id;
    const place = await insertPlace(current, { ...values, person_id: id }, nameFor(current, who));
    return withWarnings(current, place.id);
  });
}

/** Changes a place, and the person's names; what the club's lists hold is changed there. */
export function updateSquadPlace(actor: Actor, id: number, edit: SquadPlaceEdit): Promise<SavedPlace> {
  const { version, person: named, person_id: shown, ...given } = edit;
  return save(actor, "editor", async (current) => {
    await lockSquads(current);
    const before = await lockRecord(current, squadMember, id);
    const { person_id } = await getSquadPlace(current.tx, id);
    if (version !== undefined && version !== before.version)
      throw await placeConflict(current, before, { version, named, shown, values: given });
    if (named) await changePerson(current, person_id, { ...named, version: undefined });
    const name = nameFor(current, await getRecord(current.tx, person, person_id));
    const values = withoutUndefined(given);
    await refuseShirtOfPlayer(current, before, values);
    await refuseBad(current, { ...before, ...values }, name, id);
    const title = titleOfPlace({ ...before, ...values }, name);
    await updateRecord(current, squadMember, id, values, { title });
    return withWarnings(current, id);
  });
}

interface RefusedEdit {
  version: number;
  named: PersonEdit | undefined;
  /** Whose names the form was opened with, as far as that is known: somebody who was merged since, it may be. */
  shown: number | null | undefined;
  values: object;
}

/** Somebody else has changed the place, or who has it: its form shows both, and asks about both. */
async function placeConflict(
  { tx }: Save,
  place: RecordRow<"squad_members">,
  { version, named, shown, values }: RefusedEdit,
): Promise<AppError> {
  const ofPlace = await conflict(tx, "squad_members", place, values, version);
  if (!named) return ofPlace;
  const { version: seen, ...names } = named;
  const { person_id } = await getSquadPlace(tx, place.id);
  const [who, typedOver] = await Promise.all([
    getRecord(tx, person, person_id),
    getRecord(tx, person, shown === place.person_id ? shown : person_id),
  ]);
  const ofPerson = await conflict(tx, "people", typedOver, names, seen ?? typedOver.version);
  const [one, two] = [ofPerson, ofPlace].map(({ details }) => details as Record<string, object>);
  const both = (side: string) => ({ ...one?.[side], ...two?.[side] });
  const namesNow = Object.fromEntries(SHOWN_OF_PERSON.map((column) => [column, who[column]]));
  const theirs = { ...both("theirs"), ...namesNow };
  const { by } = (seen === typedOver.version ? two : one) ?? {};
  return new AppError("conflict", ofPlace.said, {
    details: { base: both("base"), yours: both("yours"), theirs, ...(by ? { by } : {}) },
  });
}

/**
 * Whoever is called otherwise is so in his places, too: a form of one of them that was opened before asks before it
 * takes the names back.
 */
export async function renewPlaces(
  { tx, now }: Save,
  before: RecordRow<"people"> | undefined,
  after: RecordRow<"people">,
): Promise<undefined> {
  if (!before || SHOWN_OF_PERSON.every((column) => before[column] === after[column])) return;
  await renewPlacesOf(tx, await recordsOf(tx, after.id), now);
}

const SHOWN_OF_PERSON = [...NAME_COLUMNS, "gender", "nation", "birth_date"] as const;

/** The person stays, with places elsewhere. */
export function removeFromSquad(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, squadMember, id);
    const who = await getRecord(current.tx, person, row.person_id);
    await trashRecord(current, squadMember, id, titleOfPlace(row, nameFor(current, who)));
  });
}

/**
 * After a place came back from the trash: so does who had it.
 * @throws AppError `conflict` for somebody who was put into the squad anew meanwhile
 */
export async function returnPlace(current: Save, id: number): Promise<void> {
  await lockSquads(current);
  const place = await lockRecord(current, squadMember, id);
  const who = await current.tx
    .selectFrom("people")
    .selectAll()
    .where("id", "=", place.person_id)
    .executeTakeFirstOrThrow();
  if (who.deleted_at) await restoreRecord(current, person, who.id);
  await refuseBad(current, place, nameFor(current, who), id);
}

/** Of a season, with everybody who came and went: pages and forms show them all. */
const MOST_PLACES = 200;

/** @throws AppError `conflict` when so many more are too many for one squad */
export async function refuseFull(
  { tx }: Save,
  squad: Pick<Place, "season" | "team_id">,
  more: number,
): Promise<void> {
  const { count } = await tx
    .selectFrom("squad_members")
    .select((e) => e.fn.countAll().as("count"))
    .where("season", "=", squad.season)
    .where("team_id", "=", squad.team_id)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(count) + more > MOST_PLACES)
    throw new AppError("conflict", peopleErrors.squad_full({ most: MOST_PLACES }));
}

/** @throws AppError `invalid`, `conflict`, `not_found` */
export async function insertPlace(
  current: Save,
  given: Parameters<typeof createRecord<typeof squadMember>>[2],
  name: string,
): Promise<RecordRow<"squad_members">> {
  const blank = { number: null, position: null, starts_on: null, ends_on: null, other_team_id: null };
  const values = { ...blank, kind: "own" as const, ...withoutUndefined(given) } as Place;
  await refuseBad(current, values, name);
  return createRecord(current, squadMember, values, titleOfPlace(values, name));
}

/** Two saves at once could both find somebody's place free. */
export function lockSquads({ tx }: Save): Promise<void> {
  return oneAtATime(tx, "squad_members");
}

/** Numbers change hands during a season, so the same one twice is said rather than refused. */
async function withWarnings(current: Save, id: number): Promise<SavedPlace> {
  const place = await getSquadPlace(current.tx, id);
  const { season, team_id: team, number } = place;
  const squad = number === null ? [] : await listSquad(current.tx, { season, team });
  const others = squad.filter((one) => one.id !== id && one.number === number && isAtOnce(one, place));
  const warnings = others.map(({ names }) => {
    const name = fullName(names, current.actor.language ?? "en").text;
    return { path: "number", message: peopleErrors.number_taken({ name, number: number! }) };
  });
  return { ...place, ...warn(current, warnings) };
}

/** Of the club's own players of today the list of players holds number and position. */
async function refuseShirtOfPlayer(current: Save, before: Place & { id: number }, values: Partial<Place>) {
  const isSame = (["number", "position"] as const).every(
    (column) => values[column] === undefined || values[column] === before[column],
  );
  if (isSame) return;
  const [squad, place] = await Promise.all([currentSquad(current), getSquadPlace(current.tx, before.id)]);
  const isToday = squad?.season === before.season && squad.team_id === before.team_id;
  if (!isToday || place.player_id === null) return;
  throw new AppError("conflict", peopleErrors.shirt_elsewhere({ name: nameFor(current, place) }));
}

async function refuseBad(current: Save, place: Place, name: string, id?: number): Promise<void> {
  if (!isSeasonName(place.season))
    throw new AppError("invalid", peopleErrors.season_format(), { path: "season" });
  const { starts_on, ends_on, team_id, other_team_id } = place;
  if (starts_on && ends_on && ends_on < starts_on)
    throw new AppError("invalid", peopleErrors.dates_order(), { path: "ends_on" });
  if (other_team_id === team_id)
    throw new AppError("invalid", peopleErrors.own_loan(), { path: "other_team_id" });
  for (const one of [team_id, other_team_id]) if (one) await getRecord(current.tx, team, one);
  await refuseTwice(current, place, name, id);
}

/** @throws AppError `conflict` for somebody who has another place in the squad on one of the days */
export async function refuseTwice(current: Save, place: Place, name: string, id?: number): Promise<void> {
  const others = await placesBeside(current, place);
  if (others.some((other) => other.id !== id && isAtOnce(other, place)))
    throw new AppError("conflict", peopleErrors.twice({ name }));
}

/** All of whoever has the place in the squad, under merged records too. */
function placesBeside(
  { tx }: Save,
  { season, team_id, person_id }: Place,
): Promise<RecordRow<"squad_members">[]> {
  const root = tx.selectFrom("people").select(standsFor().as("id")).where("people.id", "=", person_id);
  return tx
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .selectAll("squad_members")
    .where("squad_members.season", "=", season)
    .where("squad_members.team_id", "=", team_id)
    .where("squad_members.deleted_at", "is", null)
    .where(standsFor(), "=", root)
    .execute();
}

/** What the log calls a place. */
export function titleOfPlace({ season, number }: Pick<Place, "season" | "number">, name: string): string {
  return [season, number, name].filter(Boolean).join(", ");
}
