import { replyWorker } from "#src/features/messages/send-replies-job.server.ts";
import { subscriptionWorker } from "#src/features/newsletter/send-links-job.server.ts";
import type { Worker } from "#src/features/outbox/work-job.server.ts";
import { answerWorker } from "#src/features/preview-links/send-answers-job.server.ts";

/** Who does what the outbox holds. A feature that promises work adds its worker here, and nothing elsewhere. */
export const WORKERS: readonly Worker[] = [replyWorker, subscriptionWorker, answerWorker];
