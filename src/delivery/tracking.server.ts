import { AsyncLocalStorage } from "node:async_hooks";

/** What is learned of an answer while it is made. */
export interface Tracking {
  /** Database queries that it took. */
  queries: number;
  /** A query failed, whether or not the answer made do without. */
  isDegraded: boolean;
  /** The address asks for what is not there: there are as many such addresses as somebody makes up. */
  isNoStore: boolean;
  /** After this moment it is wrong, ms since 1970: it tells the minute of a match. */
  rightUntil: number;
}

const current = new AsyncLocalStorage<Tracking>();

/** Runs `make` and notes what happens meanwhile. */
export async function track<Made>(make: () => Promise<Made>): Promise<{ made: Made; tracking: Tracking }> {
  const tracking: Tracking = {
    queries: 0,
    isDegraded: false,
    isNoStore: false,
    rightUntil: Number.POSITIVE_INFINITY,
  };
  const made = await current.run(tracking, make);
  return { made, tracking };
}

/** Says that what is being made is not to be stored: an unknown match, a page behind the last one. */
export function noStore(): void {
  const tracking = current.getStore();
  if (tracking) tracking.isNoStore = true;
}

/** Says after which moment what is being made is wrong, though nothing is saved: ms since 1970. */
export function rightUntil(moment: number): void {
  const tracking = current.getStore();
  if (tracking) tracking.rightUntil = Math.min(tracking.rightUntil, moment);
}

/** Counts what was read elsewhere, or before, among what is being made. */
export function addTracking({ queries, isDegraded }: Pick<Tracking, "queries" | "isDegraded">): void {
  const tracking = current.getStore();
  if (!tracking) return;
  tracking.queries += queries;
  tracking.isDegraded ||= isDegraded;
}

/** For the database's log: told of each query when it has ended. */
export function trackQuery({ level }: { level: "query" | "error" }): void {
  addTracking({ queries: 1, isDegraded: level === "error" });
}
