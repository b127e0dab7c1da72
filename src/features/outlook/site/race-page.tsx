import { ChevronDown } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { useMatchNews } from "#src/features/matches/live-matches.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { SeasonMenu } from "#src/features/table/season-menu.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { wholeWords } from "#src/i18n/no-break.ts";
import { seasonName } from "#src/i18n/season-name.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { useLiveNews } from "#src/ui/live-news.ts";
import { RACES } from "../race.ts";
import { TableViews } from "../table-views.tsx";
import { RaceChart } from "./race-chart.tsx";
import { loadRace, type RaceData } from "./race-data.server.ts";
import styles from "./race-page.module.css";

export const handle = { query: ["season", "by"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { language, query }) =>
  loadRace(app, language, query.get("season"), query.get("by")),
);

type Race = NonNullable<RaceData["race"]>;

export default function RacePage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("outlook");
  const language = useLanguage();
  useLiveNews(["table"], data.isCurrent);
  // It tells of results alone.
  useMatchNews(data.isCurrent, ({ status }) => status === "live");
  const { race, season, isCurrent } = data;
  const name = seasonName(season, language);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.race} ${name} | ${club.name[language]}`}
        description={text.raceAbout(name)}
        isIndexed={race !== null}
        query={isCurrent ? "" : `?season=${season}`}
      />
      <PageHero title={text.race} eyebrow={`${club.league[language]}, ${name}`} path="/table/race" />
      <div className={`page-width ${styles.content}`} data-live={isCurrent ? "" : undefined}>
        <TableViews
          current="race"
          season={isCurrent ? undefined : season}
          has={{ race: true, whatIf: data.hasWhatIf }}
        />
        <div className={styles.season}>
          <SeasonMenu season={season} seasons={data.seasons} rest={race?.by === "date" ? "by=date" : ""} />
        </div>
        {race ? (
          <RaceView race={race} data={data} />
        ) : (
          <EmptyState
            title={data.isContradicted ? text.contradictedTitle : text.raceEmpty}
            hint={data.isContradicted ? text.contradicted : text.raceEmptyHint}
          />
        )}
      </div>
    </main>
  );
}

function RaceView({ race, data }: { race: Race; data: RaceData }) {
  const text = useSiteText("outlook");
  return (
    <>
      {race.summary && <Summary race={race} />}
      <div className={styles.bar}>
        <h2>{text.raceHeading[race.by]}</h2>
        <Switch by={race.by} data={data} />
      </div>
      <RaceChart race={race} />
      <Figures race={race} />
    </>
  );
}

function Summary({ race }: { race: Race }) {
  const text = useSiteText("outlook");
  const lang = useLanguage();
  const { best, worst, among, now } = race.summary!;
  const when = (label: string) => (race.by === "round" ? text.inRound(label) : dayMonth(label));
  const tiles = [
    [best.place, text.bestPlace(when(best.label))],
    [worst.place, text.worstPlace(when(worst.label))],
    [among, text.amongFirst(among, race.among)],
    [now.place, text.now(now.points)],
  ] as const;
  return (
    <dl className={styles.tiles}>
      {tiles.map(([value, words], at) => (
        <div key={at} data-ground={at === 3 ? "slab" : undefined}>
          <dt>{wholeWords({ text: words, lang })}</dt>
          <dd className="number">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "2026-08-03" as "03.08". */
function dayMonth(day: string): string {
  return day.slice(5).split("-").reverse().join(".");
}

/** By round or by date: each has an address. */
function Switch({ by, data: { season, isCurrent } }: { by: Race["by"]; data: RaceData }) {
  const text = useSiteText("outlook");
  const language = useLanguage();
  const address = (one: Race["by"]) => {
    const query = new URLSearchParams({
      ...(isCurrent ? {} : { season }),
      ...(one === "date" ? { by: one } : {}),
    });
    return `${localPath(language, "/table/race")}${query.size > 0 ? `?${query}` : ""}`;
  };
  return (
    <nav className={styles.switch} aria-label={text.raceHeading[by]}>
      {RACES.map((one) => (
        <Link
          key={one}
          to={address(one)}
          aria-current={one === by ? "true" : undefined}
          preventScrollReset
          replace
        >
          {text.raceBy[one]}
        </Link>
      ))}
    </nav>
  );
}

/** What the drawing shows, for everybody who reads rather than looks. */
function Figures({ race }: { race: Race }) {
  const text = useSiteText("outlook");
  return (
    <details className={styles.figures}>
      <summary>
        {text.sameAsTable}
        <ChevronDown className="icon" aria-hidden />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard. */}
      <section tabIndex={0} aria-label={text.raceHeading[race.by]}>
        <table>
          <thead>
            <tr>
              <th scope="col">{race.by === "round" ? text.round : text.club}</th>
              {race.steps.map((step, at) => (
                <th key={at} scope="col">
                  {step}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {race.runners.map(({ team, places }) => (
              <tr key={team.key} data-ground={team.isOwn ? "slab" : undefined}>
                <th scope="row" lang={team.name.lang}>
                  {team.name.text}
                </th>
                {places.map((place, at) => (
                  <td key={at}>{place}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <LoadFault error={error} title={useSiteText("outlook").race} />;
}
