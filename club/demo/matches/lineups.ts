/** Who is in a club's squad, who starts a match, and who may come on. */
import type { DemoClub, OpponentName } from "#club/demo/clubs.ts";
import { type Random, randomFor, shuffled } from "./random.ts";
import type { DemoLineup, SquadPlayer } from "./types.ts";

type Position = SquadPlayer["position"];

const POSITIONS: Position[] = ["Goalkeeper", "Defender", "Midfielder", "Forward"];
/** Four, four, two. */
const FORMATION: Record<Position, number> = { Goalkeeper: 1, Defender: 4, Midfielder: 4, Forward: 2 };
const SQUAD: Record<Position, number> = { Goalkeeper: 2, Defender: 6, Midfielder: 6, Forward: 4 };
const BENCH_SIZE = 9;

/** The eleven and the bench for one match; low shirt numbers start more often. */
export function pickLineup(squad: SquadPlayer[], random: Random): DemoLineup {
  const rank = new Map(squad.map((player) => [player, player.jersey_number / 30 + random()]));
  const best = squad.toSorted((one, other) => rank.get(one)! - rank.get(other)!);
  const chosen = POSITIONS.flatMap((position) =>
    best.filter((player) => player.position === position).slice(0, FORMATION[position]),
  );
  const others = best.filter((player) => !chosen.includes(player));
  const outfield = others.filter((player) => player.position !== "Goalkeeper");
  const starting = [...chosen, ...outfield.slice(0, 11 - chosen.length)];
  return { starting, bench: others.filter((player) => !starting.includes(player)).slice(0, BENCH_SIZE) };
}

/**
 * The fictional eighteen of an opponent, the same in all its matches. First and last names are dealt
 * with a shift of one place a club, so no two clubs have players of the same full name.
 * @param clubs all clubs, always in the same order
 */
export function opponentSquad(
  seed: number,
  key: string,
  clubs: DemoClub[],
  names: OpponentName[],
): SquadPlayer[] {
  const club = clubs.findIndex((one) => one.key === key);
  const foreigners = names.filter((name) => name.foreign);
  const locals = names.filter((name) => !name.foreign);
  const mixed = locals.map(({ last_name }, index) => ({
    first_name: locals[(index + club) % locals.length]!.first_name,
    last_name,
  }));
  const positions = POSITIONS.flatMap((position) => Array<Position>(SQUAD[position]).fill(position));
  const guest = club < foreigners.length ? [foreigners[club]!] : [];
  const dealt = [...shuffled(randomFor(seed, "squad", key), mixed).slice(0, 18 - guest.length), ...guest];
  return dealt.map(({ first_name, last_name }, index) => ({
    first_name,
    last_name,
    position: positions[index]!,
    jersey_number: index + 1,
  }));
}
