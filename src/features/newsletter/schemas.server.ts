import { z } from "zod";
import { Email, QueryLimit, QueryOffset } from "#src/api/fields.server.ts";
import { messageText } from "#src/errors/messages.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { newsletterErrors } from "./errors.server.ts";

export const Subscription = z
  .strictObject({
    // One address in two spellings is one person.
    email: Email.transform((email) => email.toLowerCase()),
    language: z.enum(LANGUAGES).default("en"),
  })
  .meta({ id: "Subscription" });
export type Subscription = z.output<typeof Subscription>;

/** What a link in our mail carries: 32 random bytes in base64url. */
const Token = z.string().regex(/^[\w-]{43}$/, messageText(newsletterErrors.link_expired()));

export const TokenBody = z.strictObject({ token: Token }).meta({ id: "NewsletterToken" });

export const TokenQuery = z.object({
  token: Token.optional().meta({ description: "For one-click unsubscribing, RFC 8058." }),
});

export const Done = z.object({ ok: z.literal(true), message: z.string() }).meta({ id: "NewsletterAnswer" });

export const SubscriberQuery = z.object({ limit: QueryLimit(1000, 100), offset: QueryOffset });

export const SubscriberList = z.object({
  subscribers: z.array(
    z
      .object({
        id: z.number(),
        email: z.string(),
        language: z.enum(LANGUAGES),
        confirmed_at: z.string(),
      })
      .meta({ id: "Subscriber" }),
  ),
  total: z.number(),
});
