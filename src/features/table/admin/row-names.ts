import type { Team } from "#src/features/teams/team.ts";
import { fold } from "#src/i18n/fold.ts";
import type { Language } from "#src/i18n/languages.ts";
import { localised } from "#src/i18n/localised.ts";
import type { DraftRow } from "./draft-table.ts";

/**
 * What tells a row from another one of its name, by its key: its town, else its code, else its team's number. A row
 * whose name nobody shares is not in it.
 */
export function namesakeMarks(
  rows: readonly DraftRow[],
  teams: readonly Team[],
  language: Language,
): Map<string, string> {
  const named = Map.groupBy(rows, (row) => fold(localised(row, "team_name", language).text));
  return new Map(
    [...named.values()]
      .filter((namesakes) => namesakes.length > 1)
      .flatMap((namesakes) => {
        const all = namesakes.map(({ team_id }) => teams.find(({ id }) => id === team_id));
        const marks = (["town", "code"] as const)
          .map((field) => all.map((team) => (team ? localised(team, field, language).text : "")))
          .find((texts) => texts.every(Boolean) && new Set(texts).size === texts.length);
        return namesakes.map(({ key, team_id, position }, at): [string, string] => [
          key,
          marks?.[at] ?? `№ ${team_id ?? position}`,
        ]);
      }),
  );
}
