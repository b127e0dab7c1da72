import type { App } from "#src/app/app.server.ts";
import type { Db, Tx } from "#src/db/database.server.ts";
import {
  enqueue,
  isStillOurs,
  keepFailure,
  markDone,
  takeBackAll,
  whileHeld,
} from "#src/features/outbox/commands.server.ts";
import { topicOf } from "#src/features/outbox/outbox.ts";
import { payloadOf, type Waiting } from "#src/features/outbox/queries.server.ts";
import { type Mail, messageIdOf } from "#src/mail/mailer.server.ts";
import { answerMail } from "./mails.server.ts";
import type { OpenPreview } from "./queries.server.ts";

/** The kind of letters that tell of an answer, among the promised work. */
export const ANSWER = "preview_answer";

/**
 * Promises, within the write that keeps an answer, a letter to whoever made the link.
 * @returns undefined where they have no address
 */
export async function promiseLetter(
  app: App,
  tx: Tx,
  { row, subject }: OpenPreview,
): Promise<Waiting | undefined> {
  const maker = await findMaker(tx, row.id);
  if (!maker?.email) return undefined;
  const { title, title_hy, title_ru } = subject.values;
  const mail = answerMail({
    to: maker.email,
    language: maker.interface_language ?? "en",
    kind: row.answer ?? "approved",
    name: row.answer_name,
    text: row.answer_text,
    titles: { en: title, hy: title_hy, ru: title_ru },
    url: `${app.config.SITE_URL ?? ""}/admin/news/edit/${row.record_id}?previews`,
  });
  // The same for each try: mail programs show one of those with the same number.
  const messageId = messageIdOf(app.config, `preview-${row.id}-${Date.parse(row.answered_at ?? "")}`);
  const payload: Mail = { ...mail, messageId };
  const now = app.now().toISOString();
  return enqueue({ tx, now }, { kind: ANSWER, about: row.id, payload, isClaimed: true });
}

/** A letter of an answer that was taken back leaves no more, unless the mail server takes it in at this moment. */
export function dropLetter(tx: Tx, linkId: number): Promise<void> {
  return takeBackAll({ tx }, topicOf(ANSWER, linkId));
}

/**
 * Sends a promised letter to the address that who made the link has now; one that does not leave is tried again. Who
 * was shut out meanwhile gets none.
 */
export async function sendLetter(app: App, row: Waiting): Promise<void> {
  try {
    const maker = await findMaker(app.db, Number(row.topic.slice(topicOf(ANSWER, "").length)));
    if (maker?.email && (await isStillOurs(app.db, row))) {
      const mail = { ...payloadOf<Mail>(row), to: maker.email };
      await whileHeld(app, row, () => app.mailer.send(mail));
    }
    await markDone(app.db, row.id);
  } catch (error) {
    await keepFailure(app, row, error);
  }
}

/** Who made a link, where they still may sign in. */
function findMaker(db: Db, linkId: number) {
  return db
    .selectFrom("preview_links")
    .innerJoin("accounts", "accounts.id", "preview_links.created_by")
    .select(["accounts.email", "accounts.interface_language"])
    .where("preview_links.id", "=", linkId)
    .where("accounts.is_active", "=", 1)
    .executeTakeFirst();
}
