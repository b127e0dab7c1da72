import { isRouteErrorResponse, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { PageHero } from "#src/features/shell/page-hero.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { wholeName } from "../names.ts";
import { ChoiceLinks } from "./choice-links.tsx";
import { CleanSheets } from "./clean-sheets.tsx";
import { Coverage } from "./coverage.tsx";
import { Crowds } from "./crowds.tsx";
import { loadSeasonPage, type SeasonPageData } from "./season-data.server.ts";
import { SeasonLists } from "./season-lists.tsx";
import styles from "./season-page.module.css";
import { SeasonTiles } from "./season-tiles.tsx";

export const handle = { query: ["competition"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, query, language }) =>
  loadSeasonPage(app, language, params.season ?? "", query),
);

export default function SeasonPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("statistics");
  const language = useLanguage();
  const path = `/season/${data.season}`;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${text.seasonHeading}, ${data.name} | ${club.name[language]}`}
        description={useDescription(data)}
        keywords={`${text.seasonKeywords}, ${data.name}, ${club.name[language]}`}
      />
      <PageHero
        title={text.seasonHeading}
        eyebrow={text.season(data.name)}
        path={path}
        image="/club/pictures/stadium-night.svg"
        isOverlapped={data.totals.matches > 0}
      />
      <div className="page-width">
        {data.totals.matches > 0 && <SeasonTiles data={data} />}
        <Choices data={data} path={path} />
      </div>
      {data.totals.matches === 0 ? (
        <div className={`page-width ${styles.empty}`}>
          <EmptyState title={text.noSeasonMatches} hint={text.noMatchesHint} />
        </div>
      ) : (
        <>
          <SeasonLists data={data} />
          <Crowds data={data} />
          <div className={`page-width ${styles.page}`}>
            <CleanSheets data={data} />
            <Coverage told={data.told} all={data.totals.matches} />
            <p>
              <Link className="more-link label" to={localPath(language, "/records")}>
                {text.records}
              </Link>
            </p>
          </div>
        </>
      )}
      <SeasonStructuredData data={data} />
    </main>
  );
}

/** Other seasons, and one competition of this one. */
function Choices({ data, path }: { data: SeasonPageData; path: string }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  return (
    <div className={styles.choices}>
      <ChoiceLinks
        label={text.otherSeason}
        choices={data.seasons.map(({ season, name }) => ({
          to: localPath(language, `/season/${season}`),
          name,
          isChosen: season === data.season,
        }))}
      />
      <ChoiceLinks
        label={text.competition}
        choices={data.choices.map(({ slug, name, isChosen }) => ({
          to: `${localPath(language, path)}?competition=${encodeURIComponent(slug)}`,
          name: name?.text ?? text.all,
          lang: name?.lang,
          isChosen,
        }))}
      />
    </div>
  );
}

function useDescription({ name, totals, scorers }: SeasonPageData): string {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const [top] = scorers;
  const best = top ? `${text.topScorer}: ${wholeName(top.name)}, ${top.figures.goals}.` : "";
  return [
    `${club.name[language]}, ${text.season(name)}.`,
    totals.matches > 0
      ? `${totals.withResult} ${text.record(totals.wins, totals.draws, totals.losses, totals.withResult)}.`
      : "",
    best,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The lists for search engines. Source: schema.org/ItemList. */
function SeasonStructuredData({ data }: { data: SeasonPageData }) {
  const siteUrl = useSiteUrl();
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (data.scorers.length === 0) return null;
  return (
    <JsonLd
      data={{
        "@type": "ItemList",
        name: `${text.scorers}, ${data.name}`,
        itemListOrder: "https://schema.org/ItemListOrderDescending",
        itemListElement: data.scorers.map(({ name, page: address, figures }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: `${wholeName(name)}, ${figures.goals}`,
          url: address ? siteUrl + localPath(language, address) : undefined,
        })),
      }}
    />
  );
}

/** A season of which nothing is known. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <LoadFault error={error} title={text.seasonHeading} />;
  return (
    <NoticePage>
      <PageHead title={`${text.seasonNotFound} | ${club.name[language]}`} isIndexed={false} />
      <EmptyState title={text.seasonNotFound} hint={text.seasonNotFoundHint} level={1}>
        <Link className="button" to={localPath(language, "/matches")}>
          {text.toMatches}
        </Link>
      </EmptyState>
    </NoticePage>
  );
}
