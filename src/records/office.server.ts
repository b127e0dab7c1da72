import type { Actor as Office } from "#src/app/actor.server.ts";
import type { Account, Role } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction, oneAtATime } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Change, Topic } from "#src/live/changes.server.ts";
import { recordErrors } from "./errors.server.ts";

export type { Actor as Office } from "#src/app/actor.server.ts";

/** The open transaction of a save, and what it was about: open pages may want to hear of it. */
export interface Save {
  tx: Tx;
  office: Office;
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
  office: Office,
  role: Role,
  write: (save: Save) => Promise<Answer>,
): Promise<Answer> {
  requireRole(office.account, role);
  const { app } = office;
  const { answer, change } = await inTransaction(app.db, async (tx) => {
    const earlier = await findEarlierAnswer<Answer>(tx, office);
    if (earlier) return { answer: earlier.answer, change: undefined };
    const topics = new Set<Topic>();
    const result = await write({ tx, office, now: app.now().toISOString(), topics });
    await keepAnswer(tx, office, result);
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
export function withoutKey({ idempotencyKey: _, requestHash: __, ...office }: Office): Office {
  return office;
}

/** Equal calls at the same moment wait here for the first of them, on whichever node. */
async function findEarlierAnswer<Answer>(tx: Tx, office: Office): Promise<{ answer: Answer } | undefined> {
  if (!office.idempotencyKey) return undefined;
  await oneAtATime(tx, `idempotency:${office.account.id}:${office.idempotencyKey}`);
  const row = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("account_id", "=", office.account.id)
    .where("key", "=", office.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== office.requestHash) {
    throw new AppError("conflict", recordErrors.key_reused());
  }
  return { answer: JSON.parse(row.answer) as Answer };
}

async function keepAnswer(tx: Tx, office: Office, answer: unknown): Promise<void> {
  if (!office.idempotencyKey) return;
  await tx
    .insertInto("idempotency_keys")
    .values({
      account_id: office.account.id,
      key: office.idempotencyKey,
      request_hash: office.requestHash ?? "",
      answer: JSON.stringify(answer ?? null),
      created_at: office.app.now().toISOString(),
    })
    .execute();
}
