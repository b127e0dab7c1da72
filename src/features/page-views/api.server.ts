import { endpoint } from "#src/api/endpoint.server.ts";
import { countView } from "./commands.server.ts";
import { countVisits } from "./queries.server.ts";
import { Counted, PageView, Visits, VisitsQuery } from "./schemas.server.ts";

const group = "Visits";

export const visitsApi = [
  endpoint({
    method: "post",
    path: "/page-views",
    access: "public",
    group,
    summary: "Counts a view of a public page, without cookies and without keeping addresses.",
    body: PageView,
    answer: Counted,
    status: 202,
    handle: async ({ app, body, address, request }) => {
      await countView(app, body.path, { address, userAgent: request.headers.get("user-agent") });
      return { ok: true };
    },
  }),
  endpoint({
    method: "get",
    path: "/admin/visits",
    access: "editor",
    group,
    summary: "Page views of the last days, by day and by page.",
    query: VisitsQuery,
    answer: Visits,
    handle: ({ app, query }) => countVisits(app.db, app.now(), query.days),
  }),
];
