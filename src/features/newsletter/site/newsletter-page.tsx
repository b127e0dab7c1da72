import { data, Form, Link, useActionData, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { receiveForm } from "./newsletter-action.server.ts";
import styles from "./newsletter-page.module.css";

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
export const action = page(async (app, { params, request, language }) => {
  const outcome = await receiveForm(app, request, params.step, language);
  return data(outcome, { status: outcome.status });
});

export default function NewsletterPage() {
  const { step, token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const text = useSiteText("newsletter");
  const language = useLanguage();
  const isConfirm = step === "confirm";
  return (
    <NoticePage>
      <PageHead title={`${text.heading} | ${club.name[language]}`} isIndexed={false} />
      {!step && !outcome?.isDone ? (
        <EmptyState
          title={outcome?.message ?? text.heading}
          hint={text.about}
          isBad={outcome !== undefined}
          level={1}
        >
          <Form method="post">
            <input
              className={styles.email}
              type="email"
              name="email"
              defaultValue={outcome?.typed}
              required
              maxLength={254}
              autoComplete="email"
              aria-label={text.email}
              placeholder={text.email}
            />{" "}
            <button type="submit" className="button">
              {text.subscribe}
            </button>
          </Form>
        </EmptyState>
      ) : outcome || !token ? (
        <EmptyState title={outcome?.message ?? text.expired} isBad={!outcome?.isDone} level={1}>
          <Link className="button" to={localPath(language, "/")}>
            {text.toHome}
          </Link>
        </EmptyState>
      ) : (
        <EmptyState
          title={isConfirm ? text.confirm : text.unsubscribe}
          hint={isConfirm ? text.confirmHint : text.unsubscribeHint}
          level={1}
        >
          <Form method="post">
            <input type="hidden" name="token" value={token} />
            <button type="submit" className="button">
              {isConfirm ? text.confirm : text.unsubscribe}
            </button>
          </Form>
        </EmptyState>
      )}
    </NoticePage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("newsletter").heading} />;
}
