import type { Side } from "#src/features/ledger/ledger.ts";
import { isHeld, isOwnGoal, type Line } from "#src/features/ledger/lines.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { minuteText } from "./rows.ts";

type What = "noScorer" | "noAssist" | "noResult" | "noName" | "noAnswer";

interface Missing {
  id: string;
  what: What;
  minute: string;
}

const ORDER: What[] = ["noAnswer", "noResult", "noScorer", "noName", "noAssist"];

/** What nobody has said yet of what is in a log, the gravest first. An assist is only asked for where people are known. */
export function missingIn({ lines }: MatchState, isKnown: (side: Side) => boolean): Missing[] {
  return lines
    .filter(({ entry }) => !entry.isVoid)
    .flatMap((line) => {
      const what = missingOf(line, isKnown);
      return what ? [{ id: line.entry.id, what, minute: minuteText(line) }] : [];
    })
    .toSorted((one, other) => ORDER.indexOf(one.what) - ORDER.indexOf(other.what));
}

function missingOf({ entry }: Line, isKnown: (side: Side) => boolean): What | undefined {
  if (isHeld(entry)) return isGoalOrPenalty(entry) ? undefined : "noAnswer";
  switch (entry.kind) {
    case "goal": {
      const { scorer, assist, unassisted, how } = entry.payload;
      if (entry.disallowed) return undefined;
      if (!scorer) return "noScorer";
      const hasAssist = !isOwnGoal(entry) && how !== "penalty" && entry.side && isKnown(entry.side);
      return hasAssist && !assist && !unassisted ? "noAssist" : undefined;
    }
    case "penalty":
      return entry.payload.result ? undefined : "noResult";
    case "yellow":
    case "red":
      return entry.payload.who ? undefined : "noName";
    default:
      return undefined;
  }
}

/** Those count by themselves when nobody answers. */
function isGoalOrPenalty({ kind }: Line["entry"]): boolean {
  return kind === "goal" || kind === "penalty";
}
