import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import { TROPHIES } from "../trophies.ts";
import type { HonoursPageData } from "./honours-data.server.ts";
import styles from "./season-wall.module.css";

/** A column a season, as high as the place; it leads to the season's table. */
export function SeasonWall({ seasons }: Pick<HonoursPageData, "seasons">) {
  const text = useSiteText("honours");
  const language = useLanguage();
  if (seasons.length < 2) return null;
  return (
    <section aria-labelledby="seasons">
      <div className="section-head">
        <h2 id="seasons">{text.seasons}</h2>
        <small className="faint">{text.seasonsNote}</small>
      </div>
      <ol className={styles.wall}>
        {seasons.map(({ season, name, position, height, isRunning, titles }) => (
          <li
            key={season}
            className={titles.length > 0 ? styles.won : isRunning ? styles.running : undefined}
            style={{ "--v": `${Math.round(20 + 80 * height)}%` } as React.CSSProperties}
          >
            <Link to={`${localPath(language, "/table")}?season=${season}`}>
              <span className={styles.trophies} aria-hidden="true">
                {titles.map(
                  (kind, at) =>
                    kind !== "station" && <img key={at} src={TROPHIES[kind]} alt="" width={34} height={48} />,
                )}
              </span>
              <b>
                <span className="number" aria-hidden="true">
                  {position}
                </span>
              </b>
              <small>{name}</small>
              <span className="visually-hidden">{text.place(position)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
