import { runningMinute } from "#src/features/ledger/clock.ts";
import { PERIODS } from "#src/features/ledger/ledger.ts";
import type { MatchStatus } from "#src/features/matches/match.ts";
import { StatusBadge } from "#src/features/matches/status-badge.tsx";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useFollowedMatch } from "./followed-match.ts";
import { minuteOf } from "./match-log.ts";

/** What is going on: the period and its minute while the match is played, else its status. */
export function MatchBadge() {
  const { data, state, log, now, isLive, isAbandoned } = useFollowedMatch();
  const text = useSiteText("matches");
  const page = useSiteText("matchPage");
  if (isAbandoned) return <span className="badge badge-warning">{text.decided.abandoned}</span>;
  if (!isLive) return <StatusBadge status={log.status as MatchStatus} />;
  const minute = runningMinute(state.clock, Date.parse(now), data.rules.lengths);
  // Nobody said which half it is where the match was only switched to live.
  const isUntimed = !state.clock && state.phase !== "shootout" && PERIODS.some((one) => one === state.phase);
  const phase = isUntimed ? undefined : page.phases[state.phase as keyof typeof page.phases];
  const isBreak = !state.clock && phase && state.phase !== "shootout";
  return (
    <span className={isBreak ? "badge badge-info" : "badge badge-live"} data-start="">
      {state.clock ? text.status.live : (phase ?? text.status.live)}
      {minute && (
        <span aria-hidden="true">
          {" "}
          {minuteOf(minute)}’{state.clock?.added ? ` +${state.clock.added}` : ""}
        </span>
      )}
    </span>
  );
}
