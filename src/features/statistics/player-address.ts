import { isUnder16, type ListedPlayer } from "#src/features/players/player.ts";
import { slugify } from "#src/i18n/transliterate.ts";

/** Letters of a name in an address. */
const LONGEST_NAME = 60;

/**
 * Where a player's page is, without the language. The number leads, as in the list that the API gives.
 * @example "/players/9-narek-sahradyan"
 */
export function playerPath({
  id,
  first_name,
  last_name,
}: Pick<ListedPlayer, "id" | "first_name" | "last_name">): string {
  return `/players/${id}-${slugify(`${first_name} ${last_name}`, LONGEST_NAME) || "player"}`;
}

/**
 * Whether a player has a page: everybody of today's list, and who played for the club; nobody under sixteen.
 * @param today the club's day, "2026-03-11"
 */
export function hasPage<Known extends ListedPlayer & { born?: string | null }>(
  player: Known | null,
  hasPlayed: boolean,
  today: string,
): player is Known {
  if (player === null || !(player.is_active || hasPlayed)) return false;
  return ![player.birth_date, player.born ?? null].some((day) => isUnder16(day, today));
}
