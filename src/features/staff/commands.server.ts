import { AppError } from "#src/errors/app-error.ts";
import { storeImageField } from "#src/features/media/image-field.server.ts";
import { PHOTO_BYTES, PHOTO_TEXTS } from "#src/features/media/media.ts";
import { searchText } from "#src/i18n/fold.ts";
import { type Office, save } from "#src/records/office.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { createRecord, lockRecord, trashRecord, updateRecord } from "#src/records/records.server.ts";
import { withoutUndefined } from "#src/records/values.ts";
import type { NewStaffMember, StaffMemberEdit } from "./input.server.ts";
import { toStaffMember } from "./queries.server.ts";
import { roleForms, type StaffMember } from "./staff-member.ts";

type Row = RecordRow<"staff">;

const EMPTY = {
  first_name_ru: "",
  last_name_ru: "",
  role_hy: "",
  role_ru: "",
  photo_url: "",
  bio: "",
  bio_hy: "",
  bio_ru: "",
  hire_date: null,
  phone: "",
  email: "",
  is_active: 1,
} as const;

export async function createStaffMember(office: Office, member: NewStaffMember): Promise<StaffMember> {
  const photo_url = (await storePhoto(office, member.photo_url)) ?? "";
  return save(office, "editor", async (current) => {
    const values = withRole({ ...EMPTY, ...withoutUndefined(member), photo_url });
    const row = await createRecord(current, "staff", { ...values, search: searchOf(values) }, nameOf(values));
    return toStaffMember(row);
  });
}

export async function updateStaffMember(
  office: Office,
  id: number,
  edit: StaffMemberEdit,
): Promise<StaffMember> {
  const { version, photo_url, ...given } = edit;
  const photo = await storePhoto(office, photo_url);
  return save(office, "editor", async (current) => {
    const before = await lockRecord(current, "staff", id);
    // Another role: the forms of the former one say nothing about it.
    const forms =
      given.role === before.role
        ? { role_hy: before.role_hy, role_ru: before.role_ru }
        : { role_hy: "", role_ru: "" };
    const changed = withRole({
      ...forms,
      ...withoutUndefined(given),
      ...(photo === undefined ? {} : { photo_url: photo }),
    });
    const after = { ...before, ...changed };
    const values = { ...changed, search: searchOf(after) };
    return toStaffMember(await updateRecord(current, "staff", id, values, { title: nameOf(after), version }));
  });
}

export function deleteStaffMember(office: Office, id: number): Promise<void> {
  return save(office, "editor", async (current) => {
    const member = await lockRecord(current, "staff", id);
    await trashRecord(current, "staff", id, nameOf(member));
  });
}

/**
 * A role that the form offers brings its Armenian and Russian form along.
 * @throws AppError `invalid` for a custom role without its Armenian form
 */
function withRole<T extends { role: string; role_hy: string; role_ru: string }>(values: T): T {
  const forms = roleForms(values.role);
  const role_hy = values.role_hy || forms?.hy;
  if (!role_hy) {
    const message = "Write the role in Armenian.";
    throw new AppError("invalid", message, { issues: [{ path: "role_hy", message }] });
  }
  return { ...values, role_hy, role_ru: values.role_ru || (forms?.ru ?? "") };
}

function storePhoto(office: Office, photo_url: string | undefined) {
  return storeImageField(office, photo_url, PHOTO_BYTES, PHOTO_TEXTS);
}

function nameOf({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`;
}

const SEARCHED = [
  "first_name",
  "last_name",
  "first_name_hy",
  "last_name_hy",
  "first_name_ru",
  "last_name_ru",
  "role",
  "role_hy",
  "role_ru",
] as const;

/** Names and the role: staff are looked for by either. */
export function searchOf(member: Pick<Row, (typeof SEARCHED)[number]>): string {
  return searchText(...SEARCHED.map((field) => member[field]));
}
