import { isRouteErrorResponse, Link, useRevalidator } from "react-router";
import { Void } from "#src/ui/void.tsx";
import { ApiError } from "./api.ts";
import { faultText } from "./list-fault.tsx";
import { OfficePage } from "./office-page.tsx";
import { useOfficeWords } from "./use-office-words.ts";

/** A back-office page that can't be shown: not there, not allowed, or not loaded. Use it as `ErrorBoundary`. */
export function OfficeFault({ error, failed }: { error: unknown; failed?: string }) {
  const words = useOfficeWords();
  const { revalidate, state } = useRevalidator();
  const status = error instanceof ApiError || isRouteErrorResponse(error) ? error.status : 500;
  const [title, hint] =
    status === 403
      ? [words.notAllowed, words.notAllowedHint]
      : status === 404
        ? [failed ?? words.notFound, words.notFoundHint]
        : [failed ?? words.failed, faultText(error, "", words.network)];
  return (
    <OfficePage title={title} lang={words.lang}>
      <Void isBad title={title} hint={hint}>
        {status === 403 || status === 404 ? (
          <Link className="btn" to="/admin">
            {words.dashboard}
          </Link>
        ) : (
          <button
            type="button"
            className="btn"
            aria-busy={state !== "idle"}
            onClick={() => void revalidate()}
          >
            {words.tryAgain}
          </button>
        )}
      </Void>
    </OfficePage>
  );
}
