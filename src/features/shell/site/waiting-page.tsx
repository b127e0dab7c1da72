import { splitPath } from "#src/i18n/languages.ts";
import { useShellText } from "../use-shell-text.ts";

/** What stands in for a page that is still on its way: the article's spinner, or the page's rough shape. */
export function WaitingPage({ path }: { path: string }) {
  const text = useShellText();
  const [, page] = splitPath(path);
  return (
    <main id="main" className="wrap waiting" tabIndex={-1} aria-busy="true">
      <p className="vh" role="status">
        {text.loading}
      </p>
      {/^\/news\/./.test(page) ? (
        <div className="spin" />
      ) : (
        <Shape isList={/^\/(matches|table)/.test(page)} />
      )}
    </main>
  );
}

function Shape({ isList }: { isList: boolean }) {
  return (
    <>
      <div className="sk band" />
      <div className={isList ? "lines" : "cards"}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className="sk" />
        ))}
      </div>
    </>
  );
}
