import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { type HonourCounts, TITLE_KINDS, type TitleKind, totalOf } from "#src/features/honours/honour.ts";
import { TROPHIES } from "#src/features/honours/trophies.ts";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./honours.module.css";

/** As wide as the wall is drawn. */
const MOST_IN_ROW = 8;

/** The honours as trophies in the niches of a wall. */
export function Honours({ counts }: { counts: HonourCounts }) {
  const colon = useColon();
  const text = useSiteText("home");
  const language = useLanguage();
  const names: Record<TitleKind, (n: number) => string> = {
    championship: text.championships,
    cup: text.cups,
    super_cup: text.superCups,
    other: text.otherTitles,
  };
  const total = totalOf(counts);
  const shelves = TITLE_KINDS.map((kind) => ({
    name: names[kind](counts[kind]),
    count: counts[kind],
    trophy: TROPHIES[kind],
  })).filter(({ count }) => count > 0);
  if (total === 0) return null;
  return (
    <section className={`${styles.honours} merlons-above merlons-below`} aria-labelledby="honours">
      <div className="page-width">
        <h2 id="honours" className={styles.total}>
          <span className="visually-hidden">{`${text.achievements}${colon}`}</span>
          <span className="number">{total}</span> <span className={styles.titles}>{text.titles(total)}</span>
        </h2>
        <ul className={styles.shelves}>
          {shelves.map(({ name, count, trophy }) => (
            <li key={name} style={{ "--n": Math.min(count, MOST_IN_ROW) } as React.CSSProperties}>
              <div className={styles.niches}>
                {Array.from({ length: count }, (_, i) => (
                  <span className={styles.niche} key={i}>
                    <img src={trophy} alt="" width={80} height={112} loading="lazy" />
                  </span>
                ))}
              </div>
              <h3>
                <span className="number">{count}</span> {name}
              </h3>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link className="more-link label" to={localPath(language, "/honours")}>
            {text.allHonours} <ArrowRight className="icon" aria-hidden />
          </Link>
        </p>
      </div>
    </section>
  );
}
