import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import type { App } from "./app.server.ts";
import { accessErrors, serverErrors } from "./errors.server.ts";
import { createSlots } from "./slots.server.ts";

/** At most `most` tries of one kind within a window, e.g. ten guesses at one account in 15 minutes. */
export interface Bucket {
  /** e.g. `login:account:admin` */
  name: string;
  most: number;
  windowMs: number;
}

/**
 * Counts a try in each bucket before it happens, so that tries at the same moment cannot slip past. Kept in
 * the database: the limit holds over all nodes and over a restart.
 * @returns the names of the buckets that this try has filled: when it fails, they are closed
 * @throws AppError `too_many` with the seconds to wait; the refused try is not counted
 */
export async function countTry(
  app: App,
  buckets: Bucket[],
  refusal: Message = accessErrors.too_many_tries(),
): Promise<string[]> {
  const now = app.now();
  return inTransaction(app.db, async (tx) => {
    const filled: string[] = [];
    for (const { name, most, windowMs } of buckets) {
      await oneAtATime(tx, name);
      const since = new Date(now.getTime() - windowMs).toISOString();
      const { tries, oldest } = await tx
        .selectFrom("attempts")
        .select((e) => [e.fn.countAll<number>().as("tries"), e.fn.min("at").as("oldest")])
        .where("bucket", "=", name)
        .where("at", ">", since)
        // Made while a clock was ahead: they would count until that time has come.
        .where("at", "<", new Date(now.getTime() + windowMs).toISOString())
        .executeTakeFirstOrThrow();
      if (tries >= most) {
        const retryAfterS = Math.max(1, (Date.parse(oldest) + windowMs - now.getTime()) / 1000);
        throw new AppError("too_many", refusal, { retryAfterS });
      }
      await tx.insertInto("attempts").values({ bucket: name, at: now.toISOString() }).execute();
      if (tries + 1 === most) filled.push(name);
    }
    return filled;
  });
}

/** So many of strangers' tries are written at a time; the others wait, as many as a process has connections for. */
const inFew = createSlots(4, 10_000, () => new AppError("unavailable", serverErrors.busy()));

/**
 * Like `countTry`, for what anybody may try without an account: hundreds at once from as many networks come a few at
 * a time, so that what staff save waits behind a few of them and not behind all.
 */
export function countStrangersTry(...tried: Parameters<typeof countTry>): Promise<string[]> {
  return inFew(() => countTry(...tried));
}

/** Forgets the tries of a bucket, e.g. after the right password. */
export async function forgetTries(app: App, name: string): Promise<void> {
  await app.db.deleteFrom("attempts").where("bucket", "=", name).execute();
}

/** Forgets tries that count in no bucket any more: those of yesterday. */
export async function forgetOldTries(app: Pick<App, "db" | "now">): Promise<void> {
  await app.db.deleteFrom("attempts").where("at", "<", daysBefore(app.now(), 1)).execute();
}
