const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** After each try that failed: a mail server that is away for a night is back within them. */
export const PAUSES_MS = [5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS];
/** Nobody waits longer for a mail server; who died meanwhile has left the work to the others. */
export const TRY_MS = MINUTE_MS;
/** Work at which so many processes die is what kills them. */
export const MOST_DEATHS = 20;
/** Whoever was offline for days must not surprise the addressee: staff decide then. */
export const TOO_LATE_MS = 72 * HOUR_MS;
/** Work whose time came so long ago is done by nobody: the worker stands still. */
export const STUCK_MS = 10 * MINUTE_MS;
/** Work that was promised so long ago, and is tried again and again, is worth a look. */
export const LATE_MS = HOUR_MS;

/** Under which name work stands in the outbox, e.g. "reply:7"; "%" for all of a kind. */
export function topicOf(kind: string, about: string | number): string {
  return `${kind}:${about}`;
}

/** The kind of work that a row holds, e.g. "reply". */
export function kindOf({ topic }: { topic: string }): string {
  return topic.split(":")[0] ?? topic;
}
