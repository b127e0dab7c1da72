import { clubs } from "#club/demo/clubs.ts";
import { demoSeasons, otherEvents } from "#club/demo/matches/seasons.ts";
import type { DemoMatch, DemoSeason } from "#club/demo/matches/types.ts";
import { players } from "#club/demo/players.ts";

export const SEED = 1995;
const told = new Map<string, DemoSeason[]>();

/**
 * The demo's seasons, oldest first, as everything that fills the demo must see them: matches and table are
 * filled a moment apart, and a match may kick off in between. So the first call of a day (UTC) decides.
 */
export function demoLeague(now: Date): DemoSeason[] {
  const day = now.toISOString().slice(0, 10);
  const seasons = told.get(day) ?? demoSeasons({ today: now, seed: SEED, clubs, squad: players });
  told.clear();
  told.set(day, seasons);
  return seasons;
}

/** Every match of the demo with what is told of it: of other clubs' matches goals and cards. */
export function toldMatches(now: Date): DemoMatch[] {
  const options = { seed: SEED, clubs, squad: players };
  return demoLeague(now)
    .flatMap((season) => season.matches)
    .map((match) => (match.lineups ? match : { ...match, events: otherEvents(match, options) }));
}
