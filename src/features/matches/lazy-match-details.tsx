import { Suspense } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import modal from "#src/ui/modal.module.css";
import video from "#src/ui/video-embed.module.css";
import icon from "./event-icon.module.css";
import details from "./match-details.module.css";
import type { MatchDetails } from "./match-details.server.ts";
import preview from "./match-preview.module.css";
import timeline from "./match-timeline.module.css";
import scorers from "./scorer-lists.module.css";

const Dialog = lazyPart(
  [modal, video, icon, details, preview, scorers, timeline],
  async () => (await import("./match-details.tsx")).MatchDetailsDialog,
);

/** The dialog of one match; its code travels only to whoever opens one. */
export function MatchDetailsDialog({ details }: { details: MatchDetails }) {
  return (
    <Suspense>
      <Dialog details={details} />
    </Suspense>
  );
}
