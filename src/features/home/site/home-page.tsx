import { ArrowRight, ExternalLink, Play } from "lucide-react";
import { Link, useLoaderData } from "react-router";
import { club } from "#club/club.ts";
import { type PageHandle, page } from "#src/delivery/page.server.ts";
import { MatchDetailsDialog } from "#src/features/matches/lazy-match-details.tsx";
import { LiveScores } from "#src/features/matches/live-scores.tsx";
import { NextMatch } from "#src/features/matches/next-match.tsx";
import { ResultCard } from "#src/features/matches/result-card.tsx";
import { ArticleCard } from "#src/features/news/article-card.tsx";
import { PartnerPicture } from "#src/features/partners/partner-picture.tsx";
import { LoadFault } from "#src/features/shell/load-fault.tsx";
import { PageHead } from "#src/features/shell/page-head.tsx";
import { useLanguage } from "#src/i18n/i18n.tsx";
import { isLanguage, localPath } from "#src/i18n/languages.ts";
import { useHomeText } from "../use-home-text.ts";
import { ClubStructuredData } from "./club-structured-data.tsx";
import { type HomeData, loadHome } from "./home-data.server.ts";
import { Honours } from "./honours.tsx";
import { PartnerCarousel } from "./partner-carousel.tsx";
import "./home.css";

export const handle = { query: ["match"], isCached: true } satisfies PageHandle;

export const loader = page(async (app, { params, request }) =>
  loadHome(
    app,
    isLanguage(params.language) ? params.language : "en",
    new URL(request.url).searchParams.get("match"),
  ),
);

export default function HomePage() {
  const home = useLoaderData<typeof loader>();
  const text = useHomeText();
  const language = useLanguage();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={text.title.replace("{club}", club.name[language])} />
      <Hero hero={home.hero} />
      {home.next ? <NextMatch match={home.next} /> : <NoNextMatch />}
      <LatestNews articles={home.articles} />
      <section className="hon merlon-t merlon-b" aria-labelledby="honours">
        <Honours />
      </section>
      <RecentResults results={home.results} />
      <Partners home={home} />
      <LiveScores matches={[home.details?.match, home.next, ...home.results].filter((match) => !!match)} />
      <ClubStructuredData social={home.social} />
      {home.details && <MatchDetailsDialog details={home.details} />}
    </main>
  );
}

function Hero({ hero }: { hero: HomeData["hero"] }) {
  return (
    <section className="hero">
      <img
        className="night"
        src="/club/pictures/hero-night.svg"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
      <img
        className="dawn"
        src="/club/pictures/hero-dawn.svg"
        alt=""
        width={1600}
        height={900}
        loading="lazy"
      />
      <div className="wrap">
        <HeroWords hero={hero} />
      </div>
    </section>
  );
}

function HeroWords({ hero }: { hero: HomeData["hero"] }) {
  const { figures } = hero;
  const text = useHomeText();
  const language = useLanguage();
  const figureList = [
    { name: text.position, value: text.ordinal(figures.position) },
    { name: text.points(figures.points), value: figures.points },
    { name: text.wins(figures.wins), value: figures.wins },
  ];
  return (
    <>
      <div>
        <p className="eyebrow label">
          <span className="wedge" />
          <span className="wedge" /> {text.eyebrow(club.town[language], club.foundedYear)}
        </p>
        <h1 className={`up ${sizeOf(hero.title.text)}`} lang={hero.title.lang}>
          {hero.title.text}
        </h1>
        <p className="sub" lang={hero.subtitle.lang}>
          {hero.subtitle.text}
        </p>
        <div className="cta">
          <Link className="btn" to={localPath(language, "/matches")}>
            <span>{hero.matches.text || text.allMatches}</span>
            <ArrowRight className="i" aria-hidden />
          </Link>
          <a className="btn cream" href={hero.channel} target="_blank" rel="noopener">
            <Play className="i" aria-hidden />
            <span>{hero.watch.text || text.watch}</span>
          </a>
        </div>
      </div>
      <dl className="hstats">
        {figureList.map(({ name, value }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The title is drawn for names of up to eight letters; longer ones step down before they wrap. */
function sizeOf(title: string): string {
  const length = [...title].length;
  return length <= 8 ? "" : length <= 12 ? "long" : "longest";
}

function NoNextMatch() {
  const text = useHomeText();
  return (
    <section className="next wrap">
      <div className="void">
        <div className="ro-m" />
        <h2>{text.noNextMatch}</h2>
        <p>{text.noNextMatchHint}</p>
      </div>
    </section>
  );
}

function LatestNews({ articles }: { articles: HomeData["articles"] }) {
  const text = useHomeText();
  const language = useLanguage();
  return (
    <section className="sec wrap" aria-labelledby="latest-news">
      <div className="sec-h">
        <h2 id="latest-news">{text.latestNews}</h2>
        <Link className="more label" to={localPath(language, "/news")}>
          {text.allNews} <ArrowRight className="i" aria-hidden />
        </Link>
      </div>
      {articles.length === 0 ? (
        <Empty title={text.noNews} hint={text.noNewsHint} />
      ) : (
        <div className="news">
          {articles.map((article, index) => (
            <ArticleCard key={article.id} article={article} isLarge={index === 0} />
          ))}
        </div>
      )}
    </section>
  );
}

function RecentResults({ results }: { results: HomeData["results"] }) {
  const text = useHomeText();
  const language = useLanguage();
  return (
    <section className="sec wrap" aria-labelledby="recent-results">
      <div className="sec-h">
        <h2 id="recent-results">{text.recentResults}</h2>
        <Link className="more label" to={localPath(language, "/matches")}>
          {text.allMatches} <ArrowRight className="i" aria-hidden />
        </Link>
      </div>
      {results.length === 0 ? (
        <Empty title={text.noResults} hint={text.noResultsHint} />
      ) : (
        <div className="res">
          {results.map((match) => (
            <ResultCard key={match.id} match={match} />
          ))}
        </div>
      )}
    </section>
  );
}

function Partners({ home: { titlePartner, partners } }: { home: HomeData }) {
  const text = useHomeText();
  if (!titlePartner && partners.length === 0) return null;
  return (
    <section className="wrap home-partners" aria-labelledby="partners">
      <div className="sec-h">
        <h2 id="partners">{text.partners}</h2>
      </div>
      {titlePartner && (
        <div className="title-p">
          <div className="frieze" />
          <div>
            <p className="label faint">{text.titlePartner}</p>
            <PartnerPicture logo={titlePartner.logo} alt={titlePartner.name} width={220} height={64} />
          </div>
          <p className="muted" lang={titlePartner.text.lang}>
            {titlePartner.text.text}
          </p>
          <a className="btn ghost sm" href={titlePartner.url} target="_blank" rel="noopener sponsored">
            {text.visitSite} <ExternalLink className="i" aria-hidden />
          </a>
        </div>
      )}
      {partners.length > 0 && <PartnerCarousel partners={partners} />}
    </section>
  );
}

function Empty({ title, hint }: { title: string; hint: string }) {
  return (
    <div className="void">
      <div className="ro-m" />
      <h3>{title}</h3>
      <p>{hint}</p>
    </div>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  const language = useLanguage();
  return <LoadFault error={error} title={club.name[language]} />;
}
