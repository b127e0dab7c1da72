import type { Payloads } from "#src/features/ledger/ledger.ts";
import type { Item, RecordMeta } from "#src/records/record.ts";
import type { match } from "./match.record.ts";
import type { matchEvent } from "./match-event.record.ts";

/** How sure the date of a match is: its hour too, its day alone, or neither. */
export const DATE_CERTAINTIES = ["exact", "day", "none"] as const;
export type DateCertainty = (typeof DATE_CERTAINTIES)[number];

export const STATUSES = ["scheduled", "live", "finished", "postponed", "cancelled"] as const;
export type MatchStatus = (typeof STATUSES)[number];

export function isStatus(value: string): value is MatchStatus {
  return STATUSES.includes(value as MatchStatus);
}

/** How a match came out: abandoned before its end, decided by the league, without effect, played again. */
export const OUTCOMES = ["played", "abandoned", "awarded", "void", "replayed"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * How a match must have come out to count in tables, figures and lists of results: one without effect, or played again,
 * never was; one that was abandoned counts from when the league has decided about it.
 */
export const COUNTED_OUTCOMES = ["played", "awarded"] as const satisfies readonly Outcome[];

export function isCounted({ outcome }: { outcome: Outcome }): boolean {
  return COUNTED_OUTCOMES.some((one) => one === outcome);
}

/** What is told of a match in place of its status: that it is "finished" would say that it was played, and counts so. */
export type Decided = Exclude<Outcome, "played">;

/** @returns undefined where the status says it */
export function decidedOf({ status, outcome }: { status: string; outcome: Outcome }): Decided | undefined {
  const isOpen = status === "live" || status === "scheduled";
  return isOpen || outcome === "played" ? undefined : outcome;
}

/** Whether a match of a status has a score: it is played, or was. */
export function hasScore(status: string): boolean {
  return status === "live" || status === "finished";
}

/** From kick-off on a match takes no longer than this, whatever its status says. Milliseconds. */
export const LASTS_MS = 3 * 60 * 60 * 1000;

export const EVENT_TYPES = [
  "goal",
  "yellow_card",
  "red_card",
  "substitution_in",
  "substitution_out",
  "penalty_scored",
  "penalty_missed",
  "own_goal",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** What a goal is as an event, by how it fell. */
export function goalType(how: Payloads["goal"]["how"]): EventType {
  if (how === "own_goal") return "own_goal";
  return how === "penalty" ? "penalty_scored" : "goal";
}

export const TEAM_TYPES = ["home", "away"] as const;
export type TeamType = (typeof TEAM_TYPES)[number];

/** Its logos are its own, else its teams', else empty: then a crest is drawn. */
export type Match = RecordMeta &
  Item<typeof match> & {
    /** By time; only where they were asked for. */
    events?: MatchEvent[];
  };

export type MatchEvent = RecordMeta & Item<typeof matchEvent>;

/** An event within its match, as lists give it. */
export type ListedEvent = Omit<MatchEvent, "match_id" | "version" | "created_at" | "updated_at">;

/** A match as lists give it; without events where the list has no room for them. */
export type ListedMatch = Omit<Match, "events"> & { events?: ListedEvent[] };

export interface Score {
  home: number;
  away: number;
}

/** The score that the events add up to. */
export function scoreFromEvents(events: Pick<MatchEvent, "event_type" | "team_type">[]): Score {
  const score = { home: 0, away: 0 };
  for (const { event_type, team_type } of events) {
    if (event_type === "goal" || event_type === "penalty_scored") score[team_type]++;
    if (event_type === "own_goal") score[team_type === "home" ? "away" : "home"]++;
  }
  return score;
}

/**
 * The score to show, or null for 'vs'. A live match counts from 0:0; a finished one without any score has
 * none, rather than a false 0:0; where one side is missing, it counts as 0.
 */
export function displayScore(match: Pick<Match, "status" | "home_score" | "away_score">): Score | null {
  const { status, home_score, away_score } = match;
  if (!hasScore(status)) return null;
  if (status === "finished" && home_score === null && away_score === null) return null;
  return { home: home_score ?? 0, away: away_score ?? 0 };
}

type Scored = Pick<Match, "status" | "outcome" | "home_score" | "away_score" | "home_extra" | "away_extra">;

/**
 * The score with the goals of extra time; null where none was played, and beside no score. A score that a decision set
 * has none of them.
 */
export function extraScore(match: Scored): Score | null {
  const { outcome, home_extra: home, away_extra: away } = match;
  const hasExtra = displayScore(match) !== null && outcome !== "awarded" && (home !== null || away !== null);
  return hasExtra ? { home: home ?? 0, away: away ?? 0 } : null;
}

/** The score with the goals of extra time, where it was played: what stands where there is no place for both. */
export function wholeScore(match: Scored): Score | null {
  return extraScore(match) ?? displayScore(match);
}

type ShotOut = Pick<Match, "status" | "outcome" | "home_penalties" | "away_penalties">;

/** How the shoot-out ended that decided a match; null without one, and where something else decided. */
export function shootOutScore({ status, outcome, home_penalties, away_penalties }: ShotOut): Score | null {
  const isOver = status === "finished" && outcome === "played";
  return isOver && home_penalties !== null && away_penalties !== null
    ? { home: home_penalties, away: away_penalties }
    : null;
}

type Played = Scored & Pick<Match, "home_team_id" | "away_team_id">;

/** Won, drawn or lost for a team, extra time included; null before the end, without a score that counts, and for a team that didn't play. */
export function outcomeFor(match: Played, teamId: number): "W" | "D" | "L" | null {
  const score = match.status === "finished" && isCounted(match) ? wholeScore(match) : null;
  if (!score || (match.home_team_id !== teamId && match.away_team_id !== teamId)) return null;
  if (score.home === score.away) return "D";
  return score.home > score.away === (match.home_team_id === teamId) ? "W" : "L";
}
