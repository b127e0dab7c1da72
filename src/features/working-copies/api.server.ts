import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { forgetCopy, keepCopy } from "./commands.server.ts";
import { getCopies, listNewCopies, requireWritable } from "./queries.server.ts";
import {
  CopiesOfRecord,
  CopyList,
  CopyParams,
  Forgotten,
  Kept,
  KeptCopy,
  KindParams,
  SeenQuery,
} from "./schemas.server.ts";

const calls = callsOf("Working copies");
/** Three texts of 100,000 characters, each of which may take several bytes. */
const COPY_BYTES = 2 * 1024 * 1024;

export const workingCopiesApi = [
  calls.get("/admin/working-copies/:kind", "writer", {
    summary:
      "What you have begun and not saved even once, on whichever device: its titles; the values by its key.",
    params: KindParams,
    answer: CopyList,
    handle: async ({ app, actor, params }) =>
      listOf("copies", await listNewCopies(app.db, actor.account.id, params.kind)),
  }),
  calls.get("/admin/working-copies/:kind/:key", "writer", {
    summary:
      "What was typed over a record and not saved: by you and, for editors, by others: the five newest.",
    params: CopyParams,
    answer: CopiesOfRecord,
    handle: async ({ app, actor, params }) => {
      await requireWritable(app.db, actor.account, params);
      return getCopies(app.db, actor.account, params);
    },
  }),
  calls.put("/admin/working-copies/:kind/:key", "writer", {
    summary: "Keeps what you have typed; 409 where another device of yours has a newer one.",
    params: CopyParams,
    body: KeptCopy,
    maxBytes: COPY_BYTES,
    answer: Kept,
    handle: ({ actor, params, body, request }) =>
      keepCopy(actor, params, body, request.headers.get("user-agent")),
  }),
  calls.delete("/admin/working-copies/:kind/:key", "writer", {
    summary: "Throws away what you have typed.",
    params: CopyParams,
    query: SeenQuery,
    answer: Forgotten,
    handle: async ({ actor, params, query }) => {
      await forgetCopy(actor, params, query);
      return { ok: true };
    },
  }),
];
