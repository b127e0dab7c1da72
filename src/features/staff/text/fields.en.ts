import type { FieldLabels } from "#src/records/record.ts";
import type { staffMember } from "../staff-member.record.ts";
import type { Department } from "../staff-member.ts";

/** What the forms, the history and the audit log call the fields of each kind. */
export const fields = {
  staff: {
    first_name: "First name",
    last_name: "Last name",
    photo_url: "Photo",
    department: "Department",
    role: "Role",
    hire_date: "Hire date",
    phone: "Phone",
    email: "Email",
    bio: "Bio",
    is_active: "Active Staff Member",
  },
} satisfies { staff: FieldLabels<typeof staffMember> };

/** The values that are chosen from a list. */
export const choices = {
  staff: {
    department: {
      coaching: "Coaching staff",
      medical: "Medical",
      administration: "Administration",
      management: "Management",
    },
  },
} satisfies { staff: { department: Record<Department, string> } };

export type StaffFields = typeof fields;
export type StaffChoices = typeof choices;
