import { z } from "zod";
import { QueryYes, text } from "#src/api/fields.server.ts";
import { recordSchemas } from "#src/records/schemas.server.ts";
import { staffErrors } from "./errors.server.ts";
import { staffMember } from "./staff-member.record.ts";

const schemas = recordSchemas(
  staffMember,
  { one: "StaffMember", create: "NewStaffMember", edit: "StaffMemberEdit" },
  staffErrors,
);
export const { create: NewStaffMember, edit: StaffMemberEdit, answer: StaffAnswer } = schemas;
export type NewStaffMember = z.output<typeof NewStaffMember>;
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

export const StaffList = z.object({ staff: z.array(StaffAnswer), total: z.number() });
