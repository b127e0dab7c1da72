import type { Side } from "#src/features/ledger/ledger.ts";
import { isGoal, isOwnGoal, type Line, scorersSide } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import type { Scorers } from "#src/features/matches/scorers.server.ts";
import type { MatchesText } from "#src/features/matches/text/en.ts";
import { minuteOf } from "./match-log.ts";
import type { NameOf } from "./people-names.ts";

/** The mark that lists use, too: the true prime stands in a file of rare signs. */
const MINUTE = "’";

/** Who scored for each side, in the order of their first goals; null without any goal. */
export function scorersIn({ lines }: MatchState, nameOf: NameOf, text: MatchesText): Scorers | null {
  const goals = lines.filter(({ entry }) => isGoal(entry) && entry.period !== "shootout");
  if (goals.length === 0) return null;
  const of = (side: Side) => {
    const byName = Map.groupBy(
      goals.filter(({ entry }) => entry.side === side),
      (goal) => scorerName(goal, nameOf),
    );
    return [...byName].map(([name, own]) =>
      `${name} ${own.map((goal) => minuteWithMark(goal, text)).join(", ")}`.trim(),
    );
  };
  return { home: of("home"), away: of("away") };
}

/** When the goals fell, for the wall of minutes. */
export function goalsOf({ lines }: MatchState): { minute: number; side: Side }[] {
  return lines.flatMap(({ entry, minute }) =>
    isGoal(entry) && entry.side && entry.period !== "shootout" ? [{ minute, side: entry.side }] : [],
  );
}

function scorerName({ entry }: Line, nameOf: NameOf): string {
  const side = scorersSide(entry);
  const who =
    entry.kind === "goal" ? entry.payload.scorer : entry.kind === "penalty" ? entry.payload.taker : undefined;
  return (side && nameOf(side, who)?.last.text) || (who?.number ? String(who.number) : "");
}

function minuteWithMark(line: Line, { ownGoalMark, penaltyMark }: MatchesText): string {
  const { entry } = line;
  const isPenalty = entry.kind === "penalty" || (entry.kind === "goal" && entry.payload.how === "penalty");
  const mark = isOwnGoal(entry) ? ownGoalMark : isPenalty ? penaltyMark : "";
  return `${minuteOf(line)}${MINUTE}${mark ? ` (${mark})` : ""}`;
}
