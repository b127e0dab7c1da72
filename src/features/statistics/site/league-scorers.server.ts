import type { App } from "#src/app/app.server.ts";
import { logoOrOwn } from "#src/features/teams/crest.ts";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";
import { ranked } from "../figures.ts";
import { findLeagueScorers, type ScoringTeam } from "../league-scorer-queries.server.ts";
import { type ShownName, shownName } from "../names.ts";
import type { OwnMatch } from "../own-match.ts";
import type { OwnHistory } from "../own-matches.server.ts";
import { hasPage, playerPath } from "../player-address.ts";

/** As many of the first as a list has, of whom the last gives way to whoever the page is about. */
const SHOWN = 4;

export interface ScorerRow {
  rank: number;
  name: ShownName;
  team: ShownText | null;
  crest: CrestTeam | null;
  goals: number;
  /** Whom the page is about. */
  isHe: boolean;
  /** Of our own players, without the language; else empty. */
  page: string;
}

interface About {
  matches: readonly OwnMatch[];
  /** Whom the page is about. */
  key: string;
  today: string;
  language: Language;
}

/**
 * Somebody's place among those who scored in the league this season, shared by who has as many goals, and the first of
 * them; null and nobody outside of the league, without a goal, and where not every goal of the league is entered.
 */
export async function leagueScorersOf(
  app: App,
  history: OwnHistory,
  { matches, key, today, language }: About,
): Promise<{ rank: number | null; leagueScorers: ScorerRow[] }> {
  const nothing = { rank: null, leagueScorers: [] };
  const [first] = matches;
  if (!first?.season || matches.some(({ competition }) => competition.kind !== "league")) return nothing;
  const { season } = first;
  const ours = new Map<string, number>();
  for (const { deeds } of matches)
    for (const [one, { goals }] of deeds) ours.set(one, (ours.get(one) ?? 0) + goals);
  if (!ours.get(key)) return nothing;
  const league = await app.cachedQuery(`scorers of the league, ${season}`, (db) =>
    findLeagueScorers(db, season),
  );
  if (!league.isComplete) return nothing;
  const own = [...ours].map(([one, goals]) => {
    const person = history.people.personOf(one, history.called.get(one));
    const page = hasPage(person.player, true, today) ? playerPath(person.player) : "";
    return { names: person.names, team: league.own, goals, isOwn: true, isHe: one === key, page };
  });
  // Among equals he whom the page is about stands first.
  const inOrder = own.sort((one, other) => Number(other.isHe) - Number(one.isHe));
  const others = league.scorers.map((one) => ({ ...one, isOwn: false, isHe: false, page: "" }));
  const all = ranked([...inOrder, ...others], ({ goals }) => goals);
  const place = all.findIndex(({ isHe }) => isHe);
  const shown = place < SHOWN ? all.slice(0, SHOWN) : [...all.slice(0, SHOWN - 1), all[place]!];
  return {
    rank: all[place]!.rank,
    leagueScorers: shown.map(({ rank, names, team, goals, isOwn, isHe, page }) => ({
      ...{ rank, goals, isHe, page },
      name: shownName(names, language),
      ...teamView(team, isOwn, language),
    })),
  };
}

function teamView(team: ScoringTeam | null, isOwn: boolean, language: Language) {
  if (!team) return { team: null, crest: null };
  const code = team.code ? localised(team, "code", language).text : "";
  return {
    team: localised(team, "name", language),
    crest: { name: team.name, code, logo: logoOrOwn(team.logo_url, isOwn) },
  };
}
