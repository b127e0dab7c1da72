import { clubs, opponentSurnames } from "#club/demo/clubs.ts";
import { opponentSquad } from "#club/demo/matches/lineups.ts";
import type { App } from "#src/app/app.server.ts";
import { SEED } from "#src/features/matches/demo-seasons.server.ts";
import { currentSquad, insertPlaces, makePerson } from "#src/features/people/player-commands.server.ts";
import { listSquadPlaces } from "#src/features/people/queries.server.ts";
import { positionCode } from "#src/features/people/squad.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import { columns } from "#src/i18n/localised.ts";

/** This season's squads of the demo's opponents: those who stand in their line-ups. A squad that is there stays. */
export async function fillOpponentSquads({ db, now }: Pick<App, "db" | "now">): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const current = { tx, now: now().toISOString() };
    const today = await currentSquad(current);
    if (!today) return;
    const { season } = today;
    for (const { id, slug, is_own } of await listTeams(tx)) {
      const isFilled = (await listSquadPlaces(tx, { season, team: id })).length > 0;
      if (is_own || isFilled || !clubs.some(({ key }) => key === slug)) continue;
      const places = [];
      for (const player of opponentSquad(SEED, slug, clubs, opponentSurnames)) {
        const names = {
          ...columns("first_name", player.first_name),
          ...columns("last_name", player.last_name),
        };
        const person_id = await makePerson(current, names);
        const [number, position] = [player.jersey_number, positionCode(player.position)];
        places.push({ season, team_id: id, person_id, number, position });
      }
      await insertPlaces(current, places);
    }
  });
}
