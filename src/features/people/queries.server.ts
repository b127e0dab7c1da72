import type { Expression } from "kysely";
import type { Db } from "#src/db/database.server.ts";
import { searchConditions } from "#src/db/search-condition.server.ts";
import { toItem } from "#src/records/record.ts";
import { notFound } from "#src/records/record-kinds.server.ts";
import { getRecord } from "#src/records/records.server.ts";
import { recordsFor, recordsOf, standsFor } from "./merge-queries.server.ts";
import { person } from "./person.record.ts";
import { NAME_COLUMNS, namesOf, type Person } from "./person.ts";
import { inSquadOrder, isAvailable, onceEach, type SquadPlace, type SquadPlayer } from "./squad.ts";

export interface FoundPerson extends Person {
  latest: { season: string; team_id: number; number: number | null } | null;
}

export interface WhichSquad {
  /** E.g. "2026-27". */
  season: string;
  /** In `teams`. */
  team: number;
  /** Only who can play on this day, "2026-03-11"; everybody of the season without it. */
  on?: string | undefined;
}

/** The squad of a team in a season, by number. One query. */
export async function listSquad(db: Db, { season, team, on }: WhichSquad): Promise<SquadPlayer[]> {
  const rows = await squadRows(db)
    .where("squad_members.season", "=", season)
    .where("squad_members.team_id", "=", team)
    .execute();
  const squad = onceEach(rows.map(toSquadPlayer));
  return inSquadOrder(on ? squad.filter((one) => isAvailable(one, on)) : squad);
}

/** The squads of some teams in a season, by team. One query. */
export async function listSquads(
  db: Db,
  { season, teams }: { season: string; teams: readonly number[] },
): Promise<Map<number, SquadPlayer[]>> {
  const rows = await squadRows(db)
    .where("squad_members.season", "=", season)
    .where("squad_members.team_id", "in", teams)
    .execute();
  const byTeam = Map.groupBy(rows, ({ team_id }) => team_id);
  return new Map(
    [...byTeam].map(([team, squad]) => [team, inSquadOrder(onceEach(squad.map(toSquadPlayer)))]),
  );
}

/** A place in a squad with what tells whose it is. */
export interface PlaceOfSquad extends SquadPlayer {
  season: string;
  team_id: number;
}

/** Every place, wherever, of everybody who ever was in a squad of one team. One query. */
export async function listPlacesOfPeopleIn(
  db: Db,
  team: number | Expression<number>,
): Promise<PlaceOfSquad[]> {
  const people = db
    .selectFrom("squad_members as of_team")
    .select("of_team.person_id")
    .where("of_team.team_id", "=", team)
    .where("of_team.deleted_at", "is", null);
  const rows = await squadRows(db).where("squad_members.person_id", "in", people).execute();
  return rows.map((row) => ({ ...toSquadPlayer(row), season: row.season, team_id: row.team_id }));
}

/** The same with everything that its editors see. */
export async function listSquadPlaces(
  db: Db,
  { season, team }: Pick<WhichSquad, "season" | "team">,
): Promise<SquadPlace[]> {
  const rows = await squadRows(db)
    .where("squad_members.season", "=", season)
    .where("squad_members.team_id", "=", team)
    .execute();
  return inSquadOrder(onceEach(rows.map(toSquadPlace)));
}

/** @throws AppError `not_found` */
export async function getSquadPlace(db: Db, id: number): Promise<SquadPlace> {
  const row = await squadRows(db).where("squad_members.id", "=", id).executeTakeFirst();
  if (!row) throw notFound("squad_members", id);
  return toSquadPlace(row);
}

export type SquadRow = Awaited<ReturnType<ReturnType<typeof squadRows>["execute"]>>[number];

/**
 * Whoever was merged into somebody has his place as that person. A person of the club's whom the list of players has
 * twice is shown by the first of the two.
 */
export function squadRows(db: Db) {
  const names = NAME_COLUMNS.map((column) => `people.${column}` as const);
  return db
    .selectFrom("squad_members")
    .innerJoin("people as entered", "entered.id", "squad_members.person_id")
    .innerJoin("people", (join) => join.on("people.id", "=", standsFor("entered")))
    .selectAll("squad_members")
    .select("people.id as stands_for")
    .select([...names, "people.gender", "people.nation", "people.birth_date"])
    .select("people.version as person_version")
    .select((e) =>
      e
        .selectFrom("players")
        .where("players.person_id", "in", recordsFor())
        .where("players.deleted_at", "is", null)
        .select((of) => of.fn.min("players.id").as("id"))
        .as("player_id"),
    )
    .where("squad_members.deleted_at", "is", null)
    .where("people.deleted_at", "is", null);
}

function toSquadPlace(row: SquadRow): SquadPlace {
  const { deleted_at: _, player_id, stands_for, ...place } = row;
  return { ...place, person_id: stands_for, player_id: player_id === null ? null : Number(player_id) };
}

/** A row of `squadRows` as matches and lists need it. */
export function toSquadPlayer(row: SquadRow): SquadPlayer {
  const { id, person_id, player_id, number, position, kind, ...place } = toSquadPlace(row);
  const { starts_on, ends_on, other_team_id } = place;
  const who = {
    ...(player_id === null ? {} : { player: player_id }),
    person: person_id,
    ...(number === null ? {} : { number }),
  };
  const names = namesOf(row);
  return { id, person_id, player_id, who, number, names, position, kind, starts_on, ends_on, other_team_id };
}

/** The season whose squads are today's: the one that the site shows, else the newest with matches. */
export async function squadSeason(db: Db): Promise<string | undefined> {
  const shown = await db
    .selectFrom("seasons")
    .select("season")
    .where("deleted_at", "is", null)
    .orderBy("is_current", "desc")
    .orderBy("season", "desc")
    .executeTakeFirst();
  if (shown) return shown.season;
  const { season } = await db
    .selectFrom("matches")
    .select((e) => e.fn.max("season").as("season"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return season ?? undefined;
}

/** The newest season before one in which a team has a squad. */
export async function seasonBefore(
  db: Db,
  { season, team }: Pick<WhichSquad, "season" | "team">,
): Promise<string | undefined> {
  const { before } = await db
    .selectFrom("squad_members")
    .select((e) => e.fn.max("season").as("before"))
    .where("team_id", "=", team)
    .where("season", "<", season)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return before ?? undefined;
}

/** Every season that has a table, a match or a squad, newest first. */
export async function listSquadSeasons(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("seasons")
    .select("season")
    .where("deleted_at", "is", null)
    .union(db.selectFrom("squad_members").select("season").where("deleted_at", "is", null))
    .union(
      db
        .selectFrom("matches")
        .select("season")
        .where("deleted_at", "is", null)
        .where("season", "is not", null) as never,
    )
    .execute();
  return rows.map(({ season }) => season).sort((one, other) => (one < other ? 1 : -1));
}

/**
 * People whose name has the words, with their newest place, by which namesakes are told apart. Whoever was merged into
 * somebody is found as that person.
 */
export async function searchPeople(
  db: Db,
  {
    search = "",
    limit = 20,
    player,
  }: { search?: string | undefined; limit?: number | undefined; player?: number | undefined },
): Promise<FoundPerson[]> {
  const called = db
    .selectFrom("people as called")
    .select(standsFor("called").as("id"))
    .where((e) => e.and(searchConditions("called.search", search)))
    .$if(player !== undefined, (query) =>
      query.where("called.id", "in", (e) =>
        e
          .selectFrom("players")
          .select("players.person_id")
          .where("players.id", "=", player ?? 0)
          .where("players.person_id", "is not", null)
          .$narrowType<{ person_id: number }>(),
      ),
    )
    .where("called.deleted_at", "is", null);
  const rows = await db
    .selectFrom("people")
    .selectAll("people")
    .where("deleted_at", "is", null)
    .where("merged_into", "is", null)
    .$if(search !== "" || player !== undefined, (query) => query.where("people.id", "in", called))
    .orderBy("last_name")
    .orderBy("id")
    .limit(limit)
    .execute();
  const places = await latestPlaces(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toItem(person, row), latest: places.get(row.id) ?? null }));
}

async function latestPlaces(db: Db, people: number[]) {
  if (people.length === 0) return new Map<number, FoundPerson["latest"]>();
  const rows = await db
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .select(["squad_members.season", "squad_members.team_id", "squad_members.number"])
    .select(standsFor().as("person"))
    .where(standsFor(), "in", people)
    .where("squad_members.deleted_at", "is", null)
    .orderBy("squad_members.season")
    .orderBy("squad_members.id")
    .execute();
  return new Map(rows.map(({ person: id, ...place }) => [Number(id), place]));
}

/** Whether squads name a person, or another record was merged into it; places in the trash don't count. */
export async function isPlacedOrMerged(db: Db, personId: number): Promise<boolean> {
  const place = await db
    .selectFrom("squad_members")
    .select("id")
    .where("person_id", "=", personId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const merged = await db
    .selectFrom("people")
    .select("id")
    .where((e) => e.or([e("merged_with", "=", personId), e("merged_into", "=", personId)]))
    .executeTakeFirst();
  return place !== undefined || merged !== undefined;
}

/** Whether the list of players or of staff holds somebody's names, also under a record that was merged. */
export async function hasOwnRecord(db: Db, personId: number): Promise<boolean> {
  const ids = await recordsOf(db, personId);
  const rows = await Promise.all(
    (["players", "staff"] as const).map((table) =>
      db
        .selectFrom(table)
        .select("id")
        .where("person_id", "in", ids)
        .where("deleted_at", "is", null)
        .executeTakeFirst(),
    ),
  );
  return rows.some(Boolean);
}

/** @throws AppError `not_found` */
export async function getPerson(db: Db, id: number): Promise<Person> {
  return toItem(person, await getRecord(db, person, id));
}
