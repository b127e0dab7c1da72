import type { SquadPlayer } from "#club/demo/matches/types.ts";
import type { Who } from "#src/features/ledger/ledger.ts";
import { columns } from "#src/i18n/localised.ts";

/** Ids of the own club's players by `nameOf`. */
export type Squad = ReadonlyMap<string, number>;

/** A player of the demo by the name that nobody else has. */
export function nameOf({ first_name, last_name }: SquadPlayer): string {
  return `${first_name.en} ${last_name.en}`;
}

/** How a log names somebody: the own club's by their record, opponents by shirt and name. */
export function whoIs(player: SquadPlayer, isOwn: boolean, squad: Squad): Who {
  const id = isOwn ? squad.get(nameOf(player)) : undefined;
  const number = player.jersey_number;
  return id === undefined ? { number, names: namesOf(player) } : { player: id, number };
}

/** A player's names by their columns. */
export function namesOf({ first_name, last_name }: SquadPlayer) {
  return { ...columns("player_name", first_name), ...columns("player_last_name", last_name) };
}
