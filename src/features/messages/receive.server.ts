import type { App } from "#src/app/app.server.ts";
import { countTry } from "#src/app/throttle.server.ts";
import { networkOf } from "#src/http/address.server.ts";
import type { NewMessage } from "./input.server.ts";
import { searchOf } from "./search.server.ts";
import { QUARANTINE_SCORE, spamScore } from "./spam.ts";
import { messages } from "./text/en.ts";

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
export async function receiveMessage(app: App, given: NewMessage, sender: Sender): Promise<void> {
  const network = networkOf(sender.address);
  await countTry(
    app,
    [
      { name: `contact:10min:${network}`, most: 5, windowMs: 10 * MINUTE_MS },
      { name: `contact:hour:${network}`, most: 30, windowMs: 60 * MINUTE_MS },
    ],
    messages.tooMany,
  );
  const now = app.now();
  const { name, email, subject, message, website, started_at } = given;
  const tookMs = typeof started_at === "number" ? now.getTime() - started_at : undefined;
  const score = spamScore({ name, subject, message, website: website ?? "", tookMs });
  const at = now.toISOString();
  await app.db
    .insertInto("messages")
    .values({
      name,
      email,
      subject,
      message,
      is_read: 0,
      ip_address: sender.address || null,
      user_agent: sender.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      spam_score: score,
      is_quarantined: score >= QUARANTINE_SCORE ? 1 : 0,
      search: searchOf(given),
      created_at: at,
      updated_at: at,
    })
    .execute();
}
