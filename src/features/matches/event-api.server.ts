import { z } from "zod";
import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
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

const group = "Match events";

export const eventsApi = [
  endpoint({
    method: "get",
    path: "/matches/:id/events",
    access: "public",
    group,
    summary: "A match's events, by time.",
    params: IdParams,
    answer: EventList,
    isCacheable: true,
    handle: async ({ app, params }) => {
      await getMatchAlone(app.db, params.id);
      const events = await listEvents(app.db, params.id);
      return { events, total: events.length };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/matches/:id/events",
    access: "editor",
    group,
    summary: "A match's events, by time.",
    params: IdParams,
    answer: EventList,
    handle: async ({ app, params }) => {
      await getMatchAlone(app.db, params.id);
      const events = await listEvents(app.db, params.id);
      return { events, total: events.length };
    },
  }),
  endpoint({
    method: "post",
    path: "/admin/matches/:id/events",
    access: "editor",
    group,
    summary: 'Adds an event; "substitution" with player_in and player_out adds and answers its two events.',
    params: IdParams,
    body: NewEvent,
    answer: z.union([SavedEvent, SavedEvents]),
    status: 201,
    handle: async ({ actor, params, body }) => {
      const { events, ...warned } = await addMatchEvent(actor, params.id, body);
      const isPair = body.event_type === SUBSTITUTION;
      return { ...(isPair ? { events, total: events.length } : events[0]), ...warned };
    },
  }),
  endpoint({
    method: "put",
    path: "/admin/matches/:id/events/:eventId",
    access: "editor",
    group,
    summary: "Saves an event; minute and side hold for both halves of a substitution.",
    params: EventParams,
    body: EventEdit,
    answer: SavedEvent,
    handle: ({ actor, params, body }) => updateMatchEvent(actor, params.id, params.eventId, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/matches/:id/events/:eventId",
    access: "editor",
    group,
    summary: "Moves an event to the trash, a substitution with its other half.",
    params: EventParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteMatchEvent(actor, params.id, params.eventId);
      return { ok: true, id: params.eventId };
    },
  }),
];
