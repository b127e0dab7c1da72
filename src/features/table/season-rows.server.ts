import type { RecordRow } from "#src/records/record-kinds.server.ts";
import type { Season, TieBreaker } from "./season.ts";
import type { Stage } from "./stage.ts";

/** A season as its row is read. */
export function toSeason(row: RecordRow<"seasons">): Season {
  const { id, season, version, decider_for, table_source } = row;
  const { rules_source, rules_source_hy, rules_source_ru } = row;
  return {
    ...{ id, season, version, decider_for, table_source },
    ...{ rules_source, rules_source_hy, rules_source_ru },
    current: row.is_current === 1,
    zones: JSON.parse(row.zones) as Season["zones"],
    tie_breakers: JSON.parse(row.tie_breakers) as TieBreaker[],
    is_mini_league_reapplied: row.is_mini_league_reapplied === 1,
    needs_all_played: row.needs_all_played === 1,
    are_rules_confirmed: row.are_rules_confirmed === 1,
    matches_per_club: row.matches_per_club,
    yellows_for_ban: row.yellows_for_ban,
    matches_for_red: row.matches_for_red,
    are_bans_confirmed: row.are_bans_confirmed === 1,
  };
}

/** A stage as its row is read. */
export function toStage(row: RecordRow<"stages">): Stage {
  const { id, season_id, version, kind, carries, first_place, first_round, last_round } = row;
  const { name, name_hy, name_ru, rules_source, rules_source_hy, rules_source_ru } = row;
  return {
    ...{ id, season_id, version, kind, carries, first_place, first_round, last_round },
    ...{ name, name_hy, name_ru, rules_source, rules_source_hy, rules_source_ru },
    teams: JSON.parse(row.team_ids || "[]") as number[],
    tie_breakers: row.tie_breakers ? (JSON.parse(row.tie_breakers) as TieBreaker[]) : null,
    are_rules_confirmed: row.are_rules_confirmed === 1,
  };
}
