import { club } from "#club/club.ts";
import type { Db } from "#src/db/database.server.ts";
import { AppError } from "#src/errors/app-error.ts";
import type { Side } from "#src/features/ledger/ledger.ts";
import { listMerged } from "#src/features/people/merge-queries.server.ts";
import type { Out } from "#src/features/people/out.ts";
import { listOut } from "#src/features/people/out-queries.server.ts";
import type { Names } from "#src/features/people/person.ts";
import { listSquad, squadSeason } from "#src/features/people/queries.server.ts";
import type { PositionCode, SquadPlayer } from "#src/features/people/squad.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { dayIn } from "#src/i18n/dates.ts";
import { LANGUAGES, type Localized } from "#src/i18n/languages.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { RECORD_KINDS, type RecordRow } from "#src/records/record-kinds.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { lineupErrors } from "./errors.server.ts";
import type { Line } from "./formations.ts";
import { type Candidate, type OutReason, type StoredPlayer, shortNameOf } from "./lineup.ts";
import type { LineupMatch } from "./queries.server.ts";

const LINES: Record<PositionCode, Line> = {
  GK: "goalkeeper",
  DF: "defender",
  MF: "midfielder",
  FW: "forward",
};

/** Whom a side could send into a match: its squad of that day by number, with who misses it, and why. */
export async function listCandidates(db: Db, match: LineupMatch, side: Side): Promise<Candidate[]> {
  const team = match[`${side}_team_id`];
  const season = match.season ?? (await squadSeason(db));
  if (team === null || !season) return [];
  const on = dayIn(new Date(match.match_date), club.timeZone);
  const squad = await listSquad(db, { season, team, on });
  if (squad.length === 0) return [];
  const out = (await listOut(db, match.id, { isPublicOnly: false }))[side];
  const captain = await db
    .selectFrom("players")
    .select("id")
    .where("is_captain", "=", 1)
    .where("is_active", "=", 1)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return squad.map((one) => ({
    player_id: one.player_id,
    person_id: one.person_id,
    number: one.number,
    first: inLanguages(one.names, "first"),
    last: inLanguages(one.names, "last"),
    line: one.position && LINES[one.position],
    is_captain: one.player_id !== null && one.player_id === captain?.id,
    out: whyOut(out, one),
  }));
}

function whyOut(out: readonly Out[], { player_id, person_id }: SquadPlayer): OutReason | null {
  const found = out.find(
    (one) => one.personId === person_id || (one.playerId !== null && one.playerId === player_id),
  );
  return found ? (found.kind === "absence" ? "other" : found.kind) : null;
}

function inLanguages(names: Names, part: "first" | "last"): Localized {
  const known = LANGUAGES.map((language) => names[language][part]).find(Boolean) ?? "";
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, names[language][part] || known]),
  ) as Localized;
}

/**
 * People with what is known of them: names and, unless another one is said, the number of the club's own player.
 * @throws AppError `invalid` for a player or a person who does not exist, or of the own club on its opponent's side
 */
export async function namedBySquad(
  { tx }: Save,
  match: LineupMatch,
  side: Side,
  players: readonly StoredPlayer[],
  before: RecordRow<"lineups"> | undefined,
): Promise<StoredPlayer[]> {
  await refuseOpponent(tx, match, side, players);
  const known = {
    players: await ownPlayers(tx, idsOf(players, "player_id")),
    people: await people(tx, idsOf(players, "person_id")),
  };
  const were = before ? (JSON.parse(before.players) as StoredPlayer[]) : [];
  return players.map((player, at) => {
    const { player_id, person_id } = player;
    const table = player_id ? "players" : "people";
    const id = player_id || person_id;
    if (!id) return player;
    const row = known[table].get(id);
    // Who left the squad stays in the line-ups that name him.
    const isKept = were.some((one) => (player_id ? one.player_id === id : one.person_id === id));
    if (!isKept && (!row || row.deleted_at !== null)) {
      const message = recordErrors.not_found({ noun: RECORD_KINDS[table], id });
      throw new AppError("invalid", message, {
        path: `players.${at}.${player_id ? "player_id" : "person_id"}`,
      });
    }
    return row ? { ...namesOf(row), ...withoutEmpty(player) } : player;
  });
}

/** Who the players of a line-up are: whoever stands for a person's records, also for that of the club's own player. */
export async function peopleOf(
  db: Db,
  players: readonly StoredPlayer[],
): Promise<(player: StoredPlayer) => number | null | undefined> {
  const ids = idsOf(players, "player_id");
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom("players").select(["id", "person_id"]).where("id", "in", ids).execute();
  const own = new Map(rows.map(({ id, person_id }) => [id, person_id]));
  const merged = await listMerged(db);
  return ({ player_id, person_id }) => {
    const person = person_id || (player_id && own.get(player_id));
    return person ? (merged.get(person) ?? person) : null;
  };
}

function idsOf(players: readonly StoredPlayer[], of: "player_id" | "person_id"): number[] {
  return players.flatMap((player) => (player[of] ? [player[of]] : []));
}

async function refuseOpponent(
  db: Db,
  match: LineupMatch,
  side: Side,
  players: readonly StoredPlayer[],
): Promise<void> {
  const at = players.findIndex(({ player_id }) => player_id);
  const own = at === -1 ? undefined : await findOwnTeam(db);
  const opponentOf = { home: match.away_team_id, away: match.home_team_id };
  if (!own || opponentOf[side] !== own.id) return;
  const message = lineupErrors.not_of_side({ name: shortNameOf(players[at]!) });
  throw new AppError("invalid", message, { path: `players.${at}.player_id` });
}

const NAMES = [
  "first_name",
  "first_name_hy",
  "first_name_ru",
  "last_name",
  "last_name_hy",
  "last_name_ru",
] as const;

type Named = Record<(typeof NAMES)[number], string> & {
  jersey_number: number | null;
  deleted_at: string | null;
};

async function ownPlayers(db: Db, ids: number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("players")
    .select(["id", "jersey_number", "deleted_at", ...NAMES])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function people(db: Db, ids: number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("people")
    .select(["id", "deleted_at", ...NAMES])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, { ...row, jersey_number: null }]));
}

function namesOf(row: Named): Partial<StoredPlayer> {
  return {
    number: row.jersey_number,
    player_name: row.first_name,
    player_name_hy: row.first_name_hy,
    player_name_ru: row.first_name_ru,
    player_last_name: row.last_name,
    player_last_name_hy: row.last_name_hy,
    player_last_name_ru: row.last_name_ru,
  };
}

function withoutEmpty(player: StoredPlayer): StoredPlayer {
  return Object.fromEntries(
    Object.entries(player).filter(([, value]) => value !== "" && value !== undefined),
  ) as StoredPlayer;
}
