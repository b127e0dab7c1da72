import { club } from "#club/club.ts";
import type { App } from "#src/app/app.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { ownHistory } from "./own-matches.server.ts";
import { hasPage, playerPath } from "./player-address.ts";
import { seasonsOf } from "./selection.ts";

/** The pages that are made of figures, without the language: of players, seasons and opponents. */
export async function listFigureAddresses(app: App): Promise<string[]> {
  const { matches, people } = await ownHistory(app);
  const today = dayIn(app.now(), club.timeZone);
  const played = new Set(
    matches.flatMap(({ deeds }) => [...deeds].flatMap(([key, { isPlayed }]) => (isPlayed ? [key] : []))),
  );
  const players = [...people.all.values()].flatMap(({ key, player }) =>
    hasPage(player, played.has(key), today) ? [playerPath(player)] : [],
  );
  const slugs = new Set(matches.flatMap(({ opponent }) => opponent.slug || []));
  return [
    ...players,
    ...seasonsOf(matches).map((season) => `/season/${season}`),
    ...[...slugs].map((slug) => `/matches/against/${slug}`),
  ];
}
