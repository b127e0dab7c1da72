import type { App } from "#src/app/app.server.ts";
import { countTry } from "#src/app/throttle.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { type AddressStatus, mayAsk, NOT_ASKED } from "./ask-address.server.ts";
import { checkErrors } from "./errors.server.ts";
import { aDayBefore, isFree, isWanted } from "./link-queries.server.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of one text; nobody writes more links. */
const MOST_OF_A_TEXT = 100;
/** New addresses of one account: nobody makes this server knock at the whole internet's doors. */
const MOST_AN_HOUR = 300;
const KEPT_MS = 30 * DAY_MS;

type Clock = Pick<App, "db" | "now">;

/**
 * Wants foreign addresses asked, in the background, those that were not asked today. Whoever wants too many has to do
 * without.
 */
export async function wantLinks(app: App, accountId: number, addresses: readonly string[]): Promise<void> {
  const some = [...new Set(addresses)].slice(0, MOST_OF_A_TEXT);
  const known = await listKnown(app, some);
  const fresh = some.filter((address) => !known.has(address));
  const now = app.now().toISOString();
  for (const address of fresh) {
    if (!(await isWithin(app, accountId))) return;
    const url = URL.parse(address);
    const state =
      url && mayAsk(url) ? { checked_at: null, status: null } : { checked_at: now, status: NOT_ASKED };
    await app.db
      .insertInto("checked_links")
      .values({ address, wanted_at: now, claimed_at: null, ...state })
      .onConflict((conflict) =>
        conflict.column("address").doUpdateSet({ wanted_at: now }).where("checked_links.wanted_at", "<", now),
      )
      .execute();
  }
}

/** Takes an address for this process; false where another has it, or it was asked meanwhile. */
export async function claimLink({ db, now }: Clock, address: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("checked_links")
    .set({ claimed_at: now().toISOString() })
    .where("address", "=", address)
    .where(isWanted)
    .where(isFree(now()))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Keeps how an address answered. */
export async function keepAnswer({ db, now }: Clock, address: string, status: AddressStatus): Promise<void> {
  await db
    .updateTable("checked_links")
    .set({ checked_at: now().toISOString(), claimed_at: null, status })
    .where("address", "=", address)
    .execute();
}

/** Forgets addresses to which no text has led for a month. */
export async function forgetOldAddresses({ db, now }: Clock): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS).toISOString();
  await db.deleteFrom("checked_links").where("wanted_at", "<", before).execute();
}

/** Those that wait already, or were asked within a day. */
async function listKnown({ db, now }: Clock, addresses: string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .selectFrom("checked_links")
    .select("address")
    .where("address", "in", addresses)
    .where((e) => e.or([e("checked_at", "is", null), e("checked_at", ">", aDayBefore(now()))]))
    .execute();
  return new Set(rows.map(({ address }) => address));
}

async function isWithin(app: App, accountId: number): Promise<boolean> {
  try {
    const bucket = { name: `checks:links:${accountId}`, most: MOST_AN_HOUR, windowMs: HOUR_MS };
    await countTry(app, [bucket], checkErrors.too_many_links());
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "too_many") return false;
    throw error;
  }
}
