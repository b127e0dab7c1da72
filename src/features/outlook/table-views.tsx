import { Link } from "react-router";
import { useLanguage, useSiteText } from "#src/i18n/i18n.tsx";
import { localPath } from "#src/i18n/languages.ts";
import styles from "./table-views.module.css";

const VIEWS = {
  table: "/table",
  race: "/table/race",
  whatIf: "/table/what-if",
  rules: "/table/rules",
} as const;

interface TableViewsProps {
  current: keyof typeof VIEWS;
  /** Kept from one view to the other; what-if is of the season that runs. */
  season?: string | undefined;
  has: { race: boolean; whatIf: boolean };
}

/** The table, its race, what could become of it and by which rules: links between them. */
export function TableViews({ current, season, has }: TableViewsProps) {
  const text = useSiteText("outlook");
  const shell = useSiteText("shell");
  const language = useLanguage();
  const names = { table: shell.nav.table, race: text.race, whatIf: text.whatIf, rules: text.rules };
  const isThere = { table: true, ...has, rules: true };
  return (
    <nav className={styles.views} aria-label={text.views}>
      <ul>
        {(["table", "race", "whatIf", "rules"] as const)
          .filter((view) => isThere[view])
          .map((view) => (
            <li key={view}>
              <Link
                to={`${localPath(language, VIEWS[view])}${season && view !== "whatIf" ? `?season=${season}` : ""}`}
                aria-current={view === current ? "page" : undefined}
              >
                {names[view]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
