import type { Localized } from "../types.ts";
import type { ClubNames } from "./club-names.ts";

export type Localized3 = Required<Localized>;

export interface ReportedMatch {
  key: string;
  home: ClubNames;
  away: ClubNames;
  isHome: boolean;
  ownScore: number;
  otherScore: number;
  /** In the order of play. `forUs` says which side the goal counted for; an own goal is for the other side's club. */
  scorers: {
    minute: string;
    name: Localized3;
    ownGoal: boolean;
    forUs: boolean;
    penalty: boolean;
  }[];
  competition: Localized3;
  round: number | null;
  attendance: number | null;
  venue: Localized3;
  /** Already formatted for a sentence: "8 March", «մարտի 8-ին», «8 марта». */
  date: Localized3;
}

export type Outcome = "clear-win" | "narrow-win" | "draw" | "goalless" | "narrow-loss" | "clear-loss";

/** What a goal did to the match, seen from our bench. */
export type Effect = "open" | "level" | "lead" | "extend" | "reduce";

export interface Goal {
  minute: string;
  firstHalf: boolean;
  /** Null when the scorer is not known. */
  name: Localized3 | null;
  ownGoal: boolean;
  forUs: boolean;
  penalty: boolean;
  effect: Effect;
  /** The score after this goal, ours first. */
  own: number;
  other: number;
  /** Which of his goals in this match it is; own goals are not counted. */
  nth: number;
}

export interface Story {
  match: ReportedMatch;
  own: ClubNames;
  other: ClubNames;
  outcome: Outcome;
  /** Our own players who scored, each once with all his minutes. */
  ourScorers: { name: Localized3; goals: { minute: string; penalty: boolean }[] }[];
  /** Empty when the scorers given don't add up to the score: better silent than wrong. */
  goals: Goal[];
  /** The same choice for the same match and question, whatever the language. */
  pick: <T>(question: string, choices: readonly T[]) => T;
}

/** One language's way of telling a story. */
export interface Voice {
  title: (story: Story) => string;
  /** At most 200 characters. */
  excerpt: (story: Story) => string;
  lead: (story: Story) => string;
  /** Null when there is nothing sure to tell. */
  goals: (story: Story) => string[];
  coach: (story: Story) => string;
  facts: (story: Story) => string;
}

export function storyOf(match: ReportedMatch): Story {
  const goals = addsUp(match) ? goalsOf(match) : [];
  return {
    match,
    own: match.isHome ? match.home : match.away,
    other: match.isHome ? match.away : match.home,
    outcome: outcomeOf(match.ownScore, match.otherScore),
    ourScorers: ourScorersOf(goals),
    goals,
    pick: (question, choices) => {
      const chosen = choices[hash(`${match.key}/${question}`) % choices.length];
      if (chosen === undefined) throw new Error(`Nothing to choose for "${question}"`);
      return chosen;
    },
  };
}

function outcomeOf(own: number, other: number): Outcome {
  if (own === other) return own === 0 ? "goalless" : "draw";
  const clear = Math.abs(own - other) > 1;
  if (own > other) return clear ? "clear-win" : "narrow-win";
  return clear ? "clear-loss" : "narrow-loss";
}

function addsUp({ scorers, ownScore, otherScore }: ReportedMatch): boolean {
  const ours = scorers.filter((scorer) => scorer.forUs).length;
  return ours === ownScore && scorers.length - ours === otherScore;
}

function goalsOf({ scorers }: ReportedMatch): Goal[] {
  const tally = new Map<string, number>();
  let own = 0;
  let other = 0;
  return scorers.map((scorer) => {
    const effect = scorer.forUs ? effectOf(own, other) : effectOf(other, own);
    if (scorer.forUs) own += 1;
    else other += 1;
    const nth = (tally.get(scorer.name.en) ?? 0) + 1;
    if (!scorer.ownGoal) tally.set(scorer.name.en, nth);
    const name = scorer.name.en === "" ? null : scorer.name;
    return { ...scorer, name, effect, own, other, nth, firstHalf: Number.parseInt(scorer.minute, 10) <= 45 };
  });
}

function ourScorersOf(goals: Goal[]): Story["ourScorers"] {
  const scorers = new Map<string, Story["ourScorers"][number]>();
  for (const { name, forUs, ownGoal, minute, penalty } of goals) {
    if (!name || !forUs || ownGoal) continue;
    const scorer = scorers.get(name.en) ?? { name, goals: [] };
    scorer.goals.push({ minute, penalty });
    scorers.set(name.en, scorer);
  }
  return [...scorers.values()];
}

/** @param before goals of the scoring side before this one */
function effectOf(before: number, opponents: number): Effect {
  if (before === 0 && opponents === 0) return "open";
  if (before + 1 === opponents) return "level";
  if (before === opponents) return "lead";
  return before > opponents ? "extend" : "reduce";
}

/** FNV-1a, 32 bits, then MurmurHash's last step: without it keys that differ in one digit choose alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
