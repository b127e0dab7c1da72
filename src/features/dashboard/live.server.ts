import type { App } from "#src/app/app.server.ts";
import type { Hub } from "#src/live/hub.server.ts";

/** Tells open pages of the back office that there is something new to do; what it is they ask for. Returns what stops it. */
export function publishTasks(app: App, hub: Hub): () => void {
  return app.changes.subscribe(({ topics }) => {
    if (topics.includes("tasks")) hub.publish("office", {}, { to: "office" });
  });
}
