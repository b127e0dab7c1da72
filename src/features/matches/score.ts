import { readLengths } from "#src/features/ledger/clock.ts";
import {
  hasScore,
  type Match,
  type MatchEvent,
  type MatchStatus,
  type Score,
  scoreFromEvents,
} from "./match.ts";

/** A match's score as it is stored and shown, and where it comes from. */
export interface StoredScore {
  home_score: number | null;
  away_score: number | null;
  /** Typed by somebody; else it is that of the goals, or none. */
  is_score_typed: 0 | 1;
}

/** What a save says of the score: a half that is left out keeps its value. */
export interface GivenScore {
  home_score?: number | null | undefined;
  away_score?: number | null | undefined;
}

export const GOALS: readonly string[] = [
  "goal",
  "penalty_scored",
  "own_goal",
] satisfies MatchEvent["event_type"][];

export function isGoal({ event_type }: Pick<MatchEvent, "event_type">): boolean {
  return GOALS.includes(event_type);
}

/** What a match's score is of: its halves, where extra time was played. */
type Halves = Pick<Match, "home_extra" | "half_lengths">;

/** The score that the goals among some events give; null without one: other entries give none. */
export function scoreOfGoals(
  events: (Pick<MatchEvent, "event_type" | "team_type"> & { minute?: number })[],
  match?: Halves,
): Score | null {
  if (!events.some(isGoal)) return null;
  const last = match && match.home_extra !== null ? lastMinuteOf(match) : Number.POSITIVE_INFINITY;
  return scoreFromEvents(events.filter(({ minute = 0 }) => minute <= last));
}

/**
 * What the log of a match gives for its score: that of its goals, and 0:0 for a finished one without any where somebody
 * stood by.
 */
export function scoreOfLog(
  match: Halves & { status: MatchStatus },
  events: readonly Pick<MatchEvent, "event_type" | "team_type" | "minute">[],
  isFollowed: boolean,
): Score | null {
  const none = match.status === "finished" && isFollowed ? { home: 0, away: 0 } : null;
  return scoreOfGoals([...events], match) ?? none;
}

function lastMinuteOf({ half_lengths }: Halves): number {
  const [first, second] = readLengths(half_lengths);
  return first + second;
}

/**
 * The score of a live or finished match after a save. What is sent back as it was shown stays whose it was; what
 * the goals give is theirs; two empty halves give the score back to them; any other score is typed.
 */
export function savedScore(given: GivenScore, before: StoredScore, goals: Score | null): StoredScore {
  const { home_score = before.home_score, away_score = before.away_score } = given;
  const isShown = home_score === before.home_score && away_score === before.away_score;
  const isNone = home_score === null && away_score === null;
  const isTyped = isShown ? before.is_score_typed : !isNone && !isScore({ home_score, away_score }, goals);
  return isTyped ? { home_score, away_score, is_score_typed: 1 } : fromGoals(goals);
}

/**
 * The score of a match after its events changed. A typed one stays, but a live match's gives way to the first goal
 * and to goals that come to the same.
 * @param former what the goals gave before
 */
export function scoreAfterEvents(
  match: StoredScore & { status: MatchStatus },
  former: Score | null,
  goals: Score | null,
): StoredScore {
  const { status, home_score, away_score, is_score_typed } = match;
  if (!hasScore(status)) return fromGoals(null);
  // Goals of extra time alone say nothing of the halves, of which the typed score is.
  const isFirst = !isAny(former) && isAny(goals);
  const givesWay = status === "live" && (isFirst || (goals !== null && isScore(match, goals)));
  return is_score_typed && !givesWay ? { home_score, away_score, is_score_typed } : fromGoals(goals);
}

function isAny(goals: Score | null): boolean {
  return goals !== null && goals.home + goals.away > 0;
}

/** Whether a typed score and the goals say different things. */
export function goalsDiffer(match: GivenScore & { is_score_typed: 0 | 1 | boolean }, goals: Score | null) {
  return Boolean(match.is_score_typed) && goals !== null && !isScore(match, goals);
}

function isScore({ home_score, away_score }: GivenScore, score: Score | null): boolean {
  return home_score === score?.home && away_score === score?.away;
}

function fromGoals(goals: Score | null): StoredScore {
  return { home_score: goals?.home ?? null, away_score: goals?.away ?? null, is_score_typed: 0 };
}

/** e.g. "2:1", or "2:2 (4:3)" after a shoot-out. */
export function resultText(score: Score, shootOut: Score | null | undefined): string {
  return shootOut ? `${scoreText(score)} (${scoreText(shootOut)})` : scoreText(score);
}

/** e.g. "2:1"; a missing half counts as 0. */
export function scoreText({ home, away }: Score): string {
  return `${home}:${away}`;
}
