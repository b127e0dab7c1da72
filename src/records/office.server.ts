import { createHash } from "node:crypto";
import type { Account, App, Role } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Change, Topic } from "#src/live/changes.server.ts";

/** Who acts, for which request: the first argument of every command. */
export interface Office {
  app: App;
  account: Account;
  requestId?: string | undefined;
  address?: string | undefined;
  /** The client's key for a create that it may have to repeat. */
  idempotencyKey?: string | undefined;
  /** Hash of the request that the key belongs to. */
  requestHash?: string | undefined;
}

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
  throw new AppError("forbidden", "Only an admin can do this. Ask an admin of the club.");
}

/**
 * The frame of every command: the role is checked, all is written in one transaction, and the answer comes
 * after the commit; then caches and open pages hear of it. A call repeated with the same idempotency key
 * gets its first answer and writes nothing.
 */
export async function save<Answer>(
  office: Office,
  role: Role,
  write: (save: Save) => Promise<Answer>,
): Promise<Answer> {
  requireRole(office.account, role);
  const { app } = office;
  const { answer, change } = await app.db.transaction().execute(async (tx) => {
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

async function findEarlierAnswer<Answer>(tx: Tx, office: Office): Promise<{ answer: Answer } | undefined> {
  if (!office.idempotencyKey) return undefined;
  const row = await tx
    .selectFrom("idempotency_keys")
    .select(["request_hash", "answer"])
    .where("account_id", "=", office.account.id)
    .where("key", "=", office.idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.request_hash !== office.requestHash) {
    throw new AppError("conflict", "This Idempotency-Key was already used for another request.");
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

/** The hash that ties an idempotency key to one request. */
export function hashRequest(method: string, path: string, body: unknown): string {
  return createHash("sha256")
    .update(`${method} ${path} ${JSON.stringify(body ?? null)}`)
    .digest("hex");
}
