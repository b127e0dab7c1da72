import { endpoint } from "#src/http/endpoint.server.ts";
import { restoreFromTrash } from "./commands.server.ts";
import { AuditAnswer, AuditQuery, Restored, TrashAnswer, TrashParams, TrashQuery } from "./input.server.ts";
import { auditChoices, listAudit, listTrash } from "./queries.server.ts";

const group = "History";

export const historyApi = [
  endpoint({
    method: "get",
    path: "/admin/trash",
    access: "editor",
    group,
    summary: "What was deleted in the last 30 days, latest first.",
    query: TrashQuery,
    answer: TrashAnswer,
    handle: async ({ app, query, account }) => {
      const isAdmin = account?.role === "admin";
      const records = await listTrash(app.db, app.now(), { ...query, isAdmin });
      return { records, total: records.length };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/trash/:kind/:id/restore",
    access: "editor",
    group,
    summary: "Brings a record back from the trash, under its old id and address.",
    params: TrashParams,
    answer: Restored,
    handle: async ({ office, params: { kind, id } }) => {
      await restoreFromTrash(office, kind, id);
      return { ok: true, kind, id };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/audit",
    access: "admin",
    group,
    summary: "Who did what and when, newest first, with the fields before and after.",
    query: AuditQuery,
    answer: AuditAnswer,
    handle: async ({ app, query }) => {
      const [log, choices] = await Promise.all([listAudit(app.db, query), auditChoices(app.db)]);
      return { ...log, ...choices };
    },
  }),
];
