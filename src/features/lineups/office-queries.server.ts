import type { Db } from "#src/db/database.server.ts";
import { SIDES, type Side } from "#src/features/ledger/ledger.ts";
import {
  mergedPeople,
  readMerged,
  resolvePeople,
} from "#src/features/ledger/merged-people-queries.server.ts";
import { listStaff } from "#src/features/staff/queries.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import type { Localized } from "#src/i18n/languages.ts";
import { LANGUAGES } from "#src/i18n/languages.ts";
import { columnIn } from "#src/i18n/localised.ts";
import type { Candidate, StoredPlayer } from "./lineup.ts";
import { findLineupRow, getLineupMatch, type LineupMatch, toLineupItem } from "./queries.server.ts";
import { listCandidates } from "./squad-queries.server.ts";

/** What the back office needs to name both sides of a match. @throws AppError `not_found` */
export async function getOfficeLineups(db: Db, matchId: number) {
  const match = await getLineupMatch(db, matchId);
  const own = await findOwnTeam(db);
  const { id, match_date, status, max_bench } = match;
  const sides = {
    home: await officeSide(db, match, "home", own?.id),
    away: await officeSide(db, match, "away", own?.id),
  };
  return { match: { id, match_date, status, max_bench }, ...sides };
}

async function officeSide(db: Db, match: LineupMatch, side: Side, ownId: number | undefined) {
  const teamId = match[`${side}_team_id`];
  const is_own = teamId !== null && teamId === ownId;
  const row = await findLineupRow(db, match.id, side);
  const last = await lastLineupOf(db, match, teamId);
  const squad = await listCandidates(db, match, side);
  return {
    team: nameOf(match, side),
    is_own,
    lineup: row ? toLineupItem(row, match.match_date) : null,
    candidates: [
      ...squad.map((one) => ({ ...one, out: one.out ?? outBefore(one, last?.players) })),
      ...seenBefore(squad, last?.players),
    ],
    last,
    coaches: is_own ? await coachesOf(db) : [],
  };
}

/** Injuries last longer than a match; whether a ban is over, nobody knows from a line-up. */
function outBefore(one: Candidate, players: readonly StoredPlayer[] = []): Candidate["out"] {
  const before = players.find((player) => player.role === "out" && isSame(player, one));
  return before?.reason === "injury" ? "injury" : null;
}

function isSame(player: StoredPlayer, { player_id, person_id }: Candidate): boolean {
  return player_id === null ? player.person_id === person_id : player.player_id === player_id;
}

/** The people whom a team named before and whom its squad does not have. */
function seenBefore(squad: readonly Candidate[], players: readonly StoredPlayer[] = []): Candidate[] {
  const numbers = squad.map(({ number }) => number);
  return players
    .filter(
      ({ player_id, person_id, number }) => !player_id && !person_id && !numbers.includes(number ?? null),
    )
    .map((player) => ({
      player_id: null,
      person_id: null,
      number: player.number ?? null,
      first: textsOf(player, "player_name"),
      last: textsOf(player, "player_last_name"),
      line: player.is_keeper ? ("goalkeeper" as const) : null,
      is_captain: false,
      out: null,
    }));
}

function textsOf(player: StoredPlayer, name: "player_name" | "player_last_name"): Localized {
  const texts = LANGUAGES.map((language) => [
    language,
    player[columnIn(name, language)] ?? player[name] ?? "",
  ]);
  return Object.fromEntries(texts) as Localized;
}

/** What a team named in the last match before this one, whichever side it was. One query. */
async function lastLineupOf(db: Db, match: LineupMatch, teamId: number | null) {
  if (teamId === null) return null;
  const row = await db
    .selectFrom("lineups")
    .innerJoin("matches", "matches.id", "lineups.match_id")
    .select(["lineups.side", "lineups.formation", "lineups.players", mergedPeople])
    .select(["lineups.coach", "lineups.coach_hy", "lineups.coach_ru", "matches.match_date"])
    .select(SIDES.flatMap((side) => NAMES.map((name) => `matches.${side}_${name}` as const)))
    .where("lineups.deleted_at", "is", null)
    .where("matches.deleted_at", "is", null)
    .where("matches.match_date", "<", match.match_date)
    .where("matches.id", "!=", match.id)
    .where((e) =>
      e.or(
        SIDES.map((side) => e.and([e("lineups.side", "=", side), e(`matches.${side}_team_id`, "=", teamId)])),
      ),
    )
    .orderBy("matches.match_date", "desc")
    .orderBy("matches.id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    match_date: row.match_date,
    opponent: nameOf(row, row.side === "home" ? "away" : "home"),
    formation: row.formation,
    players: resolvePeople(JSON.parse(row.players) as StoredPlayer[], readMerged(row.merged_people)),
    coach: { en: row.coach, hy: row.coach_hy || row.coach, ru: row.coach_ru || row.coach },
  };
}

const NAMES = ["team_name", "team_name_hy", "team_name_ru"] as const;
type SideNames = Record<`${Side}_${(typeof NAMES)[number]}`, string>;

function nameOf(match: SideNames, side: Side): Localized {
  const en = match[`${side}_team_name`];
  return { en, hy: match[`${side}_team_name_hy`] || en, ru: match[`${side}_team_name_ru`] || en };
}

/** Who of the staff coaches, the first in rank first. */
async function coachesOf(db: Db): Promise<Localized[]> {
  const staff = await listStaff(db, { status: "active" });
  return staff
    .filter(({ department }) => department === "coaching")
    .map((one) => ({
      en: `${one.first_name} ${one.last_name}`,
      hy: `${one.first_name_hy} ${one.last_name_hy}`.trim(),
      ru: `${one.first_name_ru || one.first_name} ${one.last_name_ru || one.last_name}`,
    }));
}
