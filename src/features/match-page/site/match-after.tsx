import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { TeamCrest } from "#src/features/teams/team-crest.tsx";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { VideoEmbed } from "#src/ui/video-embed.tsx";
import { personText } from "./entry-words.ts";
import { useFollowedMatch } from "./followed-match.ts";
import styles from "./match-after.module.css";

/** Where the match is told as a whole: the article about it, else what was written to it. */
export function MatchReport() {
  const { data } = useFollowedMatch();
  const text = useSiteText("matches");
  const home = useSiteText("home");
  const language = useLanguage();
  const { article, report } = data;
  if (article)
    return (
      <section className={styles.report} aria-labelledby="report">
        <h2 id="report">{text.report}</h2>
        <h3 lang={article.title.lang}>{article.title.text}</h3>
        {article.lead.text && <p lang={article.lead.lang}>{article.lead.text}</p>}
        <Link className="button button-small" to={localPath(language, `/news/${article.slug}`)}>
          {home.readReport} <ArrowRight className="icon" aria-hidden />
        </Link>
      </section>
    );
  if (!report.text) return null;
  return (
    <section className={styles.report} aria-labelledby="report">
      <h2 id="report">{text.report}</h2>
      <div lang={report.lang}>
        {report.text.split(/\n\s*\n/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

export function MatchVideo() {
  const { data } = useFollowedMatch();
  const text = useSiteText("matches");
  if (!data.video) return null;
  return (
    <section aria-label={text.video}>
      <VideoEmbed id={data.video} playLabel={text.playVideo} />
    </section>
  );
}

/** Whom staff chose as the best of the match. */
export function MatchStar() {
  const { state, nameOf } = useFollowedMatch();
  const page = useSiteText("matchPage");
  const language = useLanguage();
  const entry = state.lines.findLast((line) => line.entry.kind === "star" && !line.entry.isVoid)?.entry;
  const name =
    entry?.kind === "star" && entry.side
      ? personText(entry.side, entry.payload.who, nameOf, page, language)
      : undefined;
  if (!name) return null;
  return (
    <section className={`${styles.star} slab`} aria-labelledby="star">
      <div className="pores" />
      <h2 id="star" className="label">
        {page.kinds.star}
      </h2>
      <b lang={name.lang}>{name.text}</b>
    </section>
  );
}

/** The club's next match, for who has seen this one. */
export function NextAfter() {
  const { data, log } = useFollowedMatch();
  const text = useSiteText("matches");
  const language = useLanguage();
  const { next } = data;
  if (!next || log.status === "scheduled") return null;
  return (
    <section className={`page-width ${styles.next}`} aria-labelledby="next">
      <Link className="slab merlons-above" to={localPath(language, next.path)}>
        <span className="pores" />
        <h2 id="next" className="label">
          {text.nextMatch}
        </h2>
        <span className={styles.sides}>
          <span className="crest">
            <TeamCrest team={next.home.crest} />
          </span>
          <b lang={next.home.name.lang}>{next.home.name.text}</b>
          <time className="number" dateTime={next.kickOff}>
            {next.time}
          </time>
          <b lang={next.away.name.lang}>{next.away.name.text}</b>
          <span className="crest">
            <TeamCrest team={next.away.crest} />
          </span>
        </span>
        <span>
          {next.weekday}
          {next.venue.text && (
            <>
              {" · "}
              <span lang={next.venue.lang}>{next.venue.text}</span>
            </>
          )}
        </span>
      </Link>
    </section>
  );
}
