import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { CHECKS } from "./check.ts";
import { chooseChecks } from "./stop-commands.server.ts";
import { readChoice } from "./stop-queries.server.ts";

const calls = callsOf("News");
const stops = z.array(z.enum(CHECKS)).max(CHECKS.length);
const asks_links = z.boolean().meta({ description: "Whether this server asks the links of other sites." });
const Stops = z.strictObject({ stops, asks_links }).meta({ id: "Stops" });
const seen = stops.optional().meta({
  description: "The choice that the caller saw: what is no different from it stays as it is by now.",
});
const NewStops = z.strictObject({ stops, seen, asks_links: asks_links.optional() }).meta({ id: "NewStops" });

export const checksApi = [
  calls.get("/admin/publication-checks", "writer", {
    summary: "The checks that stop a publication.",
    answer: Stops,
    handle: ({ app }) => readChoice(app.db),
  }),
  calls.put("/admin/publication-checks", "admin", {
    summary: "Chooses the checks that stop a publication; the others only ask.",
    body: NewStops,
    answer: Stops,
    handle: ({ actor, body }) => chooseChecks(actor, body),
  }),
];
