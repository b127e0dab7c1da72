import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Message } from "#src/errors/messages.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { RECORD_KINDS } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { eventErrors } from "./errors.server.ts";
import { personOf } from "./event-person.ts";
import type { EventPlayer } from "./event-schemas.server.ts";
import type { Match, MatchEvent, TeamType } from "./match.ts";

export type Player = Pick<MatchEvent, keyof EventPlayer>;

const NOBODY: Player = {
  player_id: null,
  ...columns("player_name", null),
  ...columns("player_last_name", null),
};

const FIELDS = Object.keys(NOBODY) as (keyof Player)[];

interface GivenSide {
  team_type: TeamType;
  team_id?: number | null | undefined;
}

/**
 * The side of an event with its team; a team's id beside it must agree.
 * @throws AppError `invalid` for a team that doesn't play in the match, or for one on the other side
 */
export function sideOf(
  match: Pick<Match, "home_team_id" | "away_team_id">,
  { team_type, team_id }: GivenSide,
): Pick<MatchEvent, "team_type" | "team_id"> {
  const ids = { home: match.home_team_id, away: match.away_team_id };
  if (!team_id) return { team_type, team_id: ids[team_type] };
  const side = (["home", "away"] as const).find((one) => ids[one] === team_id);
  if (!side) throw invalid("team_id", eventErrors.not_playing({ id: team_id }));
  if (team_type !== side) {
    const where = side === "home" ? eventErrors.at_home() : eventErrors.away();
    throw invalid("team_type", eventErrors.other_side({ id: team_id, where }));
  }
  return { team_type: side, team_id };
}

/**
 * A player of the squad does nothing for the own club's opponent.
 * @throws AppError `invalid`
 */
export async function refuseOtherSide(
  { tx, actor }: Save,
  match: Pick<Match, "home_team_id" | "away_team_id">,
  side: TeamType,
  player: Player,
): Promise<void> {
  if (player.player_id === null) return;
  const own = await findOwnTeam(tx);
  const opponentOf = { home: match.away_team_id, away: match.home_team_id };
  if (!own || opponentOf[side] !== own.id) return;
  throw invalid("player_id", eventErrors.not_of_side({ name: personOf(player, actor.language) }));
}

/**
 * Who an event is about; a player of the squad brings the names that are missing.
 * @throws AppError `invalid` for a player who does not exist
 */
export async function playerNames(db: Db, given: EventPlayer, before: Player = NOBODY): Promise<Player> {
  const names = namesIn(given);
  const isOther = given.player_id !== undefined && given.player_id !== before.player_id;
  const base = isOther ? { ...NOBODY, player_id: given.player_id! } : namesIn(before);
  const merged = { ...NOBODY, ...base, ...names };
  const squad = merged.player_id === null ? NOBODY : await squadPlayer(db, merged.player_id, isOther);
  const entries = Object.entries(merged).map(([field, value]) => [
    field,
    value || squad[field as keyof Player],
  ]);
  return Object.fromEntries(entries) as unknown as Player;
}

/**
 * Who an entry of the log is about, as its event names him. What the log says is no news: a player who was deleted since
 * stays, and who is gone for good keeps the name that the event has.
 * @param before of the event; nobody for a new one
 */
export async function namesOfEntry(db: Db, shown: Player, before: Player = NOBODY): Promise<Player> {
  const squad = shown.player_id === null ? NOBODY : await squadPlayer(db, shown.player_id, false);
  const known = squad.player_id === null && before.player_id === null ? before : squad;
  const entries = FIELDS.map((field) => [field, shown[field] || known[field]]);
  return { ...(Object.fromEntries(entries) as unknown as Player), player_id: squad.player_id };
}

/** A player who left the squad stays in the events that name him; nobody for one who is gone for good. */
async function squadPlayer(db: Db, id: number, isNew: boolean): Promise<Player> {
  const row = await db
    .selectFrom("players")
    .select(["first_name", "first_name_hy", "first_name_ru", "last_name", "last_name_hy", "last_name_ru"])
    .where("id", "=", id)
    .$if(isNew, (query) => query.where("deleted_at", "is", null))
    .executeTakeFirst();
  if (!row && isNew) throw invalid("player_id", recordErrors.not_found({ noun: RECORD_KINDS.players, id }));
  if (!row) return NOBODY;
  return {
    player_id: id,
    player_name: row.first_name,
    player_name_hy: row.first_name_hy,
    player_name_ru: row.first_name_ru,
    player_last_name: row.last_name,
    player_last_name_hy: row.last_name_hy,
    player_last_name_ru: row.last_name_ru,
  };
}

/** The fields of a player that were given. */
function namesIn(given: EventPlayer): Partial<Player> {
  return Object.fromEntries(
    FIELDS.filter((field) => given[field] !== undefined).map((field) => [field, given[field]]),
  );
}

function invalid(path: string, message: Message): AppError {
  return new AppError("invalid", message, { path });
}
