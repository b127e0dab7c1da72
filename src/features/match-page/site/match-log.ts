import { minuteLabel } from "#src/features/ledger/clock.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import type { Line, Score } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import type { Patch } from "#src/features/ledger/patch.ts";

/** What a match's page follows while it is played: everything else on it stays as it was loaded. */
export interface MatchLog {
  match: number;
  /** In the order of arrival, as far as `seq`. */
  entries: Entry[];
  seq: number;
  /** As `matches.status`. */
  status: string;
  /** As it is shown; null for none. */
  score: Score | null;
  /** As it is stored, which is more than its log says where somebody typed it: with extra time, and its shoot-out. */
  extra: Score | null;
  penalties: Score | null;
}

/**
 * The log with one entry more.
 * @returns the same log for what is known already; undefined where something is missing between them
 */
export function withPatch(log: MatchLog, { match, seq, entry, ...figures }: Patch): MatchLog | undefined {
  if (match !== log.match || seq <= log.seq) return log;
  if (seq !== log.seq + 1 || !entry) return undefined;
  const { status, score, extra, penalties } = figures;
  return { match, seq, status, score, extra, penalties, entries: [...log.entries, entry] };
}

/** "45+2": the minute of a line. */
export function minuteOf({ minute, added }: Pick<Line, "minute" | "added">): string {
  return minuteLabel(minute, added || null);
}

/** The score at the end of the first half, once it is over; a log that was made of events alone has no such end. */
export function halfTimeOf({ halfTime, phase, lines }: MatchState, status: string): Score | null {
  if (halfTime || status !== "finished" || phase !== "before" || lines.length === 0) return halfTime;
  return (
    lines.findLast(({ score, entry }) => score && entry.period === "first")?.score ?? { home: 0, away: 0 }
  );
}
