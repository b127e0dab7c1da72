import { seasonOfDay } from "#src/i18n/season-name.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { restoreRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { standsFor } from "./merge-queries.server.ts";
import { insertPlace, refuseTwice, titleOfPlace } from "./squad-commands.server.ts";
import { squadMember } from "./squad-member.record.ts";

// A transfer or a loan begins and ends places in squads from its day on. What was before it stays as it was: a place
// is ended rather than removed, and those of seasons before are not looked at.

type Place = RecordRow<"squad_members">;

/** What a move did to a place, so that it can be taken back. */
export type MoveEffect =
  | { did: "changed"; place: number; before: Stay; after: Stay }
  | { did: "made" | "removed"; place: number };

/** What of a place a move changes. */
type Stay = Partial<Pick<Place, "starts_on" | "ends_on" | "kind" | "other_team_id">>;

export interface Move {
  kind: "transfer" | "loan";
  person_id: number;
  /** The first day at the new club. */
  starts_on: string;
  /** The last day of a loan, where it is known. */
  ends_on: string | null;
  from_team_id: number | null;
  to_team_id: number | null;
}

/** Shirt and position of a place that a move made before it was changed: they were given by hand. */
type Shirt = Pick<Place, "number" | "position">;

/** @returns what it did, as it is stored */
export async function applyMove(
  current: Save,
  move: Move,
  name: string,
  given: ReadonlyMap<number, Shirt> = new Map(),
): Promise<string> {
  const { from_team_id, to_team_id } = move;
  const left = from_team_id === null ? undefined : await findPlace(current, move, from_team_id);
  const effects = [
    ...(left ? await leave(current, move, left, name) : []),
    ...(to_team_id === null
      ? []
      : await arrive(current, move, to_team_id, name, given.get(to_team_id) ?? left)),
  ];
  return effects.length > 0 ? JSON.stringify(effects) : "";
}

/** The place at the former club ends the day before; a loan stands in its squad as such, and after it the place goes on. */
async function leave(current: Save, move: Move, place: Place, name: string): Promise<MoveEffect[]> {
  const { kind, starts_on, ends_on, to_team_id } = move;
  const { season, team_id, person_id, number, position } = place;
  const effects = [await endBefore(current, place, starts_on, name)];
  if (kind === "transfer") return effects;
  const make = async (values: Partial<Place>) => {
    const same = { season, team_id, person_id, number, position };
    const made = await insertPlace(current, { ...same, ...values } as Place, name);
    effects.push({ did: "made", place: made.id });
  };
  const last = earlier(ends_on, place.ends_on);
  await make({ kind: "loan_out", other_team_id: to_team_id, starts_on, ends_on: last });
  const back = ends_on && dayAfter(ends_on);
  if (back && seasonOfDay(back) === season && back <= (place.ends_on ?? LAST_DAY))
    await make({
      kind: place.kind,
      other_team_id: place.other_team_id,
      starts_on: back,
      ends_on: place.ends_on,
    });
  return effects;
}

/** Whoever has a place at the new club already keeps it, from the first day on. */
async function arrive(
  current: Save,
  move: Move,
  team_id: number,
  name: string,
  shirt: Partial<Shirt> | undefined,
): Promise<MoveEffect[]> {
  const { kind, person_id, starts_on, ends_on, from_team_id } = move;
  const there = await findPlace(current, move, team_id);
  if (there?.starts_on) return [];
  const lent = kind === "loan" ? { kind: "loan_in" as const, other_team_id: from_team_id } : {};
  if (there) {
    const last = kind === "loan" ? { ends_on: earlier(ends_on, there.ends_on) } : {};
    return [await changeStay(current, there, { starts_on, ...last, ...lent }, name)];
  }
  const later = (await placesOf(current, move, team_id)).filter(
    (place) => (place.starts_on ?? "") > starts_on,
  );
  const next = later.map((place) => place.starts_on!).sort()[0];
  const values = {
    ...{ season: seasonOfDay(starts_on), team_id, person_id, starts_on },
    ...{
      position: shirt?.position ?? null,
      number: shirt && !("person_id" in shirt) ? (shirt.number ?? null) : null,
    },
    ends_on: earlier(kind === "loan" ? ends_on : null, next ? dayBefore(next) : null),
    ...lent,
  };
  const made = await insertPlace(current, values, name);
  return [{ did: "made", place: made.id }];
}

async function endBefore(current: Save, place: Place, day: string, name: string): Promise<MoveEffect> {
  if (place.starts_on === day) {
    await trashRecord(current, squadMember, place.id, titleOfPlace(place, name));
    return { did: "removed", place: place.id };
  }
  return changeStay(current, place, { ends_on: dayBefore(day) }, name);
}

/** Changes a place as a move does. @returns what it did */
export async function changeStay(
  current: Save,
  place: Place,
  after: Stay,
  name: string,
): Promise<MoveEffect> {
  const before = Object.fromEntries(
    Object.keys(after).map((column) => [column, place[column as keyof Stay]]),
  );
  await savePlace(current, place, after, name);
  return { did: "changed", place: place.id, before, after };
}

/**
 * Takes back what a move did; places that somebody changed by hand since stay as they are.
 * @param effects as they are stored
 * @returns number and position of the places that it had made, by team
 * @throws AppError `conflict` for a place that cannot come back because another one is there now
 */
export async function revertMove(current: Save, effects: string, name: string): Promise<Map<number, Shirt>> {
  const shirts = new Map<number, Shirt>();
  const done = effects ? (JSON.parse(effects) as MoveEffect[]) : [];
  for (const effect of done.toReversed()) {
    const place = await placeById(current, effect.place);
    if (!place) continue;
    if (effect.did === "made" && !place.deleted_at) {
      shirts.set(place.team_id, { number: place.number, position: place.position });
      await trashRecord(current, squadMember, place.id, titleOfPlace(place, name));
    } else if (effect.did === "removed" && place.deleted_at) {
      await restoreRecord(current, squadMember, place.id, titleOfPlace(place, name));
      await refuseTwice(current, place, name, place.id);
    } else if (effect.did === "changed" && !place.deleted_at && isStill(place, effect.after)) {
      await refuseTwice(current, { ...place, ...effect.before }, name, place.id);
      await savePlace(current, place, effect.before, name);
    }
  }
  return shirts;
}

/** Whether nobody has changed it since. */
function isStill(place: Place, after: Stay): boolean {
  return Object.entries(after).every(([column, value]) => place[column as keyof Stay] === value);
}

/** Seasons after that of a move in whose squads of the former club somebody stands: nobody knows whether he came back. */
export async function laterSeasons({ tx }: Save, move: Move): Promise<string[]> {
  if (move.kind !== "transfer" || move.from_team_id === null) return [];
  const rows = await tx
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .select("squad_members.season")
    .distinct()
    .where(standsFor(), "=", move.person_id)
    .where("squad_members.team_id", "=", move.from_team_id)
    .where("squad_members.season", ">", seasonOfDay(move.starts_on))
    .where("squad_members.deleted_at", "is", null)
    .orderBy("squad_members.season")
    .execute();
  return rows.map(({ season }) => season);
}

/** The place that somebody has in a team on the first day of a move. */
async function findPlace(current: Save, move: Move, team: number): Promise<Place | undefined> {
  const { starts_on: day } = move;
  const places = await placesOf(current, move, team);
  return places.find(
    ({ kind, starts_on, ends_on }) =>
      kind !== "loan_out" && (starts_on ?? "") <= day && (ends_on ?? LAST_DAY) >= day,
  );
}

/** In the season of the move, also under records that were merged. */
function placesOf({ tx }: Save, { person_id, starts_on }: Move, team: number): Promise<Place[]> {
  return tx
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .selectAll("squad_members")
    .where(standsFor(), "=", person_id)
    .where("squad_members.season", "=", seasonOfDay(starts_on))
    .where("squad_members.team_id", "=", team)
    .where("squad_members.deleted_at", "is", null)
    .orderBy("squad_members.id", "desc")
    .execute();
}

function placeById({ tx }: Save, id: number): Promise<Place | undefined> {
  return tx.selectFrom("squad_members").selectAll().where("id", "=", id).executeTakeFirst();
}

async function savePlace(current: Save, place: Place, values: Stay, name: string): Promise<void> {
  await updateRecord(current, squadMember, place.id, values, { title: titleOfPlace(place, name) });
}

/** After every day that has a date. */
const LAST_DAY = "9999";

/** Null is never. */
function earlier(one: string | null, other: string | null): string | null {
  return [one, other].filter((day) => day !== null).sort()[0] ?? null;
}

const DAY_MS = 86_400_000;

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}
