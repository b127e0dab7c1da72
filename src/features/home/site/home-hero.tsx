import { ArrowRight, Play } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { club } from "#club/club.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import type { HomeData } from "./home-data.server.ts";
import styles from "./home-hero.module.css";

interface HomeHeroProps {
  hero: HomeData["hero"];
  /** The slab of the match that fills the day: it stands in the hero, which is low then. */
  children?: ReactNode;
}

/** The first thing on the home page: the fortress, the club's name, its place in the table. */
export function HomeHero({ hero, children }: HomeHeroProps) {
  return (
    <section className={children ? `${styles.hero} ${styles.compact}` : styles.hero}>
      <img
        className={styles.night}
        src="/club/pictures/hero-night.svg"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
      />
      <img
        className={styles.dawn}
        src="/club/pictures/hero-dawn.svg"
        alt=""
        width={1600}
        height={900}
        loading="lazy"
      />
      <div className="page-width">
        <HeroWords hero={hero} hasFigures={!children} />
        {children && <div className={styles.slab}>{children}</div>}
      </div>
    </section>
  );
}

function HeroWords({ hero, hasFigures }: { hero: HomeData["hero"]; hasFigures: boolean }) {
  const { figures } = hero;
  const text = useSiteText("home");
  const language = useLanguage();
  const figureList = figures && [
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
        <h1 className={`uppercase ${sizeOf(hero.title.text)}`} lang={hero.title.lang}>
          {hero.title.text}
        </h1>
        <p className={styles.subtitle} lang={hero.subtitle.lang}>
          {hero.subtitle.text}
        </p>
        <div className={styles.actions}>
          <Link className="button" to={localPath(language, "/matches")}>
            <span>{hero.matches.text || text.allMatches}</span>
            <ArrowRight className="icon" aria-hidden />
          </Link>
          <a className="button button-cream" href={hero.channel} target="_blank" rel="noopener">
            <Play className="icon" aria-hidden />
            <span>{hero.watch.text || text.watch}</span>
          </a>
        </div>
      </div>
      {/* In the low hero they would stand on the shield; the table below says them. */}
      {figureList && (
        <dl className={styles.figures} hidden={!hasFigures}>
          {figureList.map(({ name, value }) => (
            <div key={name}>
              <dt className="label">{name}</dt>
              <dd className="number">
                <Link to={localPath(language, "/table")}>{value}</Link>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The title is drawn for names of up to eight letters; longer ones step down before they wrap. */
function sizeOf(title: string): string {
  const length = [...title].length;
  return length <= 8 ? "" : length <= 12 ? (styles.long ?? "") : (styles.longest ?? "");
}
