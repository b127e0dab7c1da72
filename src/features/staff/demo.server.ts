import { staff } from "#club/demo/staff.ts";
import { columns } from "#src/i18n/localised.ts";
import { type Office, save } from "#src/records/office.server.ts";
import { createRecord } from "#src/records/records.server.ts";
import { staffMember } from "./staff-member.record.ts";

/** The demo's staff. */
export function fillStaff(office: Office): Promise<void> {
  return save(office, "admin", async (current) => {
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
