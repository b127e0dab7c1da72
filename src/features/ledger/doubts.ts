import { aimless, type Entry, PERIODS, type Side, type Standing, type Who } from "./ledger.ts";
import { isHeld, type Line, scorersSide } from "./lines.ts";
import type { KeyOf, Lineups } from "./people.ts";

export const DOUBTS = [
  "aims_at_nothing",
  "begun_twice",
  "ended_twice",
  "third_yellow",
  "after_red",
  "not_on_pitch",
  "on_twice",
  "too_many_substitutions",
  "too_few_players",
] as const;

/** What is odd about an entry: told, never refused, for the ground is right and the form is not. */
export interface Doubt {
  about: (typeof DOUBTS)[number];
  /** The entry's. */
  id: string;
}

/** Source: IFAB Laws of the Game, Laws 3 and 12. */
const FEWEST_PLAYERS = 7;
const MOST_YELLOWS = 2;

interface Pitch {
  on: Set<string>;
  wasOn: Set<string>;
  sentOff: Set<string>;
  yellows: Map<string, number>;
  substitutions: number;
  hasLineup: boolean;
}

/** Walks through a match once and says what can't well be. */
export function doubtsAbout(
  entries: readonly Entry[],
  lines: readonly Line[],
  lineups: Lineups,
  keyOf: KeyOf,
  { mostSubstitutions }: { mostSubstitutions: number },
): Doubt[] {
  const facts = lines.filter(({ entry }) => !entry.isVoid && !isHeld(entry));
  const pitches = { home: pitchOf(lineups, "home", keyOf), away: pitchOf(lineups, "away", keyOf) };
  return [
    ...aimless(entries).map(({ id }): Doubt => ({ about: "aims_at_nothing", id })),
    ...twice(facts, "period_start", "begun_twice"),
    ...twice(facts, "period_end", "ended_twice"),
    ...facts.flatMap((line) => {
      const { entry } = line;
      if (!entry.side) return [];
      const found = [
        ...doubtsAboutPeople(entry, pitches, keyOf),
        ...doubtsAboutCard(line, pitches[entry.side], keyOf),
        ...doubtsAboutSubstitution(entry, pitches[entry.side], keyOf, mostSubstitutions),
      ];
      return found.map((about): Doubt => ({ about, id: entry.id }));
    }),
  ];
}

type Found = Doubt["about"][];

function twice(facts: readonly Line[], kind: "period_start" | "period_end", about: Doubt["about"]): Doubt[] {
  return PERIODS.flatMap((period) => {
    const [, ...more] = facts.filter(
      ({ entry }) => entry.kind === kind && entry.period === period && !isUntimed(entry),
    );
    return more.map(({ entry }) => ({ about, id: entry.id }));
  });
}

/** The status that was set in the form; who stands by with a clock says it again. */
function isUntimed({ kind, payload }: Standing): boolean {
  return kind === "period_start" && (payload as { untimed?: boolean }).untimed === true;
}

/** Of somebody who was sent off, or is not on the pitch, and yet did something that only players do. */
function doubtsAboutPeople(entry: Standing, pitches: Record<Side, Pitch>, keyOf: KeyOf): Found {
  const found = actors(entry).flatMap(({ side, who }): Found => {
    const key = keyOf(side, who);
    const pitch = pitches[side];
    if (!key) return [];
    if (pitch.sentOff.has(key)) return ["after_red"];
    return pitch.hasLineup && !pitch.on.has(key) ? ["not_on_pitch"] : [];
  });
  return [...new Set(found)];
}

/** Those who have to be on the pitch for it. Cards are shown to the bench as well. */
function actors(entry: Standing): { side: Side; who: Who | undefined }[] {
  const side = entry.side!;
  switch (entry.kind) {
    case "goal":
      return [
        { side: scorersSide(entry)!, who: entry.payload.scorer },
        { side, who: entry.payload.assist },
      ];
    case "penalty":
      return [{ side, who: entry.payload.taker }];
    case "sub":
      return [{ side, who: entry.payload.off }];
    case "shot":
      return [{ side, who: entry.payload.who }];
    default:
      return [];
  }
}

function doubtsAboutCard({ entry, sendsOff }: Line, pitch: Pitch, keyOf: KeyOf): Found {
  if (entry.kind !== "yellow" && entry.kind !== "red") return [];
  const key = keyOf(entry.side!, entry.payload.who);
  if (!key) return [];
  const yellows = (pitch.yellows.get(key) ?? 0) + (entry.kind === "yellow" ? 1 : 0);
  pitch.yellows.set(key, yellows);
  const found: Found = entry.kind === "yellow" && yellows > MOST_YELLOWS ? ["third_yellow"] : [];
  if (entry.kind === "yellow" && !sendsOff) return found;
  pitch.sentOff.add(key);
  return pitch.on.delete(key) ? [...found, ...tooFew(pitch)] : found;
}

function doubtsAboutSubstitution(entry: Standing, pitch: Pitch, keyOf: KeyOf, most: number): Found {
  if (entry.kind !== "sub") return [];
  const [on, off] = [keyOf(entry.side!, entry.payload.on), keyOf(entry.side!, entry.payload.off)];
  if (entry.payload.why !== "concussion") pitch.substitutions++;
  const found: Found = pitch.substitutions > most ? ["too_many_substitutions"] : [];
  if (off) pitch.on.delete(off);
  if (on && pitch.wasOn.has(on)) found.push("on_twice");
  if (on) {
    pitch.on.add(on);
    pitch.wasOn.add(on);
  }
  return [...found, ...tooFew(pitch)];
}

function tooFew(pitch: Pitch): Found {
  return pitch.hasLineup && pitch.on.size < FEWEST_PLAYERS ? ["too_few_players"] : [];
}

function pitchOf(lineups: Lineups, side: Side, keyOf: KeyOf): Pitch {
  const players = lineups[side]?.players ?? [];
  const starters = players.filter(({ role }) => role === "start").map(({ who }) => keyOf(side, who) ?? "");
  return {
    on: new Set(starters),
    wasOn: new Set(starters),
    sentOff: new Set(),
    yellows: new Map(),
    substitutions: 0,
    hasLineup: starters.length > 0,
  };
}
