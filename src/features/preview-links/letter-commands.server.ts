import type { App } from "#src/app/app.server.ts";
import type { Tx } from "#src/db/database.server.ts";
import { enqueue, keepFailure, markDone } from "#src/features/outbox/commands.server.ts";
import type { Waiting } from "#src/features/outbox/queries.server.ts";
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
  if (!row.created_by) return undefined;
  const maker = await tx
    .selectFrom("accounts")
    .select(["email", "interface_language"])
    .where("id", "=", row.created_by)
    .where("is_active", "=", 1)
    .executeTakeFirst();
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

/** Sends a promised letter; one that does not leave is tried again. */
export async function sendLetter(app: App, row: Waiting): Promise<void> {
  try {
    await app.mailer.send(JSON.parse(row.payload) as Mail);
    await markDone(app.db, row.id);
  } catch (error) {
    await keepFailure(app, row, error);
  }
}
