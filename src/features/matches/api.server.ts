import { callsOf } from "#src/api/endpoint.server.ts";
import { createMatch, deleteMatch, updateMatch } from "./commands.server.ts";
import { competitionsApi } from "./competition-api.server.ts";
import { eventsApi } from "./event-api.server.ts";
import { listMatchesWithEvents } from "./list-queries.server.ts";
import { readPatchesForAll } from "./patch-queries.server.ts";
import { countMatchesAhead, getMatch } from "./queries.server.ts";
import {
  LiveAnswer,
  LiveQuery,
  MatchAnswer,
  MatchEdit,
  MatchList,
  MatchQuery,
  NewMatch,
  OfficeMatchList,
  SavedMatch,
} from "./schemas.server.ts";

const calls = callsOf("Matches");
/** Two logos of 5 MB as data URLs, a third longer in base64, and three long reports. */
const WITH_LOGOS_BYTES = 15 * 1024 * 1024;

export const matchesApi = [
  ...competitionsApi,
  ...eventsApi,
  calls.get("/matches", "public", {
    summary:
      "Matches with their events, newest first; where a list has more than 2 MB of reports or 4 MB of events, the last without theirs.",
    query: MatchQuery,
    answer: MatchList,
    isCacheable: true,
    handle: ({ app, query }) => listMatchesWithEvents(app.db, query),
  }),
  calls.get("/matches/:id", "public", {
    summary: "One match with its events.",
    answer: MatchAnswer,
    isCacheable: true,
    handle: ({ app, params }) => getMatch(app.db, params.id),
  }),
  calls.get("/matches/:id/live", "public", {
    summary: "What is new in a match's log, entry by entry, with score, period and clock as they are.",
    query: LiveQuery,
    answer: LiveAnswer,
    isCacheable: true,
    handle: ({ app, params, query }) => readPatchesForAll(app.db, params.id, query.after ?? 0),
  }),
  calls.get("/admin/matches", "editor", {
    summary:
      "Matches with their events, newest first, with the same filters and the same bounds of reports and events.",
    query: MatchQuery,
    answer: OfficeMatchList,
    handle: async ({ app, query }) => ({
      ...(await listMatchesWithEvents(app.db, query)),
      ahead: await countMatchesAhead(app.db, app.now(), query),
    }),
  }),
  calls.get("/admin/matches/:id", "editor", {
    summary: "One match with its events.",
    answer: MatchAnswer,
    handle: ({ app, params }) => getMatch(app.db, params.id),
  }),
  calls.post("/admin/matches", "editor", {
    summary: "Creates a match.",
    body: NewMatch,
    maxBytes: WITH_LOGOS_BYTES,
    answer: SavedMatch,
    status: 201,
    handle: ({ actor, body }) => createMatch(actor, body),
  }),
  calls.put("/admin/matches/:id", "editor", {
    summary: "Saves a match.",
    body: MatchEdit,
    maxBytes: WITH_LOGOS_BYTES,
    answer: SavedMatch,
    handle: ({ actor, params, body }) => updateMatch(actor, params.id, body),
  }),
  calls.deleteById("/admin/matches/:id", "Moves a match with its events to the trash.", deleteMatch),
];
