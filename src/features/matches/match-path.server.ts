import { slugify } from "#src/i18n/transliterate.ts";
import type { Match } from "./match.ts";

/** Letters of a side that is no team of the list. */
const LONGEST_NAME = 40;

type Addressed = Pick<Match, "id" | "home_team_id" | "home_team_name" | "away_team_id" | "away_team_name">;

/**
 * Where a match's page is, without the language. The number leads; the words are the stored slugs of its teams, which
 * stay when a team is renamed, or a free name spelled out.
 * @example "/matches/421-argishti-pyunik"
 */
export function matchPath(match: Addressed, teams: ReadonlyMap<number, { slug: string }>): string {
  const sides = (["home", "away"] as const).map((side) => {
    const team = teams.get(match[`${side}_team_id`] ?? -1);
    return team?.slug || slugify(match[`${side}_team_name`], LONGEST_NAME);
  });
  return `/matches/${match.id}-${sides.filter(Boolean).join("-") || "match"}`;
}
