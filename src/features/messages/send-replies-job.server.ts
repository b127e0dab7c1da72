import type { App } from "#src/app/app.server.ts";
import type { Waiting } from "#src/features/outbox/queries.server.ts";
import type { Worker } from "#src/features/outbox/work-job.server.ts";
import { sendWaiting } from "./commands.server.ts";
import { findPresentMessages, REPLY, replyOf } from "./waiting-reply-queries.server.ts";

/** Sends replies that did not leave again; those to messages in the trash wait. */
export const replyWorker: Worker = {
  kind: REPLY,
  async allowed({ db }: App, rows: Waiting[]) {
    const isThere = await findPresentMessages(
      db,
      rows.map((row) => replyOf(row).message_id),
    );
    return rows.filter((row) => isThere.has(replyOf(row).message_id));
  },
  /** In the name of who wrote it: the log says who answered. */
  async perform(app: App, row: Waiting) {
    const { account_id: id, username } = replyOf(row);
    const account = { id, username, email: "", role: "editor" as const };
    await sendWaiting({ app, account }, row);
  },
};
