import { callsOf } from "#src/api/endpoint.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { checkSaved, checkTyped } from "./check-commands.server.ts";
import { ChecksAnswer, TypedArticle } from "./check-schemas.server.ts";

const calls = callsOf("News");
/** Three texts of 200,000 characters; an Armenian letter escaped in JSON takes six bytes. */
const THREE_TEXTS_BYTES = 4 * 1024 * 1024;

/** What searches, networks and the checks say of an article. */
export const articleChecksApi = [
  calls.get("/admin/news/:id/checks", "writer", {
    summary: "What searches and networks would show of a saved article, and what the checks find.",
    answer: ChecksAnswer,
    handle: ({ app, actor, params, request }) => checkSaved(actor, params.id, siteUrlOf(app, request)),
  }),
  calls.post("/admin/news/checks", "writer", {
    summary: "The same of what is typed and not saved. It saves nothing.",
    body: TypedArticle,
    maxBytes: THREE_TEXTS_BYTES,
    answer: ChecksAnswer,
    handle: ({ app, actor, body, request }) => checkTyped(actor, body, siteUrlOf(app, request)),
  }),
];

/** The site's address, where no `SITE_URL` is set as the caller sees it. */
function siteUrlOf({ config }: App, request: Request): string {
  const { host } = new URL(request.url);
  return config.SITE_URL ?? `${requestInfo(request).isSecure ? "https" : "http"}://${host}`;
}
