import type { FieldFault } from "#src/errors/app-error.ts";
import { matchErrors } from "./errors.server.ts";
import type { Score } from "./match.ts";
import { goalsDiffer, type StoredScore, scoreText } from "./score.ts";

/** A score that this save typed over that of the goals. */
export function doubtsAboutScore(before: StoredScore, now: StoredScore, goals: Score | null): FieldFault[] {
  const isSame =
    before.is_score_typed && before.home_score === now.home_score && before.away_score === now.away_score;
  if (isSame || !goals || !goalsDiffer(now, goals)) return [];
  const typed = scoreText({ home: now.home_score ?? 0, away: now.away_score ?? 0 });
  const message = matchErrors.score_typed({ typed, goals: scoreText(goals) });
  return [{ path: "home_score", message }];
}
