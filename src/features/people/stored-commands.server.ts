import type { App } from "#src/app/app.server.ts";
import type { Save } from "#src/records/save.server.ts";
import { currentSquad, enterPlayer, enterStaffMember, insertPlaces } from "./player-commands.server.ts";

/**
 * Makes people of players and staff of before there were people, of the demo or of a restored club too: who is active
 * enters the current squad of the main team, and everybody the squads of the past seasons whose events name them.
 * @returns how many
 */
export function enterStored(app: Pick<App, "db" | "now">): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    const current = { tx, now: app.now().toISOString() };
    const players = await tx
      .selectFrom("players")
      .selectAll()
      .where("person_id", "is", null)
      .orderBy("id")
      .execute();
    const staff = await tx
      .selectFrom("staff")
      .selectAll()
      .where("person_id", "is", null)
      .orderBy("id")
      .execute();
    for (const row of players) await enterPlayer(current, row);
    for (const row of staff) await enterStaffMember(current, row);
    const ids = players.map(({ id }) => id);
    if (ids.length > 0) await enterPastSquads(current, ids);
    return players.length + staff.length;
  });
}

/** Whoever has an event in a past season was in its squad; with which number nobody wrote down. */
async function enterPastSquads(current: Pick<Save, "tx" | "now">, playerIds: number[]): Promise<void> {
  const squad = await currentSquad(current);
  if (!squad) return;
  const rows = await current.tx
    .selectFrom("match_events")
    .innerJoin("matches", "matches.id", "match_events.match_id")
    .innerJoin("players", "players.id", "match_events.player_id")
    .select(["matches.season", "players.person_id"])
    .distinct()
    .where("match_events.player_id", "in", playerIds)
    .where("match_events.deleted_at", "is", null)
    .where("matches.deleted_at", "is", null)
    .where("matches.season", "<", squad.season)
    .orderBy("matches.season")
    .orderBy("players.person_id")
    .execute();
  const places = rows.map(({ season, person_id }) => ({
    ...squad,
    season: season!,
    person_id: person_id!,
  }));
  if (places.length > 0) await insertPlaces(current, places);
}
