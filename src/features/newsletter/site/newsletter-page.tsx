import { data, Form, Link, useActionData, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { check } from "#src/api/check.server.ts";
import { readForm } from "#src/api/form-post.server.ts";
import type { App } from "#src/app/app.server.ts";
import { requestInfo } from "#src/app/request-info.server.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { isAppError } from "#src/errors/app-error.ts";
import { say } from "#src/errors/messages.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { isLanguage, type Language, localPath } from "#src/i18n/languages.ts";
import { Void } from "#src/ui/void.tsx";
import { confirmSubscription, subscribe, unsubscribe } from "../commands.server.ts";
import { NEWSLETTER_ANSWERS } from "../newsletter.ts";
import { Subscription, TokenBody } from "../schemas.server.ts";
import { useNewsletterText } from "../use-newsletter-text.ts";
import "./newsletter.css";

const MOST_BYTES = 8192;

export const handle = { uncachedQuery: ["token"] } satisfies PageHandle;

/** `/newsletter/confirm` and `/newsletter/unsubscribe`: what the links in our mails open. */
export const loader = page(async (_, { params, request }) => {
  const step = params.step;
  if (step !== undefined && step !== "confirm" && step !== "unsubscribe") {
    throw data({ code: "not_found", message: "There is no such page." }, { status: 404 });
  }
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { step, token: /^[\w-]{43}$/.test(token) ? token : null };
});

/**
 * Nothing happens by opening a link, because mail programs open links to look at them: a person presses the
 * button, which posts. Without a step it is the footer's form, before JavaScript.
 */
export const action = page(async (app, { params, request }) => {
  const language = isLanguage(params.language) ? params.language : "en";
  try {
    return { message: await act(app, request, params.step, language), isDone: true };
  } catch (error) {
    if (!isAppError(error) || error.status >= 500) throw error;
    return data({ message: say(error.said, language), isDone: false }, { status: error.status });
  }
});

async function act(
  app: App,
  request: Request,
  step: string | undefined,
  language: Language,
): Promise<string> {
  const form = await readForm(request, MOST_BYTES);
  if (!step) {
    const wanted = check(Subscription, { email: form.get("email") ?? "", language });
    await subscribe(app, wanted, requestInfo(request).address);
    return NEWSLETTER_ANSWERS.checkInbox[language];
  }
  const { token } = check(TokenBody, { token: form.get("token") ?? "" });
  if (step === "confirm") return NEWSLETTER_ANSWERS.subscribed[await confirmSubscription(app, token)];
  return NEWSLETTER_ANSWERS.unsubscribed[await unsubscribe(app, token)];
}

export default function NewsletterPage() {
  const { step, token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const text = useNewsletterText();
  const language = useLanguage();
  const isConfirm = step === "confirm";
  return (
    <main id="main" className="wrap fault" tabIndex={-1}>
      <PageHead title={`${text.heading} | ${club.name[language]}`} isIndexed={false} />
      {!step && !outcome ? (
        <Void title={text.heading} hint={text.about} level={1}>
          <Form method="post">
            <input
              className="nl-email"
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              aria-label={text.email}
              placeholder={text.email}
            />{" "}
            <button type="submit" className="btn">
              {text.subscribe}
            </button>
          </Form>
        </Void>
      ) : outcome || !token ? (
        <Void title={outcome?.message ?? text.expired} isBad={!outcome?.isDone} level={1}>
          <Link className="btn" to={localPath(language, "/")}>
            {text.toHome}
          </Link>
        </Void>
      ) : (
        <Void
          title={isConfirm ? text.confirm : text.unsubscribe}
          hint={isConfirm ? text.confirmHint : text.unsubscribeHint}
          level={1}
        >
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="btn">
              {isConfirm ? text.confirm : text.unsubscribe}
            </button>
          </Form>
        </Void>
      )}
    </main>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useNewsletterText().heading} />;
}
