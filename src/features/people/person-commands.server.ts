import type { Actor } from "#src/app/actor.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { toItem } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { type Save, save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { peopleErrors } from "./errors.server.ts";
import { person } from "./person.record.ts";
import { fullName, hasName, NAME_COLUMNS, type NameColumns, type Person } from "./person.ts";
import { hasOwnRecord, isPlacedOrMerged } from "./queries.server.ts";
import type { NewPerson, PersonEdit } from "./schemas.server.ts";

/** A new person, whoever else is called the same: only people tell whether two namesakes are one. */
export function createPerson(actor: Actor, given: NewPerson): Promise<Person> {
  return save(actor, "editor", async (current) => toItem(person, await insertPerson(current, given)));
}

/** @throws AppError `conflict` for another name of somebody whose name the lists of players or staff hold */
export function updatePerson(actor: Actor, id: number, edit: PersonEdit): Promise<Person> {
  return save(actor, "editor", async (current) => toItem(person, await changePerson(current, id, edit)));
}

/** @throws AppError `conflict` for somebody in a squad, or among the club's players or staff */
export function deletePerson(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", async (current) => {
    const row = await lockRecord(current, person, id);
    const isUsed = (await isPlacedOrMerged(current.tx, id)) || (await hasOwnRecord(current.tx, id));
    if (isUsed) throw new AppError("conflict", peopleErrors.in_use({ name: nameFor(current, row) }));
    await trashRecord(current, person, id);
  });
}

/** @throws AppError `invalid` without a name */
export async function insertPerson(current: Save, given: NewPerson): Promise<RecordRow<"people">> {
  refuseNameless(given);
  return createRecord(current, person, given);
}

export async function changePerson(
  current: Save,
  id: number,
  { version, ...given }: PersonEdit,
): Promise<RecordRow<"people">> {
  const before = await lockRecord(current, person, id);
  const values = withoutUndefined(given);
  refuseNameless({ ...before, ...values });
  const isRenamed = NAME_COLUMNS.some(
    (column) => values[column] !== undefined && values[column] !== before[column],
  );
  if (isRenamed && (await hasOwnRecord(current.tx, id)))
    throw new AppError("conflict", peopleErrors.name_elsewhere({ name: nameFor(current, before) }));
  return updateRecord(current, person, id, values, { version });
}

/** What staff are told of a person. */
export function nameFor({ actor }: Save, row: Partial<NameColumns>): string {
  return fullName(row, actor.language ?? "en").text;
}

function refuseNameless(row: Partial<NameColumns>): void {
  if (!hasName(row)) throw new AppError("invalid", peopleErrors.name_required(), { path: "last_name" });
}
