import type { Selectable } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import type { StaffTable } from "#src/db/tables.ts";
import { searchPatterns } from "#src/i18n/fold.ts";
import { getRecord } from "#src/records/records.server.ts";
import { inRankOrder, type StaffMember } from "./staff-member.ts";

interface Filter {
  search?: string | undefined;
  department?: string | undefined;
  status?: "all" | "active" | "inactive" | undefined;
}

/** The staff in the order of their roles. The administration's tab shows the medical staff too. */
export async function listStaff(db: Db, { search, department, status }: Filter = {}): Promise<StaffMember[]> {
  let query = db.selectFrom("staff").selectAll().where("deleted_at", "is", null);
  if (status === "active") query = query.where("is_active", "=", 1);
  if (status === "inactive") query = query.where("is_active", "=", 0);
  if (department === "administration") query = query.where("department", "in", ["administration", "medical"]);
  else if (department && department !== "all") query = query.where("department", "=", department);
  for (const pattern of searchPatterns(search ?? "")) query = query.where("search", "like", pattern);
  return inRankOrder((await query.execute()).map(toStaffMember));
}

/** @throws AppError `not_found` */
export async function getStaffMember(db: Db, id: number): Promise<StaffMember> {
  return toStaffMember(await getRecord(db, "staff", id));
}

export function toStaffMember(row: Selectable<StaffTable>): StaffMember {
  const { deleted_at: _, search: __, ...rest } = row;
  return { ...rest, is_active: row.is_active === 1 };
}
