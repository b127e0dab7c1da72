import { callsOf } from "#src/api/endpoint.server.ts";
import { Deleted } from "#src/api/fields.server.ts";
import { deleteLineup, putLineup } from "./commands.server.ts";
import { getOfficeLineups } from "./office-queries.server.ts";
import { listPublicLineups } from "./queries.server.ts";
import { LineupAnswer, LineupEdit, OfficeLineups, PublicLineups, SideParams } from "./schemas.server.ts";

const calls = callsOf("Line-ups");

export const lineupsApi = [
  calls.get("/matches/:id/lineups", "public", {
    summary: "A match's line-ups, from the minute on in which they are published.",
    answer: PublicLineups,
    handle: ({ app, params }) => listPublicLineups(app.db, params.id, app.now()),
  }),
  calls.get("/admin/matches/:id/lineups", "editor", {
    summary: "A match's line-ups, drafts too, with whom each side could name.",
    answer: OfficeLineups,
    handle: ({ app, params }) => getOfficeLineups(app.db, params.id),
  }),
  calls.put("/admin/matches/:id/lineups/:side", "editor", {
    summary: "Saves a side's line-up; with seven to ten players it is public only when that is confirmed.",
    params: SideParams,
    body: LineupEdit,
    answer: LineupAnswer,
    handle: ({ actor, params, body }) => putLineup(actor, params.id, params.side, body),
  }),
  calls.delete("/admin/matches/:id/lineups/:side", "editor", {
    summary: "Moves a side's line-up to the trash.",
    params: SideParams,
    answer: Deleted,
    handle: async ({ actor, params }) => ({
      ok: true,
      id: await deleteLineup(actor, params.id, params.side),
    }),
  }),
];
