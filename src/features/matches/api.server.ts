import { endpoint } from "#src/api/endpoint.server.ts";
import { Deleted, IdParams } from "#src/api/fields.server.ts";
import { createMatch, deleteMatch, updateMatch } from "./commands.server.ts";
import { competitionsApi } from "./competition-api.server.ts";
import { eventsApi } from "./event-api.server.ts";
import { listMatchesWithEvents } from "./list-queries.server.ts";
import { getMatch } from "./queries.server.ts";
import { MatchAnswer, MatchEdit, MatchList, MatchQuery, NewMatch, SavedMatch } from "./schemas.server.ts";

const group = "Matches";
/** Two logos of 5 MB as data URLs, a third longer in base64, and three long reports. */
const WITH_LOGOS_BYTES = 15 * 1024 * 1024;

export const matchesApi = [
  ...competitionsApi,
  ...eventsApi,
  endpoint({
    method: "get",
    path: "/matches",
    access: "public",
    group,
    summary: "Matches with their events, newest first.",
    query: MatchQuery,
    answer: MatchList,
    isCacheable: true,
    handle: ({ app, query }) => listMatchesWithEvents(app.db, query),
  }),
  endpoint({
    method: "get",
    path: "/matches/:id",
    access: "public",
    group,
    summary: "One match with its events.",
    params: IdParams,
    answer: MatchAnswer,
    isCacheable: true,
    handle: ({ app, params }) => getMatch(app.db, params.id),
  }),
  endpoint({
    method: "get",
    path: "/admin/matches",
    access: "editor",
    group,
    summary: "Matches with their events, newest first, with the same filters.",
    query: MatchQuery,
    answer: MatchList,
    handle: ({ app, query }) => listMatchesWithEvents(app.db, query),
  }),
  endpoint({
    method: "get",
    path: "/admin/matches/:id",
    access: "editor",
    group,
    summary: "One match with its events.",
    params: IdParams,
    answer: MatchAnswer,
    handle: ({ app, params }) => getMatch(app.db, params.id),
  }),
  endpoint({
    method: "post",
    path: "/admin/matches",
    access: "editor",
    group,
    summary: "Creates a match.",
    body: NewMatch,
    maxBytes: WITH_LOGOS_BYTES,
    answer: SavedMatch,
    status: 201,
    handle: ({ actor, body }) => createMatch(actor, body),
  }),
  endpoint({
    method: "put",
    path: "/admin/matches/:id",
    access: "editor",
    group,
    summary: "Saves a match.",
    params: IdParams,
    body: MatchEdit,
    maxBytes: WITH_LOGOS_BYTES,
    answer: SavedMatch,
    handle: ({ actor, params, body }) => updateMatch(actor, params.id, body),
  }),
  endpoint({
    method: "delete",
    path: "/admin/matches/:id",
    access: "editor",
    group,
    summary: "Moves a match with its events to the trash.",
    params: IdParams,
    answer: Deleted,
    handle: async ({ actor, params }) => {
      await deleteMatch(actor, params.id);
      return { ok: true, id: params.id };
    },
  }),
];
