import type { Db } from "#src/db/database.server.ts";
import type { Message } from "#src/errors/messages.ts";
import { type Entry, type Side, standing, type Who } from "#src/features/ledger/ledger.ts";
import type { EntryGiven } from "#src/features/ledger/schemas.server.ts";
import { other } from "#src/features/ledger/shoot-out.ts";
import { findOwnTeam } from "#src/features/teams/queries.server.ts";
import { recordErrors } from "#src/records/errors.server.ts";
import { RECORD_KINDS, type RecordRow } from "#src/records/record-kinds.server.ts";
import { eventErrors } from "./errors.server.ts";

type MatchRow = Pick<RecordRow<"matches">, "home_team_id" | "away_team_id">;

/**
 * Parts entries of a device from those that no match allows: of a player whom nobody knows, or of one of the own club who
 * does something for its opponent. At most two queries.
 */
export async function refuseOthersPeople(
  db: Db,
  match: MatchRow,
  log: readonly Entry[],
  given: EntryGiven[],
): Promise<{ own: EntryGiven[]; refused: { id: string; why: Message }[] }> {
  const named = given.map((entry) => ({
    entry,
    people: peopleIn(entry as Entry, [...log, ...(given as Entry[])]),
  }));
  const ids = [...new Set(named.flatMap(({ people }) => people.flatMap(({ who }) => who.player ?? [])))];
  if (ids.length === 0) return { own: given, refused: [] };
  const players = await db
    .selectFrom("players")
    .select(["id", "first_name", "last_name"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .execute();
  const known = new Map(players.map(({ id, ...name }) => [id, `${name.first_name} ${name.last_name}`]));
  const own = await findOwnTeam(db);
  const teams = { home: match.home_team_id, away: match.away_team_id };
  const whyNot = ({ side, who }: Person): Message | undefined => {
    if (who.player === undefined) return undefined;
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

interface Person {
  side: Side;
  who: Who;
}

/** Who an entry names, by side; a correction names whom its target then does. */
function peopleIn(entry: Entry, log: readonly Entry[]): Person[] {
  if (entry.kind !== "amend") return peopleOf(entry);
  const target = standing(log).find(({ id }) => id === entry.target);
  if (!target) return [];
  const { payload, ...moment } = entry.payload.patch;
  return peopleOf({ ...target, ...moment, payload: { ...target.payload, ...payload } } as Entry);
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
