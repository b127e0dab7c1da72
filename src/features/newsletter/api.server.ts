import { z } from "zod";
import { check } from "#src/api/check.server.ts";
import { callsOf, JSON_BYTES } from "#src/api/endpoint.server.ts";
import { readJson } from "#src/api/read-body.server.ts";
import { confirmSubscription, subscribe, unsubscribe } from "./commands.server.ts";
import { exportSubscribers } from "./export-commands.server.ts";
import { NEWSLETTER_ANSWERS } from "./newsletter.ts";
import { listSubscribers } from "./queries.server.ts";
import {
  Done,
  SubscriberList,
  SubscriberQuery,
  Subscription,
  TokenBody,
  TokenQuery,
} from "./schemas.server.ts";

const calls = callsOf("Newsletter");

export const newsletterApi = [
  calls.post("/newsletter/subscribe", "public", {
    summary:
      "Asks for the newsletter; the link in a mail confirms. Known and new addresses are answered alike.",
    body: Subscription,
    answer: Done,
    handle: async ({ actor, body, address }) => {
      await subscribe(actor, body, address);
      return { ok: true, message: NEWSLETTER_ANSWERS.checkInbox[body.language] };
    },
  }),
  calls.post("/newsletter/confirm", "public", {
    summary: "Confirms a subscription with the token of the mail, within seven days.",
    body: TokenBody,
    answer: Done,
    handle: async ({ app, body }) => {
      const language = await confirmSubscription(app, body.token);
      return { ok: true, message: NEWSLETTER_ANSWERS.subscribed[language] };
    },
  }),
  calls.post("/newsletter/unsubscribe", "public", {
    summary: "Ends a subscription: the token as JSON {token}, or in the query for mail programs (RFC 8058).",
    query: TokenQuery,
    answer: Done,
    handle: async ({ app, query, request }) => {
      // A mail program sends `List-Unsubscribe=One-Click` as a form; the token in the address says it all.
      const token = query.token ?? check(TokenBody, await readJson(request, JSON_BYTES)).token;
      const language = await unsubscribe(app, token);
      return { ok: true, message: NEWSLETTER_ANSWERS.unsubscribed[language] };
    },
  }),
  calls.get("/admin/newsletter/subscribers", "editor", {
    summary: "Who confirmed the subscription, the newest first.",
    query: SubscriberQuery,
    answer: SubscriberList,
    handle: ({ app, query }) => listSubscribers(app.db, query),
  }),
  calls.get("/admin/newsletter/subscribers.csv", "editor", {
    summary: "The subscribers as a file for a mailing program, each with the link to leave.",
    answer: z.string().meta({ description: "CSV" }),
    produces: "text/csv",
    handle: ({ actor }) => exportSubscribers(actor),
  }),
];
