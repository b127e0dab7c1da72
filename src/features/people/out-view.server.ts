import { clockTime, longDate } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import type { Away, Out } from "./out.ts";
import type { OutView } from "./out-view.ts";
import { fullName } from "./person.ts";
import { shownReason } from "./spell.ts";

/** Somebody who misses a match, as a page tells it in one language. */
export function outView(
  { names, number, playerId, kind, reason, until, isConfirmed }: Out,
  language: Language,
): OutView {
  return {
    ...{ player: playerId, number, name: nameOf(names, language), why: kind },
    ...{ note: shownReason(reason, language), until: until ? dayInWords(until, language) : "" },
    isUnconfirmed: !isConfirmed,
  };
}

/** Somebody who plays elsewhere; the note is where. */
export function awayView({ names, number, playerId, kind, team, until }: Away, language: Language): OutView {
  const none: ShownText = { text: "", lang: language };
  return {
    ...{ player: playerId, number, name: nameOf(names, language), why: kind },
    ...{
      note: team ? localised(team, "name", language) : none,
      until: until ? dayInWords(until, language) : "",
    },
    isUnconfirmed: false,
  };
}

function nameOf(names: Out["names"], language: Language): ShownText | null {
  const name = fullName(names, language);
  return name.text ? name : null;
}

/** @param day "2026-03-11" */
function dayInWords(day: string, language: Language): string {
  return longDate(clockTime(`${day}T12:00:00.000Z`, "UTC")!, language);
}
