import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Selectable } from "kysely";
import type { Db, Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import type { Actor } from "./actor.server.ts";
import type { App } from "./app.server.ts";
import { repeatErrors } from "./errors.server.ts";
import type { IdempotencyKeysTable } from "./tables.ts";

// A request whose answer got lost is sent again with the key of the first. The key is one for the whole club: a
// form that somebody else sends again, signed in at the same desk, must not make its record a second time.

/** Who calls, and under which key. */
export type Caller = Pick<Actor, "account" | "idempotencyKey" | "requestHash"> & {
  app: Pick<App, "db" | "now">;
};

/** The write of a call, and what is done outside of its transaction. */
const STEPS = ["write", "outside"] as const;
type Step = (typeof STEPS)[number];

/** Who is busy for longer is gone: a mail server is given up sooner. */
const BUSY_MS = 60_000;
const LOOK_MS = 100;
const MOST_LOOKS = 200;
/** Under one key, at one node; a browser sends a lost request again two or three times. */
const MOST_WAITING = 20;

/**
 * Writes, within the transaction of the write, unless the key has its answer already.
 * @throws AppError `conflict` for the key of another account or of another request
 */
export async function once<Answer>(
  tx: Tx,
  caller: Caller,
  write: () => Promise<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> {
  if (!caller.idempotencyKey) return { answer: await write(), isRepeated: false };
  // Equal calls at the same moment wait here for the first of them, on whichever node.
  const earlier = await claimed(tx, caller, "write");
  if (earlier) return { answer: JSON.parse(earlier.answer) as Answer, isRepeated: true };
  const answer = await write();
  await tx
    .insertInto("idempotency_keys")
    .values(rowOf(caller, "write", { answer }))
    .execute();
  return { answer, isRepeated: false };
}

/**
 * Does what can be no part of a transaction, e.g. sends a mail, unless the key has done it already. Equal calls
 * meanwhile wait for its end; when it fails, or its process dies, the next call does it anew.
 * @throws AppError `conflict` as {@link once}, and when the wait becomes too long
 */
export async function onceOutside<Answer>(caller: Caller, act: () => Promise<Answer>): Promise<Answer> {
  if (!caller.idempotencyKey) return act();
  const earlier = await startOrWait<Answer>(caller);
  if (earlier) return earlier.answer;
  const own = { key: caller.idempotencyKey, step: "outside" as const };
  const { db } = caller.app;
  try {
    const answer = await act();
    const done = { answer: JSON.stringify(answer ?? null), busy_until: null };
    await db
      .updateTable("idempotency_keys")
      .set(done)
      .where((e) => e.and(own))
      .execute();
    return answer;
  } catch (error) {
    await db
      .deleteFrom("idempotency_keys")
      .where((e) => e.and(own))
      .execute();
    throw error;
  }
}

/** The first answer of a write, for a call that costs something before it comes to its write. */
export async function findFirstAnswer<Answer>(caller: Caller): Promise<{ answer: Answer } | undefined> {
  const earlier = await find(caller.app.db, caller, "write");
  return earlier && { answer: JSON.parse(earlier.answer) as Answer };
}

/** @throws AppError `conflict` for the key of another account */
export async function refuseKeyOfAnother(caller: Caller): Promise<void> {
  await rowsOf(caller.app.db, caller);
}

/** For the second save of one call: under the key it would be taken for a repetition of the first. */
export function withoutKey<Given extends Caller>({ idempotencyKey: _, requestHash: __, ...rest }: Given) {
  return rest as Given;
}

/** The hash that ties a key to one request; whether it asks first is no part of what it wants. */
export function hashRequest(method: string, path: string, body: unknown, file?: Uint8Array): string {
  const wanted = JSON.stringify(body ?? null, (name, value) => (name === "ask_first" ? undefined : value));
  const hash = createHash("sha256").update(`${method} ${path} ${wanted}`);
  return (file ? hash.update(file) : hash).digest("hex");
}

/** Forgets a key that is older than this, e.g. of a form that somebody fills in anew. */
export async function forgetKey(app: Caller["app"], key: string, olderThanMs: number): Promise<void> {
  const before = new Date(app.now().getTime() - olderThanMs).toISOString();
  await app.db
    .deleteFrom("idempotency_keys")
    .where("key", "=", key)
    .where("created_at", "<", before)
    .execute();
}

/** Forgets the answers to calls that nobody repeats after a week. */
export async function forgetOldKeys(app: Pick<App, "db" | "now">): Promise<void> {
  await app.db.deleteFrom("idempotency_keys").where("created_at", "<", daysBefore(app.now(), 7)).execute();
}

const waiting = new Map<string, number>();

/**
 * Nothing for who is first, and now has to do it; else what the first got.
 * @throws AppError `conflict` when enough wait already, or the first takes too long
 */
async function startOrWait<Answer>(caller: Caller): Promise<{ answer: Answer } | undefined> {
  const { idempotencyKey: key = "" } = caller;
  const others = waiting.get(key) ?? 0;
  if (others >= MOST_WAITING) throw new AppError("conflict", repeatErrors.under_way());
  waiting.set(key, others + 1);
  try {
    return await lookUntilDone<Answer>(caller);
  } finally {
    const left = (waiting.get(key) ?? 1) - 1;
    if (left > 0) waiting.set(key, left);
    else waiting.delete(key);
  }
}

async function lookUntilDone<Answer>(caller: Caller): Promise<{ answer: Answer } | undefined> {
  const { db, now } = caller.app;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    // Who waits only reads: a transaction of each, again and again, would leave pages no connection.
    const seen = await find(db, caller, "outside");
    const row = isBusy(seen, now()) ? seen : await inTransaction(db, (tx) => start(tx, caller));
    if (!row) return undefined;
    if (!row.busy_until) return { answer: JSON.parse(row.answer) as Answer };
    await pause(LOOK_MS);
  }
  throw new AppError("conflict", repeatErrors.under_way());
}

function isBusy(row: KeyRow | undefined, now: Date): boolean {
  return Boolean(row?.busy_until && row.busy_until > now.toISOString());
}

async function start(tx: Tx, caller: Caller) {
  const now = caller.app.now();
  const earlier = await claimed(tx, caller, "outside");
  if (earlier && (!earlier.busy_until || isBusy(earlier, now))) return earlier;
  const busy_until = new Date(now.getTime() + BUSY_MS).toISOString();
  if (earlier) {
    await tx.updateTable("idempotency_keys").set({ busy_until }).where("id", "=", earlier.id).execute();
  } else {
    await tx
      .insertInto("idempotency_keys")
      .values(rowOf(caller, "outside", { busy_until }))
      .execute();
  }
  return undefined;
}

async function claimed(tx: Tx, caller: Caller, step: Step) {
  await oneAtATime(tx, `idempotency:${caller.idempotencyKey}`);
  return find(tx, caller, step);
}

async function find(db: Db, caller: Caller, step: Step) {
  const rows = await rowsOf(db, caller);
  if (rows.some(({ request_hash }) => request_hash !== caller.requestHash)) {
    throw new AppError("conflict", repeatErrors.key_reused());
  }
  return rows.find((row) => row.step === step);
}

async function rowsOf(db: Db, { idempotencyKey, account }: Caller): Promise<KeyRow[]> {
  if (!idempotencyKey) return [];
  const rows = await db
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("key", "=", idempotencyKey)
    .where("step", "in", STEPS)
    .execute();
  if (rows.some(({ account_id }) => account_id !== account.id)) {
    throw new AppError("conflict", repeatErrors.key_of_another());
  }
  return rows;
}

type KeyRow = Selectable<IdempotencyKeysTable>;

function rowOf(
  { app, account, idempotencyKey, requestHash }: Caller,
  step: Step,
  { answer, busy_until = null }: { answer?: unknown; busy_until?: string | null },
) {
  return {
    key: idempotencyKey ?? "",
    step,
    account_id: account.id,
    request_hash: requestHash ?? "",
    answer: JSON.stringify(answer ?? null),
    busy_until,
    created_at: app.now().toISOString(),
  };
}
