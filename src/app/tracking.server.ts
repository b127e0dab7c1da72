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

const NOTHING = { queries: 0, isDegraded: false, isNoStore: false, rightUntil: Number.POSITIVE_INFINITY };
const current = new AsyncLocalStorage<Tracking>();

/** Runs `make` and notes what happens meanwhile. */
export async function track<Made>(make: () => Promise<Made>): Promise<{ made: Made; tracking: Tracking }> {
  const tracking: Tracking = { ...NOTHING };
  return { made: await current.run(tracking, make), tracking };
}

/** Adds what was learned elsewhere, or before, to what is being made. */
export function addTracking(learned: Partial<Tracking>): void {
  const tracking = current.getStore();
  if (!tracking) return;
  const { queries, isDegraded, isNoStore, rightUntil } = { ...NOTHING, ...learned };
  tracking.queries += queries;
  tracking.isDegraded ||= isDegraded;
  tracking.isNoStore ||= isNoStore;
  tracking.rightUntil = Math.min(tracking.rightUntil, rightUntil);
}

/** Says that what is being made is not to be stored: an unknown match, a page behind the last one. */
export const noStore = () => addTracking({ isNoStore: true });

/** Says after which moment what is being made is wrong, though nothing is saved: ms since 1970. */
export const rightUntil = (moment: number) => addTracking({ rightUntil: moment });

/** For the database's log: told of each query when it has ended. */
export const trackQuery = ({ level }: { level: "query" | "error" }) =>
  addTracking({ queries: 1, isDegraded: level === "error" });
