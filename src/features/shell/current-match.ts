import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import type { Phase } from "#src/features/ledger/match-state.ts";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import type { ShownText } from "#src/i18n/localised.ts";
import type { ToldClock } from "./count-minutes.ts";
import type { ShellText } from "./text/en.ts";

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
  /** Where it has come to, while it is played and somebody follows it with a clock. */
  phase: Phase | null;
  /** While a period runs. */
  clock: ToldClock | null;
  /** Of its halves and those of extra time, as they are stored. */
  lengths: string;
}

/** The route between the frame and its pages that brings it; it belongs to the matches. */
export const CURRENT_MATCH_ROUTE = "current-match";

export function useCurrentMatch(): CurrentMatch | null {
  const data = useRouteLoaderData(CURRENT_MATCH_ROUTE) as { match: CurrentMatch | null } | undefined;
  const latest = useSyncExternalStore(
    subscribe,
    () => heard,
    () => null,
  );
  const match = data?.match ?? null;
  if (!match || latest?.id !== match.id) return match;
  if (!latest.match) return null;
  const { score, state, phase, clock } = latest.match;
  return { ...match, score, state, phase, clock };
}

const subscribers = new Set<() => void>();
let heard: { id: number; match: CurrentMatch | null } | null = null;

/**
 * What has been heard of a match since its route was loaded: the frame stands above that route.
 * @param match null for one that is not shown any more
 */
export function showCurrentMatch(id: number | undefined, match: CurrentMatch | null): void {
  heard = id === undefined ? null : { id, match };
  for (const tell of subscribers) tell();
}

function subscribe(tell: () => void): () => void {
  subscribers.add(tell);
  return () => subscribers.delete(tell);
}

/** What is said in the place of the minute while none runs, e.g. "Half-time"; undefined where nothing is sure. */
export function breakWord({ phase }: Pick<CurrentMatch, "phase">, text: ShellText): string | undefined {
  return phase ? (text.breaks as Partial<Record<Phase, string>>)[phase] : undefined;
}

type Titled = Pick<CurrentMatch, "home" | "away" | "score"> & {
  shootOut?: CurrentMatch["score"] | undefined;
};

/** "Argishti 2:1 Pyunik", or "2:2 (4:3)" after a shoot-out; a dash before there is a score. */
export function matchTitle({ home, away, score, shootOut }: Titled): string {
  const kicks = shootOut ? ` (${shootOut.home}:${shootOut.away})` : "";
  return `${home.name.text} ${score ? `${score.home}:${score.away}${kicks}` : "–"} ${away.name.text}`;
}
