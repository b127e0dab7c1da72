import { type Appearance, appearancesOf } from "#src/features/ledger/appearances.ts";
import { type Entry, type Kind, type Side, standing, type Who } from "#src/features/ledger/ledger.ts";
import { isGoal, isOwnGoal, linesOf } from "#src/features/ledger/lines.ts";
import { fullLength, type Rules } from "#src/features/ledger/match-state.ts";
import { keysOf, type Lineup } from "#src/features/ledger/people.ts";

/** The entries of a log from which figures follow: what people did, when it ended, and what corrects them. */
export const FIGURE_KINDS = [
  "period_start",
  "period_end",
  "goal",
  "goal_disallowed",
  "penalty",
  "yellow",
  "red",
  "sub",
  "abandon",
  "resume",
  "void",
  "amend",
] as const satisfies readonly Kind[];

/** What one person of a side did in a match, or that he was there for it. */
export interface Deed {
  who: Who;
  isStarter: boolean;
  /** Came on, began, or did what only somebody on the pitch does. */
  isPlayed: boolean;
  /** Whole minutes without what was added; null where the side has no line-up. */
  minutes: number | null;
  goals: number;
  /** The minute of the first of them; null without. */
  firstGoal: number | null;
  penalties: number;
  ownGoals: number;
  assists: number;
  /** Cards that were shown: a second one in a match is one of them and sends off as well. */
  yellows: number;
  isSentOff: boolean;
  /** Kept goal for the whole match without being beaten. */
  isCleanSheet: boolean;
}

export interface OwnSide {
  /** The match's last minute, 90 unless told. */
  length: number;
  hasLineup: boolean;
  /** Goals that the log tells of, ours first. */
  told: { own: number; other: number };
  /** Own goals of the others, which count for us. */
  gifts: number;
  people: Deed[];
}

interface Told {
  entries: readonly Entry[];
  side: Side;
  lineup: Lineup | null;
  rules: Rules;
  /** Goals of the other side in all that was played; null where no score is known. */
  conceded: number | null;
}

/**
 * What the people of one side did in a match, those of the bench too. Kicks of a shoot-out are no goals, and an own goal
 * is one of nobody.
 */
export function ownSideOf({ entries, side, lineup, rules, conceded }: Told): OwnSide {
  const lineups = { home: null, away: null, [side]: lineup };
  const keyOf = keysOf(lineups);
  const facts = standing(entries);
  const length = fullLength(
    facts.filter(({ isVoid }) => !isVoid),
    rules,
  );
  const lines = linesOf(facts, keyOf, rules.lengths);
  const goals = lines.filter(({ entry }) => isGoal(entry));
  const ours = goals.filter(({ entry }) => entry.side === side);
  const told = { own: ours.length, other: goals.length - ours.length };
  // A result that was awarded takes back no goal that went in.
  const isUnbeaten = conceded === 0 && told.other === 0;
  const appearances = appearancesOf(lines, lineups, keyOf, length);
  const people = appearances
    .filter((one) => one.side === side)
    .map((one) => deedOf(one, lineup !== null, isUnbeaten && one.minutes === length));
  const seen = new Set(appearances.map(({ key }) => key));
  const bench = (lineup?.players ?? []).filter(
    ({ role, who }) => role === "bench" && !seen.has(keyOf(side, who) ?? ""),
  );
  return {
    length,
    hasLineup: lineup !== null,
    told,
    gifts: ours.filter(({ entry }) => isOwnGoal(entry)).length,
    people: [...people, ...bench.map(({ who }) => unused(who))],
  };
}

function deedOf(one: Appearance, hasLineup: boolean, isUnbeaten: boolean): Deed {
  const { who, isStarter, minutes, goals, firstGoal, penalties, ownGoals, assists, yellows, sentOff } = one;
  const isSeen = one.stints.length > 0 || goals + ownGoals + assists > 0;
  return {
    who,
    isStarter,
    // A card can be shown on the bench, too; where no line-up says so it was on the pitch.
    isPlayed: isSeen || !hasLineup,
    minutes,
    ...{ goals, firstGoal, penalties, ownGoals, assists, yellows, isSentOff: sentOff !== null },
    isCleanSheet: one.isKeeper && isUnbeaten,
  };
}

function unused(who: Who): Deed {
  const none = { goals: 0, firstGoal: null, penalties: 0, ownGoals: 0, assists: 0, yellows: 0 };
  const marks = { isStarter: false, isPlayed: false, isSentOff: false, isCleanSheet: false };
  return { who, minutes: 0, ...marks, ...none };
}
