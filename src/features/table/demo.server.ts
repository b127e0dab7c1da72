import { standings } from "#club/demo/matches/standings.ts";
import type { Actor } from "#src/app/actor.server.ts";
import { demoLeague } from "#src/features/matches/demo-seasons.server.ts";
import { listTeams } from "#src/features/teams/queries.server.ts";
import type { Team } from "#src/features/teams/team.ts";
import { createRecord } from "#src/records/records.server.ts";
import { keepRevision } from "#src/records/revisions.server.ts";
import { save } from "#src/records/save.server.ts";
import { newEntry } from "./entry.ts";
import { season as seasonRecord } from "./season.record.ts";
import { DEFAULT_TIE_BREAKERS, DEFAULT_ZONES } from "./season.ts";
import { tableOf } from "./table.ts";

/** The demo's seasons with the tables that follow from their results. Teams must be there. */
export function fillTable(actor: Actor): Promise<void> {
  const seasons = demoLeague(actor.app.now());
  return save(actor, "admin", async (current) => {
    const teams = new Map((await listTeams(current.tx)).map((team) => [team.slug, team]));
    for (const { season, current: isCurrent, matches, clubs } of seasons) {
      const { id } = await createRecord(current, seasonRecord, {
        season,
        is_current: isCurrent ? 1 : 0,
        zones: JSON.stringify(DEFAULT_ZONES),
        tie_breakers: JSON.stringify(DEFAULT_TIE_BREAKERS),
        // Everybody plays as often: so often as the first of them.
        matches_per_club: matches.filter(
          ({ competition, home, away }) => competition === "league" && [home, away].includes(clubs[0]!),
        ).length,
      });
      const entries = standings(matches, clubs).map((row, index) => ({
        ...newEntry(sideOf(teams.get(row.club)!)),
        won: row.won,
        drawn: row.drawn,
        lost: row.lost,
        goals_for: row.goalsFor,
        goals_against: row.goalsAgainst,
        form: row.form,
        position: index + 1,
      }));
      const table = tableOf(entries, DEFAULT_TIE_BREAKERS);
      await current.tx
        .insertInto("standings")
        .values(table.map(({ id: _, ...row }) => ({ ...row, season_id: id })))
        .execute();
      await keepRevision(current, "standings", id, 1, table);
    }
  });
}

function sideOf({ id, name, name_hy, name_ru }: Team) {
  return { team_id: id, name, name_hy, name_ru, logo: "" };
}
