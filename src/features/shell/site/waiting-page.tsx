import { useSiteText } from "#src/i18n/i18n.tsx";
import { splitPath } from "#src/i18n/languages.ts";
import styles from "./waiting-page.module.css";

/** What stands in for a page that is still on its way: the article's spinner, or the page's rough shape. */
export function WaitingPage({ path }: { path: string }) {
  const text = useSiteText("shell");
  const [, page] = splitPath(path);
  return (
    <main id="main" className={`page-width ${styles.waiting}`} tabIndex={-1} aria-busy="true">
      <p className="visually-hidden" role="status">
        {text.loading}
      </p>
      {/^\/news\/./.test(page) ? (
        <div className="spinner" />
      ) : (
        <Shape isList={/^\/(matches|table)/.test(page)} />
      )}
    </main>
  );
}

function Shape({ isList }: { isList: boolean }) {
  return (
    <>
      <div className={`skeleton ${styles.band}`} />
      <div className={isList ? styles.lines : styles.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="skeleton" />
        ))}
      </div>
    </>
  );
}
