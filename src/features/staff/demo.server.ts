import { staff } from "#club/demo/staff.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { staffMember } from "./staff-member.record.ts";

/** The demo's staff. */
export function fillStaff(actor: Actor): Promise<void> {
  return save(actor, "admin", async (current) => {
    for (const member of staff) {
      await createRecord(current, staffMember, {
        ...columns("first_name", member.first_name),
        ...columns("last_name", member.last_name),
        ...columns("role", member.role),
        ...columns("bio", member.bio),
        department: member.department,
        photo_url: member.picture ?? "",
        hire_date: member.hire_date,
        phone: member.phone ?? "",
        email: member.email ?? "",
        is_active: member.inactive ? (0 as const) : (1 as const),
      });
    }
  });
}
