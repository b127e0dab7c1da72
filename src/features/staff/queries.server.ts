import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { toItem } from "#src/records/record.ts";
import { staffErrors } from "./errors.server.ts";
import { staffMember } from "./staff-member.record.ts";
import { filterStaff, inRankOrder, type StaffFilter, type StaffMember } from "./staff-member.ts";

/** The staff in the order of their roles. */
export async function listStaff(db: Db, filter: StaffFilter = {}): Promise<StaffMember[]> {
  const rows = await db.selectFrom("staff").selectAll().where("deleted_at", "is", null).execute();
  return filterStaff(inRankOrder(rows.map((row) => toItem(staffMember, row))), filter);
}

/** @throws AppError `not_found` in the words of the specification of the back office, section 8 */
export async function getStaffMember(db: Db, id: number): Promise<StaffMember> {
  const row = await db
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", staffErrors.not_found());
  return toItem(staffMember, row);
}
