import { type Fixture, type League, type Played, placesIn, type TableRow, tableOf } from "./league.ts";

/** Goals beyond are a typing error; so are more pairs than a league has matches. */
export const MOST_GOALS = 30;
export const MOST_PICKS = 400;

/** A result that somebody imagines. */
export interface Pick {
  id: number;
  home: number;
  away: number;
}

/** What of an address was not taken, by reason. */
export interface Dropped {
  /** Unreadable, or more goals than matches have. */
  unreadable: number;
  /** Of no match of this league. */
  unknown: number;
  /** Of a match that has its result. */
  finished: number;
  /** More than a league has matches. */
  tooMany: number;
}

export const NOTHING_DROPPED: Dropped = { unreadable: 0, unknown: 0, finished: 0, tooMany: 0 };

/**
 * The imagined results of an address, e.g. "421.2-1,422.0-0"; of one match the last one counts. What can't be taken is
 * left out and counted.
 */
export function readPicks(
  texts: readonly string[],
  { pending, live, results }: League,
): { picks: Pick[]; dropped: Dropped } {
  const parts = texts.flatMap((text) => text.split(",")).filter((text) => text.trim() !== "");
  const open = new Set([...pending, ...live].map(({ id }) => id));
  const done = new Set(results.map(({ id }) => id));
  const dropped = { ...NOTHING_DROPPED, tooMany: Math.max(0, parts.length - MOST_PICKS) };
  const picks = new Map<number, Pick>();
  for (const part of parts.slice(0, MOST_PICKS)) {
    const pick = readPick(part);
    if (!pick) dropped.unreadable++;
    else if (open.has(pick.id)) picks.set(pick.id, pick);
    else dropped[done.has(pick.id) ? "finished" : "unknown"]++;
  }
  return { picks: [...picks.values()], dropped };
}

function readPick(text: string): Pick | undefined {
  const [, id, home, away] = /^\s*(\d{1,15})\.(\d{1,3})-(\d{1,3})\s*$/.exec(text) ?? [];
  if (id === undefined) return undefined;
  const pick = { id: Number(id), home: Number(home), away: Number(away) };
  return pick.home <= MOST_GOALS && pick.away <= MOST_GOALS ? pick : undefined;
}

/** Picks as an address has them, by match. */
export function writePicks(picks: readonly Pick[]): string {
  return picks
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, home, away }) => `${id}.${home}-${away}`)
    .join(",");
}

/** Picks with another one; without the match's former one, and without any where it is null. */
export function withPick(picks: readonly Pick[], id: number, score: Omit<Pick, "id"> | null): Pick[] {
  const others = picks.filter((pick) => pick.id !== id);
  return score ? [...others, { id, ...score }] : others;
}

export interface WhatIfRow extends TableRow {
  formerPlace: number;
  /** What the imagined results bring it. */
  gained: number;
}

/** The league in which the imagined results are played. */
export function withResults(league: League, picks: readonly Pick[]): League {
  const open = new Map<number, Fixture>([...league.pending, ...league.live].map((one) => [one.id, one]));
  const played = picks.flatMap(({ id, home, away }): Played[] => {
    const match = open.get(id);
    return match ? [{ ...match, homeScore: home, awayScore: away }] : [];
  });
  const taken = new Set(played.map(({ id }) => id));
  return {
    ...league,
    results: [...league.results, ...played],
    live: league.live.filter(({ id }) => !taken.has(id)),
    pending: league.pending.filter(({ id }) => !taken.has(id)),
  };
}

/** The table with the imagined results, and how it differs from the one that results alone give. */
export function whatIf(league: League, picks: readonly Pick[]): WhatIfRow[] {
  const before = tableOf(league, league.results);
  const former = placesIn(before);
  const points = new Map(before.map(({ team, points }) => [team, points]));
  const then = withResults(league, picks);
  return tableOf(then, then.results).map((row) => ({
    ...row,
    formerPlace: former[row.team]!,
    gained: row.points - points.get(row.team)!,
  }));
}
