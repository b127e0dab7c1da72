import type { Actor } from "#src/app/actor.server.ts";
import { findFirstAnswer, hashRequest, once } from "#src/app/once.server.ts";
import { countStrangersTry } from "#src/app/throttle.server.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { callerBuckets } from "#src/http/address.server.ts";
import { emptyRow } from "#src/records/record.ts";
import { officeSearchText } from "#src/records/search-text.ts";
import { withoutUndefined } from "#src/records/values.ts";
import { messageErrors } from "./errors.server.ts";
import { message as definition } from "./message.record.ts";
import type { NewMessage } from "./schemas.server.ts";
import { QUARANTINE_SCORE, spamScore } from "./spam.ts";

const MINUTE_MS = 60_000;
const USER_AGENT_LENGTH = 300;

/** Where a message came from. */
export interface Sender {
  address: string;
  userAgent: string | null;
}

/**
 * Keeps a message from the contact form. What looks like spam is kept too, in quarantine, and its sender
 * gets the same answer, so that programs learn nothing.
 * @throws AppError `too_many`
 */
export async function receiveMessage(actor: Actor, given: NewMessage, sender: Sender): Promise<void> {
  const { app } = actor;
  const { website, started_at, ...rest } = given;
  const letter = { ...emptyRow(definition), ...withoutUndefined(rest) };
  // A page that was loaded again opened its form later: the letter is the same.
  const caller = { ...actor, requestHash: hashRequest("post", "/contact", rest) };
  if (await findFirstAnswer(caller)) return;
  await countStrangersTry(
    app,
    [
      ...callerBuckets("contact:10min", sender.address, { most: 5, windowMs: 10 * MINUTE_MS }),
      ...callerBuckets("contact:hour", sender.address, { most: 30, windowMs: 60 * MINUTE_MS }),
    ],
    messageErrors.too_many(),
  );
  const now = app.now();
  const tookMs = typeof started_at === "number" ? now.getTime() - started_at : undefined;
  const score = spamScore({ ...letter, website: website ?? "", tookMs });
  const at = now.toISOString();
  const row = {
    ...letter,
    ip_address: sender.address || null,
    user_agent: sender.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
    spam_score: score,
    is_quarantined: (score >= QUARANTINE_SCORE ? 1 : 0) as 0 | 1,
    search: officeSearchText(definition, letter),
    created_at: at,
    updated_at: at,
  };
  await inTransaction(app.db, (tx) =>
    once(tx, caller, async () => void (await tx.insertInto("messages").values(row).execute())),
  );
}
