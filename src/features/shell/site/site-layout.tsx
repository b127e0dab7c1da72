import { Suspense } from "react";
import {
  data,
  Link,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from "react-router";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import consentChoice from "#src/features/consent/consent-choice.module.css";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { isLanguage } from "#src/i18n/languages.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import modal from "#src/ui/modal.module.css";
import { useSlowNavigation } from "#src/ui/use-slow-navigation.ts";
import { VIDEO_FRAMES } from "#src/ui/video-frames.ts";
import { FaultPage } from "../fault-page.tsx";
import { useLegalAddress, wantedLegal } from "./legal-address.ts";
import legalDialog from "./legal-dialog.module.css";
import { loadSiteData } from "./site-data.server.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";
import { usePageChanges } from "./use-page-changes.ts";
import { WaitingPage } from "./waiting-page.tsx";

export const handle = {
  query: ["legal"],
  defersHydration: true,
  policy: { frames: [VIDEO_FRAMES], images: ["data:", "https:"], hasAnalytics: true },
} satisfies PageHandle;

export const loader = page(async (app, { params, url }) => {
  const language = params.language ?? "en";
  if (params.language === "en") throw redirect((url.pathname.slice(3) || "/") + url.search, 301);
  const legal = wantedLegal(url);
  if (isLanguage(language)) return { ...(await loadSiteData(app, language, legal)), isMissing: false };
  // `/nothing`: its word stands where a language would. The frame is whole, the status says 404.
  return data({ ...(await loadSiteData(app, "en", legal)), isMissing: true }, { status: 404 });
});

/** Header and footer stay as they are while somebody goes from page to page; the match in them is its own route's. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return currentParams.language !== nextParams.language || wantedLegal(currentUrl) !== wantedLegal(nextUrl);
}

// Their code travels only to whoever sees them.
const LegalDialog = lazyPart(
  [modal, legalDialog, consentChoice],
  async () => (await import("./legal-dialog.tsx")).LegalDialog,
);
const ConsentBar = lazyPart(
  [],
  async () => (await import("#src/features/consent/consent-bar.tsx")).ConsentBar,
);

/** The frame of every public page. */
export default function SiteLayout() {
  const site = useLoaderData<typeof loader>();
  const text = useSiteText("shell");
  const { pathname } = useLocation();
  const awaited = useSlowNavigation();
  const legalAddress = useLegalAddress();
  usePageChanges();
  return (
    <>
      <a className="skip-link" href="#main">
        {text.skip}
      </a>
      {site.headerPartners.length > 0 && (
        <a className="skip-link" href="#menu">
          {text.skipToMenu}
        </a>
      )}
      <SiteHeader partners={site.headerPartners} />
      {awaited && awaited !== pathname ? (
        <WaitingPage path={awaited} />
      ) : (
        <div className={awaited ? styles.pending : undefined} aria-busy={awaited ? true : undefined}>
          {site.isMissing ? <FaultPage isMissing /> : <Outlet />}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {awaited === pathname && text.loading}
      </p>
      <SiteFooter site={site} />
      <Suspense>{site.legal && <LegalDialog view={site.legal} email={site.footer.email} />}</Suspense>
      {site.analytics && <template data-start />}
      <Suspense>
        {site.analytics && (
          <ConsentBar
            analytics={site.analytics}
            policy={(label) => (
              <Link to={legalAddress("cookies")} preventScrollReset>
                {label}
              </Link>
            )}
          />
        )}
      </Suspense>
    </>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FaultPage error={error} />;
}
