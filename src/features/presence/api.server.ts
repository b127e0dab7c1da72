import { callsOf } from "#src/api/endpoint.server.ts";
import { endPresence, notePresence } from "./commands.server.ts";
import { listOthers } from "./queries.server.ts";
import { Left, PresenceAnswer, PresenceParams } from "./schemas.server.ts";

const calls = callsOf("Presence");

export const presenceApi = [
  calls.post("/admin/presence/:kind/:id", "writer", {
    summary: "Says that you have a record open, every 15 seconds; answers who else has.",
    params: PresenceParams,
    answer: PresenceAnswer,
    handle: async ({ app, actor, params }) => {
      await notePresence(actor, params);
      return { others: await listOthers(app.db, app.now(), params, actor.account.id) };
    },
  }),
  calls.delete("/admin/presence/:kind/:id", "writer", {
    summary: "Says that you have closed a record.",
    params: PresenceParams,
    answer: Left,
    handle: async ({ actor, params }) => {
      await endPresence(actor, params);
      return { ok: true };
    },
  }),
];
