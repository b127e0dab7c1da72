import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import type { ShownText } from "#src/i18n/localised.ts";

interface Side {
  name: ShownText;
  crest: CrestTeam;
}

/** What the frame shows of the match that is being played, or has just ended. */
export interface CurrentMatch {
  id: number;
  /** Of its page, without the language. */
  path: string;
  home: Side;
  away: Side;
  score: { home: number; away: number } | null;
  state: "live" | "awaited" | "finished";
}

/** The route between the frame and its pages that brings it; it belongs to the matches. */
export const CURRENT_MATCH_ROUTE = "current-match";

export function useCurrentMatch(): CurrentMatch | null {
  const data = useRouteLoaderData(CURRENT_MATCH_ROUTE) as { match: CurrentMatch | null } | undefined;
  const latest = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const match = data?.match ?? null;
  return match && latest?.id === match.id ? { ...match, score: latest.score, state: latest.state } : match;
}

const subscribers = new Set<() => void>();
let shown: CurrentMatch | null = null;

/** What has been heard of the match since its route was loaded: the frame stands above that route. */
export function showCurrentMatch(match: CurrentMatch | null): void {
  shown = match;
  for (const tell of subscribers) tell();
}

function subscribe(tell: () => void): () => void {
  subscribers.add(tell);
  return () => subscribers.delete(tell);
}

/** "Argishti 2:1 Pyunik"; a dash before there is a score. */
export function matchTitle({ home, away, score }: Pick<CurrentMatch, "home" | "away" | "score">): string {
  return `${home.name.text} ${score ? `${score.home}:${score.away}` : "–"} ${away.name.text}`;
}
