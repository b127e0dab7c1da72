import { type Appearance, appearancesOf } from "./appearances.ts";
import { boundsOf, LENGTHS, type Lengths, minuteAt, type RunningClock } from "./clock.ts";
import { type Doubt, doubtsAbout } from "./doubts.ts";
import {
  byWriting,
  type Entry,
  type EntryOf,
  type Kind,
  PERIODS,
  type Period,
  type Side,
  type Standing,
  standing,
} from "./ledger.ts";
import { isGoal, isHeld, isOwnGoal, type Line, linesOf, type Score } from "./lines.ts";
import { type KeyOf, keysOf, type Lineups } from "./people.ts";
import { repeatedShifts } from "./resumptions.ts";
import { other, type ShootOut, shootOutOf } from "./shoot-out.ts";

export const BREAKS = {
  first: "half_time",
  second: "break_before_extra",
  extra_first: "extra_half_time",
  extra_second: "break_before_shootout",
  shootout: "finished",
} as const;

/** What is going on: a period, the break after it, or nothing any more. */
export type Phase = "before" | Period | (typeof BREAKS)[Period] | "finished" | "abandoned";

export interface Counts {
  corner: number;
  shot: number;
  onTarget: number;
  foul: number;
  offside: number;
  /** What the other side's shots on target and penalties came to that are no goals. */
  save: number;
  yellow: number;
  sentOff: number;
  substitution: number;
}

/** Everything that a match's log says, as server, console and page show it. */
export interface MatchState {
  phase: Phase;
  /** Of the two halves: extra time and the shoot-out are told beside it. */
  score: Score;
  /** With extra time, where it was played. */
  afterExtra: Score | null;
  shootOut: ShootOut | null;
  /** Null before the first half has ended. */
  halfTime: Score | null;
  /** Null while no period runs, and where nobody said when it began. */
  clock: RunningClock | null;
  lines: Line[];
  appearances: Appearance[];
  counts: Record<Side, Counts>;
  attendance: number | null;
  star: string | null;
  doubts: Doubt[];
}

export interface Rules {
  lengths: Lengths;
  /** Those for a concussion don't count. Source: IFAB, additional permanent concussion substitutions. */
  mostSubstitutions: number;
  /** Somebody typed what extra time came to: where nobody stood by with a clock, it was played. */
  hasExtra?: boolean;
}

export const RULES: Rules = { lengths: LENGTHS, mostSubstitutions: 5 };

const HALVES: readonly Period[] = ["first", "second"];
const PLAYED: readonly Period[] = [...HALVES, "extra_first", "extra_second"];

const NO_LINEUPS: Lineups = { home: null, away: null };

/**
 * What a match's log comes to, in whatever order its entries arrived. It reads nothing but what it is given, refuses
 * nothing, and says of what is odd that it is.
 */
export function foldMatch(
  entries: readonly Entry[],
  lineups: Lineups = NO_LINEUPS,
  rules: Rules = RULES,
): MatchState {
  const facts = standing(entries);
  const valid = facts.filter(({ isVoid }) => !isVoid);
  const keyOf = keysOf(lineups);
  const phase = phaseOf(valid);
  const lines = linesOf(facts, keyOf, rules.lengths);
  const goals = goalsAfter(valid);
  const hasExtra = hasExtraOf(valid, rules);
  return {
    phase,
    score: goals(hasExtra ? HALVES : PLAYED),
    afterExtra: hasExtra ? goals(PLAYED) : null,
    shootOut: shootOutOf(of(valid, "kick").filter((kick) => !isHeld(kick))),
    halfTime: hasHalfTime(valid, phase) ? goals(["first"]) : null,
    clock: clockOf(valid, phase),
    lines,
    appearances: appearancesOf(lines, lineups, keyOf, fullLength(valid, rules)),
    counts: { home: countsOf(lines, "home"), away: countsOf(lines, "away") },
    attendance: of(valid, "attendance").at(-1)?.payload.people ?? null,
    star: starOf(valid, keyOf),
    doubts: doubtsAbout(entries, lines, lineups, keyOf, rules),
  };
}

/** Of what the phase and the clock of a match are told; and of corrections. */
export const CLOCK_KINDS: readonly Kind[] = [
  ...["period_start", "period_end", "added_time", "clock_shift", "abandon", "resume"],
  ...["void", "amend"],
] as Kind[];

/** Only where a match has come to. @param entries of its log, at least those of the kinds above */
export function foldClock(entries: readonly Entry[]): Pick<MatchState, "phase" | "clock"> {
  const valid = standing(entries).filter(({ isVoid }) => !isVoid);
  const phase = phaseOf(valid);
  return { phase, clock: clockOf(valid, phase) };
}

/** The last minute of the period after which a break is; undefined for any other phase. */
export function lastMinuteBefore(phase: Phase, lengths: Lengths): number | undefined {
  const period = PERIODS.find((one) => BREAKS[one] === phase && phase !== "finished");
  return period && boundsOf(period, lengths)[1];
}

function of<One extends Kind>(facts: readonly Standing[], kind: One): (Standing & EntryOf<One>)[] {
  return facts.filter((one): one is Standing & EntryOf<One> => one.kind === kind);
}

function has(facts: readonly Standing[], period: Period): boolean {
  return of(facts, "period_start").some((one) => one.period === period);
}

/** An abandoned match may have had none. */
function hasHalfTime(facts: readonly Standing[], phase: Phase): boolean {
  if (phase !== "abandoned") return phase !== "before" && phase !== "first";
  return of(facts, "period_end").length > 0 || PERIODS.slice(1).some((period) => has(facts, period));
}

/** Where none was begun, a minute beyond the 90th is one of added time. */
function hasExtraOf(facts: readonly Standing[], rules: Rules): boolean {
  return has(facts, "extra_first") || (rules.hasExtra === true && !isTimed(facts));
}

/** Whether somebody stood by with a clock. */
function isTimed(facts: readonly Standing[]): boolean {
  return of(facts, "period_start").some(({ payload }) => !payload.untimed);
}

function phaseOf(facts: readonly Standing[]): Phase {
  const stops = facts.filter(({ kind }) => kind === "abandon" || kind === "resume");
  const last = stops.toSorted(byWriting).at(-1);
  if (last?.kind === "abandon") return "abandoned";
  const ends = of(facts, "period_end");
  // One who was without a network may have ended a match that went on: no whistle is the last before a period that was begun.
  const isGoneOn = (end: Period) => PERIODS.slice(PERIODS.indexOf(end) + 1).some((one) => has(facts, one));
  if (ends.some((end) => end.payload.final && !isGoneOn(end.period))) return "finished";
  const period = PERIODS.findLast((one) => has(facts, one) || ends.some((end) => end.period === one));
  if (!period) return "before";
  return ends.some((end) => end.period === period) ? BREAKS[period] : period;
}

/** What abandoned a match, as long as that stands. @param facts those that stand */
export function abandonmentIn(facts: readonly Standing[]): EntryOf<"abandon"> | undefined {
  return phaseOf(facts) === "abandoned" ? of(facts, "abandon").toSorted(byWriting).at(-1) : undefined;
}

/** The facts that stand, of a match whose log was read. */
export function factsIn({ lines }: Pick<MatchState, "lines">): Standing[] {
  return lines.map(({ entry }) => entry).filter(({ isVoid }) => !isVoid);
}

/** Whether any of it was played: who calls a match off before its kick-off abandons none. @param facts those that stand */
export function hasBegun(facts: readonly Standing[]): boolean {
  return facts.some((fact) => fact.kind === "period_start" || isGoal(fact));
}

function goalsAfter(facts: readonly Standing[]) {
  return (periods: readonly Period[]): Score => {
    const goals = facts.filter((fact) => isGoal(fact) && periods.includes(fact.period));
    const by = (side: Side) => goals.filter((goal) => goal.side === side).length;
    return { home: by("home"), away: by("away") };
  };
}

function clockOf(facts: readonly Standing[], phase: Phase): MatchState["clock"] {
  const period = PERIODS.find((one) => one === phase);
  const start = of(facts, "period_start").find((one) => one.period === period && !one.payload.untimed);
  if (!period || !start || period === "shootout") return null;
  // What was said of the clock of a kick-off that was taken back since is nothing of this one's.
  const repeated = repeatedShifts(facts);
  const shifts = of(facts, "clock_shift").filter(
    (one) => one.period === period && one.occurred_at >= start.occurred_at && !repeated.has(one.id),
  );
  const shifted = shifts.reduce((sum, { payload }) => sum + payload.ms, start.clock_ms);
  const added = of(facts, "added_time").findLast((one) => one.period === period);
  return {
    period,
    began_at: new Date(Date.parse(start.occurred_at) - shifted).toISOString(),
    added: added?.payload.minutes ?? null,
  };
}

/** The last minute of a whole match, or that in which one was abandoned. @param facts those that stand */
export function fullLength(facts: readonly Standing[], rules: Rules): number {
  const { lengths } = rules;
  const abandoned = phaseOf(facts) === "abandoned" ? of(facts, "abandon").at(-1) : undefined;
  if (abandoned) return minuteAt(abandoned.period, abandoned.clock_ms, lengths).minute;
  const last = PERIODS.findLast((one) => one !== "shootout" && has(facts, one));
  const usual = hasExtraOf(facts, rules) ? 4 : 2;
  const played = last === "extra_first" ? 3 : last === "extra_second" ? 4 : usual;
  return lengths.slice(0, played).reduce((sum, minutes) => sum + minutes, 0);
}

function countsOf(lines: readonly Line[], side: Side): Counts {
  const counted = lines.filter(({ entry }) => !entry.isVoid && !isHeld(entry));
  const facts = counted.filter(({ entry }) => entry.side === side);
  const rivals = counted.filter(({ entry }) => entry.side === other(side));
  const count = (...kinds: Kind[]) => facts.filter(({ entry }) => kinds.includes(entry.kind)).length;
  const sentOff = facts.filter(({ sendsOff, entry }) => sendsOff || entry.kind === "red").length;
  const goals = facts.filter(({ entry }) => isGoal(entry) && !isOwnGoal(entry)).length;
  const shots = facts.flatMap(({ entry }) => (entry.kind === "shot" ? [entry.payload] : []));
  const penalties = facts.flatMap(({ entry }) =>
    entry.kind === "penalty" && entry.payload.result ? [entry.payload.result] : [],
  );
  const missed = penalties.filter((result) => result !== "scored").length;
  const saved = penalties.filter((result) => result === "saved").length;
  return {
    corner: count("corner"),
    shot: shots.length + goals + missed,
    onTarget: shots.filter((shot) => shot.on_target).length + goals + saved,
    foul: count("foul"),
    offside: count("offside"),
    save: rivals.filter(({ entry }) => isSaved(entry)).length,
    yellow: count("yellow"),
    sentOff,
    substitution: count("sub"),
  };
}

function isSaved(entry: Standing): boolean {
  if (entry.kind === "shot") return entry.payload.on_target === true;
  return entry.kind === "penalty" && entry.payload.result === "saved";
}

function starOf(facts: readonly Standing[], keyOf: KeyOf): string | null {
  const star = of(facts, "star").at(-1);
  return (star?.side && keyOf(star.side, star.payload.who)) ?? null;
}
