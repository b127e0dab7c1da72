import type { Db } from "#src/db/database.server.ts";
import type { Entry } from "#src/features/ledger/ledger.ts";
import { foldMatch, type MatchState } from "#src/features/ledger/match-state.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import { revisedColumns } from "#src/records/record.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { updateRecord } from "#src/records/records.server.ts";
import { findSnapshot, isEachKept } from "#src/records/revisions.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { updateSearch } from "#src/records/search-documents.server.ts";
import type { Before } from "./derived-columns.server.ts";
import { listEvents } from "./event-queries.server.ts";
import { extraAfterEntries, extraAfterSave } from "./extra-time.ts";
import { logEvents, showLog } from "./ledger-commands.server.ts";
import { isFollowed } from "./log-status.ts";
import { match as matchRecord } from "./match.record.ts";
import type { MatchEvent } from "./match.ts";
import { rulesOf } from "./match-rules.ts";
import { type GivenScore, type StoredScore, scoreAfterEvents, scoreOfLog } from "./score.ts";

type MatchRow = RecordRow<"matches">;

const SCORE: readonly string[] = [
  "home_score",
  "away_score",
  "is_score_typed",
] satisfies (keyof StoredScore)[];

/** What a match's log changes beside its score, while somebody has the form open. */
const OF_THE_LOG = [
  "status",
  "outcome",
  "postponed_from",
  "home_extra",
  "away_extra",
  "home_penalties",
  "away_penalties",
  "attendance",
] as const satisfies (keyof MatchRow)[];

/** What came of a change of a match's events. */
export interface Scored<Done> {
  done: Done;
  /** The match with the score that followed. */
  scored: MatchRow;
  /** All of the match, by time. */
  events: MatchEvent[];
}

/** Changes the events of a match that is locked, and has its score and the result after extra time follow its goals. */
export async function withScore<Done>(
  current: Save,
  match: MatchRow,
  change: () => Promise<Done>,
): Promise<Scored<Done>> {
  const read = async () => {
    const entries = await listEntries(current.tx, match.id);
    const events = await listEvents(current.tx, match.id);
    return { entries, events, goals: scoreOfLog(match, events, isFollowed(entries)) };
  };
  const former = await read();
  const done = await change();
  await logEvents(current, match, current.actor.account.id);
  // A yellow card may be the first of two by now, of which the other sends off.
  await showLog(current, match);
  const { entries, events, goals } = await read();
  const score = scoreAfterEvents(match, former.goals, goals);
  const momentOf = (row: MatchRow, log: Entry[]) => ({ row, state: stateOf(match, log) });
  const scored = await updateRecord(current, matchRecord, match.id, {
    ...score,
    ...extraAfterEntries(
      momentOf(match, former.entries),
      momentOf({ ...match, ...score }, entries),
      isFollowed(entries),
    ),
  });
  // Another scorer finds the match even where the score stays.
  if (scored.version === match.version) await updateSearch(current.tx, matchRecord, [scored]);
  return { done, scored, events };
}

/**
 * The values of a match that is saved, with the result after extra time that follows where the log tells it.
 * @param entries of its log
 */
export function withExtra(before: MatchRow, values: Before, entries: Entry[]): Before {
  return isFollowed(entries)
    ? { ...values, ...extraAfterSave(before, values, stateOf(before, entries)) }
    : values;
}

/** Whether a match's log tells of extra time: then its result after extra time is no one's but the log's. */
export async function hasExtraInLog(db: Db, matchId: number): Promise<boolean> {
  const entries = await listEntries(db, matchId);
  return isFollowed(entries) && foldMatch(entries).afterExtra !== null;
}

/** Score and extra time are those of any line-up. */
function stateOf(match: MatchRow, entries: Entry[]): MatchState {
  return foldMatch(entries, undefined, rulesOf(match));
}

/**
 * A save of a version that goals and other entries of the log alone have replaced since, as one of the present version:
 * what follows them does so by itself, unless the save means something else than it saw.
 */
export async function overGoals<Given extends GivenScore & Partial<Record<OfTheLog, unknown>>>(
  { tx }: Save,
  now: MatchRow,
  given: Given,
  version: number | undefined,
): Promise<{ given: Given; version: number | undefined }> {
  if (version === undefined || version === now.version || now.is_score_typed) return { given, version };
  const seen = (await findSnapshot(tx, "matches", now.id, version)) as MatchRow | undefined;
  const followed = [...SCORE, ...OF_THE_LOG] as string[];
  const others = revisedColumns(matchRecord).filter(
    (column) => !followed.includes(column),
  ) as (keyof MatchRow)[];
  const isSame = seen && others.every((column) => seen[column] === now[column]);
  if (!isSame || !(keepsScore(given, seen) || keepsScore(given, now))) return { given, version };
  // What a save saw is not known where somebody was erased since.
  if (!(await isEachKept(tx, { kind: "matches", id: now.id }, version, now.version)))
    return { given, version };
  const isMeant = (column: OfTheLog) =>
    seen[column] !== now[column] && given[column] !== seen[column] && given[column] !== now[column];
  if (OF_THE_LOG.some((column) => given[column] !== undefined && isMeant(column))) return { given, version };
  const kept = OF_THE_LOG.filter((column) => seen[column] !== now[column]).map((column) => [
    column,
    undefined,
  ]);
  const score = { home_score: null, away_score: null };
  return { given: { ...given, ...Object.fromEntries(kept), ...score }, version: now.version };
}

type OfTheLog = (typeof OF_THE_LOG)[number];

/** Whether a save leaves the score as it saw it, or to the goals. */
function keepsScore({ home_score, away_score }: GivenScore, seen: StoredScore): boolean {
  if (home_score === null && away_score === null) return true;
  const isKept = (half: number | null | undefined, before: number | null) =>
    half === undefined || half === before;
  return isKept(home_score, seen.home_score) && isKept(away_score, seen.away_score);
}
