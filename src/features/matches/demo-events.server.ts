import { type Insertable, sql } from "kysely";
import type { DemoEvent, DemoMatch } from "#club/demo/matches/types.ts";
import type { Tx } from "#src/db/database.server.ts";
import type { Tables } from "#src/db/tables.ts";
import type { Team } from "#src/features/teams/team.ts";
import { columns } from "#src/i18n/localised.ts";
import type { Save } from "#src/records/save.server.ts";
import { entriesOf, rowsOfLog } from "./demo-ledger.server.ts";
import { fillLineups } from "./demo-lineups.server.ts";
import { chunksOf, dates } from "./demo-rows.server.ts";
import { nameOf } from "./demo-who.ts";

type Row = Insertable<Tables["match_events"]>;

/** The events of the demo's matches with their logs and line-ups; players of the squad are tied to them by name. */
export async function fillEvents(
  current: Save,
  matches: DemoMatch[],
  teams: Map<string, Team>,
  matchIds: Map<string, number>,
): Promise<void> {
  const squad = await squadIds(current.tx);
  const logged = new Map(matches.map((match) => [match, entriesOf(match, teams, squad)]));
  const rows: Row[] = matches.flatMap((match) =>
    match.events.map((event, index) => {
      const team = teams.get(event.side === "home" ? match.home : match.away)!;
      const player_id = team.is_own ? (squad.get(nameOf(event.player)) ?? null) : null;
      return {
        ledger_id: logged.get(match)!.ofEvents[index]!,
        match_id: matchIds.get(match.key)!,
        team_id: team.id,
        team_type: event.side,
        event_type: event.type,
        minute: event.minute,
        extra_time: event.extraTime,
        player_id,
        ...columns("player_name", event.firstName),
        ...columns("player_last_name", event.lastName),
        ...columns("description", event.description),
        pair_id: null,
        ...dates(current),
      };
    }),
  );
  markPairs(
    rows,
    matches.flatMap((match) => match.events),
  );
  for (const chunk of chunksOf(rows)) await current.tx.insertInto("match_events").values(chunk).execute();
  await tiePairs(current.tx);
  const entries = matches.flatMap((match) => rowsOfLog(matchIds.get(match.key)!, logged.get(match)!.entries));
  for (const chunk of chunksOf(entries)) await current.tx.insertInto("match_ledger").values(chunk).execute();
  await fillLineups(current, matches, teams, matchIds, squad);
}

/** Until the ids are known, the halves of a substitution share a negative number. */
function markPairs(rows: Row[], events: DemoEvent[]): void {
  events.forEach((event, index) => {
    if (event.type !== "substitution_out" || events[index + 1]?.type !== "substitution_in") return;
    rows[index]!.pair_id = -index - 1;
    rows[index + 1]!.pair_id = -index - 1;
  });
}

async function tiePairs(tx: Tx): Promise<void> {
  const halves = await tx
    .selectFrom("match_events")
    .select(["id", "pair_id"])
    .where("pair_id", "<", 0)
    .orderBy("id")
    .execute();
  const pairs = [...Map.groupBy(halves, (half) => half.pair_id).values()];
  const ties = pairs.flatMap(([one, other]) => [
    [one!.id, other!.id],
    [other!.id, one!.id],
  ]);
  for (const chunk of chunksOf(ties)) {
    const cases = sql.join(
      chunk.map(([id, pair]) => sql`when ${sql.lit(id)} then ${sql.lit(pair)}`),
      sql` `,
    );
    await tx
      .updateTable("match_events")
      .set({ pair_id: sql<number>`case id ${cases} end` })
      .where(
        "id",
        "in",
        chunk.map(([id]) => id!),
      )
      .execute();
  }
}

async function squadIds(tx: Tx): Promise<Map<string, number>> {
  const players = await tx.selectFrom("players").select(["id", "first_name", "last_name"]).execute();
  return new Map(players.map((player) => [`${player.first_name} ${player.last_name}`, player.id]));
}
