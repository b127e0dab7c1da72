import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { kindOf, MOST_DEATHS, PAUSES_MS, TOO_LATE_MS, TRY_MS, topicOf } from "./outbox.ts";
import { isClaimed, type Waiting } from "./queries.server.ts";

/** The open transaction of the write that promises the work, and its time (UTC ISO). */
interface Write {
  tx: Tx;
  now: string;
}

interface Promised<Payload extends object> {
  kind: string;
  /** What it is about, e.g. a message's number: under it the work is found again. */
  about: string | number;
  /** All that doing it needs, with an identity by which who receives it twice knows it for one. */
  payload: Payload;
  /** Whoever promises does it at once, after the commit: the others look again in a minute. */
  isClaimed?: boolean;
}

/**
 * Promises work within the write that it follows from: with its commit the work is there, without it never was. One
 * node does it then, at least once; whether it was done before, only the receiver can tell, by the identity in the payload.
 */
export function enqueue<Payload extends object>(
  { tx, now }: Write,
  { kind, about, payload, isClaimed = false }: Promised<Payload>,
): Promise<Waiting> {
  return tx
    .insertInto("outbox")
    .values({
      topic: topicOf(kind, about),
      payload: JSON.stringify(payload),
      created_at: now,
      attempts: isClaimed ? 1 : 0,
      next_try_at: isClaimed ? later(now, TRY_MS) : now,
      done_at: null,
      last_error: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes back what waits under a name. What somebody does at this moment stays, the first time as well. */
export async function takeBack({ tx, now }: Write, topic: string): Promise<void> {
  await tx
    .deleteFrom("outbox")
    .where("topic", "=", topic)
    .where((e) => e.or([e("last_error", "is not", null), e("next_try_at", "<=", now)]))
    .execute();
}

/** Takes back all under a name: what somebody does at this moment may still happen, but is not tried again. */
export async function takeBackAll({ tx }: Pick<Write, "tx">, topic: string): Promise<void> {
  await tx.deleteFrom("outbox").where("topic", "=", topic).execute();
}

/** Whether a claimed try still is this process's: one that stood still may find that it was taken back, or taken over. */
export async function isStillOurs(db: App["db"], { id, attempts }: Waiting): Promise<boolean> {
  const row = await db
    .selectFrom("outbox")
    .select("id")
    .where((e) => e.and({ id, attempts }))
    .executeTakeFirst();
  return row !== undefined;
}

/** Work that is done leaves. */
export async function markDone(tx: Tx | App["db"], id: number): Promise<void> {
  await tx.deleteFrom("outbox").where("id", "=", id).execute();
}

/**
 * Takes the next try for this process, which no other then has; without a result somebody else has it, or it was
 * the last.
 */
export async function claimTry(app: App, row: Waiting): Promise<Waiting | undefined> {
  const now = app.now().toISOString();
  const asSeen = { id: row.id, attempts: row.attempts, next_try_at: row.next_try_at };
  if (isSpent(row, now)) {
    const { numDeletedRows } = await app.db
      .deleteFrom("outbox")
      .where((e) => e.and(asSeen))
      .executeTakeFirst();
    if (Number(numDeletedRows) === 1) app.log.warn("promised work is given up", { kind: kindOf(row) });
    return undefined;
  }
  return app.db
    .updateTable("outbox")
    .set({ attempts: row.attempts + 1, next_try_at: later(now, TRY_MS), last_error: null })
    .where((e) => e.and(asSeen))
    .returningAll()
    .executeTakeFirst();
}

/** How often a process says that it still is at a try. */
const HOLD_MS = TRY_MS / 3;

/**
 * Keeps a claimed try for this process as long as it lasts: a mail server may take its time over each word, and what
 * seems to be of a process that died would be done by another, too.
 */
export async function whileHeld<Result>(
  app: App,
  row: Waiting,
  perform: () => Promise<Result>,
): Promise<Result> {
  const hold = setInterval(() => {
    app.db
      .updateTable("outbox")
      .set({ next_try_at: later(app.now().toISOString(), TRY_MS) })
      .where((e) => e.and({ id: row.id, attempts: row.attempts }))
      .where("last_error", "is", null)
      .execute()
      .catch((error: unknown) => app.log.debug("a try could not be held", { error }));
  }, HOLD_MS).unref();
  try {
    return await perform();
  } finally {
    clearInterval(hold);
  }
}

/** What may not be done yet is looked at again in some minutes; it counts as no try. */
export async function putOff(app: App, row: Waiting): Promise<undefined> {
  await app.db
    .updateTable("outbox")
    .set({
      next_try_at: later(app.now().toISOString(), PAUSES_MS[0]!),
      // Without one a try would seem to be under way.
      last_error: row.last_error ?? "put off",
    })
    .where((e) => e.and({ id: row.id, attempts: row.attempts, next_try_at: row.next_try_at }))
    .execute();
}

/** Sets the next try, or gives up after the last. Why goes to the operators' table, not to the log. */
export async function keepFailure(app: App, row: Waiting, error: unknown): Promise<void> {
  const pauseMs = PAUSES_MS[row.attempts - 1];
  const seen = { id: row.id, attempts: row.attempts };
  if (pauseMs) {
    await app.db
      .updateTable("outbox")
      .set({ next_try_at: later(app.now().toISOString(), pauseMs), last_error: String(error) })
      .where((e) => e.and(seen))
      .execute();
  } else {
    await app.db
      .deleteFrom("outbox")
      .where((e) => e.and(seen))
      .execute();
  }
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const fields = { kind: kindOf(row), row: row.id, tries: row.attempts, code, responseCode };
  app.log.warn(pauseMs ? "promised work was not done" : "promised work is given up", fields);
}

/** Whether somebody does it at this moment, or has died with it less than a minute ago. */
export function isUnderWay(row: Waiting, now: Date): boolean {
  return isClaimed(row) && row.next_try_at > now.toISOString();
}

/** Whether it had all its tries, or waited too long. A process that died at it says nothing against the work. */
export function isSpent({ attempts, last_error, created_at }: Waiting, now: string): boolean {
  const most = last_error === null ? MOST_DEATHS : PAUSES_MS.length;
  return attempts > most || later(created_at, TOO_LATE_MS) < now;
}

function later(at: string, ms: number): string {
  return new Date(Date.parse(at) + ms).toISOString();
}
