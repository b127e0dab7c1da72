/** A page that tells the time is kept for no more than a minute, and the network takes a while. */
const MOST_AHEAD_MS = 90_000;
const MOST_BEHIND_MS = 2000;

/**
 * By what was told: later its age would look like a fault. On the page itself: the early script weighs a page's time
 * when it has just come, the other scripts have this module for themselves and may come minutes later.
 */
const page = globalThis as typeof globalThis & { clockFaults?: Map<string, number> };
page.clockFaults ??= new Map();
const known = page.clockFaults;

/**
 * What has to be added to the device's clock, ms: nothing where it can be right, else what makes it that of the server.
 * It stays, also while the device sleeps.
 * @param told the server's time as it has just come, UTC ISO; told again, it is not weighed anew
 */
export function clockFault(told: string): number {
  const ahead = Date.now() - Date.parse(told);
  const isRight = ahead >= -MOST_BEHIND_MS && ahead <= MOST_AHEAD_MS;
  const fault = known.get(told) ?? (isRight ? 0 : -ahead);
  known.set(told, fault);
  return fault;
}
