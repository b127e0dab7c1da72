import type { LeagueRow } from "#src/features/table/league.ts";
import { OWN_CREST } from "#src/features/teams/crest.ts";
import type { CrestTeam } from "#src/features/teams/team-crest.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { localised, type ShownText } from "#src/i18n/localised.ts";

/** A team as a table in one language shows it. */
export interface TeamView {
  key: string;
  name: ShownText;
  crest: CrestTeam;
  isOwn: boolean;
}

export function teamView(row: LeagueRow, language: Language): TeamView {
  return {
    key: row.key,
    name: localised(row, "team_name", language),
    crest: {
      name: row.team_name,
      code: localised(row, "code", language).text,
      logo: row.team_logo || row.logo_url || (row.is_own ? OWN_CREST : null),
    },
    isOwn: row.is_own,
  };
}
