import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { FaultPage } from "./fault-page.tsx";
import { NoticePage } from "./notice-page.tsx";
import { PageHead } from "./page-head.tsx";

interface LoadFaultProps {
  error: unknown;
  /** The page's heading, so that a visitor still knows where they are. */
  title: string;
}

/**
 * A page whose content could not be loaded, inside the whole header and footer. Use it as the page's
 * `ErrorBoundary`. A page that is not there is the designed 404 instead.
 */
export function LoadFault({ error, title }: LoadFaultProps) {
  const text = useSiteText("shell");
  const { pathname, search } = useLocation();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <FaultPage error={error} />;
  return (
    <NoticePage>
      <PageHead title={title} isIndexed={false} />
      <h1>{title}</h1>
      <EmptyState isBad title={text.somethingWrong} hint={text.fetchFailed}>
        {/* A link, so that it works before JavaScript; with it, only the page's data is asked for again. */}
        <a
          className="button"
          href={pathname + search}
          aria-busy={state !== "idle"}
          onClick={(event) => {
            event.preventDefault();
            void revalidate();
          }}
        >
          {text.tryAgain}
        </a>
      </EmptyState>
    </NoticePage>
  );
}
