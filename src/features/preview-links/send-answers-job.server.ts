import type { Worker } from "#src/features/outbox/work-job.server.ts";
import { ANSWER, sendLetter } from "./letter-commands.server.ts";

/** Sends letters that tell of an answer to a preview, and that did not leave at once. */
export const answerWorker: Worker = { kind: ANSWER, perform: sendLetter };
