import type { Db } from "#src/db/database.server.ts";
import { MOST_TASKS, type Task } from "#src/features/office/task.ts";
import { daysBefore } from "#src/i18n/dates.ts";

/** Whoever writes to the club is answered within so many days. */
const ANSWERED_DAYS = 1;

/** Messages that nobody has read or answered, and replies that are not known to have left. One query. */
export async function listMessageTasks(db: Db): Promise<Task[]> {
  const rows = await db
    .selectFrom("messages")
    .select(["id", "name", "subject", "created_at", "reply_status"])
    .where("deleted_at", "is", null)
    .where("is_quarantined", "=", 0)
    .where((e) => e.or([e("is_read", "=", 0), e("reply_status", "=", "failed")]))
    .orderBy("created_at")
    .orderBy("id")
    .limit(MOST_TASKS)
    .execute();
  return rows.map(({ id, name, subject, created_at, reply_status }) => ({
    id: `messages-${id}`,
    feature: "messages",
    kind: reply_status === "failed" ? "unsent" : "unanswered",
    due_at: daysBefore(new Date(created_at), -ANSWERED_DAYS),
    to: `/admin/messages?message=${id}`,
    // As it was written, whatever the language.
    about: subject ?? "",
    about_hy: subject ?? "",
    about_ru: subject ?? "",
    facts: { name },
  }));
}
