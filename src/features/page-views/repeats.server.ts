import { createHash, randomBytes } from "node:crypto";
import { networkOf } from "#src/http/address.server.ts";

const SAME_PAGE_MS = 10_000;
const MINUTE_MS = 60_000;
/** A stadium's fans share one address; a program that reports more than this is none of them. Of a network: each has 2^64 addresses. */
const MOST_A_MINUTE = 300;
const MOST_KEPT = 50_000;

/**
 * Knows the views of the last seconds, so that a reload is not a visit. Only in memory, and only hashes
 * with a salt that ends with the process: nothing that could tell later who read what.
 */
export function createRepeatFilter() {
  const salt = randomBytes(16);
  const lastViews = new Map<string, number>();
  const minutes = new Map<string, { since: number; views: number }>();
  const key = (...parts: string[]) =>
    createHash("sha256").update(salt).update(parts.join("\n")).digest("base64");

  return {
    /** Whether this view is one of the last ten seconds again, or one too many from its network. */
    isRepeat(address: string, path: string, now: number): boolean {
      const network = networkOf(address);
      const view = key(network, path);
      const before = lastViews.get(view);
      if (before !== undefined && now - before < SAME_PAGE_MS) return true;
      const visitor = key(network);
      const minute = minutes.get(visitor);
      const isSameMinute = minute !== undefined && now - minute.since < MINUTE_MS;
      if (isSameMinute && minute.views >= MOST_A_MINUTE) return true;
      minutes.set(visitor, isSameMinute ? { ...minute, views: minute.views + 1 } : { since: now, views: 1 });
      // Deleted first, so that the map stays in the order of time.
      lastViews.delete(view);
      lastViews.set(view, now);
      dropOldest(lastViews);
      dropOldest(minutes);
      return false;
    },
  };
}

function dropOldest(map: Map<string, unknown>): void {
  if (map.size <= MOST_KEPT) return;
  for (const oldest of map.keys()) {
    map.delete(oldest);
    break;
  }
}
