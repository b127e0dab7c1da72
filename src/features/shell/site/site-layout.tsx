import {
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { AppError } from "#src/errors/app-error.ts";
import { page } from "#src/http/page.server.ts";
import { isLanguage } from "#src/i18n/languages.ts";
import { FaultPage } from "../fault-page.tsx";
import { useShellText } from "../use-shell-text.ts";
import { loadSiteData } from "./site-data.server.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { usePageChanges, useSlowNavigation } from "./use-page-changes.ts";
import { WaitingPage } from "./waiting-page.tsx";
import "./shell.css";

export const loader = page(async (app, { params, request }) => {
  const language = params.language ?? "en";
  if (params.language === "en") {
    const url = new URL(request.url);
    throw redirect((url.pathname.slice(3) || "/") + url.search, 301);
  }
  if (!isLanguage(language)) throw new AppError("not_found", "There is no such page.");
  return loadSiteData(app, language);
});

/** Header and footer stay as they are while somebody goes from page to page. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.language !== nextParams.language;
}

/** The frame of every public page. */
export default function SiteLayout() {
  const site = useLoaderData<typeof loader>();
  const text = useShellText();
  const { pathname } = useLocation();
  const awaited = useSlowNavigation();
  usePageChanges();
  return (
    <>
      <a className="skip" href="#main">
        {text.skip}
      </a>
      <SiteHeader partners={site.headerPartners} />
      {awaited && awaited !== pathname ? (
        <WaitingPage path={awaited} />
      ) : (
        <div className={awaited ? "is-pending" : undefined}>
          <Outlet />
        </div>
      )}
      <SiteFooter site={site} />
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultPage error={error} />;
}
