import type { Who } from "#src/features/ledger/ledger.ts";
import { peopleOf, typedNames } from "#src/features/people/cards.ts";
import { type Names, namesOf } from "#src/features/people/person.ts";
import { inSquadOrder, type SquadPlayer } from "#src/features/people/squad.ts";
import type { ListedPlayer } from "#src/features/players/player.ts";

/** Somebody of the club's, of today or before. */
export interface OwnPerson {
  /** Tells people apart over seasons. */
  key: string;
  names: Names;
  /** The record of the list of players by which the page is known; null where there is none, or only one in the trash. */
  player: ListedPlayer | null;
  /** Places in the club's squads, oldest season first. */
  places: readonly Place[];
  /** Places in squads of other clubs. */
  elsewhere: readonly Place[];
}

type Place = SquadPlayer & { season: string; team_id: number };

interface Known {
  players: readonly (ListedPlayer & { person: number | null; isInTrash: boolean })[];
  places: readonly Place[];
  /** Merged people with whoever stands for them. */
  merged: ReadonlyMap<number, number>;
}

/**
 * Tells who of the club's people somebody of a match was: by record or person, else by shirt on the day or by name in the
 * season's squad; whoever is in none of them is known by what was written of that season.
 */
export function ownPeople({ players, places, merged }: Known, own: number | undefined) {
  const people = new Map<string, OwnPerson>();
  const keys = new Map(
    players.map(({ id, person }) => [id, person === null ? `player ${id}` : `person ${person}`]),
  );
  const inOrder = inSquadOrder(places).sort((one, other) =>
    one.season < other.season ? -1 : one.season > other.season ? 1 : 0,
  );
  const ours = inOrder.filter(({ team_id }) => team_id === own);
  for (const [person, all] of Map.groupBy(inOrder, ({ person_id }) => person_id)) {
    const key = `person ${person}`;
    const [at, elsewhere] = [true, false].map((isOurs) =>
      all.filter(({ team_id }) => (team_id === own) === isOurs),
    );
    people.set(key, { key, names: all[0]!.names, player: null, places: at!, elsewhere: elsewhere! });
  }
  for (const one of players) {
    const key = keys.get(one.id)!;
    const known = people.get(key) ?? { key, names: namesOf(one), player: null, places: [], elsewhere: [] };
    // Of somebody whom the list has twice the first who plays is the page.
    const isBetter = !known.player || (!known.player.is_active && one.is_active);
    people.set(key, !one.isInTrash && isBetter ? { ...known, names: namesOf(one), player: one } : known);
  }
  const inSquads = new Map(
    [...Map.groupBy(ours, ({ season }) => season)].map(([season, squad]) => [season, peopleOf(squad)]),
  );
  const nobody = peopleOf([]);
  const keyOf = (who: Who, season: string | null, day: string): string | undefined => {
    if (who.player !== undefined) return keys.get(who.player) ?? `player ${who.player}`;
    if (who.person !== undefined) return `person ${merged.get(who.person) ?? who.person}`;
    const key = (inSquads.get(season ?? "") ?? nobody).keyOf(who, day);
    return key?.startsWith("number ") ? `${season} ${key}` : key;
  };
  const personOf = (key: string, who?: Who): OwnPerson =>
    people.get(key) ?? { key, names: typedNames(who ?? {}), player: null, places: [], elsewhere: [] };
  const ofPlayer = (id: number): OwnPerson | undefined => people.get(keys.get(id) ?? "");
  return { keyOf, personOf, ofPlayer, all: people };
}
