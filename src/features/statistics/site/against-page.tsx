import { isRouteErrorResponse, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { Breadcrumbs } from "#src/features/shell/breadcrumbs.tsx";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { SectionHead } from "#src/ui/section-head.tsx";
import { type AgainstPageData, loadAgainstPage } from "./against-data.server.ts";
import styles from "./against-page.module.css";
import { AgainstSlab } from "./against-slab.tsx";
import { BothClubs } from "./both-clubs.tsx";
import { Extremes } from "./extremes.tsx";
import { Meetings } from "./meetings.tsx";
import { StoneList } from "./stone-list.tsx";

export const handle = { query: ["at"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, query, language }) =>
  loadAgainstPage(app, language, params.team ?? "", query),
);

export default function AgainstPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("statistics");
  const matches = useSiteText("matches");
  const language = useLanguage();
  const { wins, draws, losses } = data.balance;
  const met = wins + draws + losses;
  const title = `${data.own.name} – ${data.name.text}`;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${useSiteText("matches").against(data.name.text)} | ${club.name[language]}`}
        description={`${title}. ${met > 0 ? `${met} ${text.record(wins, draws, losses, met)}, ${data.goals.own}:${data.goals.other}.` : text.neverMet}`}
        keywords={`${title}, ${matches.keywords}`}
      />
      <div className={styles.head}>
        <div className="page-width">
          <div className={styles.crumbs}>
            <Breadcrumbs
              crumbs={[
                { name: matches.heading, path: "/matches" },
                { name: title, path: `/matches/against/${data.slug}` },
              ]}
            />
          </div>
          {met > 0 ? (
            <AgainstSlab data={data} />
          ) : (
            <>
              <h1 className={styles.title}>{title}</h1>
              <EmptyState title={text.neverMet} hint={text.neverMetHint} />
            </>
          )}
        </div>
      </div>
      {met > 0 && (
        <div className={`page-width ${styles.page}`}>
          <Extremes extremes={data.extremes} />
          <div className={styles.columns}>
            <Meetings data={data} />
            <div className={styles.column}>
              <Scorers data={data} />
              <BothClubs people={data.both} own={data.own} crest={data.crest} />
            </div>
          </div>
          <p className="small">{text.officialOnly}</p>
        </div>
      )}
      <AgainstStructuredData data={data} />
    </main>
  );
}

function Scorers({ data: { scorers, own, crest } }: { data: AgainstPageData }) {
  const text = useSiteText("statistics");
  if (scorers.length === 0) return null;
  return (
    <section aria-labelledby="scorers">
      <SectionHead id="scorers" title={text.goalsInThese} />
      <StoneList
        label={text.goalsInThese}
        kind="goals"
        most={scorers[0]!.goals}
        rows={scorers.map(({ key, rank, name, page: address, goals, isOwn }) => ({
          ...{ key, rank, name, page: address, note: "", value: goals, shown: String(goals) },
          isTheirs: !isOwn,
          mark: (
            <span className="crest">
              <TeamCrest team={isOwn ? own.crest : crest} />
            </span>
          ),
        }))}
      />
    </section>
  );
}

/** The meetings for search engines. Source: schema.org/ItemList. */
function AgainstStructuredData({ data }: { data: AgainstPageData }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const all = [...data.seasons, ...data.earlier].flatMap(({ matches }) => matches).slice(0, 30);
  if (all.length === 0) return null;
  return (
    <JsonLd
      data={{
        "@type": "ItemList",
        name: `${data.own.name} – ${data.name.text}`,
        itemListElement: all.map(({ path, score, date }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: `${score}, ${date}`,
          url: siteUrl + localPath(language, path),
        })),
      }}
    />
  );
}

/** A team that is in no list. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <LoadFault error={error} title={text.opponents} />;
  return (
    <NoticePage>
      <PageHead title={`${text.opponentNotFound} | ${club.name[language]}`} isIndexed={false} />
      <EmptyState title={text.opponentNotFound} hint={text.opponentNotFoundHint} level={1}>
        <Link className="button" to={localPath(language, "/matches")}>
          {text.toMatches}
        </Link>
      </EmptyState>
    </NoticePage>
  );
}
