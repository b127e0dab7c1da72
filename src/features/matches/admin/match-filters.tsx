import { FilterSelect, SearchBox, Segments, useListAddress } from "#src/features/office/list-tools.tsx";
import { monthOptions, monthsAround, monthsOfSeason } from "#src/features/office/months.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { localised } from "#src/i18n/localised.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { sortedBy } from "#src/i18n/sort-key.ts";
import { STATUSES } from "../match.ts";
import type { FilterChoices } from "./match-filter-choices.ts";
import styles from "./match-filters.module.css";

/** What narrows the list of matches: all of it stands in the address. */
export function MatchFilters({ choices }: { choices: FilterChoices }) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const statuses = useChoices("matches", "status");
  return (
    <div className={`filter-bar ${styles.filters}`}>
      <SearchBox label={words.search} />
      <Segments
        name="status"
        label={labels.status}
        options={[
          { value: "", label: words.all },
          ...STATUSES.map((status) => ({ value: status, label: statuses[status] })),
        ]}
      />
      <Selects choices={choices} />
    </div>
  );
}

function Selects({ choices: { ownTeam, competitions, seasons } }: { choices: FilterChoices }) {
  const words = useOfficeText("matches");
  const labels = useFieldLabels("matches");
  const language = useLanguage();
  const { season, month } = useListAddress().read("season", "month");
  const named = competitions.map((one) => ({
    value: String(one.id),
    label: localised(one, "name", language).text,
  }));
  const months = season ? monthsOfSeason(season) : monthsAround(new Date(), { before: 12, after: 9 }, month);
  return (
    <div className={styles.more}>
      {ownTeam && (
        <FilterSelect
          name="club"
          label={words.club}
          options={[
            { value: "", label: words.allClubs },
            { value: "own", label: localised(ownTeam, "name", language).text },
          ]}
        />
      )}
      <FilterSelect
        name="competition"
        label={labels.competition_id}
        options={[{ value: "", label: words.allCompetitions }, ...sortedBy(named, ({ label }) => label)]}
      />
      <FilterSelect
        name="season"
        label={labels.season}
        options={[
          { value: "", label: words.allSeasons },
          ...seasons.map((one) => ({ value: one.season, label: seasonName(one.season, language) })),
        ]}
      />
      <FilterSelect
        name="month"
        label={words.month}
        options={[{ value: "", label: words.allMonths }, ...monthOptions(months, language)]}
      />
    </div>
  );
}
