import { callsOf } from "#src/api/endpoint.server.ts";
import { sectionsOf } from "#src/app/access.server.ts";
import { auditChoices, listAudit } from "./audit-queries.server.ts";
import { restoreFromTrash } from "./commands.server.ts";
import { listTrash } from "./queries.server.ts";
import { valuesOf } from "./revision.ts";
import { restoreRevision } from "./revision-commands.server.ts";
import { getRevision, listRevisions, presentState } from "./revision-queries.server.ts";
import {
  AuditAnswer,
  AuditQuery,
  ComparedAnswer,
  HistoryAnswer,
  HistoryParams,
  HistoryQuery,
  Restored,
  RestoredRevision,
  RestoreRevision,
  RevisionParams,
  TrashAnswer,
  TrashParams,
  TrashQuery,
} from "./schemas.server.ts";
import { withTitlesIn } from "./title-queries.server.ts";

const calls = callsOf("History");

export const historyApi = [
  calls.get("/admin/trash", "editor", {
    summary: "What was deleted in the last 30 days, latest first.",
    query: TrashQuery,
    answer: TrashAnswer,
    handle: async ({ app, actor, query, account }) => {
      const isAdmin = account?.role === "admin";
      const sections = sectionsOf(actor.account);
      const deleted = await listTrash(app.db, app.now(), { ...query, isAdmin, sections });
      const named = deleted.map((one) => ({ ...one, record_id: one.id }));
      const titled = await withTitlesIn(app.db, actor.language, named);
      const records = titled.map(({ record_id: _, ...one }) => one);
      return { records, total: records.length };
    },
  }),
  calls.post("/admin/trash/:kind/:id/restore", "writer", {
    summary: "Brings a record back from the trash, under its old id and address.",
    params: TrashParams,
    answer: Restored,
    handle: async ({ actor, params: { kind, id } }) => {
      const isKeptBack = await restoreFromTrash(actor, kind, id);
      return { ok: true, kind, id, ...(isKeptBack ? { is_kept_back: true } : {}) };
    },
  }),
  calls.get("/admin/history/:kind/:id", "editor", {
    summary:
      "The versions of a record, newest first: who saved it, when, and which fields changed; with a match's stand those of its events.",
    params: HistoryParams,
    query: HistoryQuery,
    answer: HistoryAnswer,
    handle: async ({ app, actor, params, query }) => {
      const { version } = await presentState(app.db, actor.account, params);
      return { ...(await listRevisions(app.db, params, query)), present_version: version };
    },
  }),
  calls.get("/admin/history/:kind/:id/:version", "editor", {
    summary: "One version of a record beside the present one.",
    params: RevisionParams,
    answer: ComparedAnswer,
    handle: async ({ app, actor, params }) => {
      const present = await presentState(app.db, actor.account, params);
      const { snapshot, ...revision } = await getRevision(app.db, params, params.version);
      const values = valuesOf(params.kind, snapshot);
      const { version: present_version, is_deleted } = present;
      return { ...revision, values, present: present.values, present_version, is_deleted };
    },
  }),
  calls.post("/admin/history/:kind/:id/:version/restore", "editor", {
    summary: "Brings an earlier version back, as a new version.",
    params: RevisionParams,
    body: RestoreRevision,
    answer: RestoredRevision,
    handle: async ({ actor, params, body }) => ({
      ok: true,
      record: await restoreRevision(actor, { ...params, language: body.language }, body.version),
    }),
  }),
  calls.get("/admin/audit", "admin", {
    summary: "Who did what and when, newest first, with the fields before and after.",
    query: AuditQuery,
    answer: AuditAnswer,
    handle: async ({ app, actor, query }) => {
      const [log, choices] = await Promise.all([listAudit(app.db, query), auditChoices(app.db)]);
      return { ...log, ...choices, entries: await withTitlesIn(app.db, actor.language, log.entries) };
    },
  }),
];
