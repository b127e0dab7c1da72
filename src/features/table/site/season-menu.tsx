import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { seasonName } from "#src/i18n/season-name.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { closeOnEscape, closeOutside } from "#src/ui/disclosure.ts";
import styles from "./season-menu.module.css";
import type { TableData } from "./table-data.server.ts";

/** Links, so that a season has an address and the choice works before JavaScript. */
export function SeasonMenu({ table: { season, seasons } }: { table: TableData }) {
  const colon = useColon();
  const text = useSiteText("table");
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <details className={styles.seasons} key={season} ref={closeOutside} onKeyDown={closeOnEscape}>
      <summary className={styles.button}>
        <span className="visually-hidden">{`${text.chooseSeason}${colon}`}</span>
        <span>{seasonName(season, language)}</span>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <ul className="menu">
        {seasons.map((one) => (
          <li key={one.season}>
            <Link
              to={`${pathname}?season=${one.season}`}
              aria-current={one.season === season ? "true" : undefined}
            >
              {seasonName(one.season, language)} {one.current && text.current}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
