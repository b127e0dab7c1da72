import { type Context, Hono } from "hono";
import { apiDocsPage, apiDocsStyle } from "#src/api/api-docs.server.ts";
import type { Endpoint } from "#src/api/endpoint.server.ts";
import { requestErrors } from "#src/api/errors.server.ts";
import { mountEndpoints, send } from "#src/api/mount.server.ts";
import { openApiDocument } from "#src/api/openapi.server.ts";
import { requestLanguage } from "#src/api/request-language.server.ts";
import { errorAnswer } from "#src/app/answer.server.ts";
import type { App } from "#src/app/app.server.ts";
import type { Cache } from "#src/delivery/cache.server.ts";
import { sendCached } from "#src/delivery/serve.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { accessRule } from "#src/features/accounts/access.server.ts";
import { accountsApi } from "#src/features/accounts/api.server.ts";
import { officeAccountsApi } from "#src/features/accounts/office-api.server.ts";
import { ownAccountApi } from "#src/features/accounts/own-api.server.ts";
import { authenticate } from "#src/features/accounts/session-commands.server.ts";
import { bundlesApi } from "#src/features/bundles/api.server.ts";
import { calendarApi } from "#src/features/calendar/api.server.ts";
import { checksApi } from "#src/features/checks/api.server.ts";
import { dashboardApi } from "#src/features/dashboard/api.server.ts";
import { historyApi } from "#src/features/history/api.server.ts";
import { RECORDS } from "#src/features/history/records.ts";
import { honoursApi } from "#src/features/honours/api.server.ts";
import { lineupsApi } from "#src/features/lineups/api.server.ts";
import { matchDayApi } from "#src/features/matchday/api.server.ts";
import { matchesApi } from "#src/features/matches/api.server.ts";
import { mediaApi } from "#src/features/media/api.server.ts";
import { libraryApi } from "#src/features/media/library-api.server.ts";
import { messagesApi } from "#src/features/messages/api.server.ts";
import { newsApi } from "#src/features/news/api.server.ts";
import { articleChecksApi } from "#src/features/news/checks-api.server.ts";
import { moveTiedArticles } from "#src/features/news/match-tie-commands.server.ts";
import { translationApi } from "#src/features/news/translation-api.server.ts";
import { publicationWishApi } from "#src/features/news/wish-api.server.ts";
import { newsletterApi } from "#src/features/newsletter/api.server.ts";
import { notesApi } from "#src/features/notes/api.server.ts";
import { visitsApi } from "#src/features/page-views/api.server.ts";
import { partnersApi } from "#src/features/partners/api.server.ts";
import { peopleAndSquadsApi } from "#src/features/people/api.server.ts";
import { renewPlaces } from "#src/features/people/squad-commands.server.ts";
import { playersApi } from "#src/features/players/api.server.ts";
import { presenceApi } from "#src/features/presence/api.server.ts";
import { previewLinksApi } from "#src/features/preview-links/api.server.ts";
import { searchApi } from "#src/features/search/api.server.ts";
import { settingsApi } from "#src/features/settings/api.server.ts";
import { staffApi } from "#src/features/staff/api.server.ts";
import { tableApi } from "#src/features/table/api.server.ts";
import { stagesApi } from "#src/features/table/stage-api.server.ts";
import { teamsApi } from "#src/features/teams/api.server.ts";
import { workingCopiesApi } from "#src/features/working-copies/api.server.ts";
import { follow } from "#src/records/followers.server.ts";

/** Every call of the API, feature by feature. */
export const endpoints: Endpoint[] = [
  ...accountsApi,
  ...ownAccountApi,
  ...officeAccountsApi,
  ...settingsApi,
  ...honoursApi,
  ...partnersApi,
  ...newsApi,
  ...checksApi,
  ...articleChecksApi,
  ...calendarApi,
  ...bundlesApi,
  ...translationApi,
  ...publicationWishApi,
  ...workingCopiesApi,
  ...previewLinksApi,
  ...notesApi,
  ...playersApi,
  ...staffApi,
  ...peopleAndSquadsApi,
  ...teamsApi,
  ...matchesApi,
  ...lineupsApi,
  ...matchDayApi,
  ...tableApi,
  ...stagesApi,
  ...messagesApi,
  ...newsletterApi,
  ...visitsApi,
  ...mediaApi,
  ...libraryApi(Object.values(RECORDS)),
  ...historyApi,
  ...presenceApi,
  ...dashboardApi,
  ...searchApi,
];

follow("matches", moveTiedArticles);
follow("people", renewPlaces);

const TITLE = "The club's API";

/** The API: every declared call, its documentation, and JSON for every path that it does not know. */
export function createApi(app: App, cache?: Cache): Hono {
  const api = new Hono();
  mountEndpoints(api, endpoints, { app, authenticate, mayCall: accessRule(app), cache });

  let document: string | undefined;
  const describe = () => {
    document ??= JSON.stringify(openApiDocument(endpoints, TITLE));
    return document;
  };
  // Half a megabyte each: made and compressed once, however often a stranger asks.
  const once = async (c: Context, make: () => Response) =>
    cache ? sendCached(c, cache, c.req.path, async () => make()) : send(c, make());
  const asJson = { headers: { "content-type": "application/json" } };
  api.get("/api/openapi.json", (c) => once(c, () => new Response(describe(), asJson)));
  api.get("/api/docs", (c) => once(c, () => apiDocsPage(JSON.parse(describe()))));
  api.get("/api/docs.css", (c) => send(c, apiDocsStyle()));

  const unknown = (c: Context) =>
    send(
      c,
      errorAnswer(new AppError("not_found", requestErrors.no_such_address()), requestLanguage(c.req.raw)),
    );
  api.all("/api", unknown);
  api.all("/api/*", unknown);
  return api;
}
