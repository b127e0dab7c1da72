import { lazy, Suspense } from "react";
import type { MatchDetails } from "./match-details.server.ts";
// Styles of a lazy part would come after its script: too late for what the server rendered.
import "#src/ui/styles/modal.css";
import "#src/ui/styles/video-embed.css";
import "./match-details.css";

const Dialog = lazy(async () => ({ default: (await import("./match-details.tsx")).MatchDetailsDialog }));

/** The dialog of one match; its code travels only to whoever opens one. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  return (
    <Suspense>
      <Dialog details={details} />
    </Suspense>
  );
}
