import { check } from "#src/api/check.server.ts";
import { formSender, readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import type { Language } from "#src/i18n/languages.ts";
import { confirmSubscription, subscribe, unsubscribe } from "../commands.server.ts";
import { NEWSLETTER_ANSWERS } from "../newsletter.ts";
import { Subscription, TokenBody } from "../schemas.server.ts";

const MOST_BYTES = 8192;

/** What became of a form that was posted without JavaScript; an address that was typed comes back after a refusal. */
export interface FormOutcome {
  status: number;
  /** For the visitor. */
  message: string;
  isDone: boolean;
  typed: string;
}

/** What a posted form does: without a step it subscribes, else it confirms or ends a subscription. */
export async function receiveForm(
  app: App,
  request: Request,
  step: string | undefined,
  language: Language,
): Promise<FormOutcome> {
  let typed = "";
  try {
    // A mail program posts `List-Unsubscribe=One-Click`, in whatever form: the token in the address says it all.
    const inAddress = new URL(request.url).searchParams.get("token");
    if (step === "unsubscribe" && inAddress) return done(await leave(app, inAddress));
    const form = await readForm(request, MOST_BYTES);
    if (!step) {
      typed = form.get("email") ?? "";
      const wanted = check(Subscription, { email: typed, language });
      const sender = await formSender(app, request, form);
      await subscribe(sender, wanted, requestInfo(request).address);
      return done(NEWSLETTER_ANSWERS.checkInbox[language]);
    }
    const { token } = check(TokenBody, { token: form.get("token") ?? "" });
    if (step === "confirm") return done(NEWSLETTER_ANSWERS.subscribed[await confirmSubscription(app, token)]);
    return done(await leave(app, token));
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    return { status: error.status, message: say(error.said, language), isDone: false, typed };
  }
}

function done(message: string): FormOutcome {
  return { status: 200, message, isDone: true, typed: "" };
}

async function leave(app: App, given: string): Promise<string> {
  const { token } = check(TokenBody, { token: given });
  return NEWSLETTER_ANSWERS.unsubscribed[await unsubscribe(app, token)];
}
