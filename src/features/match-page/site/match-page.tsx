import { isRouteErrorResponse, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { type Patches, useLiveMatches } from "#src/features/matches/live-matches.ts";
import { patchedFigures } from "#src/features/matches/patched-view.ts";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { loadVoice } from "#src/features/voice/voices.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { LANGUAGES, localPath, pageLanguage } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { loadMatchPage, type MatchPageData } from "./match-page-data.server.ts";
import { MatchPageView } from "./match-page-view.tsx";

// The sentences of the page's language come before React: it must find what the server wrote.
if (import.meta.env.SSR) await Promise.all(LANGUAGES.map(loadVoice));
else await loadVoice(pageLanguage());

export const handle = { isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, url, language }) =>
  loadMatchPage(app, language, params.match ?? "", url.search),
);

export default function MatchPage() {
  const data = useLiveMatches(useLoaderData<typeof loader>(), withRound);
  // Another match begins anew: what was followed of the one before is not its own.
  return <MatchPageView key={data.match.id} data={data} />;
}

/** The other matches of the round as they stand; this one follows its own log. */
function withRound(data: MatchPageData, patches: Patches): MatchPageData {
  return { ...data, round: data.round.map((match) => patchedFigures(match, patches)) };
}

/** A match that is not there, or not any more, is a true 404 with a way to the others. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useSiteText("matches");
  const { notFound, notFoundHint } = useSiteText("matchPage");
  const language = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <LoadFault error={error} title={text.heading} />;
  return (
    <NoticePage>
      <PageHead title={`${notFound} | ${club.name[language]}`} isIndexed={false} />
      <EmptyState title={notFound} hint={notFoundHint} level={1}>
        <Link className="button" to={localPath(language, "/matches")}>
          {text.heading}
        </Link>
      </EmptyState>
    </NoticePage>
  );
}
