import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Account, App } from "#src/app/app.server.ts";
import { limitConcurrency } from "#src/app/limit-concurrency.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Db } from "#src/db/database.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import { cookie, hashSecret, readCookie } from "./cookies.server.ts";
import { dropPasses, PASS_COOKIE, PASS_PATH } from "./pass-commands.server.ts";
import { ACTING, actingAccount, liveSessions } from "./queries.server.ts";

const ABSOLUTE_MS = 24 * 60 * 60 * 1000;
/** Writing "last used" at each request would cost a commit each. */
const TOUCH_MS = 60 * 1000;
const DEVICE_DAYS = 180;

/** A new session: the token for the `Authorization` header and, for a browser, the cookies to set. */
export interface NewSession {
  token: string;
  cookies: string[];
}

/**
 * Starts a session. A browser gets an HttpOnly cookie and a token that is bound to it, each worthless
 * without the other; a script gets one opaque token. Only hashes are stored.
 */
export async function startSession(app: App, accountId: number, request: Request): Promise<NewSession> {
  const secret = randomBytes(32).toString("base64url");
  const { address, isSecure } = requestInfo(request);
  const isBrowser = fromBrowser(request);
  const now = app.now();
  await app.db
    .insertInto("sessions")
    .values({
      account_id: accountId,
      token_hash: hashSecret(secret),
      kind: isBrowser ? "browser" : "bearer",
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ABSOLUTE_MS).toISOString(),
      address,
      user_agent: request.headers.get("user-agent")?.slice(0, 300) ?? null,
    })
    .execute();
  if (!isBrowser) return { token: secret, cookies: [] };
  const device = await rememberDevice(app, accountId, request);
  return {
    token: bind(secret),
    cookies: [
      cookie(sessionCookie(isSecure), secret, isSecure, ABSOLUTE_MS / 1000),
      cookie("device", device, isSecure, DEVICE_DAYS * 86_400),
    ],
  };
}

/**
 * Who makes an API call: by cookie and bound token (a browser), or by a stand-alone token (a script).
 * The account's role and state are read each time, so that taking them away holds from the next request.
 * @throws AppError `unavailable` where too many strangers' keys wait to be looked up
 */
export async function authenticate(app: App, request: Request): Promise<Account | null> {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (!bearer) return null;
  const secret = readSessionCookie(request);
  if (secret && isEqual(bind(secret), bearer)) return findAccount(app, request, secret, "browser");
  return fromBrowser(request) ? null : findAccount(app, request, bearer, "bearer");
}

/** Who opens a back-office page: by the cookie alone, which only shows the page's frame. */
export async function authenticatePage(app: App, request: Request): Promise<Account | null> {
  const secret = readSessionCookie(request);
  return secret ? findAccount(app, request, secret, "browser") : null;
}

/** Ends the caller's session: the cookies that clear it, and whose it was. */
export async function endSession(
  app: App,
  request: Request,
): Promise<{ cookies: string[]; accounts: { id: number; username: string }[] }> {
  const bearer = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  const secrets = [readSessionCookie(request), bearer].filter((secret) => secret !== undefined);
  const hashes = [...secrets, ""].map(hashSecret);
  // What was deleted says whose it was: of two who sign out at the same moment one has ended the session.
  const ended = await app.db
    .deleteFrom("sessions")
    .where("token_hash", "in", hashes)
    .returning(["id", "account_id"])
    .execute();
  for (const { id, account_id } of ended) await dropPasses(app.db, account_id, { of: id });
  const ids = ended.map(({ account_id }) => account_id);
  const accounts =
    ids.length === 0
      ? []
      : await app.db.selectFrom("accounts").select(["id", "username"]).where("id", "in", ids).execute();
  const { isSecure } = requestInfo(request);
  return {
    cookies: [
      cookie(sessionCookie(isSecure), "", isSecure, 0),
      cookie(PASS_COOKIE, "", isSecure, 0, PASS_PATH),
    ],
    accounts,
  };
}

/**
 * Ends the sessions of an account from the next request on, e.g. after a password change.
 * @param but the session that goes on: the one in which its owner did this
 * @returns how many ended
 */
export async function endAllSessions(app: { db: Db }, accountId: number, but?: number): Promise<number> {
  const { numDeletedRows } = await app.db
    .deleteFrom("sessions")
    .where("account_id", "=", accountId)
    .where("id", "!=", but ?? 0)
    .executeTakeFirst();
  await dropPasses(app.db, accountId, { but });
  return Number(numDeletedRows);
}

/** The id of the known device that a request comes from, if the account signed in there before. */
export async function findKnownDevice(
  app: App,
  accountId: number,
  request: Request,
): Promise<number | undefined> {
  const token = readCookie(request, "device");
  if (!token) return undefined;
  const since = new Date(app.now().getTime() - DEVICE_DAYS * 86_400_000).toISOString();
  const device = await app.db
    .selectFrom("known_devices")
    .select("id")
    .where("token_hash", "=", hashSecret(token))
    .where("account_id", "=", accountId)
    .where("last_used_at", ">", since)
    .executeTakeFirst();
  return device?.id;
}

/**
 * Makes strangers of an account's devices: who guesses there has no limit of its own any more.
 * @param but a request from the one that stays known
 */
export async function forgetDevices(db: Db, accountId: number, but?: Request): Promise<void> {
  const token = but && readCookie(but, "device");
  await db
    .deleteFrom("known_devices")
    .where("account_id", "=", accountId)
    .$if(token !== undefined, (query) => query.where("token_hash", "!=", hashSecret(token ?? "")))
    .execute();
}

async function rememberDevice(app: App, accountId: number, request: Request): Promise<string> {
  const at = app.now().toISOString();
  const known = await findKnownDevice(app, accountId, request);
  if (known !== undefined) {
    await app.db.updateTable("known_devices").set({ last_used_at: at }).where("id", "=", known).execute();
    return readCookie(request, "device")!;
  }
  const token = randomBytes(24).toString("base64url");
  await app.db
    .insertInto("known_devices")
    .values({ account_id: accountId, token_hash: hashSecret(token), created_at: at, last_used_at: at })
    .execute();
  return token;
}

/** Forgets sessions that have ended, links that nobody can use and devices that nobody came back with. */
export async function forgetOldAccess(app: App): Promise<void> {
  const now = app.now();
  await app.db.deleteFrom("sessions").where("expires_at", "<", now.toISOString()).execute();
  await app.db.deleteFrom("match_passes").where("expires_at", "<", now.toISOString()).execute();
  await app.db.deleteFrom("account_links").where("expires_at", "<", daysBefore(now, 30)).execute();
  await app.db.deleteFrom("known_devices").where("last_used_at", "<", daysBefore(now, DEVICE_DAYS)).execute();
}

/** Made-up keys by the thousand would have all of the database's connections; staff who are known wait for none of them. */
const strangers = limitConcurrency(3, 250);

function findAccount(
  app: App,
  request: Request,
  secret: string,
  kind: "browser" | "bearer",
): Promise<Account | null> {
  const look = () => lookUp(app, request, secret, kind);
  return requestInfo(request).isKnown === false ? strangers(look) : look();
}

async function lookUp(
  app: App,
  request: Request,
  secret: string,
  kind: "browser" | "bearer",
): Promise<Account | null> {
  const now = app.now();
  const row = await liveSessions(app)
    .innerJoin("accounts", "accounts.id", "sessions.account_id")
    .select(["sessions.id as session_id", "sessions.last_used_at", ...ACTING])
    .where("sessions.token_hash", "=", hashSecret(secret))
    .where("sessions.kind", "=", kind)
    .where("accounts.is_active", "=", 1)
    .where("accounts.deleted_at", "is", null)
    .executeTakeFirst();
  if (!row) return null;
  requestInfo(request).accountId = row.id;
  if (now.getTime() - Date.parse(row.last_used_at) > TOUCH_MS) {
    await app.db
      .updateTable("sessions")
      .set({ last_used_at: now.toISOString() })
      .where("id", "=", row.session_id)
      .execute();
  }
  return { ...actingAccount(row), sessionId: row.session_id };
}

/** Browsers send `Sec-Fetch-Site` (all of today's) or at least `Origin`; scripts send neither. */
function fromBrowser(request: Request): boolean {
  return request.headers.has("sec-fetch-site") || request.headers.has("origin");
}

/** The `__Host-` prefix ties a cookie to this very host, but browsers accept it behind TLS only. */
function sessionCookie(isSecure: boolean): string {
  return isSecure ? "__Host-session" : "session";
}

function readSessionCookie(request: Request): string | undefined {
  return readCookie(request, sessionCookie(requestInfo(request).isSecure));
}

function bind(secret: string): string {
  return createHmac("sha256", secret).update("api token").digest("base64url");
}

function isEqual(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
