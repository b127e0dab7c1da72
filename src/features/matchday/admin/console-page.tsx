import { useEffect } from "react";
import { Link, redirect, useParams } from "react-router";
import { club } from "#club/club.ts";
import { signOut, useSession } from "#src/api/session.ts";
import { callerContext, type PageHandle, page } from "#src/delivery/page.server.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import styles from "./console.module.css";
import { Console } from "./console.tsx";
import { ConsoleProvider } from "./console-context.tsx";
import { HandedOver } from "./handed-over.tsx";
import { useOpenMatch } from "./use-open-match.ts";

/** Made for each who asks; it starts the worker that answers for it without a network. */
export const handle = {
  query: "any",
  policy: { images: ["data:", "blob:"], hasWorkers: true },
} satisfies PageHandle;

/**
 * The page itself holds nothing of the match: that comes by the API, or from the device. Whoever has no session signs
 * in first; a device that has the page already shows it without one.
 */
export const loader = page(async (_, { request, context }) => {
  const account = await context.get(callerContext)();
  if (account) return null;
  const next = encodeURIComponent(new URL(request.url).pathname);
  throw redirect("/admin/login", {
    headers: { "set-cookie": `admin_next=${next}; Path=/admin; Max-Age=600; SameSite=Strict` },
  });
});

/** Nothing of it changes while it is open. */
export const shouldRevalidate = () => false;

/** `/admin/matchday/7`: the match of that number, run from a phone. */
export default function ConsolePage() {
  const match = Number(useParams().id);
  const opened = useOpenMatch(match);
  const session = useSession();
  const words = useOfficeText("matchday");
  const language = useLanguage();
  useEffect(() => document.body.classList.add("office"), []);
  useEffect(() => {
    if (session && opened && typeof opened !== "string") void opened.signedIn();
  }, [session, opened]);
  useEffect(() => {
    if (opened === "signed out") void signOut(true);
  }, [opened]);
  if (opened && typeof opened !== "string")
    return (
      <ConsoleProvider console={opened.console}>
        <Console isDurable={opened.isDurable} />
        <HandedOver entries={opened.handed} isCodeCut={opened.isCodeCut} />
      </ConsoleProvider>
    );
  return (
    <main id="main" className={styles.empty} aria-busy={opened === undefined} tabIndex={-1}>
      <title>{`${words.title} | ${club.name[language]}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="visually-hidden">{words.title}</h1>
      {opened === "not found" && (
        <EmptyState title={words.notFound} hint={words.notFoundHint} isBad>
          <Link className="button button-small" to="/admin/matches">
            {words.toMatches}
          </Link>
        </EmptyState>
      )}
      {opened === "not here" && (
        <EmptyState title={words.notHere} hint={words.notHereHint} isBad>
          <button type="button" className="button button-small" onClick={() => location.reload()}>
            {words.tryAgain}
          </button>
        </EmptyState>
      )}
    </main>
  );
}
