import { club } from "#club/club.ts";
import { useSiteText } from "#src/i18n/i18n.tsx";
import { useColon } from "#src/i18n/use-colon.ts";
import styles from "./honours.module.css";

/** The honours as trophies in the niches of a wall. */
export function Honours() {
  const colon = useColon();
  const text = useSiteText("home");
  const { championships, cups, superCups } = club.honours;
  const total = championships + cups + superCups;
  const shelves = [
    { name: text.championships(championships), count: championships, trophy: "championship" },
    { name: text.cups(cups), count: cups, trophy: "cup" },
    { name: text.superCups(superCups), count: superCups, trophy: "super-cup" },
  ].filter(({ count }) => count > 0);
  return (
    <section className={`${styles.honours} merlons-above merlons-below`} aria-labelledby="honours">
      <div className="page-width">
        <h2 id="honours" className={styles.total}>
          <span className="visually-hidden">{`${text.achievements}${colon}`}</span>
          <span className="number">{total}</span> <span className={styles.titles}>{text.titles(total)}</span>
        </h2>
        <ul className={styles.shelves}>
          {shelves.map(({ name, count, trophy }) => (
            <li key={name} style={{ "--n": count } as React.CSSProperties}>
              <div className={styles.niches}>
                {Array.from({ length: count }, (_, i) => (
                  <span className={styles.niche} key={i}>
                    <img src={`/club/trophies/${trophy}.svg`} alt="" width={80} height={112} loading="lazy" />
                  </span>
                ))}
              </div>
              <h3>
                <span className="number">{count}</span> {name}
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
