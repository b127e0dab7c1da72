import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse, Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { allowFrames, type PageHandle, page } from "#src/delivery/page.server.ts";
import { type Patches, useLiveMatches } from "#src/features/matches/live-matches.ts";
import { LiveScores } from "#src/features/matches/live-scores.tsx";
import type { MatchView } from "#src/features/matches/match-view.server.ts";
import { patchedView } from "#src/features/matches/patched-view.ts";
import { Breadcrumbs } from "#src/features/shell/breadcrumbs.tsx";
import { JsonLd } from "#src/features/shell/json-ld.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { NoticePage } from "#src/features/shell/notice-page.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useSiteUrl } from "#src/features/shell/use-site-url.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { ArticleCard } from "../article-card.tsx";
import { articleTags } from "../article-tags.ts";
import { sharePicture } from "../share-picture.ts";
import { ArticleHead, ArticleText } from "./article-content.tsx";
import { type ArticleData, loadArticle } from "./article-data.server.ts";
import styles from "./article-page.module.css";
import { ShareLinks } from "./share-links.tsx";

export const handle = { isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, url, language, context }) => {
  const article = await loadArticle(app, language, params.id ?? "", url.search);
  allowFrames(context, article.frames);
  return article;
});

export default function ArticlePage() {
  const article = useLiveMatches(useLoaderData<typeof loader>(), withScores);
  const text = useSiteText("news");
  const language = useLanguage();
  const { title, category } = article;
  const matches = matchesOf(article);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead
        {...articleTags({ ...article, isOver: article.cover.isOver }, language)}
        keywords={[club.name[language], category.name.text, text.keywords].filter(Boolean).join(", ")}
        article={{ published: article.published, modified: article.modified }}
        languages={article.languages}
      />
      <ArticleStructuredData article={article} />
      <div className="page-width">
        <Breadcrumbs
          crumbs={[
            { name: text.heading, path: "/news" },
            { name: title.text, lang: title.lang, path: `/news/${article.slug}` },
          ]}
        />
        <ArticleHead article={article} />
        <div className={styles.body}>
          <div>
            <ArticleText article={article} />
          </div>
          <aside>
            <div className={styles.rail}>
              <Link className="more-link label" to={localPath(language, "/news")}>
                <ArrowLeft className="icon" aria-hidden /> {text.backToNews}
              </Link>
              <ShareLinks title={title.text} path={localPath(language, `/news/${article.slug}`)} />
            </div>
          </aside>
        </div>
        <Related articles={article.related} />
      </div>
      {matches.length > 0 && <LiveScores matches={matches} />}
    </main>
  );
}

/** The matches that an article tells of and shows cards of. */
function matchesOf({ match, body }: ArticleData): MatchView[] {
  const carded = Object.values(body.cards).flatMap((card) => (card.kind === "match" ? [card.match] : []));
  return match ? [match, ...carded.filter(({ id }) => id !== match.id)] : carded;
}

/** The article with what was heard of its matches since. */
function withScores(article: ArticleData, patches: Patches): ArticleData {
  const { match, body } = article;
  const cards = Object.entries(body.cards).map(([href, card]) => [
    href,
    card.kind === "match" ? { ...card, match: patchedView(card.match, patches) } : card,
  ]);
  return {
    ...article,
    match: match && patchedView(match, patches),
    body: { ...body, cards: Object.fromEntries(cards) },
  };
}

function Related({ articles }: { articles: ArticleData["related"] }) {
  const text = useSiteText("news");
  if (articles.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related">
      <div className="section-head">
        <h2 id="related">{text.related}</h2>
      </div>
      <div className={styles.grid}>
        {articles.map((article) => (
          <ArticleCard key={article.id} article={article} place="related" />
        ))}
      </div>
    </section>
  );
}

function ArticleStructuredData({ article }: { article: ArticleData }) {
  const siteUrl = useSiteUrl();
  const language = useLanguage();
  const url = siteUrl + localPath(language, `/news/${article.slug}`);
  const publisher = {
    "@type": "SportsOrganization",
    name: club.name[language],
    url: siteUrl + localPath(language, "/"),
    logo: { "@type": "ImageObject", url: `${siteUrl}/icon-512.png` },
  };
  return (
    <JsonLd
      data={{
        "@type": "NewsArticle",
        headline: article.title.text.slice(0, 110),
        description: article.description,
        image: [siteUrl + sharePicture({ ...article, isOver: article.cover.isOver })],
        datePublished: article.published,
        dateModified: article.modified,
        inLanguage: article.title.lang,
        author: article.author ? { "@type": "Person", name: article.author } : publisher,
        publisher,
        mainEntityOfPage: url,
        articleSection: article.category.name.text || undefined,
      }}
    />
  );
}

/** An article that is not there, or not any more, is a true 404 with a way to the others. */
export function ErrorBoundary({ error }: { error: unknown }) {
  const text = useSiteText("news");
  const language = useLanguage();
  if (!isRouteErrorResponse(error) || error.status !== 404) {
    return <LoadFault error={error} title={text.heading} />;
  }
  return (
    <NoticePage>
      <PageHead title={`${text.notFound} | ${club.name[language]}`} isIndexed={false} />
      <EmptyState title={text.notFound} hint={text.notFoundHint} level={1}>
        <Link className="button" to={localPath(language, "/news")}>
          {text.backToNews}
        </Link>
      </EmptyState>
    </NoticePage>
  );
}
