import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { requireSection } from "#src/app/access.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { actOnAnswer, createLink, editLink, revokeLink } from "./commands.server.ts";
import { listLinks } from "./queries.server.ts";
import {
  NewPreviewLink,
  PreviewedParams,
  PreviewLinkAnswer,
  PreviewLinkEdit,
  PreviewLinkList,
} from "./schemas.server.ts";
import { findSubject } from "./subject-queries.server.ts";

const calls = callsOf("Previews");

export const previewLinksApi = [
  calls.get("/admin/previews/:kind/:id", "writer", {
    summary: "The links by which somebody without an account reads a record, with their answers.",
    params: PreviewedParams,
    answer: PreviewLinkList,
    handle: async ({ app, actor, params, request }) => {
      const { kind, id } = params;
      const subject = await findSubject(app.db, { kind, record_id: id, created_by: null });
      if (!subject) throw notFound(kind, id);
      requireSection(actor.account, subject.category_id);
      return listOf("links", await listLinks(app, params, originOf(request)));
    },
  }),
  calls.post("/admin/previews/:kind/:id", "writer", {
    summary: "Makes a link by which somebody without an account reads a record that is not out.",
    params: PreviewedParams,
    body: NewPreviewLink,
    answer: PreviewLinkAnswer,
    status: 201,
    handle: ({ actor, params, body, request }) => createLink(actor, params, body, originOf(request)),
  }),
  calls.put("/admin/preview-links/:id", "writer", {
    summary: "Says for whom a link is, and how long it works from now on.",
    body: PreviewLinkEdit,
    answer: PreviewLinkAnswer,
    handle: ({ actor, params, body, request }) => editLink(actor, params.id, body, originOf(request)),
  }),
  calls.delete("/admin/preview-links/:id", "writer", {
    summary: "Ends a link at once.",
    answer: PreviewLinkAnswer,
    handle: ({ actor, params, request }) => revokeLink(actor, params.id, originOf(request)),
  }),
  calls.post("/admin/preview-links/:id/seen", "writer", {
    summary: "Says that an answer was acted on: it leaves the tasks, and can't be taken back any more.",
    answer: PreviewLinkAnswer,
    handle: ({ actor, params, request }) => actOnAnswer(actor, params.id, originOf(request)),
  }),
];

/** The site's address as the caller sees it, for a link where no `SITE_URL` is set. */
function originOf(request: Request): string {
  const { host } = new URL(request.url);
  return `${requestInfo(request).isSecure ? "https" : "http"}://${host}`;
}
