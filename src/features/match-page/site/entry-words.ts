import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { isOwnGoal, type Line, scorersSide } from "#src/features/ledger/lines.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { ShownText } from "#src/i18n/localised.ts";
import type { MatchPageText } from "../text/en.ts";
import type { NameOf } from "./people-names.ts";

/** What an entry is called: "Yellow card". */
export function labelOf({ entry, sendsOff }: Line, { kinds }: MatchPageText): string {
  switch (entry.kind) {
    case "goal":
      if (entry.disallowed) return kinds.disallowed;
      if (isOwnGoal(entry)) return kinds.own_goal;
      return entry.payload.how === "penalty" ? kinds.penalty_goal : kinds.goal;
    case "penalty": {
      const { result } = entry.payload;
      if (!result) return kinds.penalty;
      return result === "scored" ? kinds.penalty_goal : kinds[`penalty_${result}`];
    }
    case "yellow":
      return sendsOff ? kinds.second_yellow : kinds.yellow;
    case "shot":
      return entry.payload.on_target ? kinds.shot_on_target : kinds.shot;
    case "period_start":
      return kinds.period_start[entry.period];
    case "period_end":
      return entry.payload.final ? kinds.final : kinds.period_end[entry.period];
    case "added_time":
      return kinds.added_time(entry.payload.minutes);
    case "red":
    case "sub":
    case "corner":
    case "injury":
    case "var":
    case "abandon":
    case "resume":
    case "star":
      return kinds[entry.kind];
    default:
      return "";
  }
}

/** Whom an entry is about, and of which side he is; undefined for nobody. */
export function personOf({ entry }: Line): { side: Side; who: Who } | undefined {
  const side = scorersSide(entry);
  if (!side) return undefined;
  const who = whoIn(entry);
  return who && { side, who };
}

export function whoIn(entry: Line["entry"]): Who | undefined {
  switch (entry.kind) {
    case "goal":
      return entry.payload.scorer;
    case "penalty":
      return entry.payload.taker;
    case "sub":
      return entry.payload.on ?? entry.payload.off;
    case "yellow":
    case "red":
    case "shot":
    case "injury":
    case "star":
      return entry.payload.who;
    default:
      return undefined;
  }
}

/** A person's name, or the number that he wears. */
export function personText(
  side: Side,
  who: Who | undefined,
  nameOf: NameOf,
  page: MatchPageText,
  language: Language,
): ShownText | undefined {
  const known = nameOf(side, who)?.name;
  if (known) return known;
  return who?.number ? { text: page.number(who.number), lang: language } : undefined;
}

/** What was written to an entry: a note in the page's language, or a free comment, which is in one. */
export function noteOf({ entry }: Line, language: Language): ShownText | undefined {
  if (entry.kind === "comment") {
    const { text, language: written } = entry.payload;
    return written === language ? { text, lang: language } : undefined;
  }
  const text = entry.payload.note?.[language];
  return text ? { text, lang: language } : undefined;
}
