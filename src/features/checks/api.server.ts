import { z } from "zod";
import { callsOf } from "#src/api/endpoint.server.ts";
import { CHECKS } from "./check.ts";
import { chooseStops } from "./stop-commands.server.ts";
import { readStops } from "./stop-queries.server.ts";

const calls = callsOf("News");
const Stops = z.strictObject({ stops: z.array(z.enum(CHECKS)).max(CHECKS.length) }).meta({ id: "Stops" });

export const checksApi = [
  calls.get("/admin/publication-checks", "writer", {
    summary: "The checks that stop a publication.",
    answer: Stops,
    handle: async ({ app }) => ({ stops: await readStops(app.db) }),
  }),
  calls.put("/admin/publication-checks", "admin", {
    summary: "Chooses the checks that stop a publication; the others only ask.",
    body: Stops,
    answer: Stops,
    handle: async ({ actor, body }) => ({ stops: await chooseStops(actor, body.stops) }),
  }),
];
