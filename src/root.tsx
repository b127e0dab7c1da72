import { type ReactNode, useCallback, useEffect, useState } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { callerContext, page } from "#src/delivery/page.server.ts";
import { officeLanguage } from "#src/features/office/office-language.server.ts";
import { FaultPage } from "#src/features/shell/fault-page.tsx";
import { type I18n, I18nProvider } from "#src/i18n/i18n.tsx";
import { DEFAULT_LANGUAGE, isOfficePath, type Language, splitPath } from "#src/i18n/languages.ts";
import { CHOICES_SCRIPT } from "#src/ui/choices.ts";
import { TAKEN_OVER } from "#src/ui/early-start.ts";
import { dictionaryOf, loadDictionary, loadEveryDictionary } from "./text/load.ts";

if (import.meta.env.SSR) await loadEveryDictionary();

/** The HTML shell of every page. */
export function Layout({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event(TAKEN_OVER)), []);
  const i18n = usePageI18n();
  return (
    <html lang={i18n.language} className="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="theme-color" content={club.themeColor.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the policy. */}
        <script dangerouslySetInnerHTML={{ __html: CHOICES_SCRIPT }} />
        <Links />
      </head>
      <body>
        <I18nProvider {...i18n}>{children}</I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** The site speaks the language of its address, the back office that of whoever opens it. */
function usePageI18n(): I18n {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<typeof loader>("root");
  const [chosen, setChosen] = useState<Language>();
  const changeLanguage = useCallback(async (language: Language) => {
    try {
      await loadDictionary(language, true);
    } catch {
      // A newer site has other files.
      return location.reload();
    }
    document.documentElement.lang = language;
    setChosen(language);
  }, []);
  const isOffice = isOfficePath(pathname);
  const language = isOffice ? (chosen ?? root?.officeLanguage ?? DEFAULT_LANGUAGE) : splitPath(pathname)[0];
  return { language, dictionary: dictionaryOf(language, isOffice), changeLanguage };
}

export const loader = page(async (app, { request, context }) => {
  const { origin, pathname } = new URL(request.url);
  const siteUrl = app.config.SITE_URL ?? origin;
  if (!isOfficePath(pathname)) return { siteUrl, officeLanguage: undefined };
  // A page that can't know who opens it says so in the browser's language.
  const caller = await context
    .get(callerContext)()
    .catch(() => null);
  return { siteUrl, officeLanguage: officeLanguage(request, caller) };
});

/** The site's address does not change while somebody is on it. */
export const shouldRevalidate = () => false;

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultPage error={error} />;
}
