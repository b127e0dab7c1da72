import { Search } from "lucide-react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./fault-page.module.css";
import { PageHead } from "./page-head.tsx";

const SECTIONS = ["matches", "news", "club", "table", "contact"] as const;

interface FaultPageProps {
  error?: unknown;
  isMissing?: boolean;
}

/** A page that is not there, or went wrong: what happened in one sentence, and where to go from here. */
export function FaultPage({ error, isMissing: isKnownMissing = false }: FaultPageProps) {
  const text = useSiteText("shell");
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const isMissing = isKnownMissing || (isRouteErrorResponse(error) && error.status === 404);
  const fault = isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null;
  const title = isMissing ? text.notFound : text.somethingWrong;
  return (
    <main id="main" className={styles.fault} tabIndex={-1}>
      <PageHead title={title} isIndexed={false} />
      <img src="/club/pictures/hero-night.svg" alt="" width={1600} height={900} fetchPriority="high" />
      <div className="page-width">
        {isMissing && (
          <div className={styles.code} aria-hidden="true">
            4<span className={styles.gate} />4
          </div>
        )}
        <h1>{title}</h1>
        <p>{isMissing ? text.notFoundHint : (fault?.message ?? text.fetchFailed)}</p>
        {/* Whole documents: after a fault, nothing of the old page should be trusted. */}
        <div className={styles.actions}>
          <a className="button" href={localPath(language, "/")}>
            {text.toHome}
          </a>
          {!isMissing && (
            <a className="button button-cream" href={pathname + search}>
              {text.tryAgain}
            </a>
          )}
        </div>
        {isMissing && (
          <form className={styles.search} action={localPath(language, "/search")}>
            <input type="search" name="q" aria-label={text.search} placeholder={text.search} />
            <button type="submit" className="button button-cream" aria-label={text.search}>
              <Search className="icon" aria-hidden />
            </button>
          </form>
        )}
        <nav aria-label={text.menu}>
          {SECTIONS.map((name) => (
            <a key={name} href={localPath(language, `/${name}`)}>
              {text.nav[name]}
            </a>
          ))}
        </nav>
      </div>
    </main>
  );
}
