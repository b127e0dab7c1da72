import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { ApiError } from "#src/api/client.ts";
import { useSessionUser } from "#src/api/session.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { faultText } from "./list-fault.tsx";
import { OfficePage } from "./office-page.tsx";

interface OfficeFaultProps {
  error: unknown;
  failed?: string;
  /** For a record that is not there. */
  missing?: string;
  /** What could not be read, where the page tells it apart from the page itself. */
  detail?: string;
}

/** A back-office page that can't be shown: not there, not allowed, or not loaded. Use it as `ErrorBoundary`. */
export function OfficeFault({ error, failed, missing = failed, detail }: OfficeFaultProps) {
  const words = useOfficeText("office");
  const isWriter = useSessionUser()?.role === "writer";
  const { revalidate, state } = useRevalidator();
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : 500;
  const isElsewhere = error instanceof ApiError && error.body.key === "access.other_section";
  const [title, hint] =
    status === 403
      ? isElsewhere
        ? [words.otherSection, words.notAllowedHint]
        : isWriter
          ? [words.notForWriters, words.notForWritersHint]
          : [words.notAllowed, words.notAllowedHint]
      : status === 404
        ? [missing ?? words.notFound, words.notFoundHint]
        : [failed ?? words.failed, faultText(error, "", words)];
  return (
    <OfficePage title={title}>
      <EmptyState isBad title={status === 403 ? title : (detail ?? title)} hint={hint}>
        {status === 403 || status === 404 ? (
          <Link className="button" to="/admin">
            {words.dashboard}
          </Link>
        ) : (
          <button
            type="button"
            className="button"
            aria-busy={state !== "idle"}
            onClick={() => void revalidate()}
          >
            {words.tryAgain}
          </button>
        )}
      </EmptyState>
    </OfficePage>
  );
}
