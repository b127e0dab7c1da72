import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { listCardsByIds, type MatchCard } from "#src/features/matches/card-queries.server.ts";
import { type MatchView, matchViews } from "#src/features/matches/match-view.server.ts";
import { hasPage, playerPath } from "#src/features/statistics/player-address.ts";
import { listStandings } from "#src/features/table/queries.server.ts";
import type { StandingRow } from "#src/features/table/table.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import { dayIn } from "#src/i18n/dates.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import { type CardLink, cardLink } from "./card-link.ts";
import { type CardPlayer, listCardPlayers } from "./text-card-queries.server.ts";

/** What stands in a text for a link to a match, a player or the table: true at the moment of reading. */
export type TextCardView =
  | { kind: "match"; match: MatchView }
  | ({ kind: "player" } & ReturnType<typeof playerCard>)
  | { kind: "table"; rows: ReturnType<typeof tableRows> };

/** The cards of a text by the addresses of its links, in which those without one are missing. */
export type TextCards = Record<string, TextCardView>;

/** So many rows of the table are shown: the own club's and its neighbours. */
const ROWS = 5;

/**
 * The cards for some links, in one language; of each kind one query.
 * @param links as they stand in the text
 * @param matches other matches that the page shows, read in the same query
 */
export async function readTextCards(
  app: App,
  language: Language,
  links: readonly string[],
  matches: readonly number[] = [],
): Promise<{ cards: TextCards; matches: MatchView[] }> {
  const asked = new Map(links.map((href) => [href, cardLink(href)]));
  const idsOf = (kind: "match" | "player") =>
    [...asked.values()].flatMap((link) => (link?.kind === kind ? [link.id] : []));
  const hasTable = [...asked.values()].some((link) => link?.kind === "table");
  const [found, players, standings] = await Promise.all([
    listCardsByIds(app.db, [...new Set([...idsOf("match"), ...matches])]),
    listCardPlayers(app.db, idsOf("player")),
    hasTable ? app.cachedQuery("standings", (db) => listStandings(db)) : [],
  ]);
  const known = { found, players, standings, today: dayIn(app.now(), club.timeZone) };
  const views = matchViews(found, language);
  const cards = [...asked].flatMap(([href, link]) => {
    const view = link && viewOf(link, views, known, language);
    return view ? [[href, view] as const] : [];
  });
  return { cards: Object.fromEntries(cards), matches: views.filter(({ id }) => matches.includes(id)) };
}

interface Known {
  found: MatchCard[];
  players: CardPlayer[];
  standings: readonly StandingRow[];
  today: string;
}

function viewOf(
  link: CardLink,
  views: MatchView[],
  { players, standings, today }: Known,
  language: Language,
): TextCardView | undefined {
  if (link.kind === "match") {
    const match = views.find(({ id }) => id === link.id);
    return match && { kind: "match", match };
  }
  if (link.kind === "player") {
    const player = players.find(({ id }) => id === link.id) ?? null;
    return hasPage(player, false, today) ? { kind: "player", ...playerCard(player, language) } : undefined;
  }
  const rows = tableRows(standings, language);
  return rows.length > 0 ? { kind: "table", rows } : undefined;
}

function playerCard(player: CardPlayer, language: Language) {
  const first = localised(player, "first_name", language);
  const last = localised(player, "last_name", language);
  return {
    path: playerPath(player),
    name: { text: `${first.text} ${last.text}`.trim(), lang: last.lang },
    number: player.jersey_number,
    position: localised(player, "position", language),
    photo: player.photo_url,
  };
}

function tableRows(standings: readonly StandingRow[], language: Language) {
  const own = standings.findIndex((row) => row.is_own);
  const from = Math.max(0, Math.min(own - Math.floor(ROWS / 2), standings.length - ROWS));
  return standings.slice(from, from + ROWS).map((row) => ({
    position: row.position,
    played: row.played,
    points: row.points,
    isOwn: row.is_own,
    name: localised(row, "team_name", language),
    crest: {
      name: row.team_name,
      code: localised(row, "team_code", language).text,
      logo: row.team_logo || (row.is_own ? OWN_CREST : null),
    },
  }));
}
