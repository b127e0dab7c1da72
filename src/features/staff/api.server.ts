import { endpoint, JSON_WITH_PHOTO_BYTES } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { createStaffMember, deleteStaffMember, updateStaffMember } from "./commands.server.ts";
import { getStaffMember, listStaff } from "./queries.server.ts";
import {
  NewStaffMember,
  OfficeStaffQuery,
  StaffAnswer,
  StaffList,
  StaffMemberEdit,
  StaffQuery,
} from "./schemas.server.ts";

const group = "Staff";

export const staffApi = [
  endpoint({
    method: "get",
    path: "/staff",
    access: "visitor",
    group,
    summary:
      "The staff in the order of their roles; active=false gives inactive members too, to a session only.",
    query: StaffQuery,
    answer: StaffList,
    handle: async ({ app, query, account }) => {
      const showsAll = query.active === false && account !== null;
      const staff = await listStaff(app.db, { tab: query.department, status: showsAll ? "all" : "active" });
      return { staff, total: staff.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/staff",
    access: "editor",
    group,
    summary: "Every member of staff, inactive ones too.",
    query: OfficeStaffQuery,
    answer: StaffList,
    handle: async ({ app, query }) => {
      const staff = await listStaff(app.db, query);
      return { staff, total: staff.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/staff/:id",
    access: "editor",
    group,
    summary: "One member of staff.",
    params: IdParams,
    answer: StaffAnswer,
    handle: ({ app, params }) => getStaffMember(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/staff",
    access: "editor",
    group,
    summary: "Creates a member of staff.",
    body: NewStaffMember,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: StaffAnswer,
    status: 201,
    handle: ({ actor, body }) => createStaffMember(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/staff/:id",
    access: "editor",
    group,
    summary: "Saves a member of staff.",
    params: IdParams,
    body: StaffMemberEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: StaffAnswer,
    handle: ({ actor, params, body }) => updateStaffMember(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/staff/:id",
    access: "editor",
    group,
    summary: "Moves a member of staff to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteStaffMember(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
