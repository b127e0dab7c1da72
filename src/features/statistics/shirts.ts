import type { OwnMatch } from "./own-match.ts";
import type { OwnPerson } from "./own-people.ts";

type Matches = readonly Pick<OwnMatch, "season" | "hasLineup" | "deeds">[];

/**
 * The shirt that somebody wore in a season: of its squad, the last one where there were two; where the squad doesn't say,
 * that of its line-ups, as long as all of them have the same. That of today says nothing of another season.
 */
export function shirtIn(
  { key, places }: Pick<OwnPerson, "key" | "places">,
  matches: Matches,
  season: string | null | undefined,
): number | undefined {
  const inSquad = places.findLast((place) => place.season === season && place.number !== null)?.number;
  return inSquad ?? shirtInLineups(matches, key, season);
}

function shirtInLineups(matches: Matches, key: string, season: string | null | undefined) {
  const worn = new Set(
    matches.flatMap((match) =>
      match.season === season && match.hasLineup ? (match.deeds.get(key)?.who.number ?? []) : [],
    ),
  );
  return worn.size === 1 ? [...worn][0] : undefined;
}

/** The shirts that somebody wore, each with the seasons from its first to its last, oldest first. */
export function shirtsWorn({ key, places }: Pick<OwnPerson, "key" | "places">, matches: Matches) {
  const played = matches.flatMap(({ season, deeds }) => (season && deeds.has(key) ? [season] : []));
  const seasons = [...new Set([...places.map(({ season }) => season), ...played])].sort();
  const worn: { number: number; from: string; to: string }[] = [];
  for (const season of seasons) {
    const inSquad = places.flatMap((place) =>
      place.season === season && place.number !== null ? [place.number] : [],
    );
    const told = inSquad.length > 0 ? inSquad : [shirtInLineups(matches, key, season) ?? []].flat();
    for (const number of told) {
      const last = worn.at(-1);
      if (last?.number === number) last.to = season;
      else worn.push({ number, from: season, to: season });
    }
  }
  return worn;
}
