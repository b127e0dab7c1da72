import type { Db } from "#src/db/database.server.ts";
import { standsFor } from "./merge-queries.server.ts";
import type { SquadMember } from "./squad.ts";

/** A place in a squad without the person in it. */
export type PlaceOf = Omit<SquadMember, "version" | "created_at" | "updated_at">;

/** Somebody's places in squads of all seasons, the latest first; those of records merged into it too. One query. */
export function listPlacesOf(db: Db, personId: number): Promise<PlaceOf[]> {
  return db
    .selectFrom("squad_members")
    .innerJoin("people", "people.id", "squad_members.person_id")
    .select(["squad_members.id", "squad_members.season", "squad_members.team_id"])
    .select(["squad_members.person_id", "squad_members.number", "squad_members.position"])
    .select(["squad_members.starts_on", "squad_members.ends_on", "squad_members.kind"])
    .select("squad_members.other_team_id")
    .where(standsFor(), "=", personId)
    .where("squad_members.deleted_at", "is", null)
    .orderBy("squad_members.season", "desc")
    .orderBy("squad_members.starts_on", "desc")
    .orderBy("squad_members.id", "desc")
    .execute();
}
