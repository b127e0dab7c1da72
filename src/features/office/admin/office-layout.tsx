import { useEffect } from "react";
import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { callerContext, page } from "#src/delivery/page.server.ts";
import { StaffLanguageProvider } from "#src/i18n/staff-words.tsx";
import { ConfirmDialog } from "../confirm.tsx";
import { OfficeFault } from "../office-fault.tsx";
import { OFFICE_HANDLE } from "../office-handle.ts";
import "../office-styles.ts";
import { Shortcuts } from "../shortcuts.tsx";
import { languageOf } from "../staff-language.ts";
import { Toasts } from "../toasts.tsx";
import { useOfficeWords } from "../use-office-words.ts";
import { Sidebar } from "./sidebar.tsx";
import { SignInAgainDialog } from "./sign-in-again-dialog.tsx";
import { useVerifiedSession } from "./use-verified-session.ts";

export const handle = OFFICE_HANDLE;

/** Without a session every page but the sign-in leads there; with one, the sign-in leads to the dashboard. */
export const loader = page(async (_, { request, context }) => {
  const { pathname, search } = new URL(request.url);
  const cookies = request.headers.get("cookie") ?? "";
  const isSignIn = pathname.startsWith("/admin/login");
  const account = await context.get(callerContext)();
  if (!account && !isSignIn) {
    const next = encodeURIComponent(pathname + search);
    throw redirect("/admin/login", {
      headers: { "set-cookie": `admin_next=${next}; Path=/admin; Max-Age=600; SameSite=Strict` },
    });
  }
  if (account && isSignIn) throw redirect("/admin");
  return {
    language: languageOf(cookies),
    account: account ? { username: account.username, role: account.role } : null,
  };
});

/**
 * The frame stays while somebody goes from page to page; another interface language asks for it anew, on the
 * same page. Signing in and out load the whole document.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export default function OfficeLayout() {
  const { language } = useLoaderData<typeof loader>();
  return (
    <StaffLanguageProvider language={language}>
      <Frame />
    </StaffLanguageProvider>
  );
}

function Frame() {
  const { account } = useLoaderData<typeof loader>();
  const words = useOfficeWords();
  const { pathname } = useLocation();
  const isSignIn = pathname.startsWith("/admin/login");
  useEffect(() => document.body.classList.add("adm"), []);
  useVerifiedSession(isSignIn);
  if (isSignIn) return <Outlet />;
  return (
    <>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="shell">
        <Sidebar account={account} />
        <div className="shell-main">
          <Outlet />
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
