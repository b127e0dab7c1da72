import { players } from "#club/demo/players.ts";
import { columns } from "#src/i18n/localised.ts";
import { type Office, save } from "#src/records/office.server.ts";
import { createRecord } from "#src/records/records.server.ts";
import { positionForms } from "./player.ts";
import { searchOf } from "./player-values.server.ts";

/** The demo's squad. */
export function fillPlayers(office: Office): Promise<void> {
  return save(office, "admin", async (current) => {
    for (const player of players) {
      const names = {
        ...columns("first_name", player.first_name),
        ...columns("last_name", player.last_name),
      };
      const { jersey_number, birth_date, height, weight } = player;
      const values = {
        ...names,
        ...columns("position", positionForms(player.position)),
        ...columns("nationality", player.nationality),
        ...columns("bio", player.bio),
        jersey_number,
        birth_date,
        height,
        weight,
        photo_url: player.picture ?? "",
        is_active: player.inactive ? (0 as const) : (1 as const),
        is_captain: player.captain ? (1 as const) : (0 as const),
        search: searchOf(names),
      };
      await createRecord(current, "players", values, `${player.first_name.en} ${player.last_name.en}`);
    }
  });
}
