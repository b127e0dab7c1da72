import { useSiteText } from "#src/i18n/i18n.tsx";
import { ownEntry } from "#src/i18n/own-entry.ts";
import type { MatchView } from "./match-view.server.ts";

interface CompetitionNameProps {
  match: Pick<MatchView, "competition" | "round" | "stage">;
  /** Whether the league's round is named too; a cup's stage always is. */
  hasRound?: boolean;
  /** Of the round or stage. */
  partClassName?: string | undefined;
}

/** "Armenian Cup, semi-final", or "Armenian Premier League, round 12". */
export function CompetitionName({ match, hasRound = false, partClassName }: CompetitionNameProps) {
  const text = useSiteText("matches");
  const { competition, round, stage } = match;
  const part = stage ? (ownEntry(text.stages, stage) ?? stage) : hasRound && round ? text.round(round) : "";
  return (
    <>
      <span lang={competition.lang}>{competition.text}</span>
      {competition.text && part && ", "}
      {part && <span className={partClassName}>{part}</span>}
    </>
  );
}
