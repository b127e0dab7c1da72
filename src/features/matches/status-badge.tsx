import { useSiteText } from "#src/i18n/i18n.tsx";
import type { Decided, MatchStatus, Score } from "./match.ts";
import { scoreText } from "./score.ts";

const CLASS: Record<MatchStatus, string> = {
  scheduled: "badge-info",
  live: "badge-live",
  finished: "badge-success",
  postponed: "badge-warning",
  cancelled: "badge-danger",
};

interface StatusBadgeProps {
  status: MatchStatus;
  /** Came out otherwise than by being played: then this is told instead. */
  decided?: Decided | undefined;
  /** So is how a shoot-out ended. */
  shootOut?: Score | undefined;
}

/** A match's status: each has its own colour, and its name. */
export function StatusBadge({ status, decided, shootOut }: StatusBadgeProps) {
  const text = useSiteText("matches");
  if (decided) return <span className="badge badge-warning">{text.decided[decided]}</span>;
  if (shootOut) return <span className={`badge ${CLASS[status]}`}>{text.shootOut(scoreText(shootOut))}</span>;
  return (
    // The page of a match that is played follows it at once.
    <span className={`badge ${CLASS[status]}`} data-follow={status === "live" ? "" : undefined}>
      {text.status[status]}
    </span>
  );
}
