import { check } from "#src/api/check.server.ts";
import { requestErrors } from "#src/api/errors.server.ts";
import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { withoutKey } from "#src/app/once.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { findPlace, lastSeq, listEntries } from "#src/features/ledger/queries.server.ts";
import { type EntryGiven, NewEntry } from "#src/features/ledger/schemas.server.ts";
import { listHeldIn, releaseEntries, takeEntries } from "#src/features/matches/log-commands.server.ts";
import { match as matchRecord } from "#src/features/matches/match.record.ts";
import { getMatchAlone } from "#src/features/matches/queries.server.ts";
import { toItem } from "#src/records/record.ts";
import { lockRecord } from "#src/records/records.server.ts";
import { publish, save } from "#src/records/save.server.ts";
import { stampOf } from "./queries.server.ts";
import type { SentEntries } from "./schemas.server.ts";

interface Refused {
  /** Null where it can't be read. */
  id: string | null;
  why: Message;
}

/**
 * Takes what a device sends of a match and answers what it doesn't know. Entries stand each alone: a bad one is refused
 * and the others are written. What was taken before is accepted again.
 * @throws AppError `not_found`
 */
export async function receiveEntries(
  actor: Actor,
  matchId: number,
  { device, entries, ...known }: SentEntries,
) {
  requireRole(actor.account, "editor");
  const { good, refused } = readEntries(entries);
  const { match, ...answer } = await write(actor, matchId, device, good);
  const { db } = actor.app;
  await releaseUnanswered(actor, matchId);
  const from = await placeOf(db, matchId, known);
  const last = await lastSeq(db, matchId);
  const news = await listEntries(db, matchId, from);
  return {
    accepted: answer.accepted,
    refused: [...refused, ...answer.refused],
    news,
    // Never beyond what is in the news.
    seq: news.at(-1)?.seq ?? Math.min(last, from),
    from,
    stamp: await stampOf(db, match),
  };
}

/** What was held back and waits for nobody any more counts with the next question of any console; see `release-job`. */
async function releaseUnanswered(actor: Actor, matchId: number): Promise<void> {
  const { db, now } = actor.app;
  const at = now().toISOString();
  if ((await listHeldIn(db, matchId)).some(({ until }) => until <= at)) await releaseHeld(actor, matchId);
}

/**
 * Has count what was held back in a match's log and whose time is over.
 * @throws AppError `not_found`
 */
export function releaseHeld(actor: Actor, matchId: number): Promise<void> {
  return save(withoutKey(actor), "editor", async (current) => {
    const match = await lockRecord(current, matchRecord, matchId);
    publish(current, "matches", matchId);
    await releaseEntries(current, match);
  });
}

/** The place behind which a device knows nothing: none where another entry stands there, or nothing any more. */
async function placeOf(db: Db, matchId: number, { after, last }: Pick<SentEntries, "after" | "last">) {
  if (after === 0) return 0;
  const id = await findPlace(db, matchId, after);
  return id === undefined || (last !== undefined && id !== last) ? 0 : after;
}

/** Who only asks for news makes no page old. */
async function write(actor: Actor, matchId: number, device: string, good: EntryGiven[]) {
  if (good.length === 0)
    return { match: await getMatchAlone(actor.app.db, matchId), accepted: [], refused: [] };
  return save(actor, "editor", async (current) => {
    const match = await lockRecord(current, matchRecord, matchId);
    publish(current, "matches", matchId);
    return { match: toItem(matchRecord, match), ...(await takeEntries(current, match, device, good)) };
  });
}

function readEntries(given: unknown[]): { good: EntryGiven[]; refused: Refused[] } {
  const good: EntryGiven[] = [];
  const refused: Refused[] = [];
  for (const entry of given) {
    try {
      good.push(check(NewEntry, entry));
    } catch (error) {
      if (!isAppError(error)) throw error;
      refused.push({ id: idOf(entry), why: error.faults?.[0]?.message ?? requestErrors.invalid() });
    }
  }
  return { good, refused };
}

function idOf(entry: unknown): string | null {
  const { id } = (typeof entry === "object" && entry !== null ? entry : {}) as { id?: unknown };
  return typeof id === "string" ? id.slice(0, 100) : null;
}
