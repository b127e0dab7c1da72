import { type ReactNode, useEffect } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import { club } from "#club/club.ts";
import "#club/theme.css";
import "#src/ui/styles/design.css";
import { page } from "#src/delivery/page.server.ts";
import { FaultPage } from "#src/features/shell/fault-page.tsx";
import { splitPath } from "#src/i18n/languages.ts";
import { SpeechProvider } from "#src/i18n/text.tsx";
import { TAKEN_OVER } from "#src/ui/early-start.ts";
import { THEME_SCRIPT } from "#src/ui/theme.ts";
import { loadSiteText, siteText } from "./site-text.ts";

if (import.meta.env.SSR) await Promise.all([loadSiteText("en"), loadSiteText("hy"), loadSiteText("ru")]);

/** The HTML shell of every page. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event(TAKEN_OVER)), []);
  const { pathname } = useLocation();
  const [language] = splitPath(pathname);
  const office = useRouteLoaderData("features/office/admin/office-layout") as
    | { language: string }
    | undefined;
  const entrance = useRouteLoaderData("features/accounts/admin/link-page") as typeof office;
  const chosen = (office ?? entrance)?.language ?? "specified";
  const lang = chosen === "specified" ? language : chosen;
  return (
    <html lang={lang} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content={club.themeColor.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <Links />
      </head>
      <body>
        <SpeechProvider language={language} dictionary={siteText(language)}>
          {children}
        </SpeechProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export const loader = page(async (app, { request }) => ({
  siteUrl: app.config.SITE_URL ?? new URL(request.url).origin,
}));

/** The site's address does not change while somebody is on it. */
export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultPage error={error} />;
}
