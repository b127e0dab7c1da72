import { isDeepStrictEqual } from "node:util";
import type { Message } from "#src/errors/messages.ts";
import type { Save } from "#src/records/save.server.ts";
import { ledgerErrors } from "./errors.server.ts";
import { type Aimed, countTelling, type Kind } from "./ledger.ts";
import { findEntries, type LoggedEntry, listSizes } from "./queries.server.ts";
import {
  type EntryGiven,
  FEW_LETTERS,
  isPayloadOf,
  MOST_ENTRIES,
  MOST_LETTERS,
  MOST_TELLING,
  needsSide,
  needsTarget,
} from "./schemas.server.ts";
import type { MatchLedgerTable } from "./tables.ts";
import { ledgerTopic } from "./topic.ts";

/** What became of entries that a device sent. */
export interface Appended {
  accepted: { id: string; seq: number }[];
  /** Those stay with the device, marked; sent again as they are they are refused again. */
  refused: { id: string; why: Message }[];
}

/**
 * Writes entries behind a match's log, within a save that has locked the match. Each stands alone: one that is refused
 * holds no other back. One that is there already is accepted again with its place, so that a device may send as
 * often as it likes.
 * @param writer the account; null for the club's own work
 */
export async function appendEntries(
  { tx, now, topics }: Pick<Save, "tx" | "now"> & Partial<Pick<Save, "topics">>,
  writer: number | null,
  matchId: number,
  device: string,
  given: EntryGiven[],
): Promise<Appended> {
  const ids = given.flatMap(({ id, target }) => (target ? [id, target] : [id]));
  const known = new Map((await findEntries(tx, ids)).map((entry) => [entry.id, entry]));
  const appended: Appended = { accepted: [], refused: [] };
  const rows: MatchLedgerTable[] = [];
  const sizes = await listSizes(tx, matchId);
  const last = sizes.at(-1)?.seq ?? 0;
  const log = { seq: last, letters: sumOf(sizes), entries: sizes as Aimed[] };
  for (const entry of given) {
    const before = known.get(entry.id);
    const payload = JSON.stringify(entry.payload);
    const why = before
      ? whyNotAgain(entry, before, matchId)
      : (whyNoRoom(payload, log) ?? whyNot(entry, known, matchId) ?? whyNoEvent(entry, writer, log));
    if (why) {
      appended.refused.push({ id: entry.id, why });
      continue;
    }
    if (!before) {
      const seq = ++log.seq;
      log.letters += payload.length;
      log.entries.push(entry);
      const row = { ...entry, match_id: matchId, seq, device, account_id: writer, received_at: now };
      rows.push({ ...row, payload });
      known.set(entry.id, { ...(entry as LoggedEntry), seq, device, match_id: matchId });
    }
    appended.accepted.push({ id: entry.id, seq: before?.seq ?? log.seq });
  }
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx
      .insertInto("match_ledger")
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
  if (rows.length > 0) topics?.add(ledgerTopic(matchId, last));
  return appended;
}

/** Databases bound the values of a statement. */
const ROWS_AT_ONCE = 50;

type Known = LoggedEntry & { match_id: number };

/** An id that was used for something else. The minute may have been put right when it came first, see `right-minute`. */
function whyNotAgain(given: EntryGiven, before: Known, matchId: number): Message | undefined {
  const { seq: _, device: __, match_id, ...stored } = before;
  const isSame = match_id === matchId && isDeepStrictEqual(stored, { ...given, clock_ms: stored.clock_ms });
  return isSame ? undefined : ledgerErrors.id_taken();
}

interface Log {
  seq: number;
  letters: number;
  entries: Aimed[];
}

function sumOf(sizes: readonly { letters: number }[]): number {
  return sizes.reduce((sum, { letters }) => sum + letters, 0);
}

function whyNoRoom(payload: string, { seq, letters }: Log): Message | undefined {
  if (seq >= MOST_ENTRIES) return ledgerErrors.full({ most: MOST_ENTRIES });
  const isLong = payload.length > FEW_LETTERS && letters + payload.length > MOST_LETTERS;
  return isLong ? ledgerErrors.full_of_words() : undefined;
}

/** A log that is fuller already, of before there was this bound, takes no more; what the club itself writes stands in events. */
function whyNoEvent(given: EntryGiven, writer: number | null, { entries }: Log): Message | undefined {
  if (writer === null || entries.length < MOST_TELLING) return undefined;
  const after = countTelling([...entries, given]);
  // Who takes back what took something back brings that back.
  const isFull = after > MOST_TELLING && after > countTelling(entries);
  return isFull ? ledgerErrors.full_of_events({ most: MOST_TELLING }) : undefined;
}

function whyNot(given: EntryGiven, known: ReadonlyMap<string, Known>, matchId: number): Message | undefined {
  if (needsSide(given.kind) && !given.side) return ledgerErrors.side_missing();
  if (!needsTarget(given.kind)) return undefined;
  if (!given.target) return ledgerErrors.target_missing();
  // What it corrects may come later, from another phone.
  const target = known.get(given.target);
  if (target && target.match_id !== matchId) return ledgerErrors.other_match();
  return target && given.kind === "amend" && !fits(given.payload, target)
    ? ledgerErrors.patch_unfit()
    : undefined;
}

function fits(amend: object, { kind, payload }: { kind: Kind; payload: object }): boolean {
  const { patch } = amend as { patch: { payload?: object } };
  return isPayloadOf(kind, { ...payload, ...patch.payload });
}

/**
 * Does what changes the log itself: a match that goes for good or is replaced, a person who is erased. The database
 * refuses it to everybody else.
 */
export async function withOpenLedger<Answer>(tx: Save["tx"], change: () => Promise<Answer>): Promise<Answer> {
  await tx.insertInto("match_ledger_guard").values({ is_open: 1 }).execute();
  const answer = await change();
  await tx.deleteFrom("match_ledger_guard").execute();
  return answer;
}
