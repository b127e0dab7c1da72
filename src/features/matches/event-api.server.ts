import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { Deleted } from "#src/api/fields.server.ts";
import { addMatchEvent, deleteMatchEvent, updateMatchEvent } from "./event-commands.server.ts";
import { listEvents } from "./event-queries.server.ts";
import {
  EventEdit,
  EventList,
  EventParams,
  NewEvent,
  SavedEvent,
  SavedEvents,
  SUBSTITUTION,
} from "./event-schemas.server.ts";
import { getMatchAlone } from "./queries.server.ts";

const calls = callsOf("Match events");

export const eventsApi = [
  calls.get("/matches/:id/events", "public", {
    summary: "A match's events, by time.",
    answer: EventList,
    isCacheable: true,
    handle: async ({ app, params }) => {
      await getMatchAlone(app.db, params.id);
      const events = await listEvents(app.db, params.id);
      return { events, total: events.length };
    },
  }),
  calls.get("/admin/matches/:id/events", "editor", {
    summary: "A match's events, by time.",
    answer: EventList,
    handle: async ({ app, params }) => {
      await getMatchAlone(app.db, params.id);
      const events = await listEvents(app.db, params.id);
      return { events, total: events.length };
    },
  }),
  calls.post("/admin/matches/:id/events", "editor", {
    summary: 'Adds an event; "substitution" with player_in and player_out adds and answers its two events.',
    body: NewEvent,
    answer: z.union([SavedEvent, SavedEvents]),
    status: 201,
    handle: async ({ actor, params, body }) => {
      const { events, ...warned } = await addMatchEvent(actor, params.id, body);
      const isPair = body.event_type === SUBSTITUTION;
      return { ...(isPair ? { events, total: events.length } : events[0]), ...warned };
    },
  }),
  calls.put("/admin/matches/:id/events/:eventId", "editor", {
    summary: "Saves an event; minute and side hold for both halves of a substitution.",
    params: EventParams,
    body: EventEdit,
    answer: SavedEvent,
    handle: ({ actor, params, body }) => updateMatchEvent(actor, params.id, params.eventId, body),
  }),
  calls.delete("/admin/matches/:id/events/:eventId", "editor", {
    summary: "Moves an event to the trash, a substitution with its other half.",
    params: EventParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteMatchEvent(actor, params.id, params.eventId);
      return { ok: true, id: params.eventId };
    },
  }),
];
