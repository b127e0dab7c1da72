import assert from "node:assert/strict";
import { test } from "node:test";
import { getLineups } from "#src/features/lineups/queries.server.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import { openClub } from "#tests/support/club.ts";
import { fillDemo } from "./demo.server.ts";

test("each opponent of the demo has a squad of those who stand in its line-ups", async (t) => {
  const { app } = await openClub(t);
  await fillDemo(app);
  for (const { id, name, is_own } of await listTeams(app.db)) {
    if (is_own) continue;
    const squad = await app.db
      .selectFrom("squad_members")
      .innerJoin("people", "people.id", "squad_members.person_id")
      .select(["number", "last_name"])
      .where("team_id", "=", id)
      .execute();
    assert.equal(squad.length, 18, name);
    const match = await app.db
      .selectFrom("matches")
      .innerJoin("lineups", "lineups.match_id", "matches.id")
      .select("matches.id")
      .where("away_team_id", "=", id)
      .executeTakeFirst();
    const lineup = match && (await getLineups(app.db, match.id)).away;
    for (const player of lineup?.players ?? [])
      assert.ok(
        squad.some(({ number, last_name }) => number === player.number && last_name === player.lastNames.en),
        name,
      );
  }
});
