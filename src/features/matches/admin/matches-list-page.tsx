import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { listQuery } from "#src/features/office/list-query.ts";
import { Pager, SearchBox, Segments } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import type { Team } from "#src/features/teams/team.ts";
import { clockTime, monthHeading } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useChoices, useFieldLabels, useOfficeText } from "#src/i18n/office-text.ts";
import { type ListedMatch, STATUSES } from "../match.ts";
import { matchName } from "./match-name.ts";
import { MatchRow } from "./match-row.tsx";
import styles from "./matches-list-page.module.css";

/** Source: specification of the back office, section 9. */
const PER_PAGE = 50;

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { page, query } = listQuery(request, PER_PAGE, ["search", "status"]);
  const [{ data, error }, teams] = await Promise.all([
    attempt(api.get<{ matches: ListedMatch[]; total: number }>(`/matches?${query}`)),
    attempt(api.get<{ teams: Team[] }>("/teams")),
  ]);
  const ownTeam = teams.data?.teams.find((team) => team.is_own)?.id;
  return { matches: data?.matches ?? [], total: data?.total ?? 0, page, ownTeam, error };
}

export default function MatchesListPage() {
  const { matches, total, page, ownTeam, error } = useLoaderData<typeof clientLoader>();
  const words = useOfficeText("matches");
  const language = useLanguage();
  const labels = useFieldLabels("matches");
  const statuses = useChoices("matches", "status");
  const { remove } = useListActions();
  const add = { to: "/admin/matches/create", label: words.create };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
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
      </div>
      <ListBody isEmpty={matches.length === 0} error={error} words={words} add={add}>
        {inMonths(matches).map((month) => (
          <section key={month[0]?.id}>
            <h2 className={styles.month}>{headingOf(month, language)}</h2>
            <ul className={styles.rows}>
              {month.map((match) => (
                <MatchRow
                  key={match.id}
                  match={match}
                  ownTeam={ownTeam}
                  onRemove={() =>
                    void remove({
                      kind: "matches",
                      id: match.id,
                      name: matchName(match, language),
                      text: words.remove,
                    })
                  }
                />
              ))}
            </ul>
          </section>
        ))}
      </ListBody>
      <Pager page={page} perPage={PER_PAGE} total={total} />
    </OfficePage>
  );
}

/** The list in its order, cut where the month changes. */
function inMonths(matches: ListedMatch[]): ListedMatch[][] {
  const months: ListedMatch[][] = [];
  let last: string | undefined;
  for (const match of matches) {
    const month = monthOf(match);
    if (month !== last) months.push([]);
    months.at(-1)?.push(match);
    last = month;
  }
  return months;
}

function monthOf(match: ListedMatch): string {
  const at = clockTime(match.match_date, club.timeZone);
  return at ? `${at.year}-${at.month}` : "";
}

function headingOf([match]: ListedMatch[], language: Language): string {
  const at = match && clockTime(match.match_date, club.timeZone);
  return at ? monthHeading(at, language) : "—";
}

export function HydrateFallback() {
  const words = useOfficeText("matches");
  return <LoadingPage title={words.title} rows={6} />;
}
