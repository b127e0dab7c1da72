import type { MatchState } from "#src/features/ledger/match-state.ts";
import type { Match, Score } from "./match.ts";
import type { StoredScore } from "./score.ts";

// The result after extra time is the score of the two halves as it is shown, whoever it is of, with the log's goals of
// extra time: whichever of the two changes, it follows.

type Figures = Pick<Match, "home_extra" | "away_extra">;
type Row = StoredScore & Figures & Pick<Match, "outcome">;
type Goals = Pick<MatchState, "score" | "afterExtra">;

/** A match and what its log comes to, at one moment. */
interface Moment {
  row: Row;
  state: Goals;
}

/**
 * What entries of a log change of the result after extra time, by comparing what it came to without them. Where nobody
 * stood by, somebody may have typed it: then it follows only goals that it was the sum of, and none beside a typed score.
 */
export function extraAfterEntries(former: Moment, now: Moment, isFollowed: boolean): Partial<Figures> {
  const [before, after] = [extraByLog(former), extraByLog(now)];
  const isTheirs = !former.row.is_score_typed && isStored(before, former.row);
  return isSame(before, after) || !(isFollowed || isTheirs) ? {} : figuresOf(after);
}

/**
 * What a save changes of the result after extra time where somebody stood by: it follows the score that was typed or
 * cleared, unless it was typed itself, and two empty halves give it back to the log.
 * @param row as it is saved
 */
export function extraAfterSave(before: Row, row: Row, state: Goals): Partial<Figures> {
  const isKept = row.home_extra === before.home_extra && row.away_extra === before.away_extra;
  const isSameScore = row.home_score === before.home_score && row.away_score === before.away_score;
  // A decision that is undone leaves its score there, which is still none of the halves.
  if (before.outcome === "awarded" && isSameScore && isKept) return {};
  const isOfLog = isKept && isStored(extraByLog({ row: before, state }), before);
  const isNone = row.home_extra === null && row.away_extra === null;
  return isOfLog || isNone ? figuresOf(extraByLog({ row, state })) : {};
}

/** A score that a decision set is none of the halves. */
function extraByLog({ row, state: { score, afterExtra } }: Moment): Score | null {
  if (!afterExtra || !row.is_score_typed || row.outcome === "awarded") return afterExtra;
  return {
    home: (row.home_score ?? 0) + afterExtra.home - score.home,
    away: (row.away_score ?? 0) + afterExtra.away - score.away,
  };
}

function isStored(score: Score | null, { home_extra, away_extra }: Figures): boolean {
  return (score?.home ?? null) === home_extra && (score?.away ?? null) === away_extra;
}

function isSame(one: Score | null, other: Score | null): boolean {
  return one?.home === other?.home && one?.away === other?.away;
}

function figuresOf(score: Score | null): Figures {
  return { home_extra: score?.home ?? null, away_extra: score?.away ?? null };
}
