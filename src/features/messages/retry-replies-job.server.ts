import { setTimeout as pause } from "node:timers/promises";
import type { App } from "#src/app/app.server.ts";
import { sendWaiting } from "./commands.server.ts";
import { claimTry, listDue } from "./waiting-reply-commands.server.ts";
import { replyOf, type WaitingReply } from "./waiting-reply-queries.server.ts";

const LOOK_MS = 15_000;
/** A process that stops lets a mail that is on its way arrive, so that it leaves once. */
const MOST_WAIT_MS = 3000;

/** Tries replies that did not leave again, each on one node of the club. Returns what stops it. */
export function startRetrying(app: App): () => Promise<void> {
  let isStopped = false;
  let round: Promise<void> | undefined;
  const look = setInterval(() => {
    round ??= retryReplies(app, () => isStopped)
      .catch((error: unknown) => app.log.error("replies could not be tried again", { error }))
      .finally(() => {
        round = undefined;
      });
  }, LOOK_MS).unref();
  return async () => {
    isStopped = true;
    clearInterval(look);
    await Promise.race([round, pause(MOST_WAIT_MS, undefined, { ref: false })]);
  };
}

/** Tries each reply whose time has come once. */
export async function retryReplies(app: App, isStopped = () => false): Promise<void> {
  for (const row of await listDue(app)) {
    if (isStopped()) return;
    const claimed = await claimTry(app, row);
    if (claimed) await tryOnce(app, claimed);
  }
}

/** In the name of who wrote it: the log says who answered. */
async function tryOnce(app: App, row: WaitingReply): Promise<void> {
  const { account_id: id, username } = replyOf(row);
  const account = { id, username, email: "", role: "editor" as const };
  // That it failed is kept with it; staff see it at the message.
  await sendWaiting({ app, account }, row).catch((error: unknown) => {
    app.log.debug("a reply did not leave", { error: (error as Error).name });
  });
}
