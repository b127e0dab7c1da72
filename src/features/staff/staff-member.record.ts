import type { OptionalId } from "#src/db/columns.ts";
import { choice, day, flag, image, text } from "#src/records/field.ts";
import { record, type TableOf } from "#src/records/record.ts";

/** A member of staff. Source: specification of the back office, sections 5, 8 and 9. */
export const staffMember = record(
  "staff",
  {
    first_name: text({ max: 100, localized: true, required: ["en", "hy"], search: "name" }),
    last_name: text({ max: 100, localized: true, required: ["en", "hy"], search: "name" }),
    department: choice({
      values: ["coaching", "medical", "administration", "management"],
      required: true,
    }),
    role: text({ max: 120, localized: true, required: ["en", "hy"], search: "text" }),
    photo_url: image(),
    bio: text({ max: 5000, localized: true, search: false }),
    hire_date: day(),
    phone: text({ max: 40, search: false }),
    email: text({ max: 254, format: "email", search: false }),
    is_active: flag({ default: true }),
  },
  {
    noun: "staff member",
    most: 500,
    mostLetters: 500_000,
    mostActive: 300,
    titleOf: ({ first_name, last_name }) => `${first_name} ${last_name}`,
    hasSearchColumn: true,
    siteSearch: {
      publicFrom: ({ is_active }) => (is_active === 1 ? "" : null),
      happenedAt: () => "",
    },
  },
);

declare module "#src/db/tables.ts" {
  interface Tables {
    staff: TableOf<typeof staffMember> & {
      /** Who it is, over seasons and clubs. */
      person_id: OptionalId;
    };
  }
}
