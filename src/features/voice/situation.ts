import type { EntryOf, Standing } from "#src/features/ledger/ledger.ts";
import type { Line, Score } from "#src/features/ledger/lines.ts";
import type { Situation } from "./voice.ts";

/** What an entry is about; undefined where it isn't told. */
export function situationOf({ entry, sendsOff }: Line, score: Score | undefined): Situation | undefined {
  switch (entry.kind) {
    case "goal":
      return goalOf(entry);
    case "penalty":
      return entry.payload.result ? `penalty_${entry.payload.result}` : "penalty_given";
    case "kick":
      return `kick_${entry.payload.result}`;
    case "yellow":
      return sendsOff ? "second_yellow" : "yellow";
    case "sub":
      return subOf(entry);
    case "period_start":
      return `start_${entry.period}`;
    case "period_end":
      return endOf(entry, score);
    case "added_time":
      return entry.payload.minutes > 0 ? "added_time" : "added_time_none";
    case "shot":
      return entry.payload.on_target ? "shot_on_target" : "shot";
    case "abandon":
      return entry.payload.why && entry.payload.why !== "other" ? `abandon_${entry.payload.why}` : "abandon";
    case "red":
    case "corner":
    case "foul":
    case "offside":
    case "injury":
    case "var":
    case "attendance":
    case "star":
    case "resume":
      return entry.kind;
    default:
      return undefined;
  }
}

function goalOf({ payload: { how }, disallowed }: Standing & EntryOf<"goal">): Situation {
  if (disallowed) {
    const { why = "other" } = disallowed;
    return why === "other" ? "disallowed" : `disallowed_${why}`;
  }
  if (how === "penalty") return "penalty_scored";
  if (how === "own_goal") return "own_goal";
  return how === "header" || how === "free_kick" ? `goal_${how}` : "goal";
}

function subOf({ payload: { why } }: EntryOf<"sub">): Situation {
  return why === "injury" || why === "concussion" ? `sub_${why}` : "sub";
}

function endOf({ period, payload }: EntryOf<"period_end">, score: Score | undefined): Situation {
  if (period === "shootout") return "full_time_shootout";
  if (!payload.final) return `end_${period}`;
  if (period === "extra_first" || period === "extra_second") return "full_time_extra";
  return score && score.home === score.away ? "full_time_draw" : "full_time";
}
