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
    // The page of a match that is played follows it at once.
    <span className={`badge ${CLASS[status]}`} data-follow={status === "live" ? "" : undefined}>
      {text.status[status]}
    </span>
  );
}
