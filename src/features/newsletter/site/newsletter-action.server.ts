import { check } from "#src/api/check.server.ts";
import { formSender, readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import type { Language } from "#src/i18n/languages.ts";
import { confirmSubscription, subscribe, unsubscribe } from "../commands.server.ts";
import { NEWSLETTER_ANSWERS } from "../newsletter.ts";
import { Subscription, TokenBody } from "../schemas.server.ts";

const MOST_BYTES = 8192;

/**
 * What a posted form does: without a step it subscribes, else it confirms or ends a subscription.
 * @returns a sentence for the visitor
 * @throws AppError for what is refused
 */
export async function answerForm(
  app: App,
  request: Request,
  step: string | undefined,
  language: Language,
): Promise<string> {
  // A mail program posts `List-Unsubscribe=One-Click`, in whatever form: the token in the address says it all.
  const inAddress = new URL(request.url).searchParams.get("token");
  if (step === "unsubscribe" && inAddress) return leave(app, inAddress);
  const form = await readForm(request, MOST_BYTES);
  if (!step) {
    const wanted = check(Subscription, { email: form.get("email") ?? "", language });
    const sender = await formSender(app, request, form);
    await subscribe(sender, wanted, requestInfo(request).address);
    return NEWSLETTER_ANSWERS.checkInbox[language];
  }
  const { token } = check(TokenBody, { token: form.get("token") ?? "" });
  if (step === "confirm") return NEWSLETTER_ANSWERS.subscribed[await confirmSubscription(app, token)];
  return leave(app, token);
}

async function leave(app: App, given: string): Promise<string> {
  const { token } = check(TokenBody, { token: given });
  return NEWSLETTER_ANSWERS.unsubscribed[await unsubscribe(app, token)];
}
