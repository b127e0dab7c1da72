import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { seasonName } from "#src/i18n/season-name.ts";
import { useColon } from "#src/i18n/use-colon.ts";
import { closeOnEscape, closeOutside } from "#src/ui/disclosure.ts";
import styles from "./season-menu.module.css";

interface SeasonMenuProps {
  /** The one that is shown. */
  season: string;
  /** All of them; the site's own one stands out. */
  seasons: readonly { season: string; current: boolean }[];
  /** What else the address says and a choice keeps, e.g. "by=date". */
  rest?: string;
}

/** Links, so that a season has an address and the choice works before JavaScript. */
export function SeasonMenu({ season, seasons, rest = "" }: SeasonMenuProps) {
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
              to={`${pathname}?season=${one.season}${rest && `&${rest}`}`}
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
