import { ArrowUp } from "lucide-react";
import { type ClientLoaderFunctionArgs, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { api } from "#src/api/client.ts";
import { AddLink } from "#src/features/office/add-link.tsx";
import { Button } from "#src/features/office/button.tsx";
import { ListBody } from "#src/features/office/list-body.tsx";
import { attempt } from "#src/features/office/list-fault.tsx";
import { pagesBeginningAt, rowsOf } from "#src/features/office/list-pages.ts";
import { pageIn } from "#src/features/office/list-query.ts";
import { Pager, useListAddress } from "#src/features/office/list-tools.tsx";
import { LoadingPage } from "#src/features/office/loading-page.tsx";
import { OfficePage } from "#src/features/office/office-page.tsx";
import { useListActions } from "#src/features/office/use-list-actions.ts";
import { clockTime, monthHeading } from "#src/i18n/dates.ts";
import { useLanguage } from "#src/i18n/i18n.tsx";
import type { Language } from "#src/i18n/languages.ts";
import { useOfficeText } from "#src/i18n/office-text.ts";
import type { ListedMatch } from "../match.ts";
import { filtersOf, loadChoices } from "./match-filter-choices.ts";
import { MatchFilters } from "./match-filters.tsx";
import { matchName } from "./match-name.ts";
import { MatchRow } from "./match-row.tsx";
import styles from "./matches-list-page.module.css";

/** Source: specification of the back office, section 9. */
const PER_PAGE = 50;

/** A list that short is seen whole. */
const SHORT = 12;

interface MatchesAnswer {
  matches: ListedMatch[];
  total: number;
  ahead: number;
}

/** Opens with the day of today's matches or, without one, of the next: later ones are on the pages before. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const address = new URL(request.url).searchParams;
  const choices = await loadChoices();
  const query = new URLSearchParams(filtersOf(address, choices));
  const list = (rows: { offset: number; limit: number }) =>
    api.get<MatchesAnswer>(
      `/admin/matches?${new URLSearchParams({ ...Object.fromEntries(query), limit: String(rows.limit), offset: String(rows.offset) })}`,
    );
  const counted = await attempt(list({ offset: 0, limit: 1 }));
  const { total = 0, ahead = 0 } = counted.data ?? {};
  // Of matches that all lie ahead the nearest are seen together.
  const begin = address.get("status") === "scheduled" ? Math.max(0, ahead - SHORT) : ahead;
  const pages = pagesBeginningAt(address.get("month") || total <= SHORT ? 0 : begin, PER_PAGE);
  const page = address.has("page") ? pageIn(address) : pages.page;
  const { data, error } = await attempt(list(rowsOf(page, pages)));
  return { matches: data?.matches ?? [], total, pages, page, choices, error: counted.error ?? error };
}

export default function MatchesListPage() {
  const { matches, total, pages, page, choices, error } = useLoaderData<typeof clientLoader>();
  const { teams } = choices;
  const words = useOfficeText("matches");
  const language = useLanguage();
  const address = useListAddress();
  const later = page === pages.page ? rowsOf(page, pages).offset : 0;
  const { remove } = useListActions();
  const add = { to: "/admin/matches/create", label: words.create };
  return (
    <OfficePage title={words.title} actions={<AddLink {...add} />}>
      <MatchFilters choices={choices} />
      {later > 0 && (
        <Button isLine onClick={() => address.set({ page: String(page - 1) })}>
          <ArrowUp className="icon" aria-hidden /> {words.later(later)}
        </Button>
      )}
      <ListBody isEmpty={matches.length === 0} error={error} words={words} add={add}>
        {inMonths(matches).map((month) => (
          <section key={month[0]?.id}>
            <h2 className={styles.month}>{headingOf(month, language)}</h2>
            <ul className={styles.rows}>
              {month.map((match) => (
                <MatchRow
                  key={match.id}
                  match={match}
                  teams={teams}
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
      <Pager page={page} perPage={PER_PAGE} total={total} lead={pages.lead} home={pages.page} />
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
