import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { createCompetition, deleteCompetition, updateCompetition } from "./competition-commands.server.ts";
import { listCompetitions } from "./competition-queries.server.ts";
import {
  CompetitionAnswer,
  CompetitionEdit,
  CompetitionList,
  NewCompetition,
} from "./competition-schemas.server.ts";

const group = "Competitions";

export const competitionsApi = [
  endpoint({
    method: "get",
    path: "/competitions",
    alias: "/competitions",
    access: "public",
    group,
    summary: "The competitions in which matches are played, in their order.",
    answer: CompetitionList,
    isCacheable: true,
    handle: async ({ app }) => {
      const competitions = await listCompetitions(app.db);
      return { competitions, total: competitions.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/competitions",
    access: "editor",
    group,
    summary: "Every competition.",
    answer: CompetitionList,
    handle: async ({ app }) => {
      const competitions = await listCompetitions(app.db);
      return { competitions, total: competitions.length };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/competitions",
    access: "editor",
    group,
    summary: "Creates a competition.",
    body: NewCompetition,
    answer: CompetitionAnswer,
    status: 201,
    handle: ({ actor, body }) => createCompetition(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/competitions/:id",
    access: "editor",
    group,
    summary: "Saves a competition.",
    params: IdParams,
    body: CompetitionEdit,
    answer: CompetitionAnswer,
    handle: ({ actor, params, body }) => updateCompetition(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/competitions/:id",
    access: "editor",
    group,
    summary: "Moves a competition without matches to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteCompetition(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
