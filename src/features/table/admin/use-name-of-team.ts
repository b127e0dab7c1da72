import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import type { DraftRow } from "./draft-table.ts";

/** Versions know teams by their English names; who reads them does by those of their own language. */
export function useNameOfTeam(rows: readonly Pick<DraftRow, TeamName>[]): (team: string) => string {
  const language = useLanguage();
  return (team) => {
    const row = rows.find(({ team_name }) => team_name === team);
    return row ? localised(row, "team_name", language).text : team;
  };
}
type TeamName = "team_name" | "team_name_hy" | "team_name_ru";
