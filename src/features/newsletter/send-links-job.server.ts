import type { Worker } from "#src/features/outbox/work-job.server.ts";
import { LINK, sendWaitingLink } from "./link-letter-commands.server.ts";

/** Sends letters with links to the newsletter's readers that did not leave again. */
export const subscriptionWorker: Worker = { kind: LINK, perform: sendWaitingLink };
