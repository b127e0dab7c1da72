import { type Lengths, runningMinute, shiftAfter } from "#src/features/ledger/clock.ts";
import {
  type Entry,
  type EntryOf,
  type Kind,
  type Payloads,
  PERIODS,
  type Period,
  type Standing,
  standing,
} from "#src/features/ledger/ledger.ts";
import {
  abandonmentIn,
  BREAKS,
  factsIn,
  foldClock,
  hasBegun,
  type MatchState,
  type Phase,
} from "#src/features/ledger/match-state.ts";
import type { Match, MatchStatus } from "./match.ts";
import { postponedFrom } from "./postponement.ts";

// A match's status and its log say the same: whichever of the two somebody writes, the other follows.

/** Later than this after the kick-off nobody is told that a match is on: its entries come the day after. */
const LIVE_WITHIN_MS = 12 * 3_600_000;

type Told = Extract<MatchStatus, "live" | "finished" | "postponed">;

/** What is left undefined, the log says nothing of. */
interface Said {
  status?: Told;
  outcome?: Match["outcome"];
}

/** What follows from a decision that was taken when the match was abandoned; without one it waits for one. */
const DECIDED: Record<NonNullable<Payloads["abandon"]["decision"]> | "later", Said> = {
  later: { status: "postponed", outcome: "abandoned" },
  resumed: { status: "postponed", outcome: "abandoned" },
  replayed: { status: "finished", outcome: "replayed" },
  stands: { status: "finished", outcome: "played" },
};

/** What a log says of its match. @param facts those that stand */
function saidBy(phase: Phase, facts: readonly Standing[]): Said {
  if (phase === "before") return {};
  // Called off before its kick-off it is put off, and has no score.
  if (phase === "abandoned" && !hasBegun(facts)) return { status: "postponed" };
  if (phase === "abandoned") return DECIDED[abandonmentIn(facts)?.payload.decision ?? "later"];
  return { status: phase === "finished" ? "finished" : "live" };
}

/** What a match was by its log, at some time: also before it went on, which may have come too late to be told. */
function outcomesIn(facts: readonly Standing[]): Match["outcome"][] {
  const decided = facts.map((fact) =>
    fact.kind === "abandon" ? DECIDED[fact.payload.decision ?? "later"].outcome : undefined,
  );
  return ["abandoned", ...decided.filter((outcome) => outcome !== undefined)];
}

type Row = Pick<
  Match,
  "status" | "outcome" | "match_date" | "postponed_from" | "home_penalties" | "away_penalties" | "attendance"
>;

/**
 * What entries change of their match beside events, score and extra time: only what they themselves say, so that what was
 * typed of a match that nobody followed stays.
 * @param before what the log came to without them
 */
export function changedByLog(row: Row, before: MatchState, after: MatchState, now: string): Partial<Row> {
  const isCounted = after.attendance !== null && after.attendance !== before.attendance;
  return withoutUndefined({
    ...statusAfter(row, before, after, now),
    ...penaltiesAfter(before.shootOut, after.shootOut),
    attendance: isCounted ? after.attendance : undefined,
  });
}

function statusAfter(row: Row, before: MatchState, after: MatchState, now: string): Partial<Row> {
  const heard = saidBy(before.phase, factsIn(before));
  // What came too late for a live match has told nothing yet, in however many pieces it comes.
  const isUnheard = heard.status === "live" && row.status !== "live" && isLate(row, before, now);
  const said: Said = isUnheard ? {} : heard;
  const says = saidBy(after.phase, factsIn(after));
  const [told, tells] = [said.status, says.status];
  // What somebody has set since is none of the log's.
  const isApplied = told === row.status || (told === "postponed" && row.status === "cancelled");
  const isSame = told === tells && said.outcome === says.outcome;
  if (isSame || (told && !isApplied && tells !== "finished")) return {};
  if (tells === "live" && isLate(row, after, now)) return {};
  const status = tells ?? "scheduled";
  const isCancelled = tells === "postponed" && row.status === "cancelled";
  const isOfLog = row.outcome === said.outcome || outcomesIn(factsIn(after)).includes(row.outcome);
  const outcome = says.outcome ?? (isOfLog ? "played" : row.outcome);
  return {
    status: isCancelled ? row.status : status,
    outcome,
    postponed_from: postponedFrom(row, { status, match_date: row.match_date, hasReason: false }, undefined),
  };
}

function isLate(row: Row, { lines, clock }: MatchState, now: string): boolean {
  const began =
    clock?.began_at ?? lines.find(({ entry }) => entry.kind === "period_start")?.entry.occurred_at;
  const latest = Math.max(Date.parse(row.match_date), began ? Date.parse(began) : 0);
  return Date.parse(now) > latest + LIVE_WITHIN_MS;
}

type ShootOut = MatchState["shootOut"];

function penaltiesAfter(before: ShootOut, after: ShootOut): Partial<Row> {
  if (before?.home === after?.home && before?.away === after?.away) return {};
  return { home_penalties: after?.home ?? null, away_penalties: after?.away ?? null };
}

function withoutUndefined<Given extends object>(
  given: Given,
): { [K in keyof Given]: Exclude<Given[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as never;
}

/** Whether somebody stood by with a clock: only then nothing in the log means that nothing happened. */
export function isFollowed(entries: readonly Entry[]): boolean {
  return begun(standing(entries)).some(({ payload }) => !(payload as { untimed?: boolean }).untimed);
}

function begun(facts: readonly Standing[]): Standing[] {
  return facts.filter(({ kind, isVoid }) => kind === "period_start" && !isVoid);
}

/** An entry that has to be written, so that the log says a status. */
export type Wanted = { kind: Kind; period: Period; clock_ms: number; payload: object; target: string | null };

const TOLD_BY: readonly Kind[] = ["period_start", "period_end", "abandon", "resume"];

interface Log {
  entries: readonly Entry[];
  phase: Phase;
  /** Those that a status wrote which was set in the form. */
  byForm: readonly Entry[];
}

/** What brings a log to a status that somebody set. */
export function entriesForStatus(
  row: Pick<Match, "status" | "outcome">,
  log: Log,
  lengths: Lengths,
  now: string,
): Wanted[] {
  const { status, outcome } = row;
  const { entries, phase, byForm } = log;
  const back = returnable(row, log, now);
  if (back.length > 0) {
    const without = (all: readonly Entry[]) => all.filter((one) => !back.includes(one));
    const rest = without(entries);
    // What comes back may begin nothing, e.g. of a match that was called off before its kick-off: it comes back once.
    const returned = { entries: rest, phase: foldClock(rest).phase, byForm: without(byForm) };
    const voids = back.map(({ id }) => wanted("void", { target: id }));
    return [...voids, ...entriesForStatus(row, returned, lengths, now)];
  }
  const facts = standing(entries).filter(({ isVoid }) => !isVoid);
  const stopped = abandonmentIn(facts);
  const told = saidBy(phase, facts).status;
  const takeBack = (which: (fact: Standing) => boolean) =>
    facts
      .filter((fact) => TOLD_BY.includes(fact.kind) && which(fact))
      .map(({ id }) => wanted("void", { target: id }));
  const isMistake = byForm.some(({ id }) => id === stopped?.id) && isSoonAfter(stopped, now);
  const resume = stopped ? resumption(stopped, isMistake ? [] : entries, now) : [];
  const final = wanted("period_end", { ...atWhistle(facts, phase, lengths), payload: { final: true } });
  const start = wanted("period_start", { payload: { untimed: true } });
  if (told === status) return [];
  switch (status) {
    case "live": {
      // An abandoned one may have had its final whistle as well.
      const ends = takeBack((fact) => fact.kind === "period_end" && isFinal(fact));
      const goesOn = [...ends, ...resume];
      return begun(facts).length > 0 && goesOn.length > 0 ? goesOn : [...goesOn, start];
    }
    case "finished":
      // What the league decides of an abandoned match ends nothing at the ground.
      if (told === "postponed") return outcome === "awarded" || outcome === "void" ? [] : [...resume, final];
      return [final];
    case "scheduled":
      return takeBack(() => true);
    default:
      // Cancelled is what becomes of an abandoned one as well.
      if (told === "live") return [wanted("abandon", atNow(entries, phase, lengths, now))];
      return phase === "finished" ? takeBack(() => true) : [];
  }
}

/** A mistake in the form is put right soon; later it is another kick-off, or a match that is replayed. */
const PUT_RIGHT_WITHIN_MS = 15 * 60_000;

/** The whistles that a status took back by mistake: where it is set right at once, they come back. */
function returnable(
  { status }: Pick<Match, "status">,
  { entries, phase, byForm }: Log,
  now: string,
): Entry[] {
  if (phase !== "before" || (status !== "live" && status !== "finished")) return [];
  const isWhistle = new Map(entries.map((one) => [one.id, TOLD_BY.includes(one.kind)]));
  const taken = new Set(entries.flatMap((one) => (one.kind === "void" ? [one.target] : [])));
  return byForm.filter(
    ({ id, kind, target, occurred_at }) =>
      kind === "void" &&
      isWhistle.get(target ?? "") === true &&
      !taken.has(id) &&
      isSoonAfter({ occurred_at }, now),
  );
}

function isSoonAfter(written: Pick<Entry, "occurred_at"> | undefined, now: string): boolean {
  return written !== undefined && Date.parse(now) <= Date.parse(written.occurred_at) + PUT_RIGHT_WITHIN_MS;
}

function isFinal({ payload, period }: Standing): boolean {
  return (payload as { final?: boolean }).final === true || period === "shootout";
}

function wanted(kind: Kind, more: Partial<Wanted> = {}): Wanted {
  return { kind, period: "first", clock_ms: 0, payload: {}, target: null, ...more };
}

/**
 * Where the last whistle stands: behind all that was played. Where nobody stood by with a clock the goals alone tell
 * into which period that was, the second half at least.
 */
function atWhistle(
  facts: readonly Standing[],
  phase: Phase,
  lengths: Lengths,
): Pick<Wanted, "period" | "clock_ms"> {
  const isTimed = begun(facts).some(({ payload }) => !(payload as { untimed?: boolean }).untimed);
  const played = facts.map(({ period }) => PERIODS.indexOf(period));
  const last = PERIODS[Math.max(PERIODS.indexOf("second"), ...played)]!;
  const end = atEnd(isTimed ? phase : last, lengths);
  const before = facts.filter(({ period }) => period === end.period).map(({ clock_ms }) => clock_ms + 1);
  return { ...end, clock_ms: Math.max(end.clock_ms, ...before) };
}

/**
 * Play goes on where it stopped, and the clock with it: the interruption is none of the match.
 * @param entries the log; none where there was no interruption, but a mistake in the form
 */
function resumption(stopped: EntryOf<"abandon">, entries: readonly Entry[], now: string): Wanted[] {
  const { period, clock_ms } = stopped;
  const resume = wanted("resume", { period, clock_ms });
  const written = { ...resume, id: "", side: null, occurred_at: now } as Entry;
  const ms = shiftAfter(stopped, foldClock([...entries, written]).clock, Date.parse(now));
  return [resume, ...(ms === 0 ? [] : [wanted("clock_shift", { period, clock_ms, payload: { ms } })])];
}

/** Where the clock is that runs; else, and of a period that nobody ended, as {@link atEnd}. */
function atNow(
  entries: readonly Entry[],
  phase: Phase,
  lengths: Lengths,
  now: string,
): Pick<Wanted, "period" | "clock_ms"> {
  const { clock } = foldClock(entries);
  if (!clock || !runningMinute(clock, Date.parse(now), lengths)) return atEnd(phase, lengths);
  return { period: clock.period, clock_ms: Math.max(0, Date.parse(now) - Date.parse(clock.began_at)) };
}

/** The end of the period that runs, or ran last. */
function atEnd(phase: Phase, lengths: Lengths): Pick<Wanted, "period" | "clock_ms"> {
  const period = PERIODS.find((one) => one === phase || BREAKS[one] === phase) ?? "second";
  const minutes = lengths[PERIODS.indexOf(period)] ?? 0;
  return { period, clock_ms: minutes * 60_000 };
}
