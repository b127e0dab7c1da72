import { isRouteErrorResponse } from "react-router";
import { localPath } from "#src/i18n/languages.ts";
import { useLanguage } from "#src/i18n/text.tsx";
import { PageHead } from "./page-head.tsx";
import { useShellText } from "./use-shell-text.ts";

/** A page that is not there, or went wrong: what happened in one sentence, and where to go from here. */
export function FaultPage({ error }: { error: unknown }) {
  const text = useShellText();
  const language = useLanguage();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const fault = isRouteErrorResponse(error) ? (error.data as { message?: string } | null) : null;
  const title = isMissing ? text.notFound : text.somethingWrong;
  return (
    <main id="main" className="wrap fault" tabIndex={-1}>
      <PageHead title={title} isIndexed={false} />
      <div className={isMissing ? "void" : "void bad"}>
        <div className="ro-m" />
        <h1>{title}</h1>
        <p>{isMissing ? text.notFoundHint : fault?.message}</p>
        <a className="btn" href={localPath(language, "/")}>
          {text.toHome}
        </a>
      </div>
    </main>
  );
}
