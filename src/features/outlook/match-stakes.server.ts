import type { App } from "#src/app/app.server.ts";
import { loadOutlook } from "./queries.server.ts";
import { stakesOf } from "./stakes.ts";

/** What a league match to come can change for the own club. */
export interface MatchStakes {
  /** The places after the narrowest win and loss; null where it stays as it is. */
  win: number | null;
  loss: number | null;
}

/**
 * What is at stake for the own club in a match of the season that runs, as the table stands.
 * @returns null where nothing changes, and where the table can't be worked out
 */
export async function loadMatchStakes(
  app: App,
  match: { id: number; season: string | null },
): Promise<MatchStakes | null> {
  const outlook = await loadOutlook(app);
  if (!outlook || outlook.season !== match.season || outlook.state === "contradicted") return null;
  const stakes = stakesOf(outlook.league, match.id, outlook.own);
  if (!stakes) return null;
  const changed = (place: number) => (place === stakes.now ? null : place + outlook.above);
  return { win: changed(stakes.win), loss: changed(stakes.loss) };
}
