import { lazy, Suspense } from "react";
import type { MatchDetails } from "./match-details.server.ts";

const Dialog = lazy(async () => ({ default: (await import("./match-details.tsx")).MatchDetailsDialog }));

/** The dialog of one match; its code travels only to whoever opens one. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  return (
    <Suspense>
      <Dialog details={details} />
    </Suspense>
  );
}
