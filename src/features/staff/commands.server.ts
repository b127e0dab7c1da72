import type { Actor } from "#src/app/actor.server.ts";
import { PHOTO_TEXTS } from "#src/features/media/errors.server.ts";
import { storeImageField } from "#src/features/media/image-field-commands.server.ts";
import { PHOTO_BYTES } from "#src/features/media/media.ts";
import { enterStaffMember, followStaffMember } from "#src/features/people/player-commands.server.ts";
import { toItem } from "#src/records/record.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import type { NewStaffMember, StaffMemberEdit } from "./schemas.server.ts";
import { staffMember } from "./staff-member.record.ts";
import { roleForms, type StaffMember } from "./staff-member.ts";

/** @throws AppError `invalid` for a custom role without its Armenian form */
export async function createStaffMember(actor: Actor, given: NewStaffMember): Promise<StaffMember> {
  const photo_url = await storePhoto(actor, given.photo_url);
  return save(actor, "editor", async (current) => {
    const row = await createRecord(current, staffMember, withRole({ ...given, photo_url }));
    await enterStaffMember(current, row);
    return toItem(staffMember, row);
  });
}

/** @throws AppError `invalid` as for a new one; `conflict` for a member that somebody else saved meanwhile */
export async function updateStaffMember(
  actor: Actor,
  id: number,
  { version, photo_url, ...given }: StaffMemberEdit,
): Promise<StaffMember> {
  const photo = await storePhoto(actor, photo_url);
  return save(actor, "editor", async (current) => {
    const before = await lockRecord(current, staffMember, id);
    // Another role: the Russian form of the former one says nothing about it.
    const role_ru = given.role === before.role ? before.role_ru : "";
    const values = withRole({ role_ru, ...withoutUndefined(given), photo_url: photo });
    const row = await updateRecord(current, staffMember, id, values, { version });
    await followStaffMember(current, row);
    return toItem(staffMember, row);
  });
}

export function deleteStaffMember(actor: Actor, id: number): Promise<void> {
  return save(actor, "editor", (current) => trashRecord(current, staffMember, id));
}

/** A role that the form offers brings its Russian form along. */
function withRole<Values extends { role: string; role_ru?: string | undefined }>(values: Values): Values {
  return { ...values, role_ru: values.role_ru || (roleForms(values.role)?.ru ?? "") };
}

function storePhoto(actor: Actor, photo_url: string | undefined) {
  return storeImageField(actor, photo_url, PHOTO_BYTES, PHOTO_TEXTS);
}
