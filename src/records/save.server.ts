import type { Actor } from "#src/app/actor.server.ts";
import type { Account, Role } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { once } from "#src/app/once.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Change, Topic } from "#src/live/changes.server.ts";

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
    const topics = new Set<Topic>();
    const { answer, isRepeated } = await once(tx, actor, () =>
      write({ tx, actor, now: app.now().toISOString(), topics }),
    );
    if (isRepeated) return { answer, change: undefined };
    const change: Change = { isContent: hasContent(topics), topics: [...topics] };
    if (change.isContent) await app.changes.publish(tx, change);
    return { answer, change };
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
