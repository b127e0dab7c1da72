import type { Actor } from "#src/app/actor.server.ts";
import type { Account, App, Role } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import type { Change, Topic } from "#src/live/changes.server.ts";
import { recordErrors } from "./errors.server.ts";

/** The open transaction of a save, and what it was about: open pages may want to hear of it. */
export interface Save {
  tx: Tx;
  actor: Actor;
  now: string;
  topics: Set<Topic>;
}

/** What no visitor ever sees: to save it makes no page old. */
const PRIVATE_KINDS = ["accounts", "messages"];

const RANK: Record<Role, number> = { editor: 1, admin: 2 };

/** @throws AppError `forbidden` when the account's role is below the one needed */
export function requireRole(account: Account, role: Role): void {
  if (RANK[account.role] >= RANK[role]) return;
  throw new AppError("forbidden", accessErrors.admins_only());
}

/**
 * The frame of every command: the role is checked, all is written in one transaction, and the answer comes
 * after the commit; then caches and open pages hear of it. A call repeated with the same idempotency key
 * gets its first answer and writes nothing.
 * @param write may run several times, see {@link inTransaction}
 */
export async function save<Answer>(
  actor: Actor,
  role: Role,
  write: (save: Save) => Promise<Answer>,
): Promise<Answer> {
  requireRole(actor.account, role);
  const { app } = actor;
  const { answer, change } = await inTransaction(app.db, async (tx) => {
    const earlier = await findEarlierAnswer<Answer>(tx, actor);
    if (earlier) return { answer: earlier.answer, change: undefined };
    const topics = new Set<Topic>();
    const result = await write({ tx, actor, now: app.now().toISOString(), topics });
    await keepAnswer(tx, actor, result);
    const change: Change = { isContent: hasContent(topics), topics: [...topics] };
    if (change.isContent) await app.changes.publish(tx, change);
    return { answer: result, change };
  });
  if (change?.isContent) app.changes.invalidate(change);
  return answer;
}

/** When in doubt it has: a page made for nothing is better than an old one. */
function hasContent(topics: Set<Topic>): boolean {
  return topics.size === 0 || [...topics].some((topic) => !PRIVATE_KINDS.includes(topic.split(":")[0]!));
}

/** Says what open pages may want to hear of: that something of the kind was saved, and which record. */
export function publish(save: Save, kind: string, id?: number): void {
  save.topics.add(kind);
  if (id !== undefined) save.topics.add(`${kind}:${id}`);
}

/** For a save whose answer is not kept: one that holds a secret, or the first of two for one call. */
export function withoutKey({ idempotencyKey: _, requestHash: __, ...actor }: Actor): Actor {
  return actor;
}

/** Equal calls at the same moment wait here for the first of them, on whichever node. */
async function findEarlierAnswer<Answer>(tx: Tx, actor: Actor): Promise<{ answer: Answer } | undefined> {
  if (!actor.idempotencyKey) return undefined;
  await oneAtATime(tx, `idempotency:${actor.account.id}:${actor.idempotencyKey}`);
  const row = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("account_id", "=", actor.account.id)
    .where("key", "=", actor.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== actor.requestHash) {
    throw new AppError("conflict", recordErrors.key_reused());
  }
  return { answer: JSON.parse(row.answer) as Answer };
}

async function keepAnswer(tx: Tx, actor: Actor, answer: unknown): Promise<void> {
  if (!actor.idempotencyKey) return;
  await tx
    .insertInto("idempotency_keys")
    .values({
      account_id: actor.account.id,
      key: actor.idempotencyKey,
      request_hash: actor.requestHash ?? "",
      answer: JSON.stringify(answer ?? null),
      created_at: actor.app.now().toISOString(),
    })
    .execute();
}

/** Forgets the answers to creates that nobody repeats after a week. */
export async function forgetRepeatedCreates(app: Pick<App, "db" | "now">): Promise<void> {
  await app.db.deleteFrom("idempotency_keys").where("created_at", "<", daysBefore(app.now(), 7)).execute();
}
