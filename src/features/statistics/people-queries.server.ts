import type { Db } from "#src/db/database.server.ts";
import { mergedPeople, readMerged } from "#src/features/ledger/merged-people-queries.server.ts";
import { latestBirthday, latestBirthdays } from "#src/features/people/merge-queries.server.ts";
import { listPlacesOfPeopleIn, type PlaceOfSquad } from "#src/features/people/queries.server.ts";
import { type ListedPlayer, listedPlayer } from "#src/features/players/player.ts";
import { LISTED_COLUMNS } from "#src/features/players/queries.server.ts";
import { selectOwnTeamId } from "#src/features/teams/queries.server.ts";
import { toItem } from "#src/records/record.ts";

type Merged = ReadonlyMap<number, number>;

/** A record of the list of players, of whom it tells, and whether it lies in the trash. */
type KnownPlayer = ListedPlayer & {
  person: number | null;
  isInTrash: boolean;
  /** As the records of people have it: it is published nowhere. */
  born: string | null;
};

/**
 * Everybody whom the club's list of players ever had, without their biographies, and all places of who was in its
 * squads. Two queries.
 */
export async function listOwnPeople(
  db: Db,
): Promise<{ players: KnownPlayer[]; places: PlaceOfSquad[]; merged: Merged; own: number | undefined }> {
  const [rows, places] = await Promise.all([
    db
      .selectFrom("players")
      .leftJoin("people", "people.id", "players.person_id")
      .select(LISTED_COLUMNS.map((column) => `players.${column}` as const))
      .select(["players.person_id", "players.deleted_at"])
      .select([...latestBirthdays(), selectOwnTeamId(db).as("own"), mergedPeople])
      .orderBy("players.id")
      .execute(),
    listPlacesOfPeopleIn(db, selectOwnTeamId(db)),
  ]);
  const merged = readMerged(rows[0]?.merged_people);
  const players = rows.map((row) => ({
    ...toItem(listedPlayer, row),
    person: row.person_id === null ? null : (merged.get(row.person_id) ?? row.person_id),
    born: latestBirthday(row),
    isInTrash: row.deleted_at !== null,
  }));
  return { players, places, merged, own: rows[0]?.own ?? undefined };
}
