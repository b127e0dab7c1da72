import type { HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import type { App } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { isAnswering } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { type Metrics, mayReadMetrics } from "./metrics.server.ts";

interface Health {
  app: App;
  isStopping: () => boolean;
  metrics: Metrics;
}

/** What operators' programs ask: is it alive, may visitors be sent to it, how is it doing. */
export function mountHealth(
  site: Hono<{ Bindings: Partial<HttpBindings> }>,
  { app, isStopping, metrics }: Health,
): void {
  // Whoever asks by the thousand asks once: each question takes one of the database's connections.
  let asked: Promise<boolean> | undefined;
  const isReady = () =>
    (asked ??= isAnswering(app.db).finally(() => {
      asked = undefined;
    }));
  site.get("/livez", (c) => c.text("alive"));
  site.get("/readyz", async (c) => {
    if (isStopping()) return c.text("stopping", 503);
    return (await isReady()) ? c.text("ready") : c.text("the database does not answer", 503);
  });
  site.get("/metrics", async (c) => {
    if (!mayReadMetrics(c.env?.incoming, app.config.METRICS_TOKEN)) {
      throw new AppError("forbidden", accessErrors.operator_only());
    }
    const { body, type } = await metrics.text();
    return c.body(body, 200, { "content-type": type, "cache-control": "no-store" });
  });
}
