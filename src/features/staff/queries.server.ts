import type { Selectable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { searchConditions } from "#src/db/search-condition.server.ts";
import type { StaffTable } from "#src/db/tables/football.ts";
import { AppError } from "#src/errors/app-error.ts";
import { inRankOrder, type StaffMember } from "./staff-member.ts";

interface Filter {
  search?: string | undefined;
  /** Any of them; every department without the filter. */
  departments?: string[] | undefined;
  status?: "all" | "active" | "inactive" | undefined;
}

/** The staff in the order of their roles. */
export async function listStaff(
  db: Db,
  { search, departments, status }: Filter = {},
): Promise<StaffMember[]> {
  let query = db.selectFrom("staff").selectAll().where("deleted_at", "is", null);
  if (status === "active") query = query.where("is_active", "=", 1);
  if (status === "inactive") query = query.where("is_active", "=", 0);
  if (departments) query = query.where("department", "in", departments);
  for (const condition of searchConditions("search", search)) query = query.where(condition);
  return inRankOrder((await query.execute()).map(toStaffMember));
}

/** @throws AppError `not_found` in the words of the specification of the back office, section 8 */
export async function getStaffMember(db: Db, id: number): Promise<StaffMember> {
  const row = await db
    .selectFrom("staff")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new AppError("not_found", "Staff member not found");
  return toStaffMember(row);
}

export function toStaffMember(row: Selectable<StaffTable>): StaffMember {
  const { deleted_at: _, search: __, ...rest } = row;
  return { ...rest, is_active: row.is_active === 1 };
}
