import { z } from "zod";
import { callsOf, listOf } from "#src/api/endpoint.server.ts";
import { localisedAnswer, Moment, required, Version } from "#src/api/fields.server.ts";
import { sectionsOf } from "#src/app/access.server.ts";
import { BUNDLE_STATES, MOST_PARTS, NAME_LENGTH, PART_KINDS, REFUSALS } from "./bundle.ts";
import { createBundle, deleteBundle, startBundle, stopBundle, updateBundle } from "./commands.server.ts";
import { listBundles, listCandidates } from "./queries.server.ts";

const calls = callsOf("Bundles");

const PartAnswer = z.object({
  kind: z.enum(PART_KINDS),
  id: z.number(),
  ...localisedAnswer("title"),
  refusal: z.enum(REFUSALS).nullable().meta({ description: "Why it can't go; null for one that can." }),
});

const BundleAnswer = z
  .object({
    id: z.number(),
    version: z.number(),
    name: z.string(),
    goes_at: z.string().nullable(),
    state: z.enum(BUNDLE_STATES),
    went_at: z.string().nullable(),
    username: z.string().meta({ description: "Who set its hour." }),
    parts: z.array(PartAnswer),
  })
  .meta({ id: "Bundle" });

const Given = z.strictObject({
  name: required(NAME_LENGTH),
  goes_at: Moment,
  parts: z.array(z.strictObject({ kind: z.enum(PART_KINDS), id: z.int().min(1) })).max(MOST_PARTS),
  version: Version,
});
const Seen = z.strictObject({ version: Version });

export const bundlesApi = [
  calls.get("/admin/bundles", "editor", {
    summary: "What goes out together, with the parts and why one can't go.",
    answer: z.object({ bundles: z.array(BundleAnswer), total: z.number() }),
    handle: async ({ app, actor }) =>
      listOf("bundles", await listBundles(app.db, app.now(), sectionsOf(actor.account))),
  }),
  calls.get("/admin/bundles/candidates", "editor", {
    summary:
      "What could go out with others: articles that are not out, players and partners that are not active.",
    answer: z.object({ parts: z.array(PartAnswer), total: z.number() }),
    handle: async ({ app, actor }) =>
      listOf("parts", await listCandidates(app.db, app.now(), sectionsOf(actor.account))),
  }),
  calls.post("/admin/bundles", "editor", {
    summary: "Puts a bundle together; it waits for nothing until it is started.",
    body: Given,
    answer: BundleAnswer,
    status: 201,
    handle: ({ actor, body }) => createBundle(actor, body),
  }),
  calls.put("/admin/bundles/:id", "editor", {
    summary: "Saves a bundle that is not waiting for its hour.",
    body: Given,
    answer: BundleAnswer,
    handle: ({ actor, params, body }) => updateBundle(actor, params.id, body),
  }),
  calls.post("/admin/bundles/:id/start", "editor", {
    summary: "Lets a bundle go out at its hour or, without one, now: all parts or none.",
    body: Seen,
    answer: BundleAnswer,
    handle: ({ actor, params, body }) => startBundle(actor, params.id, body),
  }),
  calls.post("/admin/bundles/:id/stop", "editor", {
    summary: "Stops a bundle before its hour.",
    body: Seen,
    answer: BundleAnswer,
    handle: ({ actor, params, body }) => stopBundle(actor, params.id, body),
  }),
  calls.deleteById("/admin/bundles/:id", "Forgets a bundle; its parts stay.", deleteBundle),
];
