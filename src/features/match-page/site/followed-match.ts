import { createContext, useContext } from "react";
import type { Payloads } from "#src/features/ledger/ledger.ts";
import type { Line, Score } from "#src/features/ledger/lines.ts";
import {
  abandonmentIn,
  factsIn,
  foldMatch,
  hasBegun,
  type MatchState,
} from "#src/features/ledger/match-state.ts";
import type { VoiceContext } from "#src/features/voice/commentary.ts";
import { scoresOf } from "#src/features/voice/scores.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { MatchLog } from "./match-log.ts";
import type { MatchPageData } from "./match-page-data.server.ts";
import { type NameOf, namesOf } from "./people-names.ts";

/** A match as its page shows it at a moment: what was loaded, its log as far as it is known, and what that comes to. */
export interface FollowedMatch {
  data: MatchPageData;
  log: MatchLog;
  state: MatchState;
  /** UTC ISO. */
  now: string;
  nameOf: NameOf;
  /** As it is shown, and with extra time: of an abandoned match, those at which it stopped. */
  score: Score | null;
  extra: Score | null;
  isAbandoned: boolean;
  /** What was decided about it at the ground, as long as nobody has decided otherwise. */
  decided: Decision | undefined;
  /** Of a match that was awarded: how it stood on the field, where that was another score. */
  onField: Score | null;
  /** Put off, without a new date: the old one is no date any more. */
  isDateless: boolean;
  /** Whether the log has the goals of the score, or stopped: one that was typed alone says nothing of the half-time. */
  hasGoals: boolean;
  /** What a sentence about a line has to know. */
  context: (line: Line, withMinute?: boolean) => VoiceContext;
  isLive: boolean;
}

type Decision = NonNullable<Payloads["abandon"]["decision"]>;

/** The same on the server and in the browser: a page that was patched reads like one that is made anew. */
export function followedMatch(
  data: MatchPageData,
  log: MatchLog,
  now: string,
  language: Language,
): FollowedMatch {
  const state = foldMatch(log.entries, data.lineups, data.rules);
  const nameOf = namesOf(data.names, data.lineups, language);
  const scores = scoresOf(state.lines);
  const hasStopped = state.phase === "abandoned" && hasBegun(factsIn(state));
  const isAbandoned =
    log.status !== "live" &&
    (data.outcome.kind === "abandoned" || (hasStopped && !isDecidedOtherwise(data, log, state)));
  const stopped = isAbandoned && log.score === null && state.lines.length > 0 ? state : null;
  return {
    ...{ data, log, now, state, nameOf, isAbandoned },
    decided: isAbandoned ? decisionOf(data, log, state) : undefined,
    onField: data.outcome.kind === "awarded" ? fieldScore(state, log.score) : null,
    // The day on which an abandoned one was begun stands with what was played of it.
    isDateless: !isAbandoned && data.match.postponed?.hasNewDate === false,
    hasGoals: hasStopped || isSame(state.score, log.score) || isSame(state.afterExtra, log.score),
    score: stopped ? stopped.score : log.score,
    extra: stopped ? stopped.afterExtra : log.extra,
    context: (line, withMinute = false) => ({
      club: data.clubs,
      nameOf: (side, who) => nameOf(side, who)?.name,
      score: scores.get(line.entry.id),
      withMinute,
    }),
    isLive: log.status === "live",
  };
}

/** With which outcome a decision goes. */
const OUTCOME_OF = { resumed: "abandoned", replayed: "replayed", stands: "played" } as const;

/** Whether somebody said in the office what a match that stopped is or counts for, and not what was said at the ground. */
function isDecidedOtherwise(
  { log: loaded, outcome }: MatchPageData,
  log: MatchLog,
  state: MatchState,
): boolean {
  if (log.status === "cancelled") return true;
  // What was loaded before says nothing of the outcome.
  if (loaded.status !== log.status) return false;
  // To put a live match off in the form is another thing than to say at the ground that it stopped.
  if (outcome.kind === "played") return log.status === "postponed";
  const decision = abandonmentIn(factsIn(state))?.payload.decision;
  return !decision || outcome.kind !== OUTCOME_OF[decision];
}

function decisionOf(data: MatchPageData, { status }: MatchLog, state: MatchState): Decision | undefined {
  const decision = abandonmentIn(factsIn(state))?.payload.decision;
  if (!decision || (status === "finished") === (decision === "resumed")) return undefined;
  // What was loaded before says nothing of the outcome.
  const isKnown = data.log.status === status;
  return !isKnown || data.outcome.kind === OUTCOME_OF[decision] ? decision : undefined;
}

/** How a match stood when it ended or stopped; null where nobody wrote of its play, or where that is the score that counts. */
function fieldScore(state: MatchState, counts: Score | null): Score | null {
  const onField = state.afterExtra ?? state.score;
  return !hasBegun(factsIn(state)) || isSame(onField, counts) ? null : onField;
}

const FollowedMatchContext = createContext<FollowedMatch | undefined>(undefined);
export const FollowedMatchProvider = FollowedMatchContext.Provider;

export function useFollowedMatch(): FollowedMatch {
  const match = useContext(FollowedMatchContext);
  if (!match) throw new Error("There is no match around this component.");
  return match;
}

function isSame(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}
