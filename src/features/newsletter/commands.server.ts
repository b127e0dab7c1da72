import { createHash, randomUUID } from "node:crypto";
import { type ExpressionBuilder, sql } from "kysely";
import type { Actor } from "#src/app/actor.server.ts";
import type { App } from "#src/app/app.server.ts";
import { onceOutside } from "#src/app/once.server.ts";
import { countStrangersTry } from "#src/app/throttle.server.ts";
import type { Tables } from "#src/db/tables.ts";
import { inTransaction } from "#src/db/transaction.server.ts";
import { AppError, isAppError } from "#src/errors/app-error.ts";
import type { Waiting } from "#src/features/outbox/queries.server.ts";
import { callerBuckets } from "#src/http/address.server.ts";
import { daysBefore } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { newsletterErrors } from "./errors.server.ts";
import { promiseLink, sendWaitingLink } from "./link-letter-commands.server.ts";
import { CONFIRM_WITHIN_DAYS } from "./newsletter.ts";
import type { Subscription } from "./schemas.server.ts";
import { tokenOf } from "./token.server.ts";

const MINUTE_MS = 60_000;

/**
 * Sends a mail to the address, whether it is new or subscribed already: neither the answer nor the time it
 * takes tells strangers who reads the newsletter. Every mail to an address has the same link, so that nobody can make
 * it void by asking again.
 * @throws AppError `too_many`; `unavailable` when the mail does not leave
 */
export function subscribe(actor: Actor, subscription: Subscription, address: string): Promise<void> {
  return onceOutside(actor, () => sendLink(actor, subscription, address));
}

async function sendLink(actor: Actor, subscription: Subscription, address: string): Promise<void> {
  const { app } = actor;
  const { email } = subscription;
  await countStrangersTry(
    app,
    callerBuckets("newsletter:address", address, { most: 5, windowMs: 10 * MINUTE_MS }),
    newsletterErrors.too_many(),
  );
  if (await hasEnoughMail(app, email)) return;

  const waiting = await keepSubscription(actor, { email, language: subscription.language });
  try {
    await sendWaitingLink(app, waiting);
  } catch (error) {
    const refusal = { ...newsletterErrors.failed(), specified: subscription.language };
    throw new AppError("unavailable", refusal, { cause: error });
  }
}

/** Nobody can have us flood somebody's inbox, from however many addresses they ask. */
async function hasEnoughMail(app: App, email: string): Promise<boolean> {
  try {
    await countStrangersTry(
      app,
      [{ name: triesOf(email), most: 3, windowMs: 60 * MINUTE_MS }],
      newsletterErrors.too_many(),
    );
    return false;
  } catch (error) {
    if (isAppError(error) && error.code === "too_many") return true;
    throw error;
  }
}

/** Under what name mails to an address are counted: a hash, so that the address itself is nowhere else. */
export function triesOf(email: string): string {
  // ani+1@ and ani+2@ are one inbox.
  return `newsletter:email:${hash(email.replace(/\+[^@]*@/, "@")).slice(0, 32)}`;
}

/** Keeps the address and, in the same transaction, promises its letter; one that waits makes room for it. */
async function keepSubscription(actor: Actor, { email, language }: Subscription): Promise<Waiting> {
  const { app } = actor;
  const link_hash = hash(await tokenOf(app, email));
  const now = app.now().toISOString();
  const row = { email, language, status: "pending" as const, link_hash, created_at: now };
  const payload = { email, language, mail_id: mailIdOf(actor) };
  return inTransaction(app.db, async (tx) => {
    await tx
      .insertInto("subscribers")
      .values({ ...row, token_hash: link_hash })
      .onConflict((conflict) =>
        conflict.column("email").doUpdateSet({
          ...row,
          // Who confirmed stays subscribed in their language, whatever a stranger types into the form.
          language: sql`case when subscribers.status = 'confirmed' then subscribers.language else ${language} end`,
          status: sql`case when subscribers.status = 'confirmed' then 'confirmed' else 'pending' end`,
        }),
      )
      .execute();
    return promiseLink({ tx, now }, payload);
  });
}

/**
 * The number of the mail: the same for a request that is sent again because this process died with the first. A form
 * without scripts has the same key when it is filled in anew, later, and its mail is then another one.
 */
function mailIdOf({ app, idempotencyKey }: Actor): string {
  const hour = app.now().toISOString().slice(0, 13);
  return `newsletter-${idempotencyKey ? hash(`${idempotencyKey} ${hour}`).slice(0, 32) : randomUUID()}`;
}

/**
 * @returns the subscriber's language
 * @throws AppError `not_found` for a link that was used up or is older than seven days
 */
export async function confirmSubscription(app: App, token: string): Promise<Language> {
  const now = app.now();
  const since = daysBefore(now, CONFIRM_WITHIN_DAYS);
  const confirmed = await app.db
    .updateTable("subscribers")
    .set({ status: "confirmed", confirmed_at: now.toISOString(), unsubscribed_at: null })
    .where((e) => hasToken(e, token))
    .where("status", "=", "pending")
    .where("created_at", ">", since)
    .returning("language")
    .executeTakeFirst();
  if (confirmed) return confirmed.language;
  // The link pressed a second time.
  const known = await findByToken(app, token);
  if (known?.status !== "confirmed") throw new AppError("not_found", newsletterErrors.link_expired());
  return known.language;
}

/**
 * Works however often and however late it is pressed.
 * @returns the subscriber's language
 * @throws AppError `not_found`
 */
export async function unsubscribe(app: App, token: string): Promise<Language> {
  const known = await findByToken(app, token);
  if (!known) throw new AppError("not_found", newsletterErrors.link_expired());
  await app.db
    .updateTable("subscribers")
    .set({ status: "unsubscribed", unsubscribed_at: app.now().toISOString() })
    .where("id", "=", known.id)
    .where("status", "<>", "unsubscribed")
    .execute();
  return known.language;
}

/** Forgets addresses that never confirmed within the week, and those that left a month ago. For the daily round. */
export async function forgetOldSubscriptions(app: App): Promise<void> {
  const before = (days: number) => daysBefore(app.now(), days);
  await app.db
    .deleteFrom("subscribers")
    .where((e) =>
      e.or([
        e.and([e("status", "=", "pending"), e("created_at", "<", before(CONFIRM_WITHIN_DAYS))]),
        e.and([
          e("status", "=", "unsubscribed"),
          e("unsubscribed_at", "<", before(app.config.KEEP_UNSUBSCRIBED_DAYS)),
        ]),
      ]),
    )
    .execute();
}

function findByToken(app: App, token: string) {
  return app.db
    .selectFrom("subscribers")
    .select(["id", "status", "language"])
    .where((e) => hasToken(e, token))
    .executeTakeFirst();
}

/** The links of subscribers from before addresses had one of their own, or another secret key, work too from now on. */
export async function keepLinks(
  app: App,
  subscribers: { id: number; email: string; link_hash: string | null }[],
): Promise<void> {
  const links = await Promise.all(
    subscribers.map(async ({ email, ...known }) => ({ ...known, now: hash(await tokenOf(app, email)) })),
  );
  const outdated = links.filter(({ link_hash, now }) => link_hash !== now);
  await Promise.all(
    outdated.map(({ id, now }) =>
      app.db.updateTable("subscribers").set({ link_hash: now }).where("id", "=", id).execute(),
    ),
  );
}

/** The one token of an address, or the one of a mail from before addresses had one. */
function hasToken(e: ExpressionBuilder<Tables, "subscribers">, token: string) {
  return e.or([e("link_hash", "=", hash(token)), e("token_hash", "=", hash(token))]);
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
