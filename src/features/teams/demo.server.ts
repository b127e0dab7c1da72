import { type Office, publish, save } from "#src/records/office.server.ts";
import { BUILT_IN_TEAMS } from "./built-in-teams.ts";

/** The eleven clubs of the demo's league. */
export async function fillTeams(office: Office): Promise<void> {
  await save(office, "admin", async (current) => {
    const rows = BUILT_IN_TEAMS.map((team) => ({
      ...team,
      logo_url: team.logo_url ?? "",
      is_own: team.is_own ? (1 as const) : (0 as const),
      version: 1,
      created_at: current.now,
      updated_at: current.now,
      deleted_at: null,
    }));
    await current.tx.insertInto("teams").values(rows).execute();
    publish(current, "teams");
  });
}
