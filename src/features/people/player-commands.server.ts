import { club } from "#club/club.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { clockTime, dayKey } from "#src/i18n/dates.ts";
import { emptyRow } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { standsFor } from "./merge-queries.server.ts";
import { person } from "./person.record.ts";
import { NAME_COLUMNS, type NameColumns } from "./person.ts";
import { squadSeason } from "./queries.server.ts";
import { positionCode } from "./squad.ts";

// The list of players is the form in which staff keep the club's own people of today: a person and the place in the
// current squad of the main team follow it. The player's entry in the audit log tells of it, so they have none of their own.

type Player = RecordRow<"players">;
type Place = RecordRow<"squad_members">;
type Kept = Pick<Save, "tx" | "now"> & Partial<Pick<Save, "topics">>;

/** A player who is new, or of before there were people, becomes a person; one who is active enters the current squad. */
export async function enterPlayer(current: Kept, row: Player): Promise<number> {
  const person_id = await makePerson(current, row, row.birth_date);
  await current.tx.updateTable("players").set({ person_id }).where("id", "=", row.id).execute();
  if (row.is_active && !row.deleted_at) await enterSquad(current, { ...row, person_id });
  return person_id;
}

/** After the save of a player: the person's name, the number and the position in the current squad. */
export async function followPlayer(current: Kept, before: Player, after: Player): Promise<void> {
  if (after.person_id === null) {
    await enterPlayer(current, after);
    return;
  }
  await followNames(current, after.person_id, after, { birth_date: after.birth_date });
  const isMoved = (["jersey_number", "position", "is_active"] as const).some(
    (column) => before[column] !== after[column],
  );
  if (!isMoved) return;
  if (!after.is_active) await leaveSquad(current, after);
  else if (before.is_active) await changeShirt(current, after);
  else await enterSquad(current, after);
}

/** Whoever has left by a transfer has the shirt that he had. */
async function changeShirt(current: Kept, row: Player): Promise<void> {
  const squad = await currentSquad(current);
  const place = squad && row.person_id !== null && (await placeIn(current, squad, row.person_id));
  if (!place) await enterSquad(current, row);
  else if ((place.ends_on ?? clubDay(current)) >= clubDay(current))
    await changePlace(current, place, { number: row.jersey_number, position: positionCode(row.position) });
}

/** A player comes into the squad or back into it, or changes the shirt. */
export async function enterSquad(current: Kept, row: Player): Promise<void> {
  const squad = await currentSquad(current);
  if (!squad || row.person_id === null) return;
  const place = await placeIn(current, squad, row.person_id);
  const values = { number: row.jersey_number, position: positionCode(row.position) };
  if (place) return changePlace(current, place, { ...values, ends_on: null });
  await insertPlaces(current, [{ ...squad, ...values, person_id: row.person_id }]);
}

/** Who leaves stays in the squad until today; a place that was made today was a mistake. */
export async function leaveSquad(current: Kept, { person_id }: Pick<Player, "person_id">): Promise<void> {
  const squad = await currentSquad(current);
  const place = squad && person_id !== null && (await placeIn(current, squad, person_id));
  if (!place || place.ends_on) return;
  const today = clubDay(current);
  // One that a move began today is the move's.
  if (place.starts_on || place.created_at.slice(0, 10) !== current.now.slice(0, 10))
    return changePlace(current, place, { ends_on: today });
  await current.tx.deleteFrom("squad_members").where("id", "=", place.id).execute();
  current.topics?.add("squad_members");
}

/**
 * A player who comes back from the trash. Whoever had left the squad by a transfer before stays away.
 * @param deleted_at when he was put there, which ended his place
 */
export async function returnPlayer(current: Save, id: number, deleted_at: string): Promise<void> {
  const row = await current.tx
    .selectFrom("players")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (row.person_id === null) return void (await enterPlayer(current, row));
  if (!row.is_active) return;
  const squad = await currentSquad(current);
  const place = squad && (await placeIn(current, squad, row.person_id));
  if (place?.ends_on === clubDay({ ...current, now: deleted_at })) await enterSquad(current, row);
  else await changeShirt(current, row);
}

type StaffRow = RecordRow<"staff">;

/** Somebody new on the staff is a person too. */
export async function enterStaffMember(current: Kept, row: StaffRow): Promise<void> {
  const person_id = await makePerson(current, row);
  await current.tx.updateTable("staff").set({ person_id }).where("id", "=", row.id).execute();
}

export async function followStaffMember(current: Kept, row: StaffRow): Promise<void> {
  if (row.person_id === null) await enterStaffMember(current, row);
  else await followNames(current, row.person_id, row);
}

/** @returns the number of a new person, without an entry in the audit log */
export async function makePerson(
  current: Kept,
  named: NameColumns,
  birth_date: string | null = null,
): Promise<number> {
  const names = Object.fromEntries(NAME_COLUMNS.map((column) => [column, named[column]])) as NameColumns;
  const { id } = await current.tx
    .insertInto("people")
    .values({
      ...{ ...emptyRow(person), ...names, birth_date },
      search: officeSearchText(person, names),
      ...{ created_at: current.now, updated_at: current.now, deleted_at: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  current.topics?.add("people");
  return id;
}

/** A person is called as the club's list of players or staff says. */
export async function followNames(
  current: Kept,
  id: number,
  named: NameColumns,
  more: { birth_date?: string | null } = {},
): Promise<void> {
  const names = Object.fromEntries(NAME_COLUMNS.map((column) => [column, named[column]])) as NameColumns;
  const row = await current.tx.selectFrom("people").selectAll().where("id", "=", id).executeTakeFirst();
  const values = { ...names, ...more };
  const isSame =
    row && Object.entries(values).every(([column, value]) => row[column as keyof typeof row] === value);
  if (!row || isSame) return;
  await current.tx
    .updateTable("people")
    .set({
      ...values,
      search: officeSearchText(person, names),
      version: row.version + 1,
      updated_at: current.now,
    })
    .where("id", "=", id)
    .execute();
  current.topics?.add("people");
}

interface CurrentSquad {
  season: string;
  team_id: number;
}

/** Of the main team in the season that the site shows; undefined for a club without a team or a season. */
export async function currentSquad({ tx }: Pick<Kept, "tx">): Promise<CurrentSquad | undefined> {
  const [own, season] = await Promise.all([findOwnTeam(tx), squadSeason(tx)]);
  return own && season ? { season, team_id: own.id } : undefined;
}

type NewPlace = CurrentSquad & Pick<Place, "person_id"> & Partial<Pick<Place, "number" | "position">>;

/** Places without entries in the audit log, as follow from something else. */
export async function insertPlaces(current: Kept, places: NewPlace[]): Promise<void> {
  const rest = { kind: "own" as const, starts_on: null, ends_on: null, other_team_id: null };
  const moments = { created_at: current.now, updated_at: current.now, deleted_at: null };
  const rows = places.map((place) => ({ number: null, position: null, ...place, ...rest, ...moments }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await current.tx
      .insertInto("squad_members")
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  current.topics?.add("squad_members");
}

/** Databases bound the values of a statement. */
const ROWS_AT_ONCE = 50;

async function changePlace(
  current: Kept,
  place: Place,
  values: Partial<Pick<Place, "number" | "position" | "ends_on">>,
): Promise<void> {
  const isSame = Object.entries(values).every(([column, value]) => place[column as keyof Place] === value);
  if (isSame) return;
  await current.tx
    .updateTable("squad_members")
    .set({ ...values, version: place.version + 1, updated_at: current.now })
    .where("id", "=", place.id)
    .execute();
  current.topics?.add("squad_members");
}

/**
 * The latest, where somebody left and came back. A record that was merged into this one keeps its own place, as undoing
 * the merge brings it back; it is taken where this one has none, or one that was over before.
 */
async function placeIn(
  { tx }: Kept,
  { season, team_id }: CurrentSquad,
  personId: number,
): Promise<Place | undefined> {
  const root = tx.selectFrom("people").select(standsFor().as("id")).where("people.id", "=", personId);
  const standing = tx.selectFrom("people").select("people.id").where(standsFor(), "=", root);
  const places = await tx
    .selectFrom("squad_members")
    .selectAll()
    .where("season", "=", season)
    .where("team_id", "=", team_id)
    .where("person_id", "in", standing)
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .execute();
  const own = places.find(({ person_id }) => person_id === personId);
  const end = own?.ends_on;
  const later = end && places.find(({ starts_on }) => starts_on !== null && starts_on > end);
  return later || own || places[0];
}

function clubDay({ now }: Kept): string {
  return dayKey(clockTime(now, club.timeZone)!);
}
