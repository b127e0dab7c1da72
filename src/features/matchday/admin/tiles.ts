import { isOn } from "#src/features/ledger/appearances.ts";
import type { Side, Who } from "#src/features/ledger/ledger.ts";
import type { MatchState } from "#src/features/ledger/match-state.ts";
import { type KeyOf, keysOf } from "#src/features/ledger/people.ts";
import type { Language } from "#src/i18n/languages.ts";
import type { MatchBundle } from "./bundle.ts";

/** Somebody who can be tapped. */
export interface Tile {
  key: string;
  who: Who;
  number: number | null;
  /** What stands on the shirt; empty where only the number is known. */
  name: string;
}

export interface SideTiles {
  /** Those on the pitch, keeper first and forwards last, as the line-up has them. */
  on: Tile[];
  /** Those who may still come on. */
  bench: Tile[];
}

/** Shirts that are offered where nobody is named. */
const USUAL_SHIRTS = 30;

/** Whom a side can be asked about now: by its line-up, else by its squad, else by plain numbers. */
export function tilesOf(bundle: MatchBundle, state: MatchState, side: Side, language: Language): SideTiles {
  const lineup = bundle.lineups[side];
  const keyOf = keysOf(bundle.lineups);
  if (!lineup?.players.some(({ role }) => role === "start")) {
    const all = squadTiles(bundle, side, language, keyOf);
    return { on: all, bench: all };
  }
  const known = new Map(lineup.players.map((one) => [keyOf(side, one.who) ?? one.key, one]));
  const played = state.appearances.filter((one) => one.side === side);
  const on = played.filter(isOn).map(({ key, who }): Tile => {
    const named = known.get(key);
    return {
      key,
      who: named?.who ?? who,
      number: named?.number ?? who.number ?? null,
      name: named?.lastNames[language] ?? "",
    };
  });
  const seen = new Set(
    played.filter(({ stints, sentOff }) => stints.length > 0 || sentOff !== null).map(({ key }) => key),
  );
  const bench = [...known.entries()]
    .filter(([key, { role }]) => role === "bench" && !seen.has(key))
    .map(([key, { who, number, lastNames }]): Tile => ({ key, who, number, name: lastNames[language] }));
  return { on, bench };
}

function squadTiles({ squads }: MatchBundle, side: Side, language: Language, keyOf: KeyOf): Tile[] {
  const squad = squads[side];
  if (squad.length > 0)
    return squad
      .map(({ who, number, names }) => ({
        key: keyOf(side, who) ?? "",
        who,
        number,
        name: lastWord(names[language]),
      }))
      .sort((one, other) => (one.number ?? 100) - (other.number ?? 100));
  return Array.from({ length: USUAL_SHIRTS }, (_, at) => ({
    key: `${side} ${at + 1}`,
    who: { number: at + 1 },
    number: at + 1,
    name: "",
  }));
}

/** How somebody is called in the log: the whole name where it is known, with the number. */
export function nameOf(
  bundle: MatchBundle,
  side: Side,
  who: Who,
  language: Language,
): { name: string; number: number | null } {
  const keyOf = keysOf(bundle.lineups);
  const key = keyOf(side, who);
  const named = bundle.lineups[side]?.players.find((one) => keyOf(side, one.who) === key);
  const isRecord = who.player !== undefined || who.person !== undefined;
  const member = bundle.squads[side].find((one) =>
    isRecord ? keyOf(side, one.who) === key : one.number === who.number,
  );
  const typed = Object.entries(who.names ?? {}).map(([, text]) => text);
  return {
    name: named?.names[language] || member?.names[language] || typed.join(" "),
    number: named?.number ?? who.number ?? member?.number ?? null,
  };
}

function lastWord(name: string): string {
  return name.trim().split(/\s+/).at(-1) ?? "";
}
