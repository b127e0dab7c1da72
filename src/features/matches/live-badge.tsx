import { breakWord, useCurrentMatch } from "#src/features/shell/current-match.ts";
import { RunningMinute } from "#src/features/shell/running-minute.tsx";
import { useMinute } from "#src/features/shell/use-minute.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { StatusBadge } from "./status-badge.tsx";

interface LiveBadgeProps {
  /** A match that is played. */
  id: number;
  /** In a narrow place the minute stands for the word. */
  isShort?: boolean;
}

/** That a match is played, and in which minute, where that is known: of the one that the frame follows. */
export function LiveBadge({ id, isShort = false }: LiveBadgeProps) {
  const text = useSiteText("matches");
  const shell = useSiteText("shell");
  const current = useCurrentMatch();
  const match = current?.id === id && current.state === "live" ? current : null;
  const hasMinute = useMinute(match) !== undefined;
  const pause = match ? breakWord(match, shell) : undefined;
  if (!match || !(hasMinute || pause)) return <StatusBadge status="live" />;
  const isOn = hasMinute || match.phase === "shootout";
  const word = pause ?? text.status.live;
  return (
    <span className={isOn ? "badge badge-live" : "badge badge-info"} data-follow="">
      <span>
        {isShort && hasMinute ? <span className="visually-hidden">{word}</span> : word}
        {!isShort && hasMinute && ", "}
        {hasMinute && <RunningMinute match={match} />}
      </span>
    </span>
  );
}
