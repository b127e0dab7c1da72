import { callsOf } from "#src/api/endpoint.server.ts";
import { countView } from "./commands.server.ts";
import { countVisits } from "./queries.server.ts";
import { Counted, PageView, Visits, VisitsQuery } from "./schemas.server.ts";

const calls = callsOf("Visits");

export const visitsApi = [
  calls.post("/page-views", "public", {
    summary: "Counts a view of a public page, without cookies and without keeping addresses.",
    body: PageView,
    answer: Counted,
    status: 202,
    handle: async ({ app, body, address, request }) => {
      await countView(app, body.path, { address, userAgent: request.headers.get("user-agent") });
      return { ok: true };
    },
  }),
  calls.get("/admin/visits", "editor", {
    summary: "Page views of the last days, by day and by page.",
    query: VisitsQuery,
    answer: Visits,
    handle: ({ app, query }) => countVisits(app.db, app.now(), query.days),
  }),
];
