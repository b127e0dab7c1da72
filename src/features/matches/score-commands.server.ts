import { revisedColumns } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { updateRecord } from "#src/records/records.server.ts";
import { findSnapshot } from "#src/records/revisions.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { updateSearch } from "#src/records/search-documents.server.ts";
import { listEvents } from "./event-queries.server.ts";
import { match as matchRecord } from "./match.record.ts";
import type { MatchEvent } from "./match.ts";
import { type GivenScore, type StoredScore, scoreAfterEvents, scoreOfGoals } from "./score.ts";

type MatchRow = RecordRow<"matches">;

const SCORE: readonly string[] = [
  "home_score",
  "away_score",
  "is_score_typed",
] satisfies (keyof StoredScore)[];

/** What came of a change of a match's events. */
export interface Scored<Done> {
  done: Done;
  /** The match with the score that followed. */
  scored: MatchRow;
  /** All of the match, by time. */
  events: MatchEvent[];
}

/** Changes the events of a match that is locked, and has its score follow its goals. */
export async function withScore<Done>(
  current: Save,
  match: MatchRow,
  change: () => Promise<Done>,
): Promise<Scored<Done>> {
  const former = scoreOfGoals(await listEvents(current.tx, match.id));
  const done = await change();
  const events = await listEvents(current.tx, match.id);
  const score = scoreAfterEvents(match, former, scoreOfGoals(events));
  const scored = await updateRecord(current, matchRecord, match.id, score);
  // Another scorer finds the match even where the score stays.
  if (scored.version === match.version) await updateSearch(current.tx, matchRecord, [scored]);
  return { done, scored, events };
}

/**
 * A save of a version that goals alone have replaced since, as one of the present version: the score follows them
 * by itself, unless the save means another one than it saw.
 */
export async function overGoals<Given extends GivenScore>(
  { tx }: Save,
  now: MatchRow,
  given: Given,
  version: number | undefined,
): Promise<{ given: Given; version: number | undefined }> {
  if (version === undefined || version === now.version || now.is_score_typed) return { given, version };
  const seen = (await findSnapshot(tx, "matches", now.id, version)) as MatchRow | undefined;
  const others = revisedColumns(matchRecord).filter(
    (column) => !SCORE.includes(column),
  ) as (keyof MatchRow)[];
  const isSame = seen && others.every((column) => seen[column] === now[column]);
  if (!isSame || !(keepsScore(given, seen) || keepsScore(given, now))) return { given, version };
  return { given: { ...given, home_score: null, away_score: null }, version: now.version };
}

/** Whether a save leaves the score as it saw it, or to the goals. */
function keepsScore({ home_score, away_score }: GivenScore, seen: StoredScore): boolean {
  if (home_score === null && away_score === null) return true;
  const isKept = (half: number | null | undefined, before: number | null) =>
    half === undefined || half === before;
  return isKept(home_score, seen.home_score) && isKept(away_score, seen.away_score);
}
