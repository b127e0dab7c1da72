import { staff } from "#club/demo/staff.ts";
import { columns } from "#src/i18n/localised.ts";
import { type Office, save } from "#src/records/office.server.ts";
import { createRecord } from "#src/records/records.server.ts";
import { searchOf } from "./commands.server.ts";

/** The demo's staff. */
export function fillStaff(office: Office): Promise<void> {
  return save(office, "admin", async (current) => {
    for (const member of staff) {
      const searched = {
        ...columns("first_name", member.first_name),
        ...columns("last_name", member.last_name),
        ...columns("role", member.role),
      };
      const values = {
        ...searched,
        ...columns("bio", member.bio),
        department: member.department,
        photo_url: member.picture ?? "",
        hire_date: member.hire_date,
        phone: member.phone ?? "",
        email: member.email ?? "",
        is_active: member.inactive ? (0 as const) : (1 as const),
        search: searchOf(searched),
      };
      await createRecord(current, "staff", values, `${member.first_name.en} ${member.last_name.en}`);
    }
  });
}
