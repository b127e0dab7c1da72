import type { Actor } from "#src/app/actor.server.ts";
import { publish, save } from "#src/records/save.server.ts";
import { BUILT_IN_TEAMS } from "./built-in-teams.ts";

/** The eleven clubs of the demo's league. */
export async function fillTeams(actor: Actor): Promise<void> {
  await save(actor, "admin", async (current) => {
    const rows = BUILT_IN_TEAMS.map((team) => ({
      ...team,
      logo_url: team.logo_url ?? "",
      is_own: team.is_own ? (1 as const) : (0 as const),
      forms_confirmed: 1 as const,
      version: 1,
      created_at: current.now,
      updated_at: current.now,
      deleted_at: null,
    }));
    await current.tx.insertInto("teams").values(rows).execute();
    publish(current, "teams");
  });
}
