import { requireRole } from "#src/app/access.server.ts";
import type { Actor } from "#src/app/actor.server.ts";
import type { Account, Role } from "#src/app/app.server.ts";
import { accessErrors } from "#src/app/errors.server.ts";
import { once } from "#src/app/once.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import type { Change, Topic } from "#src/live/changes.server.ts";
import { type ParsedTexts, parseTexts, UnparsedTexts } from "./markdown-save.server.ts";

/** The open transaction of a save, and what it was about: open pages may want to hear of it. */
export interface Save {
  tx: Tx;
  actor: Actor;
  now: string;
  topics: Set<Topic>;
  /** What is odd about what followed from it elsewhere, for a command that asks; absent where nothing is. */
  doubts?: FieldFault[];
  /** Texts with Markdown that were parsed for it; absent where that is left to the background. */
  parsed?: ParsedTexts;
}

interface SaveOptions {
  /** Texts with Markdown stand as plain paragraphs until they have been parsed in the background. */
  parses?: "later";
}

/** What no visitor ever sees: to save it makes no page old. */
const PRIVATE_KINDS = ["accounts", "messages", "tasks"];

/**
 * The frame of every command: the role is checked, all is written in one transaction, and the answer comes
 * after the commit; then caches and open pages hear of it. A call repeated with the same idempotency key
 * gets its first answer and writes nothing. Texts with Markdown are parsed before they are written, in a thread of
 * their own and while no transaction is open.
 * @param write may run several times, see {@link inTransaction}
 * @throws AppError `invalid` for a text that can't be parsed, `unavailable` when too many wait to be; `signed_out`
 * for an account that was shut out while its texts were parsed
 */
export async function save<Answer>(
  actor: Actor,
  role: Role,
  write: (save: Save) => Promise<Answer>,
  { parses }: SaveOptions = {},
): Promise<Answer> {
  requireRole(actor.account, role);
  const parsed: ParsedTexts | undefined = parses === "later" ? undefined : new Map();
  for (;;) {
    try {
      return await saveOnce(actor, write, parsed);
    } catch (error) {
      if (!parsed || !(error instanceof UnparsedTexts)) throw error;
      await parseTexts(actor, error.texts, parsed);
    }
  }
}

async function saveOnce<Answer>(
  actor: Actor,
  write: (save: Save) => Promise<Answer>,
  parsed: ParsedTexts | undefined,
): Promise<Answer> {
  const { app } = actor;
  const { answer, change } = await inTransaction(app.db, async (tx) => {
    // Others' texts may have kept this one waiting for seconds.
    if (parsed && parsed.size > 0) await requireStillIn(tx, actor.account);
    const topics = new Set<Topic>();
    const { answer, isRepeated } = await once(tx, actor, () =>
      write({ tx, actor, now: app.now().toISOString(), topics, ...(parsed ? { parsed } : {}) }),
    );
    if (isRepeated) return { answer, change: undefined };
    const change: Change = { isContent: hasContent(topics), topics: [...topics] };
    if (change.isContent) await app.changes.publish(tx, change);
    return { answer, change };
  });
  if (change?.isContent) app.changes.invalidate(change);
  return answer;
}

/** @throws AppError `signed_out` when the account was closed, or got another role, which ends its sessions, since the save began */
async function requireStillIn(tx: Tx, { id, role }: Account): Promise<void> {
  const account = await tx
    .selectFrom("accounts")
    .select("id")
    .where("id", "=", id)
    .where("role", "=", role)
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!account) throw new AppError("signed_out", accessErrors.signed_out());
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
