import { FilterSelect } from "#src/features/office/list-tools.tsx";
import type { Team } from "#src/features/teams/team.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import type { LoadedSquad } from "./loaded-squad.ts";
import styles from "./squad-filters.module.css";

interface SquadFiltersProps {
  loaded: Pick<LoadedSquad, "season" | "team" | "seasons" | "squad"> & { teams: readonly Team[] };
}

/** Which squad is shown: the season and the team, the club's own first. */
export function SquadFilters({ loaded: { season, team, seasons, squad, teams } }: SquadFiltersProps) {
  const words = useOfficeText("people");
  const language = useLanguage();
  const named = teams.map(({ id, is_own, ...names }) => {
    const name = localised(names, "name", language).text;
    return { value: String(id), label: name, isOwn: is_own };
  });
  const sorted = sortedBy(named, ({ label }) => label).toSorted(
    (one, other) => Number(other.isOwn) - Number(one.isOwn),
  );
  const years = [...new Set(season ? [season, ...seasons] : seasons)].sort().reverse();
  return (
    <div className={styles.filters}>
      <FilterSelect
        name="season"
        label={words.season}
        value={season ?? ""}
        options={[
          ...(season ? [] : [{ value: "", label: words.noSeason }]),
          ...years.map((value) => ({ value, label: seasonName(value, language) })),
        ]}
      />
      <FilterSelect
        name="team"
        label={words.team}
        value={team === null ? "" : String(team)}
        options={[...(team === null ? [{ value: "", label: words.noTeam }] : []), ...sorted]}
      />
      {squad.length > 0 && <p>{words.count(squad.length)}</p>}
    </div>
  );
}
