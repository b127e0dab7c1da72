import { callsOf, JSON_WITH_PHOTO_BYTES, listOf } from "#src/api/endpoint.server.ts";
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

const calls = callsOf("Staff");

export const staffApi = [
  calls.get("/staff", "visitor", {
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
  calls.get("/admin/staff", "editor", {
    summary: "Every member of staff, inactive ones too.",
    query: OfficeStaffQuery,
    answer: StaffList,
    handle: async ({ app, query }) => listOf("staff", await listStaff(app.db, query)),
  }),
  calls.get("/admin/staff/:id", "editor", {
    summary: "One member of staff.",
    answer: StaffAnswer,
    handle: ({ app, params }) => getStaffMember(app.db, params.id),
  }),
  calls.post("/admin/staff", "editor", {
    summary: "Creates a member of staff.",
    body: NewStaffMember,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: StaffAnswer,
    status: 201,
    handle: ({ actor, body }) => createStaffMember(actor, body),
  }),
  calls.put("/admin/staff/:id", "editor", {
    summary: "Saves a member of staff.",
    body: StaffMemberEdit,
    maxBytes: JSON_WITH_PHOTO_BYTES,
    answer: StaffAnswer,
    handle: ({ actor, params, body }) => updateStaffMember(actor, params.id, body),
  }),
  calls.deleteById("/admin/staff/:id", "Moves a member of staff to the trash.", deleteStaffMember),
];
