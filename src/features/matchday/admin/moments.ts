import type { Lengths } from "#src/features/ledger/clock.ts";
import { type Entry, type EntryOf, PERIODS, type Period } from "#src/features/ledger/ledger.ts";
import type { MatchState, Phase } from "#src/features/ledger/match-state.ts";
import { LONGEST_PERIOD_MS } from "../sync.ts";

/** When something happened, as an entry says it. */
export interface Moment {
  period: Period;
  clock_ms: number;
  /** UTC ISO */
  occurred_at: string;
}

/** The period that may begin in a phase. */
const BEGINS: Partial<Record<Phase, Period>> = {
  before: "first",
  half_time: "second",
  break_before_extra: "extra_first",
  extra_half_time: "extra_second",
  break_before_shootout: "shootout",
};

/** The period that begins with the next whistle; undefined while one runs and after the last. */
export function nextPeriod(phase: Phase): Period | undefined {
  return BEGINS[phase];
}

/** The period that is being played; undefined in breaks, before and after. */
export function runningPeriod(phase: Phase): Period | undefined {
  return PERIODS.find((period) => period === phase);
}

/**
 * Whether more may follow the period that runs than the end: extra time after the halves, kicks after extra time. Where
 * it is unlikely it stands in the menu, and nobody is locked out.
 */
export function whatFollows(
  phase: Phase,
  { match }: { match: { may_have_extra_time?: boolean } },
): "offered" | "unlikely" | undefined {
  if (phase === "extra_second") return "offered";
  if (phase !== "second") return undefined;
  return match.may_have_extra_time === false ? "unlikely" : "offered";
}

/**
 * When what is tapped now happened: by the clock of the period that runs; in a break with the next period's first
 * second, as substitutions at half-time count; after the end with the end.
 * @param now the corrected time, ms
 */
export function momentAt(state: MatchState, now: number): Moment {
  const occurred_at = new Date(now).toISOString();
  const next = nextPeriod(state.phase);
  if (next) return { period: next, clock_ms: 0, occurred_at };
  if (state.clock) {
    const { period, began_at } = state.clock;
    return { period, clock_ms: within(now - Date.parse(began_at)), occurred_at };
  }
  if (state.phase === "shootout") return { ...inShootOut(state, now), occurred_at };
  const { period = "second", clock_ms = 0 } = lastOf(state) ?? {};
  return { period, clock_ms, occurred_at };
}

/** What ended the match for now: its last whistle, or the abandonment. */
export function lastOf({ lines, phase }: MatchState): Entry | undefined {
  const kind = phase === "abandoned" ? "abandon" : "period_end";
  return lines.findLast(({ entry }) => entry.kind === kind && !entry.isVoid)?.entry;
}

/** The standing ends of the match that have been whistled: two, where two phones did, one of them offline. */
export function finalWhistles({ lines }: MatchState): EntryOf<"period_end">[] {
  return lines.flatMap(({ entry }) =>
    entry.kind === "period_end" && !entry.isVoid && entry.payload.final
      ? [entry as EntryOf<"period_end">]
      : [],
  );
}

/** After how many minutes kicks decide: of the halves, and of extra time where it was played. */
export function minutesBefore({ afterExtra }: MatchState, lengths: Lengths): number {
  return lengths.slice(0, afterExtra ? 4 : 2).reduce((sum, minutes) => sum + minutes, 0);
}

function inShootOut({ lines }: MatchState, now: number): Pick<Moment, "period" | "clock_ms"> {
  const start = lines.findLast(({ entry }) => entry.kind === "period_start" && entry.period === "shootout");
  const began = start ? Date.parse(start.entry.occurred_at) : now;
  return { period: "shootout", clock_ms: within(now - began) };
}

function within(ms: number): number {
  return Math.round(Math.min(Math.max(0, ms), LONGEST_PERIOD_MS));
}
