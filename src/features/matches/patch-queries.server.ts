import { noStore } from "#src/app/tracking.server.ts";
import type { Db } from "#src/db/database.server.ts";
import type { Score } from "#src/features/ledger/lines.ts";
import { foldMatch, type MatchState, type Phase } from "#src/features/ledger/match-state.ts";
import { type Patch, publicEntry, withoutFormerWords } from "#src/features/ledger/patch.ts";
import { listEntries } from "#src/features/ledger/queries.server.ts";
import type { RecordRow } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { match as matchRecord } from "./match.record.ts";
import { displayScore, extraScore } from "./match.ts";
import { rulesOf } from "./match-rules.ts";

/**
 * What is new in a match's log behind a place, an entry a patch, whole; the figures of each are those of now. Two
 * queries.
 * @throws AppError `not_found`
 */
export async function readPatches(
  db: Db,
  id: number,
  after: number,
): Promise<{ seq: number; patches: Patch[] }> {
  const match = await getRecord(db, matchRecord, id);
  const entries = await listEntries(db, id);
  // Period and clock are those of any line-up.
  const state = foldMatch(entries, undefined, rulesOf(match));
  const figures = figuresOf(match, state);
  const news = withoutFormerWords(entries).filter(({ seq }) => seq > after);
  const patches = news.map((entry) => ({ match: id, seq: entry.seq, ...figures, entry: publicEntry(entry) }));
  return { seq: entries.at(-1)?.seq ?? 0, patches };
}

/** Pages that follow a match lack no more than these; one that lacks more asks once. */
const LATEST = 30;

/**
 * The same for an answer that is kept for all: whole, or with the latest entries. Any other place is one that somebody
 * made up, and there is a long answer for each.
 * @throws AppError `not_found`
 */
export async function readPatchesForAll(db: Db, id: number, after: number) {
  const news = await readPatches(db, id, after);
  if (after > news.seq || (after > 0 && after < news.seq - LATEST)) noStore();
  return news;
}

/** What lists show of a match, from what is stored of it: a typed score stays, and a status that somebody set. */
function figuresOf(match: RecordRow<"matches">, state: MatchState): Omit<Patch, "match" | "seq" | "entry"> {
  return {
    status: match.status,
    phase: phaseOf(match, state),
    score: displayScore(match),
    extra: extraScore(match),
    penalties: pairOf(match.home_penalties, match.away_penalties),
    clock: match.status === "live" ? state.clock : null,
  };
}

function phaseOf({ status }: Pick<RecordRow<"matches">, "status">, { phase }: MatchState): Phase {
  if (status === "live") return phase;
  if (status === "finished") return "finished";
  // Entries of the day before tell nobody that a match is on.
  return phase === "abandoned" ? phase : "before";
}

function pairOf(home: number | null, away: number | null): Score | null {
  return home === null && away === null ? null : { home: home ?? 0, away: away ?? 0 };
}
