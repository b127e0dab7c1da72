import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { MatchdayOfficeText } from "../text/office.en.ts";
import type { Snapshot } from "./kept-match.ts";
import type { MatchConsole } from "./match-console.ts";
import { onlyOnce } from "./only-once.ts";
import type { Tap } from "./taps.ts";
import { nameOf, type SideTiles, tilesOf } from "./tiles.ts";

interface ConsoleValue extends Snapshot {
  console: MatchConsole;
  words: MatchdayOfficeText;
  /** One touch; a second one at the same place within 600 ms is a trembling thumb. */
  tap: (tap: Tap) => void;
  team: Record<Side, string>;
  tiles: Record<Side, SideTiles>;
  personOf: (side: Side, who: Who) => { name: string; number: number | null };
  /** Says who at once: "Aragatsyan, 11", or the number alone. */
  sayPerson: (side: Side, who: Who) => string;
}

const Context = createContext<ConsoleValue | undefined>(undefined);

/** The match on this device, for everything that shows it. */
export function useConsole(): ConsoleValue {
  const value = useContext(Context);
  if (!value) throw new Error("This stands outside of the console.");
  return value;
}

/** What stands under the thumb: a match is ended by the button that was armed, so both taps are one place. */
function placeOf(tap: Tap): string {
  const isSecond = tap.tap === "finish" && tap.isOver;
  return JSON.stringify(isSecond ? { tap: "whistle" } : tap);
}

/** Gives the parts of the screen the match as it stands, anew after each change. */
export function ConsoleProvider({ console, children }: { console: MatchConsole; children: ReactNode }) {
  const words = useOfficeText("matchday");
  const language = useLanguage();
  const snapshot = useSyncExternalStore(console.subscribe, console.snapshot, console.snapshot);
  const tap = useMemo(() => onlyOnce((one: Tap) => void console.tap(one), placeOf), [console]);
  const value = useMemo((): ConsoleValue => {
    const { bundle, state } = snapshot;
    const personOf = (side: Side, who: Who) => nameOf(bundle, side, who, language);
    return {
      ...snapshot,
      console,
      words,
      tap,
      team: { home: bundle.match.home.names[language], away: bundle.match.away.names[language] },
      tiles: {
        home: tilesOf(bundle, state, "home", language),
        away: tilesOf(bundle, state, "away", language),
      },
      personOf,
      sayPerson: (side, who) => {
        const { name, number } = personOf(side, who);
        return [name, number === null ? "" : name ? String(number) : words.number(number)]
          .filter(Boolean)
          .join(", ");
      },
    };
  }, [snapshot, console, words, language, tap]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}
