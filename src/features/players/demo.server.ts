import { players } from "#club/demo/players.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { columns } from "#src/i18n/localised.ts";
import { createRecord } from "#src/records/records.server.ts";
import { save } from "#src/records/save.server.ts";
import { player } from "./player.record.ts";
import { positionForms } from "./player.ts";

/** The demo's squad. */
export function fillPlayers(actor: Actor): Promise<void> {
  return save(actor, "admin", async (current) => {
    for (const one of players) {
      const names = {
        ...columns("first_name", one.first_name),
        ...columns("last_name", one.last_name),
      };
      const { jersey_number, birth_date, height, weight } = one;
      const values = {
        ...names,
        ...columns("position", positionForms(one.position)),
        ...columns("nationality", one.nationality),
        ...columns("bio", one.bio),
        jersey_number,
        birth_date,
        height,
        weight,
        photo_url: one.picture ?? "",
        is_active: one.inactive ? (0 as const) : (1 as const),
        is_captain: one.captain ? (1 as const) : (0 as const),
      };
      await createRecord(current, player, values);
    }
  });
}
