import { AppError, type FieldFault } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { lineupErrors } from "./errors.server.ts";
import { placesOf } from "./formations.ts";
import { countOf, ELEVEN, LEAST_PLAYERS, type StoredPlayer, shortNameOf } from "./lineup.ts";

/**
 * @param personOf who a player is, where a record says so: one man has several records, once they are merged
 * @throws AppError `invalid` for what no side can be
 */
export function refuseImpossible(
  players: readonly StoredPlayer[],
  personOf: (player: StoredPlayer) => number | null | undefined,
): void {
  const inMatch = players.filter(({ role }) => role !== "out");
  const starters = players.filter(({ role }) => role === "start");
  if (starters.length > ELEVEN) throw refusal("players", lineupErrors.too_many());
  for (const [at, player] of players.entries()) {
    const path = `players.${at}`;
    if (!shortNameOf(player)) throw refusal(`${path}.number`, lineupErrors.nameless());
    if (player.slot && player.role !== "start")
      throw refusal(`${path}.slot`, lineupErrors.slot_without_start());
    if (isRepeated(players, at, ({ player_id }) => player_id) || isRepeated(players, at, personOf))
      throw refusal(path, lineupErrors.twice({ name: shortNameOf(player) }));
  }
  for (const [at, { number }] of inMatch.entries()) {
    if (isRepeated(inMatch, at, (one) => one.number))
      throw refusal("players", lineupErrors.number_twice({ number: number! }));
    if (isRepeated(inMatch, at, ({ slot }) => slot)) throw refusal("players", lineupErrors.slot_twice());
  }
  const captains = players.filter(({ is_captain }) => is_captain);
  if (captains.length > 1 || captains.some(({ role }) => role !== "start"))
    throw refusal("players", lineupErrors.one_captain());
  if (starters.filter(({ is_keeper }) => is_keeper).length > 1)
    throw refusal("players", lineupErrors.one_keeper());
}

function isRepeated(
  players: readonly StoredPlayer[],
  at: number,
  of: (player: StoredPlayer) => number | null | undefined,
): boolean {
  const value = of(players[at]!);
  return Boolean(value) && players.slice(0, at).some((other) => of(other) === value);
}

function refusal(path: string, message: Message): AppError {
  return new AppError("invalid", message, { path });
}

/** What is odd about a line-up and yet saved. */
export function doubtsAbout(
  players: readonly StoredPlayer[],
  { isShortConfirmed, maxBench }: { isShortConfirmed: boolean; maxBench: number },
): FieldFault[] {
  const [begin, bench] = [countOf(players, "start"), countOf(players, "bench")];
  const isFew = begin >= LEAST_PLAYERS && begin < ELEVEN && !isShortConfirmed;
  return [
    ...(isFew ? [{ path: "confirm", message: lineupErrors.few({ count: begin }) }] : []),
    ...(bench > maxBench
      ? [{ path: "players", message: lineupErrors.bench_limit({ count: bench, most: maxBench }) }]
      : []),
  ];
}

/** A keeper by the place in the goal, and where places are, unless it was said: alike for every way of writing it. */
export function completed(players: readonly StoredPlayer[], formation: string): StoredPlayer[] {
  const places = placesOf(formation);
  const isSaid = players.some(({ role, is_keeper }) => role === "start" && is_keeper);
  return players.map((player) => {
    const place = player.slot ? places[player.slot - 1] : undefined;
    return {
      ...player,
      x: player.x ?? place?.x ?? null,
      y: player.y ?? place?.y ?? null,
      is_keeper: player.is_keeper || (!isSaid && player.slot === 1),
    };
  });
}
