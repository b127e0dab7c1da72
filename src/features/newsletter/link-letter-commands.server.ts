import { createHash } from "node:crypto";
import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { enqueue, keepFailure, markDone, takeBack, whileHeld } from "#src/features/outbox/commands.server.ts";
import { topicOf } from "#src/features/outbox/outbox.ts";
import { listWaiting, payloadOf, type Waiting } from "#src/features/outbox/queries.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { messageIdOf } from "#src/mail/mailer.server.ts";
import { alreadySubscribedMail, confirmMail } from "./mails.server.ts";
import { tokenOf } from "./token.server.ts";

/** The kind of work that sends an address its link. */
export const LINK = "newsletter";

/** The link itself is made when the letter leaves: whoever reads the database can confirm for nobody. */
interface LinkLetter {
  email: string;
  language: Language;
  mail_id: string;
}

/**
 * Promises the letter with the link, to be sent at once; an earlier one that waits would be the same, and one of the same
 * number is that of a process that died before it had answered.
 */
export async function promiseLink(write: { tx: Tx; now: string }, letter: LinkLetter): Promise<Waiting> {
  const about = createHash("sha256").update(letter.email).digest("hex").slice(0, 32);
  const topic = topicOf(LINK, about);
  await takeBack(write, topic);
  for (const row of await listWaiting(write.tx, [topic]))
    if (payloadOf<LinkLetter>(row).mail_id === letter.mail_id) await markDone(write.tx, row.id);
  return enqueue(write, { kind: LINK, about, payload: letter, isClaimed: true });
}

/**
 * Sends a letter that this process has claimed: to confirm, or that the address is subscribed already. To one who left
 * or was forgotten meanwhile it sends nothing.
 * @throws Error when the mail does not leave; the next try is then set
 */
export async function sendWaitingLink(app: App, row: Waiting): Promise<void> {
  const { email, mail_id } = payloadOf<LinkLetter>(row);
  const known = await app.db
    .selectFrom("subscribers")
    .select(["status", "language"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (known && known.status !== "unsubscribed") {
    const compose = known.status === "confirmed" ? alreadySubscribedMail : confirmMail;
    const to = { email, language: known.language, token: await tokenOf(app, email) };
    try {
      const mail = { ...compose(app.config, to), messageId: messageIdOf(app.config, mail_id) };
      await whileHeld(app, row, () => app.mailer.send(mail));
    } catch (error) {
      await keepFailure(app, row, error);
      throw error;
    }
  }
  await markDone(app.db, row.id);
}
