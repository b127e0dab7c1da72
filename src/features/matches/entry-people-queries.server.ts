import type { Db } from "#src/db/database.server.ts";
import type { Message } from "#src/errors/messages.ts";
import { type Entry, SIDES, type Side, standing, type Who } from "#src/features/ledger/ledger.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import { fullName } from "#src/features/people/person.ts";
import { listSquads } from "#src/features/people/queries.server.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { RECORD_KINDS, type RecordRow } from "#src/records/record-kinds.server.ts";
import { eventErrors } from "./errors.server.ts";

type MatchRow = Pick<RecordRow<"matches">, "id" | "season" | "home_team_id" | "away_team_id">;

/**
 * Parts entries of a device from those that no match allows: of somebody whom nobody knows, or of somebody of one squad
 * who does something for the other side. What stands in the log already is not asked again, though a player has been
 * deleted since. At most two queries; two more where somebody is named who is no player of the
 * own club, and another before he is refused.
 */
export async function refuseOthersPeople(
  db: Db,
  match: MatchRow,
  log: readonly Entry[],
  given: EntryGiven[],
): Promise<{ own: EntryGiven[]; refused: { id: string; why: Message }[] }> {
  const stored = new Set(log.map(({ id }) => id));
  const named = given.map((entry) => ({
    entry,
    people: stored.has(entry.id) ? [] : peopleIn(entry as Entry, [...log, ...(given as Entry[])]),
  }));
  const all = named.flatMap(({ people }) => people);
  const others = await ofOtherSquad(db, match, all);
  const strangers = await unknownPeople(db, match, all);
  const ids = [...new Set(all.flatMap(({ who }) => who.player ?? []))];
  if (ids.length + others.size + strangers.size === 0) return { own: given, refused: [] };
  const players = ids.length === 0 ? [] : await listPlayers(db, ids);
  const known = new Map(players.map(({ id, ...name }) => [id, `${name.first_name} ${name.last_name}`]));
  const own = await findOwnTeam(db);
  const teams = { home: match.home_team_id, away: match.away_team_id };
  const whyNot = ({ side, who }: Person): Message | undefined => {
    if (who.person !== undefined && strangers.has(who.person))
      return recordErrors.not_found({ noun: RECORD_KINDS.people, id: who.person });
    if (who.player === undefined) return others.get(`${side} ${who.person}`);
    const name = known.get(who.player);
    if (!name) return recordErrors.not_found({ noun: RECORD_KINDS.players, id: who.player });
    return own && teams[other(side)] === own.id ? eventErrors.not_of_side({ name }) : undefined;
  };
  const judged = named.map(({ entry, people }) => ({ entry, why: people.map(whyNot).find(Boolean) }));
  return {
    own: judged.filter(({ why }) => !why).map(({ entry }) => entry),
    refused: judged.flatMap(({ entry, why }) => (why ? [{ id: entry.id, why }] : [])),
  };
}

/** Those of the people that are named whom nobody knows, and no line-up of the match names: its shirts are offered to tap. */
async function unknownPeople(db: Db, match: MatchRow, people: Person[]): Promise<Set<number>> {
  const asked = new Set(people.flatMap(({ who }) => who.person ?? []));
  if (asked.size === 0) return asked;
  const known = await db
    .selectFrom("people")
    .select("id")
    .where("id", "in", [...asked])
    .where("deleted_at", "is", null)
    .execute();
  const unknown = asked.difference(new Set(known.map(({ id }) => id)));
  if (unknown.size === 0) return unknown;
  const lineups = await getLineups(db, match.id);
  const named = SIDES.flatMap((side) => lineups[side]?.players.flatMap(({ who }) => who.person ?? []) ?? []);
  return unknown.difference(new Set(named));
}

function listPlayers(db: Db, ids: number[]) {
  return db
    .selectFrom("players")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
}

/** Why somebody does nothing for a side, by side and person: he is in the other's squad alone, and no line-up says otherwise. */
async function ofOtherSquad(db: Db, match: MatchRow, people: Person[]): Promise<Map<string, Message>> {
  const { id, season } = match;
  const teams = SIDES.flatMap((side) => match[`${side}_team_id`] ?? []);
  const asked = people.filter(({ who }) => who.player === undefined && who.person !== undefined);
  if (asked.length === 0 || !season || teams.length < 2) return new Map();
  const squads = await listSquads(db, { season, teams });
  const placeIn = (side: Side, { person }: Who) =>
    squads.get(match[`${side}_team_id`] ?? 0)?.find((one) => one.person_id === person);
  const odd = asked.filter(({ side, who }) => !placeIn(side, who) && placeIn(other(side), who));
  if (odd.length === 0) return new Map();
  const lineups = await getLineups(db, id);
  const isNamed = ({ side, who }: Person) =>
    lineups[side]?.players.some((one) => one.who.person === who.person) ?? false;
  return new Map(
    odd
      .filter((one) => !isNamed(one))
      .map(({ side, who }) => {
        const name = fullName(placeIn(other(side), who)!.names, "en").text;
        return [`${side} ${who.person}`, eventErrors.not_of_side({ name })];
      }),
  );
}

interface Person {
  side: Side;
  who: Who;
}

/** Who an entry names, by side; a correction names whom its target then does and did not before. */
function peopleIn(entry: Entry, log: readonly Entry[]): Person[] {
  if (entry.kind !== "amend") return peopleOf(entry);
  const target = standing(log.filter(({ id }) => id !== entry.id)).find(({ id }) => id === entry.target);
  if (!target) return [];
  const { payload, ...moment } = entry.payload.patch;
  const before = peopleOf(target);
  const after = peopleOf({ ...target, ...moment, payload: { ...target.payload, ...payload } } as Entry);
  const isSame = (one: Person, other: Person) =>
    one.side === other.side && one.who.player === other.who.player && one.who.person === other.who.person;
  return after.filter((one) => !before.some((other) => isSame(one, other)));
}

/** Who a fact of the log names: of an own goal, and of the goalkeeper at a penalty, the other side. */
export function peopleOf(entry: Entry): Person[] {
  const { side } = entry;
  if (!side) return [];
  const of = (one: Side, ...people: (Who | null | undefined)[]) =>
    people.flatMap((who) => (who ? [{ side: one, who }] : []));
  switch (entry.kind) {
    case "goal": {
      const { how, scorer, assist } = entry.payload;
      return [...of(how === "own_goal" ? other(side) : side, scorer), ...of(side, assist)];
    }
    case "penalty":
      return [...of(side, entry.payload.taker), ...of(other(side), entry.payload.keeper)];
    case "kick":
      return of(side, entry.payload.taker);
    case "sub":
      return of(side, entry.payload.on, entry.payload.off);
    case "yellow":
    case "red":
    case "injury":
    case "shot":
    case "star":
      return of(side, entry.payload.who);
    default:
      return [];
  }
}
