import type { MatchStatus } from "./match.ts";
import { useMatchesText } from "./use-matches-text.ts";

const CLASS: Record<MatchStatus, string> = {
  scheduled: "sch",
  live: "live",
  finished: "fin",
  postponed: "pst",
  cancelled: "can",
};

/** A match's status: each has its own colour, and its name. */
export function StatusBadge({ status }: { status: MatchStatus }) {
  const text = useMatchesText();
  return <span className={`bdg ${CLASS[status]}`}>{text.status[status]}</span>;
}
