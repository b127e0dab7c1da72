import { useOfficeText } from "#src/i18n/office-text.ts";
// First: what the components have refines it.
import "../office-styles.ts";
import { useEffect } from "react";
import { Outlet, redirect, useLoaderData, useLocation } from "react-router";
import { callerContext, page } from "#src/delivery/page.server.ts";
import { useSlowNavigation } from "#src/ui/use-slow-navigation.ts";
import { ConfirmDialog } from "../confirm.tsx";
import { useListPlaces } from "../list-places.ts";
import { OfficeFault } from "../office-fault.tsx";
import { OFFICE_HANDLE } from "../office-handle.ts";
import { Shortcuts } from "../shortcuts.tsx";
import { Toasts } from "../toasts.tsx";
import styles from "./office-layout.module.css";
import { Sidebar } from "./sidebar.tsx";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import { useFocusInPage } from "./use-focus-in-page.ts";
import { useTaskNews } from "./use-task-news.ts";
import { useSamePerson, useVerifiedSession } from "./use-verified-session.ts";

export const handle = OFFICE_HANDLE;

/** Without a session every page but the sign-in leads there; with one, the sign-in leads to the dashboard. */
export const loader = page(async (_, { request, context }) => {
  const { pathname, search } = new URL(request.url);
  const isSignIn = pathname.startsWith("/admin/login");
  const account = await context.get(callerContext)();
  if (!account && !isSignIn) {
    const next = encodeURIComponent(pathname + search);
    throw redirect("/admin/login", {
      headers: { "set-cookie": `admin_next=${next}; Path=/admin; Max-Age=600; SameSite=Strict` },
    });
  }
  if (account && isSignIn) throw redirect("/admin");
  return { account: account ? { username: account.username, role: account.role } : null };
});

/**
 * The frame stays: signing in and out load the whole document, and a frame that could not be loaded is asked for by
 * whoever tries again, as it is missing. Asked for anew after a save whose network is gone, its fault would take the
 * page away with all that is typed in it.
 */
export const shouldRevalidate = () => false;

export default function OfficeLayout() {
  const { account } = useLoaderData<typeof loader>();
  const words = useOfficeText("office");
  const { pathname } = useLocation();
  const isSignIn = pathname.startsWith("/admin/login");
  const awaited = useSlowNavigation();
  // Lists say themselves that they are fetched anew.
  const isLeaving = awaited !== undefined && awaited !== pathname;
  useEffect(() => document.body.classList.add("office"), []);
  useVerifiedSession(isSignIn);
  useSamePerson();
  useListPlaces();
  useFocusInPage();
  useTaskNews(!isSignIn);
  if (isSignIn) return <Outlet />;
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skip}
      </a>
      <div className={styles.frame}>
        <Sidebar account={account} />
        <div className={styles.content}>
          <p className="visually-hidden" role="status">
            {isLeaving && words.loading}
          </p>
          <div className={isLeaving ? "is-pending" : undefined} aria-busy={isLeaving}>
            <Outlet />
          </div>
        </div>
      </div>
      <Toasts />
      <ConfirmDialog />
      <SignInAgainDialog />
      <Shortcuts />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <OfficeFault error={error} />;
}
