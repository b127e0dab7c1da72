import { sql } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { NO_ANSWER } from "./ask-address.server.ts";

const DAY_MS = 86_400_000;
/** A node that died with an address leaves it to the others. */
const CLAIM_MS = 60_000;

/** What is known of foreign addresses. */
export interface LinkStates {
  /** Answered that there is nothing: 404 or 410. */
  dead: Set<string>;
  /** Answered nothing, or with an error of their own. */
  silent: Set<string>;
  /** Not asked yet. */
  waiting: Set<string>;
}

/** How foreign addresses answered when they were last asked. One query, none for none. */
export async function readLinkStates(db: Db, addresses: readonly string[]): Promise<LinkStates> {
  const states: LinkStates = { dead: new Set(), silent: new Set(), waiting: new Set(addresses) };
  if (addresses.length === 0) return states;
  const rows = await db
    .selectFrom("checked_links")
    .select(["address", "status"])
    .where("address", "in", [...new Set(addresses)])
    .where("status", "is not", null)
    .execute();
  for (const { address, status } of rows) {
    states.waiting.delete(address);
    if (status === 404 || status === 410) states.dead.add(address);
    // Other refusals, e.g. 403 and 429, are of a site that lets no program in.
    else if (status === NO_ANSWER || (status ?? 0) >= 500) states.silent.add(address);
  }
  return states;
}

/** Addresses that a text leads to and that nobody has asked since: at most `most`, the longest waiting first. */
export async function listWantedLinks(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("checked_links")
    .select("address")
    .where(isWanted)
    .where(isFree(now))
    .orderBy("wanted_at")
    .orderBy("address")
    .limit(most)
    .execute();
  return rows.map(({ address }) => address);
}

export const isWanted = sql<boolean>`(checked_at is null or checked_at < wanted_at)`;

/** Whether nobody asks it at this moment. */
export function isFree(now: Date) {
  const since = new Date(now.getTime() - CLAIM_MS).toISOString();
  return sql<boolean>`(claimed_at is null or claimed_at < ${since})`;
}

/** UTC ISO; what was asked after it is not asked again today. */
export function aDayBefore(now: Date): string {
  return new Date(now.getTime() - DAY_MS).toISOString();
}
