import type { App } from "#src/app/app.server.ts";
import type { Topic } from "#src/live/changes.server.ts";
import type { Hub } from "#src/live/hub.server.ts";
import { getMatchAlone } from "./queries.server.ts";

/** More at once are no news of a match but somebody's work on a season. */
const MOST_MATCHES = 20;

/** Tells open pages of saved matches, their events and tables. Returns what stops it. */
export function publishMatches(app: App, hub: Hub): () => void {
  return app.changes.subscribe(({ topics }) => {
    tell(app, hub, topics).catch((error: unknown) => app.log.error("open pages were not told", { error }));
  });
}

async function tell(app: App, hub: Hub, topics: Topic[]): Promise<void> {
  const ids = topics.flatMap((topic) => /^matches:(\d+)$/.exec(topic)?.[1] ?? []).map(Number);
  if (topics.includes("*") || ids.length > MOST_MATCHES) return hub.publish("refresh", {});
  for (const id of ids) {
    const match = await getMatchAlone(app.db, id).catch(() => undefined);
    hub.publish(
      "match",
      match
        ? {
            id,
            status: match.status,
            home_score: match.home_score,
            away_score: match.away_score,
            match_date: match.match_date,
          }
        : { id, status: "removed" },
    );
  }
  if (topics.includes("standings")) hub.publish("table", {});
}
