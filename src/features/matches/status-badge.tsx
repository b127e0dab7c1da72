import { useSiteText } from "#src/i18n/i18n.tsx";
import type { MatchStatus } from "./match.ts";

const CLASS: Record<MatchStatus, string> = {
  scheduled: "badge-info",
  live: "badge-live",
  finished: "badge-success",
  postponed: "badge-warning",
  cancelled: "badge-danger",
};

/** A match's status: each has its own colour, and its name. */
export function StatusBadge({ status }: { status: MatchStatus }) {
  const text = useSiteText("matches");
  return (
    // A match that is played brings its page's scripts at once: they follow it.
    <span className={`badge ${CLASS[status]}`} data-start={status === "live" ? "" : undefined}>
      {text.status[status]}
    </span>
  );
}
