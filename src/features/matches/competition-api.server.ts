import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { NewOrder } from "#src/records/order.server.ts";
import {
  createCompetition,
  deleteCompetition,
  orderCompetitions,
  updateCompetition,
} from "./competition-commands.server.ts";
import { getCompetition, listCompetitions } from "./competition-queries.server.ts";
import {
  CompetitionAnswer,
  CompetitionEdit,
  CompetitionList,
  NewCompetition,
} from "./competition-schemas.server.ts";

const calls = callsOf("Competitions");

export const competitionsApi = [
  calls.get("/competitions", "public", {
    alias: "/competitions",
    summary: "The competitions in which matches are played, in their order.",
    answer: CompetitionList,
    isCacheable: true,
    handle: async ({ app }) => listOf("competitions", await listCompetitions(app.db)),
  }),
  calls.get("/admin/competitions", "editor", {
    summary: "Every competition.",
    answer: CompetitionList,
    handle: async ({ app }) => listOf("competitions", await listCompetitions(app.db)),
  }),
  calls.get("/admin/competitions/:id", "editor", {
    summary: "One competition.",
    answer: CompetitionAnswer,
    handle: ({ app, params }) => getCompetition(app.db, params.id),
  }),
  calls.post("/admin/competitions/order", "editor", {
    summary: "Puts the competitions in a new order.",
    body: NewOrder,
    answer: CompetitionList,
    handle: async ({ app, actor, body }) => {
      await orderCompetitions(actor, body);
      return listOf("competitions", await listCompetitions(app.db));
    },
  }),
  calls.post("/admin/competitions", "editor", {
    summary: "Creates a competition.",
    body: NewCompetition,
    answer: CompetitionAnswer,
    status: 201,
    handle: ({ actor, body }) => createCompetition(actor, body),
  }),
  calls.put("/admin/competitions/:id", "editor", {
    summary: "Saves a competition.",
    body: CompetitionEdit,
    answer: CompetitionAnswer,
    handle: ({ actor, params, body }) => updateCompetition(actor, params.id, body),
  }),
  calls.deleteById(
    "/admin/competitions/:id",
    "Moves a competition without matches to the trash.",
    deleteCompetition,
  ),
];
