import { isRouteErrorResponse, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { wholeName } from "../names.ts";
import { CareerTable } from "./career-table.tsx";
import { FigureSlab } from "./figure-slab.tsx";
import { LeagueScorers } from "./league-scorers.tsx";
import { MatchLog } from "./match-log.tsx";
import { MatchStones } from "./match-stones.tsx";
import { Neighbours } from "./neighbours.tsx";
import { NumbersWorn } from "./numbers-worn.tsx";
import { loadPlayerPage, type PlayerPageData } from "./player-data.server.ts";
import { PlayerHero } from "./player-hero.tsx";
import styles from "./player-page.module.css";
import { PlayerStructuredData } from "./player-structured-data.tsx";
import { Spells } from "./spells.tsx";

export const handle = { query: ["season", "competition"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, query, language }) =>
  loadPlayerPage(app, language, params.player ?? "", query),
);

export default function PlayerPage() {
  const data = useLoaderData<typeof loader>();
  const text = useSiteText("statistics");
  const language = useLanguage();
  const name = wholeName(data.name);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        title={`${name}${data.number === null ? "" : `, ${data.number}`} | ${club.name[language]}`}
        description={useDescription(data)}
        keywords={`${name}, ${text.playerKeywords}, ${club.name[language]}`}
        path={data.path}
        {...(isShared(data.photo) ? { image: data.photo, imageAlt: name } : {})}
      />
      <PlayerHero player={data} />
      <div className={`page-width ${styles.page}`}>
        {data.season && data.career.length > 0 ? (
          <>
            <FigureSlab data={data} />
            <MatchStones data={data} />
          </>
        ) : (
          <EmptyState title={text.noMatches} hint={text.noMatchesHint} />
        )}
        <div className={styles.columns}>
          <div className={styles.column}>
            <div className={styles.wide}>
              <MatchLog rows={data.log} />
            </div>
            <div className={styles.wide}>
              <CareerTable data={data} />
            </div>
          </div>
          <div className={styles.column}>
            <NumbersWorn numbers={data.numbers} />
            <LeagueScorers scorers={data.leagueScorers} />
            <Spells spells={data.spells} />
          </div>
        </div>
        {data.coverage && (
          <p className="small">{text.coverage(data.coverage.told, data.coverage.all, data.coverage.since)}</p>
        )}
        <Neighbours previous={data.previous} next={data.next} />
      </div>
      <PlayerStructuredData player={data} />
    </main>
  );
}

/** Networks show no drawings: instead of one the club's picture stands. */
function isShared(photo: string | null): photo is string {
  return photo !== null && photo !== "" && !photo.endsWith(".svg");
}

/** "FC Argishti. Forward, 9. 2026-27: 14 goals in 24 matches": what is asked most, where links are shared. */
function useDescription({ what, number, season, figures, name }: PlayerPageData): string {
  const text = useSiteText("statistics");
  const language = useLanguage();
  const who = [`${wholeName(name)}${number === null ? "" : ` (${number})`}`, what.text]
    .filter(Boolean)
    .join(", ");
  const did =
    season && figures.matches > 0 ? `${season.name}, ${text.about(figures.goals, figures.matches)}` : "";
  return [club.name[language], who, did].filter(Boolean).join(". ");
}

/** A player whom the site does not know, or of whom it tells nothing. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useSiteText("statistics");
  const language = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <LoadFault error={error} title={text.players} />;
  return (
    <NoticePage>
      <PageHead title={`${text.playerNotFound} | ${club.name[language]}`} isIndexed={false} />
      <EmptyState title={text.playerNotFound} hint={text.playerNotFoundHint} level={1}>
        <Link className="button" to={localPath(language, "/club?tab=players")}>
          {text.toPlayers}
        </Link>
      </EmptyState>
    </NoticePage>
  );
}
