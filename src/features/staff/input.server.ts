import { z } from "zod";
import {
  Day,
  ImageField,
  localisedAnswer,
  OptionalEmail,
  optionalText,
  QueryYes,
  RecordFields,
  required,
  text,
  Version,
  Yes,
} from "#src/api/fields.server.ts";
import { DEPARTMENTS } from "./staff-member.ts";

const requiredFields = {
  first_name: required(100, "Write the first name in English."),
  first_name_hy: required(100, "Write the first name in Armenian."),
  last_name: required(100, "Write the last name in English."),
  last_name_hy: required(100, "Write the last name in Armenian."),
  department: z.enum(DEPARTMENTS, "Choose a department."),
  role: required(120, "Choose or write a role."),
};

const optionalFields = z
  .strictObject({
    first_name_ru: optionalText(100),
    last_name_ru: optionalText(100),
    role_hy: optionalText(120),
    role_ru: optionalText(120),
    photo_url: ImageField,
    bio: optionalText(5000),
    bio_hy: optionalText(5000),
    bio_ru: optionalText(5000),
    hire_date: Day,
    phone: optionalText(40),
    email: OptionalEmail,
    is_active: Yes,
  })
  .partial().shape;

export const NewStaffMember = z
  .strictObject({ ...requiredFields, ...optionalFields })
  .meta({ id: "NewStaffMember" });
export type NewStaffMember = z.output<typeof NewStaffMember>;

export const StaffMemberEdit = z
  .strictObject({ ...requiredFields, ...optionalFields, version: Version })
  .meta({ id: "StaffMemberEdit" });
export type StaffMemberEdit = z.output<typeof StaffMemberEdit>;

export const StaffQuery = z.object({
  active: QueryYes.optional(),
  department: text(60).optional(),
});

export const OfficeStaffQuery = z.object({
  search: z.string().max(200).optional(),
  department: text(60).optional(),
  status: z.enum(["all", "active", "inactive"]).optional(),
});

export const StaffAnswer = z
  .object({
    ...RecordFields,
    ...localisedAnswer("first_name"),
    ...localisedAnswer("last_name"),
    ...localisedAnswer("role"),
    ...localisedAnswer("bio"),
    department: z.string(),
    photo_url: z.string(),
    hire_date: z.string().nullable(),
    phone: z.string(),
    email: z.string(),
    is_active: z.boolean(),
  })
  .meta({ id: "StaffMember" });

export const StaffList = z.object({ staff: z.array(StaffAnswer), total: z.number() });
